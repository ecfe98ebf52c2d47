/// A vertical alignment guide, as `SwiftUI.VerticalAlignment`.
package indirect enum VerticalGuide: Codable, Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  /// A custom guide; see `HorizontalGuide.custom`.
  case custom(String, standard: GuideValue)

  /// The guides that SwiftUI defines.
  package static let builtIn: [VerticalGuide] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  package var name: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom(let name, _): name
    }
  }
}
