import ViewArchive

/// Lays out the expanded island: leading, center, trailing and bottom views around the camera
/// (ISLAND-1 to ISLAND-7).
///
///      leading │ ▇▇▇▇▇▇ │ trailing      The origin is the island's inner corner. The camera
///     ─────────┤ centre ├─────────      reaches down to `camera.height - margins.top`.
///              bottom
struct ExpandedIslandLayout: LayoutRule {
  struct Region: Sendable {
    var content: IslandRegionContent
    var views: [BoxID]
    /// False for a view outside of any region, which becomes a bottom view without a region node.
    var isExplicit: Bool
    var trace: LayoutTrace?
  }

  var content: IslandContent
  var regions: [Region]

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    solve(in: resting(proposal, &pass), &pass).size
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    let solution = solve(in: resting(proposal, &pass), &pass)
    return solution.views.map { view in
      ChildPlacement(
        box: view.box,
        origin: Point(x: x(of: view, in: solution, pass), y: view.y + view.insets.top),
        proposal: view.proposal)
    }
    .sorted { $0.box < $1.box }
  }

  func grouped(_ children: [PlacedNode], of box: LayoutBox, at origin: Point) -> [PlacedNode] {
    var rest = children[...]
    return regions.flatMap { region -> [PlacedNode] in
      let own = Array(rest.prefix(region.views.count))
      rest = rest.dropFirst(region.views.count)
      guard region.isExplicit else { return own }
      let bounds = Rect(enclosing: own.map(\.bounds)) ?? Rect(origin: origin, size: .zero)
      return [
        PlacedNode(
          .view(.islandRegion(region.content)), bounds: bounds, children: own,
          trace: region.trace)
      ]
    }
  }

  // MARK: Solving

  private struct Solution {
    var width: Double
    var views: [IslandView]

    var size: Size {
      Size(width: width, height: max(0, views.map(\.end).max() ?? 0))
    }
  }

  /// Returns the proposal with the height that the views have when no spacer and no frame without an
  /// upper limit stretches them (ISLAND-11); shapes still fill the proposed height.
  private func resting(_ proposal: Proposal, _ pass: inout LayoutPass) -> Proposal {
    guard pass.islandRules == .phone, let most = proposal.height, most.isFinite,
      solve(in: proposal, &pass).size.height > most - LayoutMetrics.tolerance
    else { return proposal }
    let own = pass.withRestingSpacers { solve(in: proposal, &$0).size.height }
    return Proposal(width: proposal.width, height: min(own, most))
  }

  private func solve(in proposal: Proposal, _ pass: inout LayoutPass) -> Solution {
    let views = views(pass)
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? idealWidth(views, &pass)
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    var columns = IslandColumns(
      views: views, height: height, head: head(pass.metrics), spacing: content.spacing,
      metrics: pass.metrics)
    let widths = IslandWidths(
      of: columns, content: content, width: width, height: height, &pass)
    for index in columns.views.indices {
      columns.views[index].width = widths.proposal(for: columns.views[index].position)
    }
    columns.settle(beside: widths, &pass)
    return Solution(width: width, views: columns.views)
  }

  /// Returns the y at which center content may begin, in points. On the grid, content beside the
  /// camera occupies the camera's own rows, so the first of them includes the top margin.
  private func head(_ metrics: LayoutMetrics) -> Double {
    let height = metrics.length(content.camera.height, .vertical)
    return max(0, metrics.isGridded ? height : height - content.margins.top)
  }

  /// Returns the width for a proposal without one: that of leading, center and trailing views side
  /// by side at their ideal widths, or of the widest bottom view if that is larger.
  private func idealWidth(_ views: [IslandView], _ pass: inout LayoutPass) -> Double {
    func widest(_ position: IslandRegionContent.Position) -> Double {
      views.filter { $0.position == position }
        .map { pass.size(of: $0.box, in: .unspecified).width + $0.insets.horizontal }
        .filter(\.isFinite).max() ?? 0
    }
    let camera = pass.metrics.length(content.camera.width, .horizontal)
    let sides = max(widest(.leading), widest(.trailing))
    return max(2 * sides + max(camera, widest(.center)), widest(.bottom))
  }

  /// Returns all views in the order leading, center, trailing, bottom, with the insets that their
  /// margins result in (ISLAND-7).
  private func views(_ pass: LayoutPass) -> [IslandView] {
    let order: [IslandRegionContent.Position] = [.leading, .center, .trailing, .bottom]
    var views = order.flatMap { position in
      regions.filter { $0.content.position == position }.flatMap { region in
        region.views.map { IslandView($0, in: region.content, traits: pass.traits(of: $0)) }
      }
    }
    let hasLeading = views.contains { $0.position == .leading }
    let hasTrailing = views.contains { $0.position == .trailing }
    for index in views.indices {
      let position = views[index].position
      let column = views.indices.filter {
        views[$0].position == position || views[$0].position == .bottom
      }
      let touches = (
        top: position != .bottom && column.first == index,
        leading: position == .leading || position == .bottom
          || (position == .trailing && !hasLeading),
        bottom: column.last == index,
        trailing: position == .trailing || position == .bottom
          || (position == .leading && !hasTrailing)
      )
      let margins = views[index].margins
      func inset(_ own: Double?, _ panel: Double, _ touches: Bool, _ axis: LayoutAxis) -> Double {
        guard touches, let own else { return 0 }
        return pass.metrics.distance(own - panel, axis)
      }
      views[index].insets = Insets(
        top: inset(margins.top, content.margins.top, touches.top, .vertical),
        leading: inset(margins.leading, content.margins.leading, touches.leading, .horizontal),
        bottom: inset(margins.bottom, content.margins.bottom, touches.bottom, .vertical),
        trailing: inset(
          margins.trailing, content.margins.trailing, touches.trailing, .horizontal))
    }
    return views
  }

  /// Returns the x of a view inside its insets (ISLAND-6).
  private func x(of view: IslandView, in solution: Solution, _ pass: LayoutPass) -> Double {
    let outer =
      switch view.position {
      case .leading: 0.0
      // Else a bottom view stands in the middle (ISLAND-13).
      case .bottom where pass.islandRules == .documented: 0.0
      case .center, .bottom: pass.metrics.floor((solution.width - view.size.width) / 2, .horizontal)
      case .trailing: solution.width - view.size.width
      }
    return outer + view.insets.leading
  }
}
