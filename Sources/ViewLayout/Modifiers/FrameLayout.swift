import ViewArchive

/// `frame(width:height:alignment:)`: proposes the given lengths to the child and takes them. On an
/// axis whose length is nil the child gets the frame's proposal, and the frame takes the child's
/// length (LAYOUT-6).
struct FrameLayout: LayoutRule {
  var width: Double?
  var height: Double?
  var alignment: GuidePair

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    guard let child = box.children.first else { return .zero }
    let inner = inner(proposal, for: child, pass)
    let answer = pass.size(of: child, in: inner)
    return Size(
      width: width == nil ? answer.width : inner.width ?? answer.width,
      height: height == nil ? answer.height : inner.height ?? answer.height)
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    box.children.map { child in
      let inner = inner(proposal, for: child, pass)
      return ChildPlacement(
        box: child, origin: pass.origin(of: child, in: inner, alignedIn: size, by: alignment),
        proposal: inner)
    }
  }

  private func inner(_ proposal: Proposal, for child: BoxID, _ pass: LayoutPass) -> Proposal {
    let height = self.height.map { pass.metrics.length($0, .vertical) } ?? proposal.height
    guard let given = self.width else { return Proposal(width: proposal.width, height: height) }
    let width = pass.metrics.length(given, .horizontal)
    let widenedFrameWidth = pass.traits(of: child).text?
      .widenedFrameWidth(from: width, into: proposal.width, height: height, pass.metrics)
    return Proposal(width: widenedFrameWidth ?? width, height: height)
  }
}
