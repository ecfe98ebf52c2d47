package import CellRaster

/// The transition between two grids of the same size, as a function of time.
///
/// Cells that are equal in both stay; a word that differs changes as a whole, but numbers and numeric
/// texts change digit by digit. Views with their own transition move in and out (MOTION-3). Everything
/// else fades: the old grid fades out in the first half and the new one fades in in the second, so two
/// texts never overlap.
package struct GridTransition: Sendable {
  private let old: CellGrid
  /// The cells of words of which a part differs.
  private let words: [CellRect]
  private let entries: [TransitionRegion]
  private let exits: [TransitionRegion]
  private let start: Double
  /// The duration in seconds.
  private let duration: Double
  private let depth: ColorDepth

  /// The seconds in which a clock's digit changes.
  private static let tickDuration = 0.2

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
      entries = TransitionRegion.missing(newRegions.transitions, in: oldRegions.transitions)
      exits = TransitionRegion.missing(oldRegions.transitions, in: newRegions.transitions)
    case .reduced:
      guard tick == nil else { return nil }
      (entries, exits) = ([], [])
    case .none: return nil
    }
    self.old = old
    start = tick ?? uptime
    words = Self.changedWords(from: old, to: new, except: newRegions.numericTexts)
    duration = tick != nil ? Self.tickDuration : look.theme.motion.update
    depth = look.depth
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
      for column in 0..<new.size.columns {
        let point = CellPoint(column: column, row: row)
        guard
          old[column, row] != new[column, row] || words.contains(where: { $0.contains(point) })
        else { continue }
        let background = new[column, row].style.background.blended(
          over: old[column, row].style.background, amount: amount)
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

  /// Returns the words that differ in a part: cells between two columns that are blank in both grids,
  /// with a letter. Cells that happen to agree would stay lit while the others fade.
  private static func changedWords(
    from old: CellGrid, to new: CellGrid, except numericTexts: [CellRect]
  ) -> [CellRect] {
    var words: [CellRect] = []
    for row in 0..<new.size.rows {
      var word = CellRect(column: 0, row: row, columns: 0, rows: 1)
      var hasLetter = false
      var isChanged = false
      for column in 0...new.size.columns {
        let isInside = column < new.size.columns
        if isInside, old[column, row].isText || new[column, row].isText {
          if word.columns == 0 { word.column = column }
          word.columns += 1
          hasLetter = hasLetter || old[column, row].isLetter || new[column, row].isLetter
          isChanged = isChanged || old[column, row] != new[column, row]
          continue
        }
        if hasLetter, isChanged, !numericTexts.contains(where: { $0.contains(word.origin) }) {
          words.append(word)
        }
        word.columns = 0
        (hasLetter, isChanged) = (false, false)
      }
    }
    return words
  }
}

extension Cell {
  /// True for a letter, and for the second cell of a wide one.
  fileprivate var isLetter: Bool {
    isContinuation || glyph.unicodeScalars.first?.properties.isAlphabetic == true
  }

  /// True for cells that can be part of a word: letters, digits and punctuation, but no bars or frames.
  fileprivate var isText: Bool {
    guard !isLetter, let scalar = glyph.unicodeScalars.first else { return isLetter }
    return switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .currencySymbol, .nonspacingMark:
      true
    default: false
    }
  }
}
