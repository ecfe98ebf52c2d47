package import ViewArchive

extension FlexStyle {
  /// Returns the space between the edges of a box and its content, in points, for text to the right.
  ///
  /// - Parameter parentWidth: What percentages are of; nil: it is unknown, and they count as nothing.
  package func contentInsets(parentWidth: Double?) -> Insets {
    func sides(_ edges: FlexEdges, _ reference: Double?) -> Sides<Double> {
      edges.sides(.leftToRight).map { max($0?.resolved(against: reference) ?? 0, 0) }
    }
    let (padding, border) = (sides(padding, parentWidth), sides(border, nil))
    return Insets(
      top: padding.top + border.top, leading: padding.left + border.left,
      bottom: padding.bottom + border.bottom, trailing: padding.right + border.right)
  }
}
