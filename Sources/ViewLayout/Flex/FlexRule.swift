import FlexLayout
import ViewArchive

/// `NodeKind.flex`: lays out a tree of boxes by React Native's algorithm (FLEX-1), and remembers the
/// places of all of them.
struct FlexRule: LayoutRule {
  let tree: FlexTree

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    layOut(in: proposal, &pass).size
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    layOut(in: proposal, &pass).children
  }

  private func layOut(in proposal: Proposal, _ pass: inout LayoutPass) -> FlexPlaces.Box {
    let (width, height) = (Self.finite(proposal.width), Self.finite(proposal.height))
    let node = tree.node(isInRow: false, isResting: height == nil, pass)
    let engine = FlexEngine(pointScale: pass.metrics.hasPhoneLetters ? Self.pixelsInPoint : 0)
    guard let frames = try? engine.frames(of: node, width: width, height: height) else {
      // As high and wide as it was to be, and empty: the tree is too deep or would take seconds.
      return FlexPlaces.Box(size: proposal.size(or: .zero), children: [])
    }
    var places = FlexPlaces(frames: frames)
    let root = places.place(tree, &pass)
    pass.remember(root.size, root.children, of: tree.box, in: proposal)
    return root
  }

  private static func finite(_ length: Double?) -> Double? {
    length.flatMap { $0.isFinite ? min(max($0, 0), CellMetric.longest) : nil }
  }

  /// Pixels in a point of a phone, to which it rounds frames.
  private static let pixelsInPoint = 3.0
}
