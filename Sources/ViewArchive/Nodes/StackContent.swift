/// A stack along one axis; `Guide` is the alignment across it.
package struct StackContent<Guide: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  package var alignment: Guide
  /// In points. Nil: the spacing preferences of the children.
  package var spacing: Double?

  package init(alignment: Guide, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}
