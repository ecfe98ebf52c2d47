/// The lint rules of presentations.md §6: what a phone would clip or change in a Live Activity, and
/// what Apple's guidelines require.
package enum LintRule: String, Codable, Hashable, Sendable, CaseIterable {
  case height = "L01"
  case compactWidth = "L02"
  case compactBalance = "L03"
  case cameraPadding = "L04"
  case truncation = "L05"
  case sideHeight = "L06"
  case emptyPresentation = "L07"
  case staticMinimal = "L08"
  case unframedTimer = "L09"
  case hoursInCompact = "L10"
  case smallText = "L11"
  case lightText = "L12"
  case contrast = "L13"
  case manyControls = "L14"
  case smallControl = "L15"
  case deadControl = "L16"
  case noLink = "L17"
  case differentLinks = "L18"
  case severalLinks = "L19"
  case neverStale = "L20"
  case frequentAlerts = "L21"
  case unchangedUpdate = "L22"
  case longLife = "L23"
  case defaultDismissal = "L24"
  case payloadSize = "L25"
  case largeAsset = "L26"
  case smallAsset = "L27"
  case contentMargin = "L28"
  case corners = "L29"
  case islandBackground = "L30"
  case actionColor = "L31"
  case sensitiveText = "L32"
  case advertising = "L33"
  case longAnimation = "L34"
  case alwaysOnAnimation = "L35"
  case frozenView = "L36"
  case invertedRange = "L37"
  case noSmallFamily = "L38"
  case limitedWidth = "L39"
  case severalActivities = "L40"
  case missingLabel = "L41"
  case appIcon = "L42"
}

package enum LintSeverity: String, Codable, Hashable, Sendable, CaseIterable {
  case error, warning, info
}

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
