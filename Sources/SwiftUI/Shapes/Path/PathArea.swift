import ViewArchive

/// The outline of an area that two sets of polygons define together.
///
/// The plane is cut into bands at the height of each corner and crossing. Within a band no edges
/// cross, so it is divided into trapezoids that are in the area or not. The edges between what is in
/// the area and what is not are then put together to outlines.
struct PathArea {
  /// The corners of each outline.
  private(set) var outlines: [[Point]] = []

  /// An edge of a polygon that is not horizontal; `low` is the corner with the smaller y.
  private struct Edge {
    var low: Point
    var high: Point
    /// 1: downwards, -1: upwards.
    var direction: Int
    var isFirst: Bool

    func x(at y: Double) -> Double {
      low.x + (y - low.y) / (high.y - low.y) * (high.x - low.x)
    }
  }

  /// A part of a band: x of both sides at the top and at the bottom.
  private struct Trapezoid {
    var left: (top: Double, bottom: Double)
    var right: (top: Double, bottom: Double)
  }

  private struct Segment {
    var from: Point
    var to: Point
  }

  /// Edges above which the areas are not combined and the first is left as it is; it takes the square
  /// of their number.
  private static let limit = 2_000
  /// The same for bands times edges.
  private static let mostSteps = 1_000_000
  /// In points.
  private static let tolerance = 1e-7

  init(
    _ first: [[Point]], _ second: [[Point]], isEvenOdd: Bool, isKept: (Bool, Bool) -> Bool
  ) {
    let edges = Self.edges(first, isFirst: true) + Self.edges(second, isFirst: false)
    guard edges.count <= Self.limit else {
      outlines = first
      return
    }
    let heights = Self.heights(edges)
    guard heights.count * edges.count <= Self.mostSteps else {
      outlines = first
      return
    }
    var segments: [Segment] = []
    var above: [Trapezoid] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let band = Self.band(edges, top, bottom, isEvenOdd, isKept)
      Self.addLevel(top, above: above, below: band, to: &segments)
      for part in band {
        segments.append(
          Segment(
            from: Point(x: part.left.bottom, y: bottom), to: Point(x: part.left.top, y: top)))
        segments.append(
          Segment(
            from: Point(x: part.right.top, y: top), to: Point(x: part.right.bottom, y: bottom)))
      }
      above = band
    }
    if let last = heights.last { Self.addLevel(last, above: above, below: [], to: &segments) }
    outlines = Self.loops(segments)
  }

  private static func edges(_ polygons: [[Point]], isFirst: Bool) -> [Edge] {
    polygons.flatMap { corners in
      zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { from, to in
        guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite,
          abs(from.y - to.y) > tolerance
        else { return nil }
        return from.y < to.y
          ? Edge(low: from, high: to, direction: 1, isFirst: isFirst)
          : Edge(low: to, high: from, direction: -1, isFirst: isFirst)
      }
    }
  }

  /// The y of every corner and crossing, in order.
  private static func heights(_ edges: [Edge]) -> [Double] {
    var all = edges.flatMap { [$0.low.y, $0.high.y] }
    for (index, edge) in edges.enumerated() where all.count <= mostSteps {
      for other in edges[(index + 1)...] {
        let (top, bottom) = (max(edge.low.y, other.low.y), min(edge.high.y, other.high.y))
        guard bottom > top else { continue }
        let start = edge.x(at: top) - other.x(at: top)
        let end = edge.x(at: bottom) - other.x(at: bottom)
        if start * end < 0 { all.append(top + start / (start - end) * (bottom - top)) }
      }
    }
    var heights: [Double] = []
    for y in all.sorted() where heights.last.map({ y - $0 > tolerance }) ?? true {
      heights.append(y)
    }
    return heights
  }

  private static func band(
    _ edges: [Edge], _ top: Double, _ bottom: Double, _ isEvenOdd: Bool,
    _ isKept: (Bool, Bool) -> Bool
  ) -> [Trapezoid] {
    let middle = (top + bottom) / 2
    let crossing = edges.filter { $0.low.y < middle && $0.high.y > middle }
      .sorted { $0.x(at: middle) < $1.x(at: middle) }
    var winding = (first: 0, second: 0)
    func isInside(_ count: Int) -> Bool { isEvenOdd ? count % 2 != 0 : count != 0 }
    var left: Edge?
    var band: [Trapezoid] = []
    for edge in crossing {
      if edge.isFirst { winding.first += edge.direction } else { winding.second += edge.direction }
      let isIn = isKept(isInside(winding.first), isInside(winding.second))
      if isIn, left == nil {
        left = edge
      } else if !isIn, let start = left {
        band.append(
          Trapezoid(
            left: (start.x(at: top), start.x(at: bottom)),
            right: (edge.x(at: top), edge.x(at: bottom))))
        left = nil
      }
    }
    return band
  }

  /// Adds the horizontal edges between two bands, and makes corners that are nearly the same exactly
  /// the same, so that outlines can be put together.
  private static func addLevel(
    _ y: Double, above: [Trapezoid], below: [Trapezoid], to segments: inout [Segment]
  ) {
    let covered = above.map { ($0.left.bottom, $0.right.bottom) }
    let covers = below.map { ($0.left.top, $0.right.top) }
    let places = (covered + covers).flatMap { [$0.0, $0.1] }.sorted()
    for (from, to) in zip(places, places.dropFirst()) where to - from > tolerance {
      let middle = (from + to) / 2
      let isAbove = covered.contains { $0.0 < middle && middle < $0.1 }
      let isBelow = covers.contains { $0.0 < middle && middle < $0.1 }
      guard isAbove != isBelow else { continue }
      let (left, right) = (Point(x: from, y: y), Point(x: to, y: y))
      segments.append(
        isBelow ? Segment(from: left, to: right) : Segment(from: right, to: left))
    }
  }

  /// Puts segments together to closed outlines.
  private static func loops(_ segments: [Segment]) -> [[Point]] {
    func key(_ point: Point) -> [Int64] {
      [point.x, point.y].map { Int64(exactly: ($0 * 1e4).rounded()) ?? .max }
    }
    var starts: [[Int64]: [Int]] = [:]
    for (index, segment) in segments.enumerated() where key(segment.from) != key(segment.to) {
      starts[key(segment.from), default: []].append(index)
    }
    /// Takes a segment that starts at the point, or, for rounding, in a place beside it.
    func take(at point: Point) -> Int? {
      let place = key(point)
      for x in [0, -1, 1] as [Int64] {
        for y in [0, -1, 1] as [Int64] {
          let near = [place[0] &+ x, place[1] &+ y]
          if let index = starts[near]?.popLast() { return index }
        }
      }
      return nil
    }
    var loops: [[Point]] = []
    for (index, segment) in segments.enumerated() {
      guard let at = starts[key(segment.from)]?.firstIndex(of: index) else { continue }
      starts[key(segment.from)]?.remove(at: at)
      var corners = [segment.from]
      var end = segment.to
      while key(end) != key(segment.from), let next = take(at: end) {
        corners.append(end)
        end = segments[next].to
      }
      corners = simplified(corners)
      if corners.count > 2 { loops.append(corners) }
    }
    return loops
  }

  /// Leaves out corners on a straight line.
  private static func simplified(_ corners: [Point]) -> [Point] {
    corners.indices.compactMap { index in
      let (here, count) = (corners[index], corners.count)
      let before = corners[(index + count - 1) % count]
      let after = corners[(index + 1) % count]
      let area =
        (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
      return abs(area) > 1e-6 ? here : nil
    }
  }
}
