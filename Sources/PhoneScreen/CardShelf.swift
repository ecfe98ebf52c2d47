package import ActivityModel
package import CellRaster
package import Foundation

/// The cards that are drawn already, and how they change.
package struct CardShelf: Sendable {
  private struct Entry: Sendable {
    /// Nil has to be drawn again.
    var card: CardContent?
    /// What was seen last.
    var seen: CellGrid?
    var marks = ContentMarks()
    var change: ContentChange?
    /// The change to come is that of a clock, which moved on at this uptime.
    var tick: Double?
  }

  private var entries: [ActivityID: Entry] = [:]

  package init() {}

  package subscript(_ id: ActivityID) -> CardContent? { entries[id]?.card }

  /// Everything must be drawn again.
  package mutating func clear() { entries = [:] }

  /// A card must be drawn again; what changes in it is seen changing.
  package mutating func forget(_ id: ActivityID) {
    entries[id]?.card = nil
    entries[id]?.tick = nil
  }

  package mutating func keep(_ isThere: (ActivityID) -> Bool) {
    entries = entries.filter { isThere($0.key) }
  }

  /// Forgets the cards whose clocks have moved on; says which.
  package mutating func tick(at now: Moment) -> [ActivityID] {
    var due: [ActivityID] = []
    for (id, entry) in entries {
      guard let date = entry.card?.nextChange, date <= now.date else { continue }
      entries[id]?.card = nil
      entries[id]?.tick = now.uptime(since: date)
      due.append(id)
    }
    return due
  }

  package func isMoving(at uptime: Double) -> Bool {
    entries.values.contains { uptime < ($0.change?.end ?? -.infinity) }
  }

  /// The card, drawn by `draw` where it is not there.
  package mutating func card(
    _ id: ActivityID, look: Look, at uptime: Double, draw: () -> CardContent
  ) -> CardContent {
    if let card = entries[id]?.card { return card }
    let card = draw()
    var entry = entries[id] ?? Entry()
    let seen = entry.seen.flatMap { seen in entry.change?.grid(to: seen, at: uptime) ?? seen }
    entry.change = seen.flatMap {
      ContentChange(
        from: $0, entry.marks, to: card.grid, card.marks, tick: entry.tick, at: uptime,
        look: look)
    }
    entry.marks = card.marks
    entry.card = card
    entry.seen = card.grid
    entries[id] = entry
    return card
  }

  /// The card as it is seen at `uptime`.
  package func seen(_ card: CardContent, at uptime: Double) -> CardContent {
    var card = card
    if let change = entries[card.id]?.change, uptime < change.end {
      card.grid = change.grid(to: card.grid, at: uptime)
    }
    return card
  }
}
