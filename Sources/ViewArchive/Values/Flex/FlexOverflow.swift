/// What happens to content that is larger than its node. For layout only `scroll` matters.
package enum FlexOverflow: String, Codable, Hashable, Sendable, CaseIterable {
  case visible
  case hidden
  /// Children are measured without limit in the main axis.
  case scroll
}
