import CellRaster
import ViewArchive
import ViewLayout

/// The views of a screen that ignore the safe area, as they extend below the bars and to the edges.
struct EdgeToEdgeViews {
  /// In drawing order, in points of the screen.
  private(set) var views: [PlacedNode] = []
  /// The rectangle of the whole screen between the status bar and the home indicator.
  private let page: Rect
  /// How far they extend above and below the screen, in points.
  private let margin: Double

  /// Rounding to cells moves edges by less than this, in points.
  private static let tolerance = CellMetric.half + 1

  init(in placed: PlacedNode, page: Rect, margin: Double) {
    self.page = page
    self.margin = margin
    collect(placed, safeArea: page, opacity: 1)
  }

  private mutating func collect(_ node: PlacedNode, safeArea: Rect, opacity: Double) {
    var safeArea = safeArea
    var opacity = opacity
    if case .modifier(let modifier) = node.element {
      switch modifier {
      case .opacity(let factor): opacity *= factor
      case .hidden: return
      case .identifier(let text):
        switch ScreenMark(identifier: text) {
        case .safeArea: safeArea = node.bounds
        case .edgeToEdge(let top, let bottom):
          add(node, top: top, bottom: bottom, safeArea: safeArea, opacity: opacity)
        default: break
        }
      default: break
      }
    }
    for child in node.childrenInDrawingOrder {
      collect(child, safeArea: safeArea, opacity: opacity)
    }
  }

  private mutating func add(
    _ node: PlacedNode, top: Bool, bottom: Bool, safeArea: Rect, opacity: Double
  ) {
    let bounds = node.bounds
    guard bounds.minX <= page.minX + Self.tolerance, bounds.maxX >= page.maxX - Self.tolerance
    else { return }
    var new = bounds
    if top, bounds.minY <= safeArea.minY + Self.tolerance {
      new.origin.y = page.minY - margin
      new.size.height = bounds.maxY - new.minY
    }
    if bottom, bounds.maxY >= safeArea.maxY - Self.tolerance {
      new.size.height = page.maxY + margin - new.minY
    }
    guard new != bounds else { return }
    views.append(
      PlacedNode(
        .modifier(.opacity(opacity)), bounds: new, children: [node.stretched(from: bounds, to: new)]
      ))
  }
}

extension PlacedNode {
  /// Returns the node with a new rectangle, which the parts of the same size get, too.
  fileprivate func stretched(from old: Rect, to new: Rect) -> PlacedNode {
    guard bounds == old else { return self }
    var node = self
    node.bounds = new
    node.children = children.map { $0.stretched(from: old, to: new) }
    return node
  }
}
