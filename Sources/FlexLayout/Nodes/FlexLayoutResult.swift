/// The frames of a tree and what they cost.
package struct FlexLayoutResult: Hashable, Sendable {
  /// The frames of all nodes in preorder.
  package var frames: [FlexPlace]
  /// How many times a node was measured or laid out, cached answers left out.
  package var visitCount: Int
  /// How many times content was measured.
  package var measureCount: Int
}
