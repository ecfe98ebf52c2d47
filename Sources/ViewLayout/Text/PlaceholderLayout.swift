import ViewArchive

/// Reserves the size of a name for a view that cannot be drawn.
struct PlaceholderLayout: LayoutRule {
  var text: TextLayout

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    text.size(in: proposal)
  }
}
