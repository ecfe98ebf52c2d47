/// A fault of the table `AppleAPI.tsv`.
package struct AppleAPIError: Error, Hashable, CustomStringConvertible {
  package enum Fault: Error, Hashable {
    /// The first line does not name the columns.
    case noHeader
    /// This number of columns.
    case columns(Int)
    case kind(String)
    /// A row without a name.
    case noName
    /// Not a word for what becomes of a name, or not one for the row's kind.
    case fate(String)
    /// A text is missing that this fate needs.
    case noText(fate: String)
    /// A text that this fate does not have.
    case text(String)
    /// Not a version of iOS, such as `16` or `16.1`.
    case since(String)
    /// The row does not come after the one before it in the order of the bytes.
    case order
  }

  /// The number of the line; the first is 1.
  package var line: Int
  package var fault: Fault

  package var description: String {
    "AppleAPI.tsv:\(line): \(wording)"
  }

  private var wording: String {
    switch fault {
    case .noHeader: "the columns \(AppleAPITable.columns.joined(separator: ", ")) are wanted here"
    case .columns(let count): "\(AppleAPITable.columns.count) columns are wanted, not \(count)"
    case .kind(let kind): "there is no kind '\(kind)'"
    case .noName: "a name is wanted"
    case .fate(let fate): "the kind does not become '\(fate)'"
    case .noText(let fate): "'\(fate)' wants a text"
    case .text(let text): "nothing is said with '\(text)'"
    case .since(let since): "'\(since)' is no version of iOS"
    case .order: "rows are sorted by kind and name, and none is twice"
    }
  }
}
