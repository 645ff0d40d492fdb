#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A place to print to, and what is known of it.
@MainActor
struct ByteStream {
  /// Whether a person sees what is printed as it comes.
  let isTerminal: Bool
  /// The columns of the terminal; nil where it does not tell.
  let columns: Int?
  /// Takes all the bytes; throws ``Failure/closedPipe`` or ``Failure/output(_:)``.
  let write: @MainActor ([UInt8]) throws(Failure) -> Void

  /// Prints a text.
  func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }
}

extension ByteStream {
  /// The stream behind a descriptor of the process.
  static func descriptor(_ descriptor: Int32) -> ByteStream {
    let isTerminal = isatty(descriptor) == 1
    return ByteStream(
      isTerminal: isTerminal, columns: isTerminal ? TerminalSize.columns(of: descriptor) : nil
    ) { (bytes) throws(Failure) in
      guard let code = FileDescriptor.write(bytes, to: descriptor) else { return }
      throw code == EPIPE ? .closedPipe : .output(FileProblem(code: code))
    }
  }

  /// Lets a closed pipe be an error of the write instead of the end of the process.
  static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}

/// The system's calls on open files, repeated until they are done.
enum FileDescriptor {
  /// Writes all bytes and gives the error's number if that fails.
  ///
  /// What one call leaves the next one writes, and calls that a signal interrupts are made again.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          start += count
        } else if errno == EAGAIN {
          // The descriptor was made not to wait, perhaps by whoever shares it.
          var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&state, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  private static func systemWrite(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Musl.write(descriptor, bytes, count)
    #endif
  }
}
