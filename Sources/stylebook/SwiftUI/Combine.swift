import Foundation

/// A stream of values over time, as much of Combine's as views need.
///
/// Values are handed on at once, on the thread that sends them; schedulers and delays are passed over.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end the stream.
  associatedtype Failure: Error

  /// Hands every value from now on to a closure, until the token that it returns goes away.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable

  /// The value the stream begins and ends with, where it is made of one.
  var _only: Output? { get }
}

extension Publisher {
  /// No such value.
  public var _only: Output? { nil }

  /// Hands every value to a closure for as long as the token is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue)
  }

  /// Hands every value to a closure for as long as the token is kept; no stream ends here.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(receiveValue) }

  /// Keeps every value in a property of an object for as long as the token is kept.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    _subscribe { [weak object] in object?[keyPath: keyPath] = $0 }
  }

  /// The values changed by a closure.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<
    Result, Failure
  > {
    AnyPublisher(only: _only.map(transform)) { receive in
      self._subscribe { receive(transform($0)) }
    }
  }

  /// A property of the values.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// The values changed by a closure, without those it makes nothing of.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher(only: _only.flatMap(transform)) { receive in
      self._subscribe { if let result = transform($0) { receive(result) } }
    }
  }

  /// The values that a closure lets through.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// The values without the first few.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return self._subscribe { if left > 0 { left -= 1 } else { receive($0) } }
    }
  }

  /// The values without those that are the same as the last one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher(only: _only) { receive in
      var last: Output?
      return self._subscribe { value in
        if value != last { receive(value) }
        last = value
      }
    }
  }

  /// The same values at once: there is nothing to wait for in a picture.
  public func debounce<Time, Scheduler>(
    for dueTime: Time, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// The same values at once: there is nothing to wait for in a picture.
  public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The same stream, its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(only: _only) { self._subscribe($0) }
  }
}

/// How a stream ends.
public enum Subscribers {
  /// How a stream ends.
  public enum Completion<Failure: Error> {
    /// With its last value.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

/// A token that keeps a subscription, which ends with it.
public final class AnyCancellable: Hashable {
  private var action: (() -> Void)?

  /// Makes a token that does something when it ends.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  deinit { action?() }

  /// Ends the subscription.
  public func cancel() {
    action?()
    action = nil
  }

  /// Keeps the token in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the token in an array.
  public func store(in array: inout [AnyCancellable]) { array.append(self) }

  /// Whether both are the same token.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the token's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A stream whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// The value the stream begins and ends with, where it is made of one.
  public let _only: Output?
  private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  init(only: Output? = nil, _ subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    _only = only
    self.subscribe = subscribe
  }

  /// Hides the type of a stream.
  public init<Stream: Publisher>(_ stream: Stream)
  where Stream.Output == Output, Stream.Failure == Failure {
    self.init(only: stream._only) { stream._subscribe($0) }
  }

  /// Hands every value from now on to a closure.
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receive)
  }
}

/// A stream of one value.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never
  private let value: Output

  /// Makes a stream of a value.
  public init(_ output: Output) { value = output }

  /// The value.
  public var _only: Output? { value }

  /// Hands the value to a closure at once.
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return AnyCancellable {}
  }
}

/// A stream that code sends values into.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var receivers: [Int: (Output) -> Void] = [:]
  private var count = 0

  /// Makes a stream without values.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) {
    for receive in receivers.values { receive(value) }
  }

  /// Sends word that something happened.
  public func send() where Output == Void { send(()) }

  /// Hands every value from now on to a closure.
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    count += 1
    let number = count
    receivers[number] = receive
    return AnyCancellable { [weak self] in self?.receivers[number] = nil }
  }
}

/// A stream that code sends values into, and that has a value at any time.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let changes = PassthroughSubject<Output, Failure>()
  /// The value sent last.
  public var value: Output {
    didSet { changes.send(value) }
  }

  /// Makes a stream with its first value.
  public init(_ value: Output) { self.value = value }

  /// Sends a value.
  public func send(_ value: Output) { self.value = value }

  /// Hands the value and every later one to a closure.
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return changes._subscribe(receive)
  }
}

extension NotificationCenter {
  /// The notifications of a name, as a stream.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    let center = self
    return AnyPublisher { receive in
      nonisolated(unsafe) let receive = receive
      let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      return AnyCancellable { center.removeObserver(token) }
    }
  }
}

/// Does something for every value of a stream.
struct _Receiving<Stream: Publisher>: ViewModifier {
  let stream: Stream
  let action: (Stream.Output) -> Void
  @State private var token: AnyCancellable?

  func body(content: Content) -> some View {
    if let value = stream._only {
      // A stream of one value is made anew with every evaluation: its value is what may change.
      content.onChange(of: String(describing: value), initial: true) { action(value) }
    } else {
      content.onAppear { token = stream._subscribe(action) }
    }
  }
}

extension View {
  /// Does something for every value of a stream while the view is shown.
  public func onReceive<Stream: Publisher>(
    _ publisher: Stream, perform action: @escaping (Stream.Output) -> Void
  ) -> some View where Stream.Failure == Never {
    modifier(_Receiving(stream: publisher, action: action))
  }
}
