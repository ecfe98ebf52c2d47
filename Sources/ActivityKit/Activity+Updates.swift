import ActivityModel
public import Foundation

/// The changes of one activity as records: what it is now, each change, and nothing after its
/// dismissal.
struct RecordIterator {
  private let id: ActivityID
  private var first: ActivityRecord?
  private var changes: AsyncStream<ActivityRecord>.Iterator
  private var isOver: Bool

  init(id: ActivityID, attributesType: String, link: ActivityLink) {
    self.id = id
    // Subscribe first: what changes in between is then seen twice, not never.
    changes = link.changes().makeAsyncIterator()
    first = link.records(attributesType).first { $0.id == id }
    isOver = first == nil
  }

  mutating func next() async -> ActivityRecord? {
    if isOver { return nil }
    if let record = first {
      first = nil
      isOver = record.phase == .dismissed
      return record
    }
    while let record = await changes.next(isolation: #isolation) {
      guard record.id == id else { continue }
      isOver = record.phase == .dismissed
      return record
    }
    isOver = true
    return nil
  }
}

extension Activity {
  /// Yields the state the activity is in, then each one it gets into; ends after `dismissed`.
  public struct ActivityStateUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityState
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      var records: RecordIterator
      var last: ActivityState?

      public mutating func next() async -> ActivityState? {
        while let record = await records.next() {
          let state = ActivityState(record.phase)
          if state == last { continue }
          last = state
          return state
        }
        return nil
      }
    }

    let activity: Activity<Attributes>

    public func makeAsyncIterator() -> Iterator { Iterator(records: activity.records, last: nil) }
  }

  /// Yields the content, then each new one.
  public struct ContentUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityContent<ContentState>
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      var records: RecordIterator
      var last: ActivityContentRecord?

      public mutating func next() async -> ActivityContent<ContentState>? {
        while let record = await records.next() {
          if record.content == last { continue }
          last = record.content
          if let content = try? ActivityContent<ContentState>(record.content) { return content }
        }
        return nil
      }
    }

    let activity: Activity<Attributes>

    public func makeAsyncIterator() -> Iterator { Iterator(records: activity.records, last: nil) }
  }

  /// Yields the content state, then each new one.
  public struct ContentStateUpdates: AsyncSequence, Sendable {
    public typealias Element = ContentState
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      var contents: ContentUpdates.Iterator

      public mutating func next() async -> ContentState? { await contents.next()?.state }
    }

    let activity: Activity<Attributes>

    public func makeAsyncIterator() -> Iterator {
      Iterator(contents: ContentUpdates(activity: activity).makeAsyncIterator())
    }
  }

  /// Yields push tokens as they are given out; ends with the activity.
  public struct PushTokenUpdates: AsyncSequence, Sendable {
    public typealias Element = Data
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      var records: RecordIterator?
      var changes: AsyncStream<ActivityRecord>.Iterator?

      /// No tokens are given out here, so this waits for the end alone.
      public mutating func next() async -> Data? {
        while await records?.next() != nil {}
        while await changes?.next(isolation: #isolation) != nil {}
        return nil
      }
    }

    /// Nil for the token that starts activities, which belongs to none.
    let activity: Activity<Attributes>?

    public func makeAsyncIterator() -> Iterator {
      Iterator(
        records: activity?.records,
        changes: activity == nil ? ActivityLink.current?.changes().makeAsyncIterator() : nil)
    }
  }

  /// Yields the activities that run, then each one that starts.
  public struct ActivityUpdates: AsyncSequence, Sendable {
    public typealias Element = Activity<Attributes>
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
      let link: ActivityLink?
      var running: [ActivityRecord]
      var changes: AsyncStream<ActivityRecord>.Iterator?
      var seen: Set<ActivityID> = []

      init(link: ActivityLink?) {
        self.link = link
        changes = link?.changes().makeAsyncIterator()
        running = link?.records(Attributes.wireName) ?? []
      }

      public mutating func next() async -> Activity<Attributes>? {
        guard let link else { return nil }
        while !running.isEmpty {
          if let activity = started(by: running.removeFirst(), link) { return activity }
        }
        while let record = await changes?.next(isolation: #isolation) {
          if let activity = started(by: record, link) { return activity }
        }
        return nil
      }

      private mutating func started(
        by record: ActivityRecord, _ link: ActivityLink
      ) -> Activity<Attributes>? {
        guard record.attributesType == Attributes.wireName, record.phase.isRunning,
          seen.insert(record.id).inserted
        else { return nil }
        return Activity(record, link: link)
      }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(link: ActivityLink.current) }
  }

  public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(activity: self) }
  public var contentUpdates: ContentUpdates { ContentUpdates(activity: self) }
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates(activity: self) }
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates(activity: nil) }

  @available(*, deprecated, renamed: "contentUpdates")
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(activity: self) }

  private var records: RecordIterator {
    RecordIterator(id: ActivityID(id), attributesType: Attributes.wireName, link: link)
  }
}
