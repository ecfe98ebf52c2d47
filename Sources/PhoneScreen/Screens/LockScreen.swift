package import ActivityModel
import CellRaster
import Foundation
import ViewArchive
import ViewLayout

/// The locked phone: a clock and the cards in the engine's order.
package struct LockScreen: Sendable {
  package var time: String
  package var date: String
  package var cards: [RenderedCard]
  /// The focused card, which receives key presses.
  package var focus: ActivityID?
  package var notice: Notice?
  /// The rows at the upper edge that the status bar and the camera cover.
  package var statusRows: Int
  /// True when the phone itself is locked, and this is not the lock screen beside it.
  package var isLocked = false
  /// When the cards changed, in seconds of uptime: they move from then on.
  package var changedAt = -Double.infinity
  /// True for a column of cards with date and time on one line.
  package var isColumn = false
  /// The card that is swiped to the left, and its offset in columns.
  package var swiped: (id: ActivityID, columns: Int)?

  package init(
    time: String, date: String, cards: [RenderedCard], focus: ActivityID?, notice: Notice?,
    statusRows: Int = 3, swiped: (id: ActivityID, columns: Int)? = nil
  ) {
    self.time = time
    self.date = date
    self.cards = cards
    self.focus = focus
    self.notice = notice
    self.statusRows = statusRows
    self.swiped = swiped
  }

  /// The fewest screen rows for the camera and a clock on a line of its own.
  static let clockRows = 15
  /// The fewest screen rows for a large clock, which is `LargeDigits` below `minimumRowsForFace` and a
  /// `ClockFace` from there on.
  private static let bigRows = 20
  /// The fewest screen rows for a free row between the date and the clock.
  private static let airyRows = 26
  private static let minimumRowsForFace = 34
  /// The rows of the `ClockFace`.
  private static let face = 6

  /// Draws the phone with its lock screen and returns the hit regions of the cards.
  func draw(
    in frame: DeviceFrame, layers: inout FrameLayers, at uptime: Double, into grid: inout CellGrid
  ) -> [HitRegion] {
    let look = frame.look
    let screen = frame.phone.screen
    var row = layers.backdrop.draw(
      FrameLayers.Backdrop(phone: frame.phone, time: time, date: date, statusRows: statusRows),
      in: frame.phone.frame, into: &grid
    ) { grid in
      frame.draw(into: &grid)
      return drawClock(in: frame, into: &grid)
    }
    let bottom = drawButtons(in: frame, into: &grid)
    if screen.rows >= 30, !isColumn { row += 1 }
    let regions = drawCards(
      in: CellRect(column: screen.column, row: row, columns: screen.columns, rows: bottom - row),
      frame, &layers.cards, at: uptime, into: &grid)
    if cards.isEmpty {
      center(
        "No Live Activities", row: row + 1, style: look.style(.lockDate, on: .black), frame,
        into: &grid)
    }
    // Over the cards, or in the free row below them: they stay where they are.
    let hasButtons = bottom < screen.maxRow - (frame.phone.hasBottom ? 1 : 0)
    notice?.draw(
      in: CellRect(
        column: screen.column + 1, row: hasButtons ? bottom : bottom - 1,
        columns: screen.columns - 2, rows: 1),
      look: look, into: &grid)
    frame.drawIndicator(into: &grid)
    return regions
  }

  /// Draws the date and the clock in the largest size that fits; returns the row below.
  private func drawClock(in frame: DeviceFrame, into grid: inout CellGrid) -> Int {
    let look = frame.look
    let screen = frame.phone.screen
    let dateStyle = look.style(.lockDate, on: .black)
    // A low screen leaves its rows to the cards: date and time share one line.
    guard screen.rows >= Self.clockRows, !isColumn else {
      let day = "\(time)  \(date)"
      center(
        TerminalText.columns(of: day) <= screen.columns - 4 ? day : time, row: screen.row,
        style: look.style(.lockClock, on: .black, .bold), frame, into: &grid)
      return screen.row + 1
    }
    var row = screen.row + statusRows + 1
    if screen.rows >= Self.minimumRowsForFace {
      let padlock = look.glyphs.glyph("🔒", ascii: "[locked]")
      center(padlock, row: row - 1, style: dateStyle, frame, into: &grid)
      row += 1
    }
    center(date, row: row - 1, style: dateStyle, frame, into: &grid)
    let face = ClockFace(text: time, rows: Self.face, color: look.color(.lockClock))
    if screen.rows >= Self.minimumRowsForFace, ClockFace.isDrawn(by: look),
      face.columns <= screen.columns - 4
    {
      row += 1
      face.draw(
        at: CellPoint(column: screen.column + (screen.columns - face.columns) / 2, row: row),
        look: look, into: &grid, clip: screen)
      row += Self.face + 1
    } else if screen.rows >= Self.bigRows, LargeDigits.columns(of: time) <= screen.columns - 4 {
      let width = LargeDigits.columns(of: time)
      if screen.rows >= Self.airyRows { row += 1 }
      LargeDigits.draw(
        time, at: CellPoint(column: screen.column + (screen.columns - width) / 2, row: row),
        color: look.color(.lockClock), glyphs: look.glyphs, into: &grid)
      row += LargeDigits.rows
    }
    return row
  }

  /// Draws the torch and the camera where there is room for them, and returns where the cards end: a
  /// row above them, or at the lower end of the screen.
  private func drawButtons(in frame: DeviceFrame, into grid: inout CellGrid) -> Int {
    let screen = frame.phone.screen
    let bottom = screen.maxRow - (frame.phone.hasBottom ? 1 : 0)
    guard screen.rows >= Self.minimumRowsForFace, !isColumn else { return bottom }
    let look = frame.look
    let size = Self.button
    let row = bottom - size.rows - 1
    let buttons = [
      (screen.column + Self.buttonInset, "🔦", "(T)"),
      (screen.maxColumn - Self.buttonInset - size.columns, "📷", "(C)"),
    ]
    for (column, icon, letter) in buttons {
      let rect = CellRect(column: column, row: row, columns: size.columns, rows: size.rows)
      let color = RGB.black.blended(over: frame.wallpaper(row + 1), amount: 0.35)
      look.fill(
        rect.points, radius: rect.points.size.height / 2, color: color, into: &grid, clip: rect)
      let glyph = look.glyphs.glyph(icon, ascii: letter)
      let width = TerminalText.columns(of: glyph)
      grid.write(
        glyph, at: CellPoint(column: column + (size.columns - width) / 2, row: row + 1),
        columns: width, style: look.style(.lockDate, on: color), keepsBackground: true)
    }
    return row - 1
  }

  /// The size of a round button in cells: 48 points.
  private static let button = CellSize(columns: 6, rows: 3)
  /// The columns between a button and the screen's edge.
  private static let buttonInset = 5

  /// Where the cards are that are seen.
  private struct Stack {
    var placed: [(card: RenderedCard, origin: CellPoint, pulled: Int)] = []
    /// How many cards are above, and how many are not whole or out of sight below.
    var more = (above: 0, below: 0)
    /// The first row that no card may cover: that of the edges and the number of more cards, if any.
    var end: Int
  }

  /// Lays the cards out on the lower edge of an area: those that fit with the focused one, and in the
  /// room that they leave a part of the next one, or of the one before the last ones, as in a list that
  /// is scrolled.
  private func stack(in area: CellRect, gap: Int) -> Stack {
    var shown = visible(rows: area.rows, gap: gap)
    let isWhole = shown.count == cards.count
    if !isWhole { shown = visible(rows: area.rows - 1, gap: gap) }
    let end = area.maxRow - (isWhole ? 0 : 1)
    var stack = Stack(
      more: (shown.lowerBound, cards.count - shown.upperBound), end: end)
    let rows = shown.reduce(-gap) { $0 + cards[$1].grid.size.rows + gap }
    var first = max(end - rows, area.row)
    if first - area.row - gap >= Self.leastCutRows {
      if shown.upperBound < cards.count {
        first = area.row
        shown = shown.lowerBound..<shown.upperBound + 1
      } else if shown.lowerBound > 0 {
        shown = shown.lowerBound - 1..<shown.upperBound
        first -= cards[shown.lowerBound].grid.size.rows + gap
      }
    }
    var row = first
    for index in shown {
      let card = cards[index]
      let column = area.column + (area.columns - card.grid.size.columns) / 2
      stack.placed.append(
        (
          card, CellPoint(column: column, row: row),
          swiped?.id == card.id ? swiped?.columns ?? 0 : 0
        ))
      row += card.grid.size.rows + gap
    }
    return stack
  }

  /// The fewest rows of a card that is cut off: its edge and two rows of content.
  private static let leastCutRows = 3

  /// Stacks the cards on the lower edge and returns their hit regions. Where they do not all fit, the
  /// edges of those behind the last one and their number are on a line below.
  private func drawCards(
    in area: CellRect, _ frame: DeviceFrame, _ motion: inout CardMotion, at uptime: Double,
    into grid: inout CellGrid
  ) -> [HitRegion] {
    // As on a phone there is a gap between cards, which costs a row; a low screen has none to spare.
    let gap = isColumn || frame.phone.screen.rows >= Self.clockRows ? 1 : 0
    let stack = stack(in: area, gap: gap)
    let isWhole = stack.more == (0, 0)
    let look = frame.look
    var regions: [HitRegion] = []
    motion.follow(
      stack.placed, size: grid.size, isLocked: isLocked, isWhole: isWhole, look: look,
      since: min(changedAt, uptime))
    motion.drawLeaving(clip: area, look: look, at: uptime, into: &grid)
    var clip = area
    clip.rows = stack.end - area.row
    for (card, origin, pulled) in stack.placed {
      let (column, row) = (origin.column, motion.row(of: card.id, at: uptime) ?? origin.row)
      regions += card.draw(
        at: CellPoint(column: column, row: row), clip: clip,
        keyline: card.id == focus && cards.count > 1
          ? look.color(.focus) : Self.hairline(of: card, on: frame.wallpaper(row)),
        pulled: pulled, look: look, into: &grid)
      // Without colours the keyline of the focused card cannot be seen.
      if look.depth == .mono, card.id == focus, cards.count > 1, column > area.column {
        grid.write(
          look.glyphs.glyph("▸", ascii: ">"),
          at: CellPoint(column: column - 1, row: row + card.grid.size.rows / 2), columns: 1,
          style: look.style(.focus, on: .black, .bold))
      }
    }
    drawMore(stack, in: area, frame, into: &grid)
    return regions
  }

  /// Draws the edges of the cards behind the last one, and how many there are.
  private func drawMore(
    _ stack: Stack, in area: CellRect, _ frame: DeviceFrame, into grid: inout CellGrid
  ) {
    let (above, below) = stack.more
    guard above + below > 0, stack.end < area.maxRow else { return }
    let look = frame.look
    let isAscii = look.glyphs != .unicode
    let text = [
      above > 0 ? "\(isAscii ? "^" : "▴") \(above) more" : "",
      below > 0 ? "\(isAscii ? "v" : "▾") \(below) more" : "",
    ].filter { !$0.isEmpty }.joined(separator: "   ")
    let line = CellRect(
      column: area.column, row: stack.end, columns: area.columns, rows: 1)
    if below > 0, look.depth > .mono, !isAscii, let last = stack.placed.last {
      var body = CellRect(
        column: last.origin.column + Self.edgeInset, row: stack.end,
        columns: last.card.grid.size.columns - 2 * Self.edgeInset, rows: 1
      ).points
      body.origin.y -= CellMetric.half
      let next = cards[cards.count - 1]
      // The text is on the wallpaper between both sides.
      var side = line
      side.columns = max((line.columns - TerminalText.columns(of: text)) / 2 - 1, 0)
      for column in [line.column, line.maxColumn - side.columns] {
        side.column = column
        look.fill(
          body, radius: CellMetric.half, color: next.background,
          keyline: Self.hairline(of: next, on: frame.wallpaper(stack.end)), into: &grid, clip: side)
      }
    }
    center(
      text, row: stack.end, style: look.style(.lockDate, on: .black), frame, into: &grid)
  }

  /// How much narrower the edge of a card behind another is, in columns on each side.
  private static let edgeInset = 2

  /// The contrast with the wallpaper below which a card has a hairline.
  private static let leastContrast = 1.15

  /// Returns the edge of a card that is as light as the wallpaper; nil: it is seen without one.
  private static func hairline(of card: RenderedCard, on wallpaper: RGB) -> RGB? {
    card.background.contrast(with: wallpaper) < leastContrast ? card.actionBackground : nil
  }

  /// Returns the range of cards that fit, including the focused one.
  private func visible(rows: Int, gap: Int) -> Range<Int> {
    CardStack.visible(
      cards.map { Double($0.grid.size.rows) }, in: Double(rows), gap: Double(gap),
      focus: cards.firstIndex { $0.id == focus })
  }

  private func center(
    _ text: String, row: Int, style: CellStyle, _ frame: DeviceFrame, into grid: inout CellGrid
  ) {
    let screen = frame.phone.screen
    guard row < screen.maxRow else { return }
    let width = TerminalText.columns(of: text)
    grid.write(
      text,
      at: CellPoint(column: screen.column + max((screen.columns - width) / 2, 0), row: row),
      columns: screen.columns, style: style, keepsBackground: true)
  }
}
