import ActivityModel
import Foundation

/// Iterates over the running activities of one type, then over those that start, each once.
final class ActivityStartIterator<Attributes: ActivityAttributes> {
  private let link: ActivityLink?
  private var running: [ActivityRecord]
  private var changes: AsyncStream<ActivityRecord>.Iterator?
  private var seen: Set<ActivityID> = []

  init() {
    link = ActivityLink.current
    changes = link?.changes().makeAsyncIterator()
    running = link?.records(Attributes.wireName) ?? []
  }

  func next() async -> Activity<Attributes>? {
    guard let link else { return nil }
    while !running.isEmpty {
      if let activity = started(by: running.removeFirst(), link) { return activity }
    }
    while let record = await changes?.next(isolation: #isolation) {
      if let activity = started(by: record, link) { return activity }
    }
    return nil
  }

  private func started(
    by record: ActivityRecord, _ link: ActivityLink
  ) -> Activity<Attributes>? {
    guard record.attributesType == Attributes.wireName, record.phase.isRunning,
      link.app.isEmpty || record.app == link.app, seen.insert(record.id).inserted
    else { return nil }
    return Activity(record, link: link)
  }
}
