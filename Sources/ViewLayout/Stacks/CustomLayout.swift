import ViewArchive

/// A container that user code lays out: calls `container` where it is set, else uses the results
/// recorded in the archive. On the grid, sizes and places are rounded to whole cells.
struct CustomLayout: LayoutRule {
  var content: CustomContent
  var container: (any CustomContainer)?

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let size: Size
    if let container {
      let children = CustomChildren(box.children, lending: &pass)
      size = container.size(in: proposal, of: children).defined
      children.returnPass(to: &pass)
    } else {
      size =
        results(pass).answer(width: proposal.width, height: proposal.height, placed: false)?.size
        ?? .zero
    }
    return pass.metrics.scaled(by: 1).size(
      Size(width: max(0, size.width), height: max(0, size.height)))
  }

  private func results(_ pass: LayoutPass) -> CustomContent.Results {
    pass.metrics.hasPhoneLetters ? content.phoneResults ?? content.results : content.results
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    let places: [CustomContent.Place]
    if let container {
      let children = CustomChildren(box.children, lending: &pass)
      places = container.places(in: proposal, size: size, of: children)
      children.returnPass(to: &pass)
    } else {
      places =
        results(pass).answer(width: proposal.width, height: proposal.height, placed: true)?.places
        ?? []
    }
    return zip(box.children, places).map { child, place in
      ChildPlacement(
        box: child,
        origin: Point(
          x: pass.metrics.scaled(by: 1).distance(place.origin.x, .horizontal),
          y: pass.metrics.scaled(by: 1).distance(place.origin.y, .vertical)),
        proposal: pass.metrics.floor(Proposal(width: place.width, height: place.height)))
    }
  }

  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    if container == nil,
      let line = results(pass).line(
        of: guide.reference, width: proposal.width, height: proposal.height)
    {
      return line.position
    }
    let standard = childrensGuide(guide, of: id, in: proposal, &pass)
    guard let container else { return standard }
    let size = pass.size(of: id, in: proposal)
    let children = CustomChildren(pass.children(of: id), lending: &pass)
    let line = container.explicitGuide(
      guide, in: proposal, size: size, standard: standard, of: children)
    children.returnPass(to: &pass)
    return line.flatMap { $0.isFinite ? $0 : nil }
  }
}
