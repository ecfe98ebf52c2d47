package import ActivityModel
package import Foundation

extension Engine {
  /// Returns one row for every activity: those in the island first, then those with a card on the
  /// lock screen, then the rest, the earliest start first.
  ///
  /// - Parameters:
  ///   - time: Formats the time of a date for reasons.
  ///   - name: Returns the display name of an activity.
  package func listings(
    time: (Date) -> String, name: (ActivityID) -> String
  ) -> [ActivityListing] {
    let policy = policy
    let first = placement.islandIDs
    let cards = cards.filter { !first.contains($0) }
    let listed = Set(first + cards)
    let rest = records.map(\.id).filter { !listed.contains($0) }
    return (first + cards + rest).compactMap {
      listing(of: $0, by: policy, time: time, name: name)
    }
  }

  /// Returns the row of one activity, as in `listings`; nil: there is no such activity.
  package func listing(
    of id: ActivityID, time: (Date) -> String, name: (ActivityID) -> String
  ) -> ActivityListing? {
    listing(of: id, by: policy, time: time, name: name)
  }

  private func listing(
    of id: ActivityID, by policy: PresentationPolicy, time: (Date) -> String,
    name: (ActivityID) -> String
  ) -> ActivityListing? {
    guard let record = state[id] else { return nil }
    let reason = policy.reason(for: record)
    let presentation = presentation(of: record)
    return ActivityListing(
      record, name: name(id), presentation: presentation, reason: reason,
      reasonText: ReasonText.text(
        for: reason, presentation: presentation, time: time, name: name),
      nextDeadline: nextDeadline(of: id))
  }

  private func presentation(of record: ActivityRecord) -> Presentation? {
    if let presentation = placement.islandPresentation(of: record.id) { return presentation }
    let hasCard = record.style == .standard && record.phase != .pending
    return state.isLocked && hasCard ? .lockScreen : nil
  }
}
