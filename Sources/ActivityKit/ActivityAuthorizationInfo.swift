/// Whether activities may be started.
public final class ActivityAuthorizationInfo {
  /// Yields the permission each time it changes.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var values: AsyncStream<Bool>.Iterator?
      fileprivate var last: Bool

      public mutating func next() async -> Bool? {
        while let value = await values?.next(isolation: #isolation) {
          if value == last { continue }
          last = value
          return value
        }
        return nil
      }
    }

    fileprivate let link: ActivityLink?

    public func makeAsyncIterator() -> Iterator {
      Iterator(
        values: link?.enablementChanges().makeAsyncIterator(),
        last: link?.areActivitiesEnabled() ?? false)
    }
  }

  /// Yields whether frequent pushes are allowed each time it changes; here they always are, so
  /// it ends at once.
  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Bool? { nil }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  public final let activityEnablementUpdates: ActivityEnablementUpdates
  public final let frequentPushEnablementUpdates = FrequentPushEnablementUpdates()
  private let link: ActivityLink?

  public init() {
    link = ActivityLink.current
    activityEnablementUpdates = ActivityEnablementUpdates(link: link)
  }

  /// False also where nothing serves activities.
  public final var areActivitiesEnabled: Bool { link?.areActivitiesEnabled() ?? false }

  public final var frequentPushesEnabled: Bool { areActivitiesEnabled }
}
