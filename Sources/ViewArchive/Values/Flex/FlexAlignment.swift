/// How a child is placed along the cross axis of its line.
package enum FlexAlignment: String, Codable, Hashable, Sendable, CaseIterable {
  case flexStart = "flex-start"
  case center
  case flexEnd = "flex-end"
  case stretch
  /// The baselines of a row's children are at the same height; the start in columns.
  case baseline
}
