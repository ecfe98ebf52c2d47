import ViewArchive

/// What stands for a view that cannot be drawn: room for its name.
struct PlaceholderLayout: LayoutRule {
  var text: TextLayout

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    text.size(in: proposal)
  }
}
