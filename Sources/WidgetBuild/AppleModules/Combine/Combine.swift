// Combine: publishers and subscribers. Values flow from timers, subjects, notifications and published
// properties through the operators that apps use most; the other operators are declared only, and
// publish nothing. Completions are not delivered.
@_exported import FoundationAdditions
import SwiftUI

public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: () -> Void
  public init(_ cancel: @escaping () -> Void = {}) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }
  public func cancel() { action() }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
}

public enum Subscribers {
  public enum Completion<Failure: Error> { case finished, failure(Failure) }

  /// How many values a subscriber asks for; here each gets them all.
  public struct Demand: Hashable, Sendable {
    public let max: Int?
    public static let none = Self(max: 0)
    public static let unlimited = Self(max: nil)
    public static func max(_ value: Int) -> Self { Self(max: value) }
  }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// What receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A subscription to a publisher of this module. Unchecked: set before it is given on.
final class _Subscription: Subscription, @unchecked Sendable {
  var cancellable: AnyCancellable?
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { cancellable?.cancel() }
}

/// Subscribes a closure to a publisher of the user. Unchecked: used on one thread at a time.
final class _Receiver<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let action: (Input) -> Void
  private var subscription: (any Subscription)?
  init(_ action: @escaping (Input) -> Void) { self.action = action }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    action(input)
    return .unlimited
  }
  func receive(completion: Subscribers.Completion<Failure>) {}
  func cancel() { subscription?.cancel() }
}

/// A source of values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Calls a closure with each value until the result is cancelled.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// A publisher of the user receives a subscriber; one that is declared only publishes nothing.
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let receiver = _Receiver<Output, Failure>(receive)
    self.receive(subscriber: receiver)
    return AnyCancellable { receiver.cancel() }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    // That of a publisher which is declared only.
    guard !(subscriber is _Receiver<Output, Failure>) else { return }
    let subscription = _Subscription()
    subscriber.receive(subscription: subscription)
    subscription.cancellable = _subscribe { _ = subscriber.receive($0) }
  }

  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Returns a publisher whose values are made of this one's.
  func _transformed<T, E: Error>(
    _ make: @escaping (@escaping (T) -> Void) -> (Output) -> Void
  ) -> AnyPublisher<T, E> {
    AnyPublisher { receive in _subscribe(make(receive)) }
  }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: ((@escaping (Output) -> Void) -> AnyCancellable)?
  public init() { start = nil }
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = publisher._subscribe
  }
  init(_ start: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.start = start }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    start?(receive) ?? AnyCancellable()
  }
}

public enum Publishers {}

/// Counts the values of a debounced publisher.
final class _Counter: @unchecked Sendable {
  var value = 0
  func next() -> Int {
    value += 1
    return value
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(receiveValue) }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    _transformed { receive in { receive(transform($0)) } }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    _transformed { receive in { if let value = transform($0) { receive(value) } } }
  }
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> { AnyPublisher() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    _transformed { receive in { if isIncluded($0) { receive($0) } } }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    AnyPublisher()
  }
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher()
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { AnyPublisher() }
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    guard scheduler is DispatchQueue || scheduler is RunLoop else { return AnyPublisher(self) }
    let queue = scheduler as? DispatchQueue ?? .main
    return _transformed { receive in
      { value in
        nonisolated(unsafe) let work = { receive(value) }
        queue.async { work() }
      }
    }
  }
  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func debounce<S>(
    for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    _transformed { receive in
      let last = _Counter()
      return { value in
        let number = last.next()
        nonisolated(unsafe) let work = { if last.value == number { receive(value) } }
        DispatchQueue.main.asyncAfter(deadline: .now() + dueTime.seconds) { work() }
      }
    }
  }
  public func throttle<S>(
    for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func delay<S>(
    for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    _transformed { receive in
      { value in
        nonisolated(unsafe) let work = { receive(value) }
        DispatchQueue.main.asyncAfter(deadline: .now() + interval.seconds) { work() }
      }
    }
  }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    _transformed { receive in
      var last: Output?
      return {
        if $0 != last { receive($0) }
        last = $0
      }
    }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    _transformed { receive in
      var rest = count
      return {
        if rest > 0 { rest -= 1 } else { receive($0) }
      }
    }
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    _transformed { receive in
      var rest = count
      return {
        rest -= 1
        if rest >= 0 { receive($0) }
      }
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receive in
      let both = (_subscribe(receive), other._subscribe(receive))
      return AnyCancellable {
        both.0.cancel()
        both.1.cancel()
      }
    }
  }
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> { AnyPublisher() }
  public func merge<A: Publisher, B: Publisher>(
    with a: A, _ b: B
  ) -> AnyPublisher<Output, Failure>
  where A.Output == Output, B.Output == Output, A.Failure == Failure, B.Failure == Failure {
    AnyPublisher()
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> { AnyPublisher() }
  public func combineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(Output, A.Output, B.Output), Failure> { AnyPublisher() }
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
    AnyPublisher()
  }
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> { AnyPublisher() }
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> { AnyPublisher() }
  public func collect() -> AnyPublisher<[Output], Failure> { AnyPublisher() }
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> { AnyPublisher() }
  public func last() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output { AnyPublisher() }
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    AnyPublisher()
  }
  public func setFailureType<E: Error>(to failure: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher()
  }
  public func retry(_ count: Int) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func decode<T: Decodable, D>(
    type: T.Type, decoder: D
  ) -> AnyPublisher<T, any Error> { AnyPublisher() }
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher {
    AnyPublisher()
  }
  public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func handleEvents(
    receiveSubscription: ((any Cancellable) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue)
  }
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { _subscribe { [weak object] in object?[keyPath: keyPath] = $0 } }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as its object exists.
  public func assign(to published: inout _PublishedValues<Output>) {
    published._observers.keep(_subscribe(published._set))
  }
}

extension View {
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    let object = P.self is AnyObject.Type ? publisher as AnyObject : nil
    return _onReceive(action, from: object) { receive in
      let subscription = publisher._subscribe(receive)
      return { subscription.cancel() }
    }
  }
}

/// A publisher that publishes as long as it is connected.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// Connects a publisher when it is subscribed to.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public init(_ upstream: Upstream) { self.upstream = upstream }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      let connection = upstream.connect()
      let subscription = upstream._subscribe(receive)
      return AnyCancellable {
        subscription.cancel()
        connection.cancel()
      }
    }
  }
}

public protocol Subject<Output, Failure>: Publisher {
  func send(_ value: Output)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let observers = _PublishedObservers<Output>()
  public init() {}
  public func send(_ value: Output) { observers.send(value) }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable(observers.add(receive))
  }
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let observers = _PublishedObservers<Output>()
  public var value: Output { didSet { observers.send(value) } }
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return AnyCancellable(observers.add(receive))
  }
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private weak var object: (any ObservableObject)?
  public init() {}
  init(of object: any ObservableObject) { self.object = object }
  public func send() { object.map(_ObjectChanges.send) }
}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(of: self) }
}

extension _PublishedValues: Publisher {
  public typealias Output = Value
  public typealias Failure = Never
  public func _subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    receive(_value)
    return AnyCancellable(_observers.add(receive))
  }
}

extension Published {
  public typealias Publisher = _PublishedValues<Value>
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(output)
    return AnyCancellable()
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}
}

public struct Fail<Output, Failure: Error>: Publisher {
  public init(error: Failure) {}
}

public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ attempt: @escaping (@escaping Promise) -> Void) {}
}

extension DispatchQueue {
  public struct SchedulerTimeType {
    public struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
      let seconds: Double
      public init(floatLiteral value: Double) { seconds = value }
      public init(integerLiteral value: Int) { seconds = Double(value) }
      public static func seconds(_ value: Int) -> Self { Self(integerLiteral: value) }
      public static func seconds(_ value: Double) -> Self { Self(floatLiteral: value) }
      public static func milliseconds(_ value: Int) -> Self {
        Self(floatLiteral: Double(value) / 1_000)
      }
    }
  }
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    nonisolated(unsafe) let object: AnyObject?
    public func _subscribe(_ receive: @escaping (Notification) -> Void) -> AnyCancellable {
      nonisolated(unsafe) let receive = receive
      let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      let center = center
      nonisolated(unsafe) let observer = token
      return AnyCancellable { center.removeObserver(observer) }
    }
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Timer {
  /// One timer for all subscribers, which runs while it is connected. Cancelling any connection stops
  /// it, as on iOS: `timer.upstream.connect().cancel()`. `@unchecked Sendable`: it is connected and
  /// fires on the main queue.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let observers = _PublishedObservers<Date>()
    private var source: (any DispatchSourceTimer)?
    init(interval: TimeInterval) { self.interval = interval }
    deinit { source?.cancel() }
    public func _subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable {
      AnyCancellable(observers.add(receive))
    }
    public func connect() -> any Cancellable {
      if source == nil {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + interval, repeating: interval)
        source.setEventHandler { [weak self] in self?.observers.send(Date()) }
        source.resume()
        self.source = source
      }
      return AnyCancellable { [weak self] in
        self?.source?.cancel()
        self?.source = nil
      }
    }
  }
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> { AnyPublisher() }
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> { AnyPublisher() }
}
