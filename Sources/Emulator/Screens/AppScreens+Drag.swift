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
    if drag.phase == .began { scroller.end() }
    defer { if isOver { scroller.end() } }
    if drag.phase == .ended, !scroller.hasMoved, drag.translation.y > Self.refreshPull,
      refresh(at: now)
    {
      return
    }
    scroller.scroll(with: drag)
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
    connection.send(.drag(id, input), at: now)
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
      connection.send(
        .drag(id, DragInput(phase: phase, start: start, location: end, size: size)), at: now)
    }
    selection.select(.screen(id))
    screen.needsFrame = true
    return true
  }
}
