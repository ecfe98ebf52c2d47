import ViewArchive

/// A view of the expanded island during layout; lengths in points.
struct IslandView {
  var box: BoxID
  var position: IslandRegionContent.Position
  /// The priority of its region, not the layout priority of the view.
  var regionPriority: Double
  var margins: PartialInsets
  var traits: LayoutTraits
  /// The differences between its region's margins and the island's; `size` includes them.
  var insets = Insets.zero
  /// The proposed width, including the insets.
  var width = 0.0
  var isNarrowed = false
  /// The proposal without the insets.
  var proposal = Proposal.unspecified
  /// The size, including the insets.
  var size = Size.zero
  var y = 0.0

  init(_ box: BoxID, in region: IslandRegionContent, traits: LayoutTraits) {
    self.box = box
    position = region.position
    regionPriority = region.priority.isNaN ? 0 : region.priority
    margins = region.contentMargins
    self.traits = traits
  }

  /// The y of the lower edge.
  var end: Double { y + size.height }

  /// Returns the view's size for a proposal, both including the insets.
  func answer(to proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let size = pass.size(of: box, in: inner(proposal))
    return Size(
      width: max(0, size.width + insets.horizontal),
      height: max(0, size.height + insets.vertical))
  }

  func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  /// Limits the view to the width beside the camera, permanently. Its inner inset becomes 0,
  /// because only its outer edge touches the island's edge then.
  mutating func narrow(to room: Double) {
    width = room
    isNarrowed = true
    switch position {
    case .leading: insets.trailing = 0
    case .trailing: insets.leading = 0
    case .center, .bottom: break
    }
  }
}
