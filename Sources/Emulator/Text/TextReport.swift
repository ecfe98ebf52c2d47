import ActivityEngine
package import ActivityModel
import CellRaster
import Foundation
import LocalEngine
package import PhoneScreen
import ViewArchive

/// The state of the phone for the text mode. Two reports are equal unless something happened; the
/// ticking of a clock does not count.
package struct TextReport: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package var name: String
    /// The presentation in which the activity is shown: `compact`, `lock screen`.
    package var place: String
    package var reason: String
    /// The view's text at a fixed date, for comparison.
    var timelessText: String
    /// The view's text now; it is ignored in comparisons, because clocks change it.
    package var text: String

    package static func == (left: Item, right: Item) -> Bool {
      left.name == right.name && left.place == right.place && left.reason == right.reason
        && left.timelessText == right.timelessText
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(place)
    }
  }

  package var device: String
  package var isLocked: Bool
  package var items: [ActivityID: Item]
  /// The activities in the engine's order.
  package var order: [ActivityID]
  /// The control that Enter would press; nil: none is selected.
  package var selection: String?

  /// The lines that describe the whole state.
  package var lines: [String] {
    let state = "\(device), \(isLocked ? "locked" : "unlocked")"
    return [state] + (order.isEmpty ? ["no activities"] : order.flatMap(lines(for:)))
  }

  /// Returns the lines that describe the differences from an earlier report; nil: all lines.
  package func changes(since old: TextReport?) -> [String] {
    guard let old else { return lines }
    var lines: [String] = []
    if isLocked != old.isLocked { lines.append(isLocked ? "locked" : "unlocked") }
    for id in order where items[id] != old.items[id] {
      guard let item = items[id] else { continue }
      let isReasonOld = old.items[id]?.reason == item.reason
      lines += isReasonOld ? [item.line] : self.lines(for: id)
    }
    if let selection, selection != old.selection { lines.append("chosen: \(selection)") }
    return lines
  }

  private func lines(for id: ActivityID) -> [String] {
    items[id].map { [$0.line, "  because \($0.reason)"] } ?? []
  }
}

extension TextReport.Item {
  fileprivate var line: String { "\(name), \(place)" + (text.isEmpty ? "" : ": \(text)") }
}

extension TextReport {
  /// Creates the report of the phone's current state.
  @MainActor
  package init(of session: Session, at now: Moment) {
    let screen = session.screen
    let engine = session.driver.engine
    let listings = screen.listings.filter { $0.phase != .dismissed }
    let items = listings.map { listing in
      let node = listing.presentation.flatMap {
        Self.view(of: screen.archives.archive(of: listing.id), as: $0)
      }
      func text(at date: Date) -> String {
        AccessibilityText(
          context: TimedTextContext(
            now: date, locale: screen.configuration.locale,
            timeZone: screen.configuration.timeZone)
        ).text(for: node)
      }
      return (
        listing.id,
        Item(
          name: screen.name(of: listing.id),
          place: (listing.presentation?.label ?? "not shown") + Self.phase(listing.phase),
          // The place is already named.
          reason: listing.reasonText.components(separatedBy: " – ").dropFirst()
            .joined(separator: " – "),
          timelessText: text(at: Date(timeIntervalSinceReferenceDate: 0)), text: text(at: now.date))
      )
    }
    device = engine.device.name
    isLocked = engine.isLocked
    self.items = Dictionary(items, uniquingKeysWith: { first, _ in first })
    order = listings.map(\.id)
    selection = session.selectedControl.map(Self.label(for:))
  }

  private static func phase(_ phase: ActivityPhase) -> String {
    phase.isRunning && phase != .stale ? "" : " (\(phase.rawValue))"
  }

  private static func view(
    of archive: ActivityArchive?, as presentation: Presentation
  ) -> ViewNode? {
    guard let archive else { return nil }
    let views = presentation.parts.compactMap(archive.node(of:))
    return presentation == .compact ? ViewNode(.gridRow(nil), children: views) : views.first
  }

  private static func label(for target: HitRegion.Target) -> String {
    switch target {
    case .control(_, let intent?): "button \(intent.title.isEmpty ? intent.typeName : intent.title)"
    case .control(_, nil): "button without an intent"
    case .link(_, let url): "link \(url.absoluteString)"
    case .clear: "button Clear"
    case .island, .card, .app, .screen, .surface: ""
    }
  }
}
