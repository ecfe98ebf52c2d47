package import ActivityModel
package import Foundation

/// The cards that are drawn already.
package struct CardShelf: Sendable {
  private var cards: [ActivityID: CardContent] = [:]

  package init() {}

  package subscript(_ id: ActivityID) -> CardContent? { cards[id] }

  /// Everything must be drawn again.
  package mutating func clear() { cards = [:] }

  package mutating func forget(_ id: ActivityID) { cards[id] = nil }

  package mutating func keep(_ isThere: (ActivityID) -> Bool) {
    cards = cards.filter { isThere($0.key) }
  }

  /// Forgets the cards whose clocks have moved on; says which.
  package mutating func tick(at now: Date) -> [ActivityID] {
    let due = cards.values.filter { card in card.nextChange.map { $0 <= now } ?? false }.map(\.id)
    for id in due { cards[id] = nil }
    return due
  }

  /// The card, drawn by `draw` where it is not there.
  package mutating func card(_ id: ActivityID, draw: () -> CardContent) -> CardContent {
    if let card = cards[id] { return card }
    let card = draw()
    cards[id] = card
    return card
  }
}
