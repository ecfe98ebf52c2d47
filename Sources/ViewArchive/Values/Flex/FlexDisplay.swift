/// Whether and how a node takes part in the layout.
package enum FlexDisplay: String, Codable, Hashable, Sendable, CaseIterable {
  case flex
  /// The node and all below it have the frame zero.
  case none
  /// The node has the frame zero; its children are laid out as if they were its parent's.
  case contents
}
