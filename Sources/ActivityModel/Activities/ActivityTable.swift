import Foundation

/// The list of activities as columns of text, for the command line and the screen.
package struct ActivityTable: Hashable, Sendable {
  package static let columns = [
    "NAME", "WHERE", "STATE", "TYPE", "APP", "SCORE", "STALE", "NEXT", "PUSH", "ID",
  ]

  package struct Row: Hashable, Sendable {
    package var id: ActivityID
    /// One text for each of `columns`; empty where there is no value.
    package var cells: [String]
    /// Why the activity is where it is, as text.
    package var reason: String
  }

  package var rows: [Row]

  package init(_ report: ActivityReport) {
    let ids = Self.shortest(report.activities.map(\.id.rawValue))
    rows = zip(report.activities, ids).map { listing, id in
      Row(
        id: listing.id,
        cells: [
          listing.name, listing.presentation?.label ?? "", listing.phase.rawValue,
          listing.attributesType, listing.app, Self.number(listing.score),
          Self.time(listing.staleDate, now: report.now),
          Self.time(listing.nextDeadline, now: report.now), Self.push(listing),
          id,
        ], reason: listing.reasonText)
    }
  }

  /// Returns the shortest prefixes that are still unique, of at least eight characters.
  private static func shortest(_ ids: [String]) -> [String] {
    let longest = ids.map(\.count).max() ?? 0
    for length in stride(from: 8, to: longest, by: 4)
    where Set(ids.map { $0.prefix(length) }).count == ids.count {
      return ids.map { String($0.prefix(length)) }
    }
    return ids
  }

  private static func number(_ value: Double) -> String {
    value == 0 ? "" : Int(exactly: value).map(String.init) ?? String(value)
  }

  /// Formats a date relative to now: `in 5 min`, `5 min ago`.
  private static func time(_ date: Date?, now: Date) -> String {
    guard let date else { return "" }
    let seconds = date.timeIntervalSince(now)
    return seconds >= 0
      ? "in \(DurationText.short(seconds))" : "\(DurationText.short(-seconds)) ago"
  }

  /// Returns the push token's first bytes in hexadecimal, or the channel; empty without pushes.
  private static func push(_ listing: ActivityListing) -> String {
    switch listing.pushType {
    case nil: ""
    case .token:
      listing.pushToken.map { token in
        token.prefix(4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "…"
      } ?? (listing.phase == .ended ? "" : "no token yet")
    case .channel(let name): "channel \(name)"
    }
  }
}
