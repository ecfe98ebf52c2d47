import ActivityModel

/// Whether activities may be started, and whether frequent pushes are allowed.
///
/// Creating one is cheap: the engine is queried when a property is read.
public final class ActivityAuthorizationInfo {
  /// Yields whether Live Activities are allowed, each time it changes.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let changes: SwitchChanges

      public mutating func next() async -> Bool? { await changes.next() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(changes: SwitchChanges(\.activities)) }
  }

  /// Yields whether frequent pushes are allowed, each time it changes.
  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let changes: SwitchChanges

      public mutating func next() async -> Bool? { await changes.next() }
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(changes: SwitchChanges(\.frequentPushes))
    }
  }

  public final let activityEnablementUpdates = ActivityEnablementUpdates()
  public final let frequentPushEnablementUpdates = FrequentPushEnablementUpdates()

  public init() {}

  /// Whether Live Activities are allowed; also false when there is no engine.
  public final var areActivitiesEnabled: Bool {
    ActivityLink.current?.authorization().activities ?? false
  }

  /// Whether frequent pushes are allowed; also false when there is no engine.
  public final var frequentPushesEnabled: Bool {
    ActivityLink.current?.authorization().frequentPushes ?? false
  }
}

/// The changes of one of the two switches in Settings.
private final class SwitchChanges {
  private let value: (WireAuthorization) -> Bool
  private var last: Bool?
  private var changes: AsyncStream<WireAuthorization>.Iterator?

  init(_ value: @escaping (WireAuthorization) -> Bool) {
    self.value = value
    let link = ActivityLink.current
    changes = link?.authorizationChanges().makeAsyncIterator()
    last = (link?.authorization()).map(value)
  }

  func next() async -> Bool? {
    while let authorization = await changes?.next(isolation: #isolation) {
      let value = value(authorization)
      if value == last { continue }
      last = value
      return value
    }
    return nil
  }
}
