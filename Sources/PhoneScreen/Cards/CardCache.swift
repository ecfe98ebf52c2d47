package import ActivityModel
import CellRaster
import Foundation

/// The cache of rendered cards, with the running transition of each.
package struct CardCache: Sendable {
  private struct Entry: Sendable {
    /// Nil: the card must be rendered again.
    var card: RenderedCard?
    /// The grid of the last rendered card, from which the next transition starts.
    var lastGrid: CellGrid?
    var animatedRegions = AnimatedRegions()
    var change: GridTransition?
    /// The uptime at which a clock in the card ticked; nil when the next change is not a clock
    /// tick.
    var tick: Double?
  }

  private var entries: [ActivityID: Entry] = [:]

  package init() {}

  package subscript(_ id: ActivityID) -> RenderedCard? { entries[id]?.card }

  /// Removes all cards and transitions, so that every card is rendered again.
  package mutating func clear() { entries = [:] }

  /// Invalidates a card; the change to its next rendering is animated.
  package mutating func invalidate(_ id: ActivityID) {
    entries[id]?.card = nil
    entries[id]?.tick = nil
  }

  package mutating func keep(_ isThere: (ActivityID) -> Bool) {
    entries = entries.filter { isThere($0.key) }
  }

  /// Invalidates the cards whose clocks have ticked and returns their identifiers.
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

  /// Returns the cached card, or renders it with `draw` and starts the transition to it.
  ///
  /// - Parameters:
  ///   - animates: False: the new card replaces the old one at once.
  package mutating func card(
    _ id: ActivityID, look: RenderStyle, animates: Bool, at uptime: Double, draw: () -> RenderedCard
  ) -> RenderedCard {
    if let card = entries[id]?.card { return card }
    let card = draw()
    var entry = entries[id] ?? Entry()
    let lastGrid = entry.lastGrid.flatMap { lastGrid in
      entry.change?.grid(to: lastGrid, at: uptime) ?? lastGrid
    }
    entry.change =
      animates
      ? lastGrid.flatMap {
        GridTransition(
          from: $0, entry.animatedRegions, to: card.grid, card.animatedRegions, tick: entry.tick,
          at: uptime, look: look)
      } : nil
    entry.animatedRegions = card.animatedRegions
    entry.card = card
    entry.lastGrid = card.grid
    entries[id] = entry
    return card
  }

  /// Returns the card with its grid as it looks at `uptime`, during a transition.
  package func transitioned(_ card: RenderedCard, at uptime: Double) -> RenderedCard {
    var card = card
    if let change = entries[card.id]?.change, uptime < change.end {
      card.grid = change.grid(to: card.grid, at: uptime)
    }
    return card
  }
}
