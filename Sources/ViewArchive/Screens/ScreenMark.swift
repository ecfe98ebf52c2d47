/// What marks, as an identifier, a view that has a place of its own on an app's screen.
package enum ScreenMark: Hashable, Sendable {
  /// A view at the lower edge that stays there while the screen scrolls: a tab bar, or an inset of the
  /// safe area.
  case bottomBar
  /// The area that is left by the bars of a screen.
  case safeArea
  /// A view that extends below the bars, and to the edges of the screen, where it is at an edge of the
  /// safe area.
  case edgeToEdge(top: Bool, bottom: Bool)
  /// A row of a list; the modifier before it is its background.
  case rowBackground
  /// A row of a list; the modifier before it is its padding.
  case rowInsets
  /// A row of a list without a line above it.
  case rowWithoutSeparator
  /// The content of a horizontal scroll view, which is the view around it, with the number of the
  /// scroll view on its app's screens.
  case scrolledContent(Int)
  /// The content of a vertical scroll view, with its number on its app's screens.
  case scrollContent(Int)
  /// The large title above the content of the vertical scroll view with this number, which takes it
  /// along.
  case largeTitle(Int)
  /// The title in the bar, which is hidden until the large one has been scrolled away.
  case collapsedTitle(Int)
  /// Views with scroll views that the app scrolls, with a number of theirs.
  case scrollScope(Int)
  /// A view in a scroll scope, with the text of its identifier.
  case scrollTarget(String)

  /// True for the content of a scroll view.
  package var isScrolled: Bool {
    switch self {
    case .scrolledContent, .scrollContent: true
    default: false
    }
  }

  private static let prefix = "island.screen."

  package var identifier: String {
    switch self {
    case .bottomBar: Self.prefix + "bottomBar"
    case .safeArea: Self.prefix + "safeArea"
    case .rowBackground: Self.prefix + "rowBackground"
    case .rowInsets: Self.prefix + "rowInsets"
    case .scrolledContent(let number): Self.prefix + "scrolledContent.\(number)"
    case .scrollContent(let number): Self.prefix + "scrollContent.\(number)"
    case .largeTitle(let number): Self.prefix + "largeTitle.\(number)"
    case .collapsedTitle(let number): Self.prefix + "collapsedTitle.\(number)"
    case .scrollScope(let number): Self.prefix + "scrollScope.\(number)"
    case .scrollTarget(let text): Self.prefix + "scrollTarget.\(text)"
    case .rowWithoutSeparator: Self.prefix + "rowWithoutSeparator"
    case .edgeToEdge(let top, let bottom):
      Self.prefix + "edgeToEdge" + (top ? ".top" : "") + (bottom ? ".bottom" : "")
    }
  }

  package init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let parts = identifier.dropFirst(Self.prefix.count).split(separator: ".")
    switch parts.first {
    case "bottomBar": self = .bottomBar
    case "safeArea": self = .safeArea
    case "rowBackground": self = .rowBackground
    case "rowInsets": self = .rowInsets
    case "scrolledContent", "scrollContent", "scrollScope", "largeTitle", "collapsedTitle":
      guard parts.count == 2, let number = Int(parts[1]) else { return nil }
      switch parts[0] {
      case "scrolledContent": self = .scrolledContent(number)
      case "scrollContent": self = .scrollContent(number)
      case "largeTitle": self = .largeTitle(number)
      case "collapsedTitle": self = .collapsedTitle(number)
      default: self = .scrollScope(number)
      }
    case "scrollTarget":
      self = .scrollTarget(String(identifier.dropFirst(Self.prefix.count + "scrollTarget.".count)))
    case "rowWithoutSeparator": self = .rowWithoutSeparator
    case "edgeToEdge":
      self = .edgeToEdge(top: parts.contains("top"), bottom: parts.contains("bottom"))
    default: return nil
    }
  }
}

extension NodeModifier {
  package static func mark(_ mark: ScreenMark) -> NodeModifier { .identifier(mark.identifier) }
}
