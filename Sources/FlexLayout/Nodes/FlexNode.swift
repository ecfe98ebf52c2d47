package import ViewArchive

/// A node of a tree to be laid out.
package struct FlexNode: Sendable {
  package var style: FlexStyle
  package var children: [FlexNode]
  /// What is measured, such as a text; a node with content is laid out without its children.
  package var content: FlexContent?

  /// Creates a container.
  package init(style: FlexStyle = FlexStyle(), children: [FlexNode] = []) {
    self.style = style
    self.children = children
  }

  /// Creates a leaf whose size comes from its content.
  package init(style: FlexStyle = FlexStyle(), content: FlexContent) {
    self.style = style
    children = []
    self.content = content
  }
}
