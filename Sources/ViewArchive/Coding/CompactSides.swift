/// How much room the two sides of the compact island have and take (SIZE-10). Lengths are in points,
/// or in columns of the cell grid; a natural width includes the margin at the island's end.
package struct CompactSides: Hashable, Sendable {
  /// The most that both sides take together.
  package var limit: Double
  /// True on the cell grid, where every length is a whole number.
  package var isGridded: Bool

  package init(limit: Double, isGridded: Bool = false) {
    self.limit = max(limit, 0)
    self.isGridded = isGridded
  }

  /// The most that one side takes, beside one that needs nothing.
  package var widest: Double { room(beside: 0) }

  /// The most that a side may need beside one of a natural width: the other is widened half way to
  /// it, and both together keep to the limit.
  package func room(beside other: Double) -> Double {
    whole(max((2 * limit - max(other, 0)) / 3, limit / 2))
  }

  /// Returns the widths for natural widths: the wider side is as wide as it needs to be, the other is
  /// widened half way to it.
  package func widths(of leading: Double, _ trailing: Double) -> (leading: Double, trailing: Double)
  {
    let needs = (
      leading: min(max(leading, 0), room(beside: trailing)),
      trailing: min(max(trailing, 0), room(beside: leading))
    )
    let middle = whole((needs.leading + needs.trailing) / 2)
    return (max(needs.leading, middle), max(needs.trailing, middle))
  }

  private func whole(_ length: Double) -> Double {
    isGridded ? (length + 1e-6).rounded(.down) : length
  }
}
