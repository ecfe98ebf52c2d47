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
}
