package import ViewArchive

/// Elements that stand together: the island, or a card.
package struct ScenePart: Sendable {
  /// The first at the back.
  package var elements: [SceneElement]
  /// The island's shapes, or the card as it is seen.
  package var bounds: Rect

  init(_ elements: [SceneElement] = [], bounds: Rect) {
    self.elements = elements
    self.bounds = bounds
  }

  /// The island's shapes from the body outwards, or the card, in their own sizes.
  package var shapes: [Rect] {
    let islands = elements.filter { if case .island = $0.content { true } else { false } }
    return (islands.isEmpty ? elements.prefix(1) : islands[...]).map(\.frame)
  }
}
