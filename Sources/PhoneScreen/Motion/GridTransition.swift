package import CellRaster

/// The transition between two grids of the same size, as a function of time.
///
/// Cells that are equal in both stay. Digits of numeric texts roll: the old digit leaves as a
/// superscript, the new one arrives as a subscript, or the other way round when counting down.
/// Views with their own transition move in and out (MOTION-3). Everything else fades: the old grid
/// fades out in the first half and the new one fades in in the second, so two texts never overlap.
package struct GridTransition: Sendable {
  private let old: CellGrid
  private let rolls: [NumericRegion]
  private let entries: [TransitionRegion]
  private let exits: [TransitionRegion]
  private let start: Double
  /// The duration in seconds.
  private let duration: Double
  private let depth: ColorDepth
  private let glyphs: GlyphSet

  /// The seconds for which a clock's digit rolls.
  private static let rollDuration = 0.2
  private static let raised = "⁰¹²³⁴⁵⁶⁷⁸⁹".map(String.init)
  private static let lowered = "₀₁₂₃₄₅₆₇₈₉".map(String.init)

  /// Creates the transition from `old` to `new`; nil when the grids are equal or differ in size, or
  /// when the motion level does not animate the change.
  ///
  /// - Parameter tick: The uptime of a clock tick. Nil: another change, which starts at `uptime`.
  package init?(
    from old: CellGrid, _ oldRegions: AnimatedRegions, to new: CellGrid,
    _ newRegions: AnimatedRegions,
    tick: Double? = nil, at uptime: Double, look: RenderStyle
  ) {
    guard old != new, old.size == new.size else { return nil }
    switch look.motion {
    case .full:
      rolls = newRegions.rolls
      entries = TransitionRegion.missing(newRegions.transitions, in: oldRegions.transitions)
      exits = TransitionRegion.missing(oldRegions.transitions, in: newRegions.transitions)
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

  /// Returns the grid shown at `uptime` during the transition to `new`.
  package func grid(to new: CellGrid, at uptime: Double) -> CellGrid {
    guard uptime < end, old.size == new.size else { return new }
    let steps = depth.fadeSteps
    let amount = (max(uptime - start, 0) / duration * steps).rounded(.down) / steps
    let isLeaving = amount < 0.5
    let opacity = abs(amount * 2 - 1)
    // Start from one whole grid, so that a wide glyph never overlaps half of another.
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

  /// Draws the cells of `rect` shifted by `amount` (0…1) of their size towards an edge, clipped to
  /// `rect`.
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

  /// Returns the superscript or subscript form of a digit that rolls at `point`; nil: no digit
  /// rolls there.
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
