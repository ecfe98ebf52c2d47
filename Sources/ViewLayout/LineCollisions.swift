import ViewArchive

/// Takes out the lines of text that would be written over others where there are too few rows
/// (presentations.md §7.3 Q5: the last lines are clipped).
///
/// What the source lays over each other stays: the children of a `ZStack` over one another, and
/// overlays, backgrounds and what is moved by hand over everything.
struct LineCollisions {
  /// How a text came to lie where it lies.
  private struct Layer {
    /// The containers of layers around it, and the child of each that it is part of.
    var branches: [Int: Int] = [:]
    /// The views around it that left the flow of the layout.
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
  /// What is written, by row.
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

  /// Notes the line's cells if nothing else is written there.
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

  /// Points; nothing is seen that far out.
  private static let far = 1e6
}

extension PlacedNode {
  func withoutCollidingLines() -> PlacedNode {
    var collisions = LineCollisions()
    return collisions.clipped(self)
  }

  fileprivate enum Layering {
    /// The children lie beside each other.
    case none
    /// The children may lie over one another.
    case children
    /// All children but the first may lie over anything.
    case content
    /// Everything inside may lie over anything.
    case whole
  }

  fileprivate var layering: Layering {
    switch element {
    case .view(.zstack), .view(.geometryReader), .view(.custom): .children
    case .view: .none
    case .modifier(.overlay), .modifier(.background), .modifier(.mask): .content
    case .modifier(.offset), .modifier(.position), .modifier(.scale), .modifier(.rotation): .whole
    case .modifier: .none
    }
  }
}
