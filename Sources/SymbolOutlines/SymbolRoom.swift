/// What a symbol's frame is wider than its outline, in hundredths of an em.
package struct SymbolRoom: Hashable, Sendable {
  package var left: Double
  package var right: Double

  /// Where it was not measured (LAYOUT-9).
  static let usual = SymbolRoom(left: 7, right: 7)

  package init(left: Double = 0, right: Double = 0) {
    self.left = left
    self.right = right
  }
}
