/// How a child behaves in its container.
package struct FlexItemStyle: Codable, Hashable, Sendable {
  /// The alignment along the cross axis; nil: the container's `alignItems`.
  package var alignSelf: FlexAlignment?
  /// The shorthand: above zero it is a share of the free space from a basis of zero, below zero the
  /// child may shrink.
  package var flex: Double?
  /// The share of free space; beats `flex`.
  package var grow: Double?
  /// The share of what is lacking, scaled by the basis; beats `flex`.
  package var shrink: Double?
  /// The size along the main axis before growing and shrinking; `auto`: its width or height.
  package var basis: FlexLength?

  /// Creates the defaults: neither growing nor shrinking.
  package init() {}
}
