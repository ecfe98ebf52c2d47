import ViewArchive

/// A view of the expanded island while it is being placed; all in points.
struct IslandView {
  var box: BoxID
  var position: IslandRegionContent.Position
  /// Of its region, not of the view in its column.
  var regionPriority: Double
  var margins: PartialInsets
  var traits: LayoutTraits
  /// The difference of its region's margins to the panel's, inside its own size.
  var insets = Insets.zero
  /// What it is proposed across, with its insets.
  var width = 0.0
  var isNarrowed = false
  /// What it is proposed without its insets.
  var proposal = Proposal.unspecified
  /// With its insets.
  var size = Size.zero
  var y = 0.0

  init(_ box: BoxID, in region: IslandRegionContent, traits: LayoutTraits) {
    self.box = box
    position = region.position
    regionPriority = region.priority.isNaN ? 0 : region.priority
    margins = region.contentMargins
    self.traits = traits
  }

  /// The lower end.
  var end: Double { y + size.height }

  /// Asks the view for its size, insets taken off and added again.
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

  /// Gives the view the room beside the camera for good; only its outer edge touches the panel
  /// then.
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

/// The three columns of the island. Bottom views stand in all of them.
enum IslandColumn: Int, CaseIterable {
  case leading, center, trailing

  var position: IslandRegionContent.Position {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
