package struct IslandRegionContent: Codable, Hashable, Sendable {
  package enum Position: String, Codable, Hashable, Sendable {
    case leading, trailing, center, bottom
  }

  package var position: Position
  package var priority: Double
  package var contentMargins: PartialInsets

  package init(
    position: Position, priority: Double = 0, contentMargins: PartialInsets = PartialInsets()
  ) {
    self.position = position
    self.priority = priority
    self.contentMargins = contentMargins
  }
}
