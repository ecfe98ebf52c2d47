/// Letters two rows high, drawn with half blocks: digits, signs of numbers and times, and capitals.
/// A text with any other character cannot be drawn tall.
package enum TallText {
  /// Returns the upper and the lower row of a character, in equally many columns. Nil: it has no
  /// tall form.
  package static func rows(of character: Character) -> (upper: String, lower: String)? {
    glyphs[character]
  }

  /// Returns the columns of a text with one free column between characters. Nil: a character has no
  /// tall form, or the text is empty.
  package static func columns(of text: String) -> Int? {
    var columns = 0
    for character in text {
      guard let glyph = glyphs[character] else { return nil }
      columns += (columns > 0 ? 1 : 0) + glyph.upper.count
    }
    return columns > 0 ? columns : nil
  }

  private static let glyphs: [Character: (upper: String, lower: String)] = [
    " ": (" ", " "), ":": ("▄", "▀"), ".": (" ", "▄"), ",": (" ", "▟"), "-": ("▄▄", "  "),
    "−": ("▄▄", "  "), "–": ("▄▄", "  "), "+": ("▄█▄", " ▀ "), "%": ("▀ ▞", "▞ ▄"),
    "/": (" ▞", "▞ "), "°": ("▛▜", "▀▀"), "!": ("█", "▄"), "?": ("▀█", "▗▀"),
    "0": ("█▀█", "█▄█"), "1": ("▀█ ", "▄█▄"), "2": ("▀▀█", "█▄▄"), "3": ("▀▀█", "▄██"),
    "4": ("█ █", "▀▀█"), "5": ("█▀▀", "▄▄█"), "6": ("█▀▀", "███"), "7": ("▀▀█", "  █"),
    "8": ("███", "█▄█"), "9": ("███", "▄▄█"),
    "A": ("▄▀▄", "█▀█"), "B": ("██▄", "█▄█"), "C": ("█▀▀", "█▄▄"), "D": ("█▀▄", "█▄▀"),
    "E": ("█▀▀", "██▄"), "F": ("█▀▀", "█▀ "), "G": ("█▀▀", "█▄█"), "H": ("█ █", "█▀█"),
    "I": ("█", "█"), "J": ("  █", "█▄█"), "K": ("█▄▀", "█ █"), "L": ("█  ", "█▄▄"),
    "M": ("█▄ ▄█", "█ ▀ █"), "N": ("█▄ █", "█ ▀█"), "O": ("▄▀▄", "▀▄▀"), "P": ("█▀█", "█▀▀"),
    "Q": ("▄▀▄", "▀▄█"), "R": ("█▀█", "█▀▄"), "S": ("▄▀▀", "▄▄▀"), "T": ("▀█▀", " █ "),
    "U": ("█ █", "▀▄▀"), "V": ("█ █", "▝▄▘"), "W": ("█ █ █", "▀▄▀▄▀"), "X": ("▀▄▀", "█ █"),
    "Y": ("█ █", " █ "), "Z": ("▀▀█", "█▄▄"),
  ]
}
