import AppIntents
import Foundation

/// The entries of a home screen widget, and when new ones are requested. It compiles but is not
/// shown: only Live Activities are.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
