/// Whether a container's children may fill several lines.
package enum FlexWrap: String, Codable, Hashable, Sendable, CaseIterable {
  case noWrap = "nowrap"
  case wrap
  /// Lines are stacked from the end of the cross axis.
  case wrapReverse = "wrap-reverse"
}
