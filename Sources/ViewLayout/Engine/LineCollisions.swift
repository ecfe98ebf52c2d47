import ViewArchive

/// Removes the lines of text that would be drawn over others where there are too few rows
/// (GRID-7: the last lines are clipped).
///
/// Overlaps that the source intends are kept: children of a `ZStack` over one another, and
/// overlays, backgrounds and moved views over everything.
struct LineCollisions {
  /// The containers around a text that decide which other texts it may overlap.
  private struct Layer {
    /// The containers around the text whose children may overlap, each with the index of the child
    /// that contains the text.
    var branches: [Int: Int] = [:]
    /// The containers around it that take it out of the normal flow: it may overlap any text that
    /// is not inside of the same ones.
    var loose: Set<Int> = []

    func mayLie(over other: Layer) -> Bool {
      loose != other.loose
        || branches.contains { container, child in
          other.branches[container].map { $0 != child } ?? false
        }
    }
  }

  private struct Occupied {
    var columns: Range<Double>
    var layer: Layer
  }

  private var layer = Layer()
  private var containers = 0
  /// The occupied columns, by row.
  private var rows: [Int: [Occupied]] = [:]

  mutating func clipped(_ node: PlacedNode) -> PlacedNode {
    if case .modifier(.hidden) = node.element { return node }
    var node = node
    if !node.lines.isEmpty { node.lines = node.lines.filter { isFree($0) } }
    let outer = layer
    containers += 1
    let container = containers
    for index in node.children.indices {
      layer = outer
      switch node.layering {
      case .none: break
      case .children: layer.branches[container] = index
      case .content: if index > 0 { layer.loose.insert(container) }
      case .whole: layer.loose.insert(container)
      }
      node.children[index] = clipped(node.children[index])
    }
    layer = outer
    return node
  }

  /// Returns whether the line's cells are free, and marks them as occupied if so.
  private mutating func isFree(_ line: PlacedLine) -> Bool {
    let bounds = line.bounds
    guard bounds.width > 0, [bounds.minX, bounds.maxX].allSatisfy(\.isFinite),
      abs(bounds.minY) < Self.far, bounds.height < Self.far
    else { return true }
    let first = Int((bounds.minY / LayoutMetrics.cell.height).rounded())
    let last = max(first + 1, Int((bounds.maxY / LayoutMetrics.cell.height).rounded()))
    let own = Occupied(columns: bounds.minX..<bounds.maxX, layer: layer)
    for row in first..<last {
      for other in rows[row] ?? [] where other.columns.overlaps(own.columns) {
        if !own.layer.mayLie(over: other.layer) { return false }
      }
    }
    for row in first..<last { rows[row, default: []].append(own) }
    return true
  }

  /// Points; coordinates this large are never visible.
  private static let far = 1e6
}

extension PlacedNode {
  func withoutCollidingLines() -> PlacedNode {
    var collisions = LineCollisions()
    return collisions.clipped(self)
  }

  fileprivate enum Layering {
    /// The children do not overlap.
    case none
    /// The children may overlap one another.
    case children
    /// All children but the first may overlap anything.
    case content
    /// Everything inside may overlap anything.
    case whole
  }

  fileprivate var layering: Layering {
    switch element {
    case .view(.zstack), .view(.geometryReader), .view(.flex), .view(.custom): .children
    case .view: .none
    case .modifier(.overlay), .modifier(.background), .modifier(.mask): .content
    case .modifier(.offset), .modifier(.position), .modifier(.scale), .modifier(.rotation): .whole
    // What scrolls is cut off at the edges of its scroll view.
    case .modifier(.role(.scrollContent)), .modifier(.role(.scrolledContent)): .whole
    case .modifier: .none
    }
  }
}
