/// Distances from the edges of a rectangle, in points. Nil: the default of that edge.
package struct PartialInsets: Codable, Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns these distances, with `other`'s where one is nil.
  package func filled(from other: Insets) -> Insets {
    Insets(
      top: top ?? other.top, leading: leading ?? other.leading, bottom: bottom ?? other.bottom,
      trailing: trailing ?? other.trailing)
  }
}
