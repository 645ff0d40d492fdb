#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A tool that runs while this program goes on, and what it says.
final class SourceProcess {
  private let process: pid_t
  private let descriptor: Int32
  private var result: (succeeded: Bool, text: String)?

  /// Starts a program with arguments; nil where it cannot be started.
  ///
  /// Output and errors come together; there is no input.
  init?(_ program: String, _ arguments: [String]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, nil, words, environ)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      return nil
    }
    self.process = process
    descriptor = ends[0]
  }

  /// Waits for the end; tells whether it went well, and what was said.
  func finish() -> (succeeded: Bool, text: String) {
    if let result { return result }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = SourceFiles.systemRead(descriptor, &buffer)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    close(descriptor)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let result = (status == 0, String(decoding: bytes, as: UTF8.self))
    self.result = result
    return result
  }

  /// Ends it, if it still runs.
  func end() {
    guard result == nil else { return }
    _ = kill(process, SIGTERM)
    _ = finish()
  }
}
