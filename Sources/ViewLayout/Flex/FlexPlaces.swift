import FlexLayout
import ViewArchive

/// Turns the frames of a tree of boxes into places, on the grid in whole cells.
struct FlexPlaces {
  /// A box with its children placed.
  struct Box {
    var size: Size
    var children: [ChildPlacement]
  }

  private var frames: ArraySlice<FlexPlace>

  /// - Parameter frames: Those of all boxes, each before those in it.
  init(frames: [FlexPlace]) { self.frames = frames[...] }

  /// Places the boxes of a tree from its root on, whose children are returned; `pass` remembers those
  /// of the others.
  mutating func place(_ tree: FlexTree, _ pass: inout LayoutPass) -> Box {
    place(tree, from: .zero, parentWidth: nil, &pass).box
  }

  /// - Parameters:
  ///   - corner: The parent's top left before rounding, in points of the root.
  ///   - parentWidth: The parent's width, which percentages of paddings refer to.
  private mutating func place(
    _ tree: FlexTree, from corner: Point, parentWidth: Double?, _ pass: inout LayoutPass
  ) -> (rect: Rect, box: Box) {
    guard let frame = frames.popFirst() else { return (Rect(origin: corner, size: .zero), .none) }
    let exact = Rect(
      x: corner.x + frame.x, y: corner.y + frame.y, width: frame.width, height: frame.height)
    let rect = pass.metrics.rounded(exact)
    var box = Box(size: rect.size, children: [])
    if let content = tree.content {
      if tree.box == nil {
        box.children = []
      } else {
        let insets = tree.style.measured(by: pass.metrics, isInRow: false)
          .contentInsets(parentWidth: parentWidth)
        let inner = Size(
          width: max(rect.width - insets.horizontal, 0),
          height: max(rect.height - insets.vertical, 0))
        box.children = [
          content.placement(
            in: inner, at: pass.metrics.rounded(Point(x: insets.leading, y: insets.top)), &pass)
        ]
      }
    }
    for child in tree.children {
      let (own, inside) = place(
        child.tree, from: exact.origin, parentWidth: frame.width, &pass)
      guard child.tree.style.display != .none else { continue }
      let proposal = Proposal(own.size)
      pass.remember(own.size, inside.children, of: child.tree.box, in: proposal)
      box.children.append(
        ChildPlacement(
          box: child.outer,
          origin: Point(x: own.minX - rect.minX, y: own.minY - rect.minY), proposal: proposal))
    }
    return (rect, box)
  }
}

extension FlexPlaces.Box {
  fileprivate static let none = Self(size: .zero, children: [])
}

extension LayoutMetrics {
  /// Returns a rectangle whose edges are at those of cells, on the grid: edges are rounded, not sizes,
  /// so that neighbours share them.
  fileprivate func rounded(_ rect: Rect) -> Rect {
    guard isGridded else { return rect }
    let (start, end) = (rounded(rect.origin), rounded(Point(x: rect.maxX, y: rect.maxY)))
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  fileprivate func rounded(_ point: Point) -> Point {
    guard isGridded else { return point }
    return Point(
      x: Self.nearest(point.x, CellMetric.width), y: Self.nearest(point.y, CellMetric.height))
  }

  /// Returns the nearest multiple; halves round down, as what is in the middle does elsewhere.
  private static func nearest(_ points: Double, _ unit: Double) -> Double {
    (points / unit - 0.5 - tolerance).rounded(.up) * unit
  }
}
