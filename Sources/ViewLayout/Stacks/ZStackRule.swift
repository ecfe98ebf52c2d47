import ViewArchive

/// `ZStack`: as large as the union of its highest-priority children; all children are proposed its
/// own size, and their guides are aligned (LAYOUT-5).
struct ZStackRule: LayoutRule {
  var alignment: GuidePair

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let children = leading(box.children, pass)
    return Size(
      width: extent(of: children, alignment.guides.horizontal, in: proposal, &pass),
      height: extent(of: children, alignment.guides.vertical, in: proposal, &pass))
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    let own = Proposal(size)
    let children = leading(box.children, pass)
    let x = line(of: children, alignment.guides.horizontal, in: own, &pass)
    let y = line(of: children, alignment.guides.vertical, in: own, &pass)
    return box.children.map { child in
      ChildPlacement(
        box: child,
        origin: Point(
          x: pass.offset(x, alignment.guides.horizontal, of: child, in: own),
          y: pass.offset(y, alignment.guides.vertical, of: child, in: own)),
        proposal: own)
    }
  }

  /// Returns the children that determine the size: those of the highest priority.
  private func leading(_ children: [BoxID], _ pass: LayoutPass) -> [BoxID] {
    let highest = children.map { pass.traits(of: $0).priority }.max()
    return children.filter { pass.traits(of: $0).priority == highest }
  }

  /// Returns the position of the common guide from the origin of the stack.
  private func line(
    of children: [BoxID], _ guide: Guide, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double {
    children.map { pass.guide(guide, of: $0, in: proposal) }.max() ?? 0
  }

  private func extent(
    of children: [BoxID], _ guide: Guide, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double {
    let line = line(of: children, guide, in: proposal, &pass)
    return children.reduce(0) { extent, child in
      let offset = pass.offset(line, guide, of: child, in: proposal)
      return max(extent, offset + pass.size(of: child, in: proposal)[guide.axis])
    }
  }
}
