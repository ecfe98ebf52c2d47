/// How a container arranges its children.
package struct FlexContainerStyle: Codable, Hashable, Sendable {
  package var direction = FlexDirection.column
  package var wrap = FlexWrap.noWrap
  package var justifyContent = FlexJustification.flexStart
  package var alignItems = FlexAlignment.stretch
  package var alignContent = FlexLineDistribution.flexStart
  /// The space between neighbours in both directions. Percentages are of the container's inner
  /// size along the axis.
  package var gap: FlexLength?
  /// The space between rows; beats `gap`.
  package var rowGap: FlexLength?
  /// The space between columns; beats `gap`.
  package var columnGap: FlexLength?

  /// Creates React Native's defaults: a column whose children are stretched.
  package init() {}
}
