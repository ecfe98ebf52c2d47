/// Marks in the tree of a screen what belongs to rows of which only those near the visible part are
/// evaluated. It is the text of an `identifier` modifier.
package struct LazyMark: Hashable, Sendable {
  package enum Role: String, Sendable {
    /// Room for the rows before the evaluated ones.
    case before
    /// The first and the last evaluated row.
    case first, last
    /// Room for the rows after the evaluated ones.
    case after
  }

  /// The number of the view whose rows they are.
  package var container: Int
  package var role: Role
  /// The index of the row, or of the first of the rows that there is room for.
  package var index: Int
  /// How many rows there is room for; 1 for a row.
  package var count: Int

  private static let prefix = "lazy rows"

  package init(container: Int, role: Role, index: Int, count: Int = 1) {
    self.container = container
    self.role = role
    self.index = index
    self.count = count
  }

  /// Parses the text of an identifier; nil: it is another one.
  package init?(_ text: String) {
    guard text.hasPrefix(Self.prefix) else { return nil }
    let words = text.split(separator: " ").dropFirst(2)
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard words.count == 4, numbers.count == 3,
      let role = words.first.flatMap({ Role(rawValue: String($0)) })
    else { return nil }
    self.init(container: numbers[0], role: role, index: numbers[1], count: numbers[2])
  }

  /// The text of the identifier.
  package var text: String { "\(Self.prefix) \(role.rawValue) \(container) \(index) \(count)" }
}
