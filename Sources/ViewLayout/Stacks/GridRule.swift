import ViewArchive

/// `Grid`: a column is as wide as its widest cell, a row as high as its highest; flexible columns
/// and rows share the proposed length, as the children of a stack do (LAYOUT-5).
struct GridRule: LayoutRule {
  struct Row: Sendable {
    var cells: [BoxID]
    /// Nil: the grid's own alignment.
    var alignment: VerticalGuide?
    /// The row's node. Nil: a view outside of a row, which is as wide as the grid.
    var element: NodeKind?
    var trace: LayoutTrace?
  }

  var content: GridContent
  var rows: [Row]

  /// A cell with its row and the columns that it spans.
  private struct Cell {
    var box: BoxID
    var row: Int
    var columns: Range<Int>
    var isWholeRow: Bool
    var traits: LayoutTraits

    /// Returns whether the cell alone determines the length of its column (or row).
    func sizes(_ axis: LayoutAxis) -> Bool {
      !traits.gridUnsizedAxes.contains(axis)
        && (axis == .vertical || (columns.count == 1 && !isWholeRow))
    }
  }

  private struct Solution {
    var cells: [Cell]
    /// Widths of the columns, in points.
    var widths: [Double]
    var heights: [Double]
    var horizontalSpacing: Double
    var verticalSpacing: Double

    func width(of columns: Range<Int>) -> Double {
      widths[columns].reduce(0, +) + horizontalSpacing * Double(max(0, columns.count - 1))
    }

    var size: Size {
      Size(
        width: width(of: widths.indices),
        height: heights.reduce(0, +) + verticalSpacing * Double(max(0, heights.count - 1)))
    }
  }

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    solve(in: proposal, &pass).size
  }

  func arrangement(
    of box: LayoutBox, in proposal: Proposal, size: Size, _ pass: inout LayoutPass
  ) -> [ChildPlacement] {
    let solution = solve(in: proposal, &pass)
    return solution.cells.map { cell in
      let x = solution.widths[..<cell.columns.lowerBound].reduce(0) {
        $0 + $1 + solution.horizontalSpacing
      }
      let y = solution.heights[..<cell.row].reduce(0) { $0 + $1 + solution.verticalSpacing }
      let room = Size(
        width: solution.width(of: cell.columns), height: solution.heights[cell.row])
      let origin: Point
      if let anchor = cell.traits.gridAnchor {
        origin = Self.origin(of: pass.size(of: cell.box, in: Proposal(room)), by: anchor, in: room)
      } else {
        origin = pass.origin(
          of: cell.box, in: Proposal(room), alignedIn: room,
          by: alignment(of: cell, among: solution.cells))
      }
      return ChildPlacement(
        box: cell.box,
        origin: Point(
          x: pass.metrics.floor(origin.x, .horizontal), y: pass.metrics.floor(origin.y, .vertical)
        ).moved(by: Point(x: x, y: y)), proposal: Proposal(room))
    }
  }

  /// Returns the origin, in points, at which an anchor of a view meets the same anchor of `room`,
  /// the rectangle that the grid has for the view.
  private static func origin(of size: Size, by anchor: RelativePoint, in room: Size) -> Point {
    Point(
      x: anchor.x * room.width.distance(from: size.width),
      y: anchor.y * room.height.distance(from: size.height)
    ).defined
  }

  func grouped(_ children: [PlacedNode], of box: LayoutBox, at origin: Point) -> [PlacedNode] {
    var rest = children[...]
    return rows.flatMap { row -> [PlacedNode] in
      let own = Array(rest.prefix(row.cells.count))
      rest = rest.dropFirst(row.cells.count)
      guard let element = row.element else { return own }
      let bounds = Rect(enclosing: own.map(\.bounds)) ?? Rect(origin: origin, size: .zero)
      return [
        PlacedNode(.view(element), bounds: bounds, children: own, trace: row.trace)
      ]
    }
  }

  /// Returns a cell's alignment; the first cell of a column that sets an alignment sets it for all.
  private func alignment(of cell: Cell, among cells: [Cell]) -> GuidePair {
    let column = cells.lazy
      .filter { $0.columns.lowerBound == cell.columns.lowerBound && !$0.isWholeRow }
      .compactMap(\.traits.gridColumnAlignment).first
    return GuidePair(
      (cell.isWholeRow ? nil : column) ?? content.alignment.horizontal,
      rows[cell.row].alignment ?? content.alignment.vertical)
  }

  // MARK: Solving

  private func solve(in proposal: Proposal, _ pass: inout LayoutPass) -> Solution {
    let cells = cells(pass)
    let count = cells.map(\.columns.upperBound).max() ?? 0
    let horizontal = content.horizontalSpacing ?? LayoutMetrics.defaultSpacing
    let vertical = content.verticalSpacing ?? LayoutMetrics.defaultSpacing
    var solution = Solution(
      cells: cells, widths: [], heights: [],
      horizontalSpacing: pass.metrics.distance(horizontal, .horizontal),
      verticalSpacing: pass.metrics.distance(vertical, .vertical))
    solution.widths = shares(
      .horizontal, count: count, proposal.width, spacing: solution.horizontalSpacing, &pass
    ) { index, width, pass in
      cells.reduce(0) { widest, cell in
        guard cell.columns.lowerBound == index, cell.sizes(.horizontal) else { return widest }
        return max(
          widest, pass.size(of: cell.box, in: Proposal(width: width, height: nil)).width)
      }
    }
    widen(&solution, in: proposal, &pass)
    let widths = cells.map { solution.width(of: $0.columns) }
    solution.heights = shares(
      .vertical, count: rows.count, proposal.height, spacing: solution.verticalSpacing, &pass
    ) { index, height, pass in
      cells.indices.reduce(0) { highest, cell in
        guard cells[cell].row == index, cells[cell].sizes(.vertical) else { return highest }
        let own = Proposal(width: widths[cell], height: height)
        return max(highest, pass.size(of: cells[cell].box, in: own).height)
      }
    }
    return solution
  }

  private func cells(_ pass: LayoutPass) -> [Cell] {
    let spans = rows.map { row in row.cells.map { pass.traits(of: $0).gridColumns } }
    let columns = max(1, spans.map { $0.reduce(0, +) }.max() ?? 1)
    return rows.indices.flatMap { row -> [Cell] in
      var column = 0
      return zip(rows[row].cells, spans[row]).map { box, span in
        let isWholeRow = rows[row].element == nil
        defer { column += span }
        return Cell(
          box: box, row: row, columns: isWholeRow ? 0..<columns : column..<column + span,
          isWholeRow: isWholeRow, traits: pass.traits(of: box))
      }
    }
  }

  /// Returns the lengths of all columns or rows, distributed as among the children of a stack.
  private func shares(
    _ axis: LayoutAxis, count: Int, _ length: Double?, spacing: Double, _ pass: inout LayoutPass,
    measure: (_ index: Int, _ length: Double?, _ pass: inout LayoutPass) -> Double
  ) -> [Double] {
    guard let length else { return (0..<count).map { measure($0, nil, &pass) } }
    let claims = (0..<count).map {
      SpaceDistribution.Claim(
        priority: 0, minimum: measure($0, 0, &pass), maximum: measure($0, .infinity, &pass))
    }
    var result = [Double](repeating: 0, count: count)
    let metrics = pass.metrics
    SpaceDistribution.share(
      length - spacing * Double(max(0, count - 1)), among: claims,
      rounding: { metrics.floor($0, axis) },
      measure: { index, share in
        result[index] = measure(index, share, &pass)
        return result[index]
      })
    return result
  }

  /// Widens columns for cells that span several and for views outside of a row. They are proposed
  /// the width of their columns and all that the others leave; the width that they need beyond
  /// their columns is added to these evenly.
  private func widen(
    _ solution: inout Solution, in proposal: Proposal, _ pass: inout LayoutPass
  ) {
    for cell in solution.cells
    where !cell.sizes(.horizontal) && !cell.traits.gridUnsizedAxes.contains(.horizontal) {
      let width = solution.width(of: cell.columns)
      let others = solution.width(of: solution.widths.indices) - width
      let offered = proposal.width.map { max(width, $0.distance(from: others)) }
      let own = Proposal(width: offered, height: nil)
      var missing = pass.size(of: cell.box, in: own).width.distance(from: width)
      guard missing > 0 else { continue }
      for (turn, column) in cell.columns.enumerated() {
        let share = pass.metrics.floor(
          missing / Double(cell.columns.count - turn), .horizontal)
        solution.widths[column] += share
        missing = missing.distance(from: share)
      }
    }
  }
}
