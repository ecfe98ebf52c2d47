package import CellRaster

/// A picture that gives way to another of the same size, in place, as a function of time.
///
/// What is the same in both stays. Digits of numeric texts roll: the old one leaves as a raised
/// digit, the new one comes as a lowered one, or the other way round when counting down; views
/// with a transition of their own move in and out (presentations.md §2.5). Everything else fades:
/// the old goes in the first half, the new comes in the second, so two texts never mix.
package struct ContentChange: Sendable {
  private let old: CellGrid
  private let rolls: [NumericRegion]
  private let entries: [TransitionRegion]
  private let exits: [TransitionRegion]
  private let start: Double
  /// Seconds.
  private let duration: Double
  private let depth: ColorDepth
  private let glyphs: GlyphSet

  /// Seconds that a clock's digit rolls for.
  private static let rollDuration = 0.2
  private static let raised = "⁰¹²³⁴⁵⁶⁷⁸⁹".map(String.init)
  private static let lowered = "₀₁₂₃₄₅₆₇₈₉".map(String.init)

  /// Nil where nothing is seen to change, or nothing is to be seen changing.
  ///
  /// - Parameter tick: When a clock moved on; nil is another change, which begins now.
  package init?(
    from old: CellGrid, _ oldMarks: ContentMarks, to new: CellGrid, _ newMarks: ContentMarks,
    tick: Double? = nil, at uptime: Double, look: Look
  ) {
    guard old != new, old.size == new.size else { return nil }
    switch look.motion {
    case .full:
      rolls = newMarks.rolls
      entries = TransitionRegion.missing(newMarks.transitions, in: oldMarks.transitions)
      exits = TransitionRegion.missing(oldMarks.transitions, in: newMarks.transitions)
    case .reduced:
      guard tick == nil else { return nil }
      (rolls, entries, exits) = ([], [], [])
    case .none: return nil
    }
    self.old = old
    start = tick ?? uptime
    duration = tick != nil ? Self.rollDuration : look.theme.motion.update
    depth = look.depth
    glyphs = look.glyphs
  }

  package var end: Double { start + duration }

  /// The picture at `uptime` on the way to `new`.
  package func grid(to new: CellGrid, at uptime: Double) -> CellGrid {
    guard uptime < end, old.size == new.size else { return new }
    let steps = depth.fadeSteps
    let amount = (max(uptime - start, 0) / duration * steps).rounded(.down) / steps
    let isLeaving = amount < 0.5
    let opacity = abs(amount * 2 - 1)
    // Whole pictures, so that a wide glyph never meets half of another.
    var grid = isLeaving ? old : new
    for region in isLeaving ? exits : entries {
      guard let edge = isLeaving ? region.exit : region.entry else { continue }
      shift(region.rect, of: isLeaving ? old : new, by: edge, 1 - opacity, in: &grid)
    }
    for row in 0..<new.size.rows {
      for column in 0..<new.size.columns where old[column, row] != new[column, row] {
        let point = CellPoint(column: column, row: row)
        let background = new[column, row].style.background.blended(
          over: old[column, row].style.background, amount: amount)
        if let digit = rolled(at: point, to: new, isLeaving: isLeaving) {
          let style = grid[column, row].style
          grid.set(digit, at: point, style: style)
        }
        guard depth >= .indexed else { continue }
        grid.restyle(at: point) { style in
          style.foreground = style.foreground.blended(over: background, amount: opacity)
          style.background = background
        }
      }
    }
    return grid
  }

  /// Draws what lies in `rect` of a picture a part of its way towards an edge, cut off by `rect`.
  private func shift(
    _ rect: CellRect, of picture: CellGrid, by edge: TransitionRegion.Edge, _ amount: Double,
    in grid: inout CellGrid
  ) {
    let area = rect.intersection(picture.bounds)
    let offset = edge.offset(of: area.size, by: amount)
    guard offset != .zero else { return }
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        let style = picture[column, row].style
        grid.set(" ", at: CellPoint(column: column, row: row), style: style)
      }
    }
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        let cell = picture[column, row]
        let place = CellPoint(column: column + offset.column, row: row + offset.row)
        let isWide =
          column + 1 < area.maxColumn && picture[column + 1, row].isContinuation
        let end = CellPoint(column: place.column + (isWide ? 1 : 0), row: place.row)
        guard !cell.isContinuation, area.contains(place), area.contains(end) else { continue }
        grid.set(cell.glyph, width: isWide ? 2 : 1, at: place, style: cell.style)
      }
    }
  }

  private func rolled(at point: CellPoint, to new: CellGrid, isLeaving: Bool) -> String? {
    guard glyphs == .unicode, let region = rolls.first(where: { $0.rect.contains(point) }),
      let from = Int(old[point.column, point.row].glyph),
      let to = Int(new[point.column, point.row].glyph), (0...9).contains(from),
      (0...9).contains(to)
    else { return nil }
    let goesUp = isLeaving != region.countsDown
    return (goesUp ? Self.raised : Self.lowered)[isLeaving ? from : to]
  }
}
