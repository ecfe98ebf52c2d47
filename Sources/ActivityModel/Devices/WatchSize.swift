/// The Apple Watch sizes by the height of the case in millimetres (SIZE-7).
package enum WatchSize: Int, Codable, Hashable, Sendable, CaseIterable {
  case mm40 = 40
  case mm41 = 41
  case mm44 = 44
  case mm45 = 45
  case mm49 = 49

  /// The size of a card in the Smart Stack, in points.
  package var card: (width: Double, height: Double) {
    switch self {
    case .mm40: (152, 69.5)
    case .mm41: (165, 72.5)
    case .mm44: (173, 76.5)
    case .mm45: (184, 80.5)
    case .mm49: (191, 81.5)
    }
  }

  /// The size of the screen, in points: the published sizes of watch apps.
  package var screen: (width: Double, height: Double) {
    switch self {
    case .mm40: (162, 197)
    case .mm41: (176, 215)
    case .mm44: (184, 224)
    case .mm45: (198, 242)
    case .mm49: (205, 251)
    }
  }

  package var name: String { "Apple Watch \(rawValue) mm" }
}
