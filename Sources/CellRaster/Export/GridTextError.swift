/// An error in the text format of a snapshot.
package enum GridTextError: Error, Hashable, Sendable {
  /// The first line is not `size … theme … depth … now …`.
  case badHeader(String)
  /// There are fewer lines than twice the rows.
  case missingRows(want: Int, got: Int)
  /// A row of glyphs or of letters has the wrong number of columns; rows count from 0.
  case badRow(Int, columns: Int, want: Int)
  case badLegend(String)
  /// A row uses a letter that the legend does not define.
  case unknownLetter(Character)
}
