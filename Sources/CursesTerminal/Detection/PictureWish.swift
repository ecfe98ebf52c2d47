/// What the user, or this build, has decided about pictures in the terminal.
package enum PictureWish: Hashable, Sendable {
  /// The terminal is asked, and decides.
  case automatic
  /// The protocol that the user has chosen; the terminal is not asked.
  case use(PictureProtocol)
  /// No pictures, for a reason in words.
  case off(because: String)

  /// Parses a protocol, `off` or `auto`, as a flag or `ISLAND_PICTURES` gives it; nil: unknown.
  package init?(word: String) {
    switch word.lowercased() {
    case "auto": self = .automatic
    case "off": self = .off(because: "as requested")
    case "kitty": self = .use(.kitty)
    case "iterm2": self = .use(.iterm2)
    case "sixel": self = .use(.sixel)
    default: return nil
    }
  }

  /// The words that `init(word:)` takes.
  package static let words = ["auto", "kitty", "iterm2", "sixel", "off"]
}
