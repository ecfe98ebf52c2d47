/// The direction of a container's main axis.
package enum FlexDirection: String, Codable, Hashable, Sendable, CaseIterable {
  case row
  case rowReverse = "row-reverse"
  case column
  case columnReverse = "column-reverse"
}
