/// A geometry reader: its content was created in the size that it has.
package struct ReaderContent: Codable, Hashable, Sendable {
  /// Identifies the reader in its tree until its content is created.
  package var number: Int
  /// How many of the node's children, the last ones, are for the letters of a phone; the others are
  /// for cells, in which a reader has another size.
  package var phoneChildren: Int

  package init(number: Int, phoneChildren: Int = 0) {
    self.number = number
    self.phoneChildren = phoneChildren
  }
}

extension ViewNode {
  /// The children that are shown among cells: all but those that a reader has for a phone.
  package var cellChildren: [ViewNode] {
    guard case .geometryReader(let reader) = kind else { return children }
    return children.dropLast(reader.phoneChildren)
  }

  /// The children that are shown with the letters of a phone.
  package var phoneChildren: [ViewNode] {
    guard case .geometryReader(let reader) = kind, reader.phoneChildren > 0 else {
      return children
    }
    return children.suffix(reader.phoneChildren)
  }
}
