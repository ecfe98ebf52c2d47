/// The sizes that a style gives. Percentages are of the parent's size along the same axis.
package struct FlexSizes: Codable, Hashable, Sendable {
  package var width: FlexLength?
  package var height: FlexLength?
  package var minimumWidth: FlexLength?
  package var minimumHeight: FlexLength?
  package var maximumWidth: FlexLength?
  package var maximumHeight: FlexLength?
  /// Width divided by height; gives the size that is missing.
  package var aspectRatio: Double?
  package var boxSizing = FlexBoxSizing.borderBox

  /// Creates sizes that are all found by the algorithm.
  package init() {}
}
