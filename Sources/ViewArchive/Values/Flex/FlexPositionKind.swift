/// What `position` says.
package enum FlexPositionKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// In the flow, ignoring its insets, and not what absolute descendants refer to.
  case `static`
  /// In the flow, moved by its insets.
  case relative
  /// Out of the flow.
  case absolute
}
