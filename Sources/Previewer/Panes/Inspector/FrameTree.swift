package import CellRaster
package import ViewArchive
package import ViewLayout

/// The views of a frame as a flat array, parents before children, each with its modifiers.
///
///     .padding 8                 one view, the text, with one modifier around it; the content of
///       text "Pizza"             an overlay or background is a child of the view it belongs to
package struct FrameTree: Sendable {
  /// The identifier of a view: its index in `views`.
  package typealias ViewID = Int

  package struct View: Sendable {
    /// The index of the frame's part that contains the view.
    package var part: Int
    /// The view's node without children.
    package var node: PlacedNode
    /// The modifiers around the view, innermost first, each without children.
    package var modifiers: [PlacedNode] = []
    package var parent: ViewID?
    package var children: [ViewID] = []
    package var depth: Int
    /// `overlay`, `background` or `mask` for such content of the parent; else nil.
    package var role: String?
    /// The view's cells in the frame; empty when it has no size or is clipped completely.
    package var cells: CellRect
    /// The cells of the view with its modifiers.
    package var cellsWithModifiers: CellRect
    /// True when the view is drawn: neither hidden nor transparent.
    package var isShown: Bool

    package var kind: NodeKind {
      switch node.element {
      case .view(let kind): kind
      case .modifier: .empty
      }
    }

    /// The outermost modifier; the view itself when it has no modifiers.
    package var outermost: PlacedNode { modifiers.last ?? node }
  }

  package private(set) var views: [View] = []
  private let frame: SheetFrame

  package init(_ frame: SheetFrame) {
    self.frame = frame
    for (index, part) in frame.parts.enumerated() {
      add(part.placed, [], parent: nil, role: nil, part: index, isShown: true)
    }
  }

  // MARK: Lookup

  /// Returns the part of the frame that contains a view.
  ///
  /// - Precondition: `view` is an index of `views`.
  package func part(of view: ViewID) -> SheetFrame.Part { frame.parts[views[view].part] }

  /// Returns the source locations of a view: its own, or those of the nearest ancestor with any.
  ///
  /// - Precondition: `view` is an index of `views`.
  package func places(of view: ViewID) -> [SourcePlace] {
    var current: ViewID? = view
    while let id = current {
      if let places = views[id].node.trace?.places, !places.isEmpty { return places }
      current = views[id].parent
    }
    return []
  }

  /// Returns the view at a cell of the frame: the deepest, and of several the frontmost.
  package func view(at cell: CellPoint) -> ViewID? {
    let roots = views.indices.filter { views[$0].parent == nil }
    return roots.reversed().lazy.compactMap { hit($0, cell) }.first
  }

  private func hit(_ id: ViewID, _ cell: CellPoint) -> ViewID? {
    let view = views[id]
    guard view.isShown else { return nil }
    let under = view.children.filter { views[$0].role == "background" }
    let over = view.children.filter { views[$0].role != "background" }
    if let child = over.reversed().lazy.compactMap({ hit($0, cell) }).first { return child }
    if view.cells.contains(cell), view.kind.drawsInItsBounds { return id }
    return under.reversed().lazy.compactMap { hit($0, cell) }.first
  }

  /// Returns the path from the part's root to a view, by which it is found again in a later frame.
  ///
  /// - Precondition: `view` is an index of `views`.
  package func path(to view: ViewID) -> FramePath {
    var steps: [Int] = []
    var current = view
    while let parent = views[current].parent {
      steps.append(views[parent].children.firstIndex(of: current) ?? 0)
      current = parent
    }
    return FramePath(part: part(of: view).part, steps: steps.reversed())
  }

  /// Returns the view at a path, or its deepest ancestor that exists; nil when the part is missing.
  package func view(at path: FramePath) -> ViewID? {
    guard
      var current = views.indices.first(where: {
        views[$0].parent == nil && part(of: $0).part == path.part
      })
    else { return nil }
    for step in path.steps {
      guard views[current].children.indices.contains(step) else { break }
      current = views[current].children[step]
    }
    return current
  }

  /// Returns the view to which a layer of the layout belongs; nil when the layer is not in the
  /// tree.
  package func view(ofLayer layer: Int, in part: ArchivePart) -> ViewID? {
    views.indices.first { id in
      self.part(of: id).part == part
        && ([views[id].node] + views[id].modifiers).contains { $0.trace?.layer == layer }
    }
  }

  // MARK: Building

  private mutating func add(
    _ placed: PlacedNode, _ around: [PlacedNode], parent: ViewID?, role: String?, part: Int,
    isShown: Bool
  ) {
    switch placed.element {
    case .modifier(let modifier):
      guard let child = placed.children.first else { return }
      let isShown = isShown && !modifier.hides
      let id = views.count
      add(
        child, around + [placed.withoutChildren], parent: parent, role: role, part: part,
        isShown: isShown)
      for layer in placed.children.dropFirst() where views.indices.contains(id) {
        add(
          layer, [], parent: id, role: modifier.role, part: part,
          isShown: isShown && modifier.role != "mask")
      }
    case .view:
      let id = views.count
      let modifiers = Array(around.reversed())
      views.append(
        View(
          part: part, node: placed.withoutChildren, modifiers: modifiers, parent: parent,
          depth: parent.map { views[$0].depth + 1 } ?? 0, role: role,
          cells: frame.parts[part].cells(of: placed.bounds),
          cellsWithModifiers: frame.parts[part].cells(of: (modifiers.last ?? placed).bounds),
          isShown: isShown))
      if let parent { views[parent].children.append(id) }
      for child in placed.children {
        add(child, [], parent: id, role: nil, part: part, isShown: isShown)
      }
    }
  }
}

extension SheetFrame.Part {
  /// Returns the frame's cells that a rectangle of the part touches; the rectangle is in points.
  package func cells(of bounds: Rect) -> CellRect {
    guard bounds.width > 0, bounds.height > 0,
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy({ abs($0) < 1e6 })
    else { return CellRect(column: 0, row: 0, columns: 0, rows: 0) }
    // Rounding errors below 0.01 points must not add a cell.
    let noise = 0.01
    let left = CellMetric.columns(bounds.minX + noise, .down)
    let top = CellMetric.rows(bounds.minY + noise, .down)
    let right = CellMetric.columns(bounds.maxX - noise, .up)
    let bottom = CellMetric.rows(bounds.maxY - noise, .up)
    return CellRect(
      column: origin.column + left, row: origin.row + top, columns: right - left,
      rows: bottom - top
    ).intersection(clip)
  }
}

extension PlacedNode {
  var withoutChildren: PlacedNode {
    var copy = self
    copy.children = []
    return copy
  }
}

extension NodeModifier {
  var hides: Bool {
    if case .opacity(let opacity) = self { return opacity <= 0 }
    return self == .hidden
  }

  /// The role of the modifier's content relative to the view that it modifies; nil without content.
  var role: String? {
    if case .overlay = self { return "overlay" }
    if case .background = self { return "background" }
    if case .mask = self { return "mask" }
    return nil
  }
}

extension NodeKind {
  /// False for views that draw nothing and only take space.
  var drawsInItsBounds: Bool {
    switch self {
    case .empty, .spacer: false
    case .text, .image, .shape, .style, .divider, .progress, .gauge, .hstack, .vstack, .zstack,
      .grid, .gridRow, .viewThatFits, .geometryReader, .flex, .custom, .button, .toggle, .link,
      .island,
      .islandRegion, .unsupported:
      true
    }
  }
}
