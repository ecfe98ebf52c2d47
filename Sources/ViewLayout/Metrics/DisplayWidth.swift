/// Computes the display width of a text from the cells that are drawn for it, so that measured and
/// drawn widths are always equal.
package enum DisplayWidth {
  /// Returns the columns of all characters of a string, one after the other.
  package static func columns(of string: String) -> Int {
    // Every byte of ASCII is one cell, printable or not; only CR LF is one cell of two bytes.
    if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return string.utf8.count }
    return string.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of one grapheme, however many scalars it consists of: 0 if invisible.
  package static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    var columns = 0
    DisplayCell.each(of: character) { columns += $0.columns }
    return columns
  }
}
