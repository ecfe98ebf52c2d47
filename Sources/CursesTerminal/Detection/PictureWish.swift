/// What the user, or this build, has decided about pictures in the terminal.
package enum PictureWish: Hashable, Sendable {
  /// The terminal is asked, and decides.
  case automatic
  /// As `automatic`, but a picture is drawn only when a key asks for it.
  case onKey
  /// The protocol that the user has chosen; the terminal is not asked.
  case use(PictureProtocol)
  /// No pictures, for a reason in words.
  case off(because: String)

  /// Parses a protocol, `off`, `auto` or `rest=off`, as a flag or `ISLAND_PICTURES` gives it; nil: unknown.
  package init?(word: String) {
    switch word.lowercased() {
    case "auto": self = .automatic
    case "rest=off": self = .onKey
    case "off": self = .off(because: "as requested")
    case let word:
      guard let chosen = PictureProtocol(rawValue: word), chosen.canBeChosen else { return nil }
      self = .use(chosen)
    }
  }

  /// The words that `init(word:)` takes.
  package static let words =
    ["auto"] + PictureProtocol.allCases.filter(\.canBeChosen).map(\.rawValue)
    + ["rest=off", "off"]
}
