/// A part of a Live Activity that a widget declares.
package enum LintPart: String, Codable, Hashable, Sendable, CaseIterable {
  case lockScreen, compactLeading, compactTrailing, minimal, expanded

  package var words: String {
    switch self {
    case .lockScreen: "lock screen"
    case .compactLeading: "compact leading"
    case .compactTrailing: "compact trailing"
    case .minimal: "minimal"
    case .expanded: "expanded"
    }
  }
}
