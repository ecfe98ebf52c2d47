/// The card sizes of a CarPlay Dashboard (SIZE-8).
package enum CarSize: String, Codable, Hashable, Sendable, CaseIterable {
  case medium = "240x78"
  case large = "240x100"
  case small = "170x78"

  /// The size of a card in points.
  package var card: (width: Double, height: Double) {
    switch self {
    case .medium: (240, 78)
    case .large: (240, 100)
    case .small: (170, 78)
    }
  }

  package var name: String { "CarPlay \(rawValue)" }
}
