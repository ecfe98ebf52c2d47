import CellRaster
import ViewArchive
import ViewLayout

/// The views of a screen that ignore the safe area, extended below the bars and to the edges.
struct EdgeToEdgeViews {
  /// The whole screen, in which these views have their new size and are cut off where they were.
  private(set) var screen: PlacedNode
  /// What is beyond that, in drawing order, in points of the screen.
  private(set) var extensions: [PlacedNode] = []
  /// The rectangle of the whole screen between the status bar and the home indicator.
  private let page: Rect
  /// How far they extend above and below the screen, in points.
  private let margin: Double

  /// Rounding to cells moves edges by less than this, in points.
  private static let tolerance = CellMetric.half + 1

  init(in placed: PlacedNode, page: Rect, margin: Double) {
    screen = placed
    self.page = page
    self.margin = margin
    screen = extended(placed, safeArea: page, inside: [])
  }

  private mutating func extended(
    _ node: PlacedNode, safeArea: Rect, inside modifiers: [NodeModifier]
  ) -> PlacedNode {
    var safeArea = safeArea
    var modifiers = modifiers
    var new: Rect?
    if case .modifier(let modifier) = node.element {
      switch modifier {
      case .opacity, .colorScheme: modifiers.append(modifier)
      case .hidden: return node
      case .role(.safeArea): safeArea = node.bounds
      case .role(.edgeToEdge(let top, let bottom)):
        new = bounds(of: node, top: top, bottom: bottom, safeArea: safeArea)
      default: break
      }
    }
    var node = node
    let count = extensions.count
    for index in node.indicesInDrawingOrder {
      node.children[index] = extended(
        node.children[index], safeArea: safeArea, inside: modifiers)
    }
    guard let new else { return node }
    // Those of the views inside are parts of this one's.
    extensions.removeSubrange(count...)
    let old = node.bounds
    let stretched = node.stretched(from: old, to: new)
    func part(from top: Double, to bottom: Double) -> PlacedNode {
      let rect = Rect(
        x: new.minX, y: top, width: new.size.width, height: max(bottom - top, 0))
      return PlacedNode(.modifier(.clip(.rectangle)), bounds: rect, children: [stretched])
    }
    for outside in [part(from: new.minY, to: old.minY), part(from: old.maxY, to: new.maxY)]
    where outside.bounds.size.height > 0 {
      extensions.append(
        modifiers.reversed().reduce(outside) {
          PlacedNode(.modifier($1), bounds: outside.bounds, children: [$0])
        })
    }
    return part(from: old.minY, to: old.maxY)
  }

  /// Returns the rectangle that a view extends to; nil: it stays where it is.
  private func bounds(
    of node: PlacedNode, top: Bool, bottom: Bool, safeArea: Rect
  ) -> Rect? {
    let bounds = node.bounds
    guard bounds.minX <= page.minX + Self.tolerance, bounds.maxX >= page.maxX - Self.tolerance
    else { return nil }
    var new = bounds
    if top, bounds.minY <= safeArea.minY + Self.tolerance {
      new.origin.y = page.minY - margin
      new.size.height = bounds.maxY - new.minY
    }
    if bottom, bounds.maxY >= safeArea.maxY - Self.tolerance {
      new.size.height = page.maxY + margin - new.minY
    }
    return new == bounds ? nil : new
  }
}

extension PlacedNode {
  /// The indices of the children, what is behind the others first.
  fileprivate var indicesInDrawingOrder: [Int] {
    if case .modifier(.background) = element { return children.indices.reversed() }
    return Array(children.indices)
  }

  /// Returns the node with a new rectangle, which the parts of the same size get, too.
  fileprivate func stretched(from old: Rect, to new: Rect) -> PlacedNode {
    guard bounds == old else { return self }
    var node = self
    node.bounds = new
    node.children = children.map { $0.stretched(from: old, to: new) }
    return node
  }
}
