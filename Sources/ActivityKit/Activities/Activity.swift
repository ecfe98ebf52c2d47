import ActivityModel
public import Foundation
import Synchronization

/// A Live Activity of this app.
// Apple's class is not Sendable, but sources that use it as if it were compile in Island too:
// `attributes` never changes, and a mutex guards everything else.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  public let id: String
  public let attributes: Attributes

  let link: ActivityLink
  private let known: Mutex<Known>

  /// The values of the last reply, which remain valid after the activity has been removed.
  private struct Known {
    var record: ActivityRecord
    var content: ActivityContent<ContentState>
  }

  init(
    record: ActivityRecord, attributes: Attributes, content: ActivityContent<ContentState>,
    link: ActivityLink
  ) {
    id = record.id.rawValue
    self.attributes = attributes
    self.link = link
    known = Mutex(Known(record: record, content: content))
  }

  /// Decodes a record; nil when its data does not fit the types.
  convenience init?(_ record: ActivityRecord, link: ActivityLink) {
    guard let attributes = try? ActivityCoding.decode(Attributes.self, from: record.attributes),
      let content = try? ActivityContent<ContentState>(record.content)
    else { return nil }
    self.init(record: record, attributes: attributes, content: content, link: link)
  }

  public var content: ActivityContent<ContentState> {
    refresh()
    return known.withLock { $0.content }
  }

  public var activityState: ActivityState {
    refresh()
    return known.withLock { ActivityState($0.record.phase) }
  }

  /// The activity's push token; nil before the system issues one, and after the end.
  public var pushToken: Data? {
    refresh()
    return known.withLock { $0.record.pushToken }
  }

  /// The token that starts activities of this type; nil until the system issues one.
  public static var pushToStartToken: Data? {
    ActivityLink.current?.startToken(Attributes.wireName)
  }

  /// The app's activities of this type, including ended ones that are still on screen, and those
  /// that an earlier process of the app has started (LIFE-12).
  public static var activities: [Activity<Attributes>] {
    guard let link = ActivityLink.current else { return [] }
    return (link.records(Attributes.wireName) ?? []).compactMap { Activity($0, link: link) }
  }

  /// The record after a refresh from the engine.
  var record: ActivityRecord {
    refresh()
    return known.withLock { $0.record }
  }

  /// Requests the record from the engine; keeps the cached one when there is no reply.
  private func refresh() {
    guard let records = link.records(Attributes.wireName) else { return }
    let record = records.first { $0.id.rawValue == id }
    known.withLock { known in
      guard let record else {
        known.record.phase = .dismissed
        known.record.pushToken = nil
        return
      }
      // A state that does not fit the type leaves the last content that did.
      if record.content != known.record.content,
        let content = try? ActivityContent<ContentState>(record.content)
      {
        known.content = content
      }
      known.record = record
    }
  }
}
