import ViewArchive

/// The edges as CSS names them by the direction of writing.
struct Aliases {
  var margin = Edges()
  var padding = Edges()
  var inset = Edges()

  struct Edges {
    var inline: FlexLength?
    var block: FlexLength?
    var inlineStart: FlexLength?
    var inlineEnd: FlexLength?
    var blockStart: FlexLength?
    var blockEnd: FlexLength?

    /// Adds the values to those by plain names. Only the names for the start and the end of a block
    /// do not win over those (`YogaStylableProps`).
    func apply(to edges: inout FlexEdges) {
      edges.horizontal = inline ?? edges.horizontal
      edges.vertical = block ?? edges.vertical
      edges.start = inlineStart ?? edges.start
      edges.end = inlineEnd ?? edges.end
      edges.top = edges.top ?? blockStart
      edges.bottom = edges.bottom ?? blockEnd
    }
  }

  func apply(to style: inout FlexStyle) {
    margin.apply(to: &style.margin)
    padding.apply(to: &style.padding)
    inset.apply(to: &style.insets)
  }
}
