import CellRaster
import CursesTerminal
import PhoneScreen
import ViewArchive
import ViewLayout

/// Drags over the screen of the app in front.
extension AppScreens {
  /// How far the screen is pulled down before it loads its content anew, in points.
  private static let refreshPull = 60.0

  /// Follows a drag: of a control that an app drags, else of the screen, which scrolls.
  func drag(_ drag: PointerDrag, on target: HitRegion.Target?, at now: Moment) {
    guard isInFront, let area = screen.display.pageArea, area.contains(drag.from) else { return }
    if case .screen(let id) = target, has(.drag, id) {
      self.drag(id, drag, in: area, at: now)
      return
    }
    let isOver = drag.phase == .ended || drag.phase == .cancelled
    // The last drag may have lost its end, when the app went from the front meanwhile.
    if drag.phase == .began { scrolled = nil }
    defer { if isOver { scrolled = nil } }
    if drag.phase == .ended, scrolled == nil || scrolled?.isMoved == false,
      drag.translation.y > Self.refreshPull, refresh(at: now)
    {
      return
    }
    scroll(with: drag)
  }

  /// Scrolls what a drag began on, along the axis in which it first moved something.
  private func scroll(with drag: PointerDrag) {
    guard var page = screen.display.page, let cell = screen.display.pageCell(at: drag.from),
      !page.isBehindSheet(cell)
    else { return }
    if scrolled?.isMoved != true {
      let axis =
        abs(drag.translation.x) > abs(drag.translation.y) ? LayoutAxis.horizontal : .vertical
      let number =
        page.scroll(along: axis, at: cell) ?? page.scroll(along: .vertical, at: cell)
      scrolled = number.map {
        DragScroll(number: $0, axis: page.axis(of: $0), start: page.offset(of: $0))
      }
    }
    guard var scrolled else { return }
    let moved =
      scrolled.axis == .horizontal
      ? drag.to.column - drag.from.column : drag.to.row - drag.from.row
    page.scroll(scrolled.number, to: scrolled.start - moved)
    guard page != screen.display.page else { return }
    scrolled.isMoved = true
    self.scrolled = scrolled
    screen.display.page = page
    screen.needsFrame = true
  }

  /// Scrolls what is at a cell of the terminal horizontally; false when nothing there does.
  func scrollHorizontally(by columns: Int, at point: CellPoint) -> Bool {
    guard var page = screen.pageInFront,
      let cell = screen.display.pageCell(at: point),
      let found = page.scroll(along: .horizontal, at: cell)
    else { return false }
    page.scroll(found, to: page.offset(of: found) + columns)
    screen.display.page = page
    screen.needsFrame = true
    return true
  }

  /// How many rows at the lower edge of an app's screen lead home when a swipe begins there.
  private static let homeRows = 2

  /// True for a cell from which a drag moves the screen of the app in front.
  func scrolls(from point: CellPoint) -> Bool {
    guard isInFront, let area = screen.display.pageArea else { return false }
    return area.contains(point) && point.row < area.maxRow - Self.homeRows
  }

  /// True for a control that is dragged.
  func isDragged(_ target: HitRegion.Target?) -> Bool {
    if case .screen(let id) = target { has(.drag, id) } else { false }
  }

  private func drag(_ id: String, _ drag: PointerDrag, in area: CellRect, at now: Moment) {
    guard let connection = inFront,
      let frame = screen.display.page?.frame(of: .screen(id))?.moved(by: area.origin)
    else { return }
    selection.select(.screen(id))
    // The middle of a cell is where a finger on it is.
    func place(_ point: CellPoint) -> DragInput.Vector {
      DragInput.Vector(
        x: CellMetric.width(of: point.column - frame.column) + CellMetric.width(of: 1) / 2,
        y: CellMetric.height(of: point.row - frame.row) + CellMetric.height(of: 1) / 2)
    }
    let phase: DragInput.Phase =
      switch drag.phase {
      case .began, .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    let input = DragInput(
      phase: phase, start: place(drag.from), location: place(drag.to),
      velocity: .init(x: drag.velocity.x, y: drag.velocity.y),
      size: .init(
        x: CellMetric.width(of: frame.columns), y: CellMetric.height(of: frame.rows)))
    send(.drag(id, input), to: connection, at: now)
    screen.needsFrame = true
  }

  /// Drags a control from its middle, as a script does; false when that does nothing.
  ///
  /// - Parameter way: How far to the right and down, in points.
  func drag(_ id: String, by way: DragInput.Vector, at now: Moment) -> Bool {
    guard let connection = inFront, has(.drag, id),
      let rect = screen.display.page?.rect(of: .screen(id)),
      let frame = screen.display.page?.frame(of: .screen(id))
    else { return false }
    let size = DragInput.Vector(
      x: CellMetric.width(of: frame.columns), y: CellMetric.height(of: frame.rows))
    let start = DragInput.Vector(
      x: CellMetric.width(of: rect.column - frame.column) + CellMetric.width(of: rect.columns) / 2,
      y: CellMetric.height(of: rect.row - frame.row) + CellMetric.height(of: rect.rows) / 2)
    let end = DragInput.Vector(x: start.x + way.x, y: start.y + way.y)
    for phase in [DragInput.Phase.moved, .ended] {
      send(
        .drag(id, DragInput(phase: phase, start: start, location: end, size: size)),
        to: connection, at: now)
    }
    selection.select(.screen(id))
    screen.needsFrame = true
    return true
  }
}
