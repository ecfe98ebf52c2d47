/// How many columns of a terminal a text takes: those of the cells that are drawn for it, so what
/// is measured and what is drawn cannot differ.
package enum DisplayWidth {
  /// The columns of all characters of a string, one after the other.
  package static func columns(of string: String) -> Int {
    // Printable or not, a byte of ASCII is one cell; only a line end of two bytes is not two.
    if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return string.utf8.count }
    return string.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one grapheme, however many scalars it is made of: 0 for what is invisible.
  package static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    var columns = 0
    DisplayCell.each(of: character) { columns += $0.columns }
    return columns
  }
}
