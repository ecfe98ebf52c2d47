/// Versions of Yoga whose frames differ.
package enum FlexRevision: Hashable, Sendable, CaseIterable {
  /// Yoga 3.2 of 2024, with which the test vectors were made.
  case yoga32
  /// Yoga of June 2026 (facebook/yoga f6206ec3): a container whose size across the main axis is
  /// given is measured with the limits of its children (pull request 1905 of March 2026); one that
  /// is measured with no space along one axis only is not empty because of that (1823 of June
  /// 2025); and the lines of columns that wrap keep to percentages of the parent's width (1763).
  case yoga2026
}
