import ActivityModel
public import Foundation

// Each iterator has its own subscription, and returns nil once its task is cancelled. As in Apple's
// declarations, `next` of these iterators is not mutating.

extension Activity {
  /// Yields the current state, then each new one; finishes after `dismissed`.
  public struct ActivityStateUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityState
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      let states: RecordValueIterator<ActivityState, ActivityState>

      public func next() async -> ActivityState? { await states.next() }
    }

    let activity: Activity<Attributes>

    public func makeAsyncIterator() -> Iterator {
      Iterator(
        states: RecordValueIterator(
          of: RecordIterator(activity), by: { ActivityState($0.phase) }, value: { $0 }))
    }
  }

  /// Yields the current content, then each new one.
  public struct ContentUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityContent<ContentState>
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      let contents: RecordValueIterator<ActivityContentRecord, ActivityContent<ContentState>>

      public func next() async -> ActivityContent<ContentState>? { await contents.next() }
    }

    let activity: Activity<Attributes>

    public func makeAsyncIterator() -> Iterator {
      Iterator(
        contents: RecordValueIterator(
          of: RecordIterator(activity), by: { $0.content }, value: { try? ActivityContent($0) }))
    }
  }

  /// Yields the current content state, then each new one.
  public struct ContentStateUpdates: AsyncSequence, Sendable {
    public typealias Element = ContentState
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      let contents: ContentUpdates.Iterator

      public func next() async -> ContentState? { await contents.next()?.state }
    }

    let activity: Activity<Attributes>

    public func makeAsyncIterator() -> Iterator {
      Iterator(contents: ContentUpdates(activity: activity).makeAsyncIterator())
    }
  }

  /// Yields the current push token, if there is one, and each that replaces it; the sequence of an
  /// activity's token finishes with the activity.
  public struct PushTokenUpdates: AsyncSequence, Sendable {
    public typealias Element = Data
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      enum Source {
        case activity(RecordValueIterator<Data?, Data>)
        case start(StartTokenIterator)
      }

      let source: Source

      public func next() async -> Data? {
        switch source {
        case .activity(let tokens): await tokens.next()
        case .start(let tokens): await tokens.next()
        }
      }
    }

    /// Nil: the push-to-start token, which belongs to no activity.
    let activity: Activity<Attributes>?

    public func makeAsyncIterator() -> Iterator {
      guard let activity else {
        return Iterator(source: .start(StartTokenIterator(of: Attributes.wireName)))
      }
      return Iterator(
        source: .activity(
          RecordValueIterator(of: RecordIterator(activity), by: { $0.pushToken }, value: { $0 })))
    }
  }

  /// Yields the running activities, then each new one, whether the app or a push started it.
  public struct ActivityUpdates: AsyncSequence, Sendable {
    public typealias Element = Activity<Attributes>
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      let starts: ActivityStartIterator<Attributes>

      public func next() async -> Activity<Attributes>? { await starts.next() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(starts: ActivityStartIterator()) }
  }

  public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(activity: self) }
  public var contentUpdates: ContentUpdates { ContentUpdates(activity: self) }
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates(activity: self) }
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates(activity: nil) }

  @available(*, deprecated, renamed: "contentUpdates")
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(activity: self) }
}
