/// A line along a path of a symbol. Joins are round.
package struct OutlineLine: Hashable, Sendable {
  package enum Cap: String, Sendable { case round, butt }

  /// In widths of the symbol's lines, which its weight decides.
  package var width = 1.0
  package var cap = Cap.round
}
