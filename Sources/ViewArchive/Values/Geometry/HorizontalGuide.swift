/// A horizontal alignment guide, as `SwiftUI.HorizontalAlignment`.
package indirect enum HorizontalGuide: Codable, Hashable, Sendable {
  case leading, center, trailing
  /// A custom guide: the name of its type, and its position in a view that does not set it.
  case custom(String, standard: GuideValue)

  /// The guides that SwiftUI defines.
  package static let builtIn: [HorizontalGuide] = [.leading, .center, .trailing]

  package var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .custom(let name, _): name
    }
  }
}
