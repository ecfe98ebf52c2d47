package import CellRaster
import ViewLayout

/// Recognizes tap, long press, drag and swipe of the left mouse button. A press that leaves its
/// cell before it becomes a long press is a drag. Times are seconds of a monotonic clock.
package struct PointerRecognizer: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    /// The button was pressed in this cell.
    case began(CellPoint)
    case tap(CellPoint)
    case long(CellPoint)
    /// A drag: `began` once, `moved` for each further cell, then `ended` or `cancelled`.
    case drag(PointerDrag)
    /// A drag ended far or quick enough: its direction and its start.
    case swipe(Direction, CellPoint)
    /// The button was released, or the press was cancelled; the last outcome of each press.
    case ended
  }

  package enum Direction: Sendable, Hashable { case left, right, up, down }

  private struct Sample: Hashable {
    var time: Double
    var point: CellPoint
  }

  /// The distance in cells that a pointer may move during a press: iOS allows 10 points.
  private static let maximumTapMovement = 1
  /// The shortest swipe and the shortest quick swipe (flick), in points.
  private static let swipeLength = 32.0
  private static let flickLength = 16.0
  /// The lowest velocity of a flick, in points per second.
  private static let flickSpeed = 300.0
  /// The velocity is measured over this last part of a drag, in seconds.
  private static let velocityWindow = 0.1

  private var press = ReleasePress()
  private var from: CellPoint?
  private var to = CellPoint(column: 0, row: 0)
  private var isDragging = false
  private var samples: [Sample] = []

  package init() {}

  /// The time at which `tick` must be called. Nil: no deadline.
  package var deadline: Double? { press.deadline }

  package mutating func handle(_ event: MouseEvent, at uptime: Double) -> [Outcome] {
    guard event.button == .left else { return [] }
    switch event.phase {
    case .down:
      // The release of the last press was lost, so this press starts anew.
      let lost = cancel()
      (from, to, samples) = (event.position, event.position, [])
      _ = press.down(at: uptime)
      return lost + [.began(event.position)]
    case .drag: return moved(to: event.position, at: uptime)
    case .up: return lifted(at: event.position, uptime: uptime)
    case .scrollUp, .scrollDown, .scrollLeft, .scrollRight, .move: return []
    }
  }

  package mutating func tick(at uptime: Double) -> [Outcome] {
    guard let from else { return [] }
    return press.tick(at: uptime).contains(.long) ? [.long(from)] : []
  }

  /// Cancels the press: the focus was lost, the screen was resized, or the press was already
  /// handled.
  package mutating func cancel() -> [Outcome] {
    guard let from else { return [] }
    defer { reset() }
    return (isDragging ? [.drag(PointerDrag(.cancelled, from: from, to: to))] : []) + [.ended]
  }

  private mutating func reset() {
    _ = press.cancel()
    from = nil
    isDragging = false
    samples = []
  }

  private mutating func moved(to point: CellPoint, at uptime: Double) -> [Outcome] {
    guard let from, point != to || isDragging else { return [] }
    note(point, at: uptime)
    guard !isDragging else { return [.drag(PointerDrag(.moved, from: from, to: point))] }
    guard
      abs(point.column - from.column) > Self.maximumTapMovement
        || abs(point.row - from.row) > Self.maximumTapMovement
    else { return [] }
    isDragging = true
    _ = press.cancel()
    return [.drag(PointerDrag(.began, from: from, to: point))]
  }

  private mutating func note(_ point: CellPoint, at uptime: Double) {
    to = point
    samples.append(Sample(time: uptime, point: point))
    samples.removeAll { $0.time < uptime - Self.velocityWindow }
  }

  private mutating func lifted(at point: CellPoint, uptime: Double) -> [Outcome] {
    guard let from else { return [] }
    // Terminals that report no motion first report the new position with the release.
    var outcomes = point == to ? [] : moved(to: point, at: uptime)
    defer { reset() }
    guard isDragging else {
      outcomes += press.up(at: uptime).compactMap { outcome in
        switch outcome {
        case .tap: .tap(from)
        case .long: .long(from)
        case .began, .cancelled, .ended: nil
        }
      }
      return outcomes + [.ended]
    }
    let drag = PointerDrag(.ended, from: from, to: point, velocity: velocity(at: uptime))
    outcomes.append(.drag(drag))
    if let direction = Self.swipe(drag) { outcomes.append(.swipe(direction, from)) }
    return outcomes + [.ended]
  }

  private func velocity(at uptime: Double) -> PointerDrag.Velocity {
    let recent = samples.filter { $0.time >= uptime - Self.velocityWindow }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return PointerDrag.Velocity()
    }
    let seconds = last.time - first.time
    return PointerDrag.Velocity(
      x: CellMetric.width(of: last.point.column - first.point.column) / seconds,
      y: CellMetric.height(of: last.point.row - first.point.row) / seconds)
  }

  /// Returns the direction of a swipe, along the axis of the longer distance. Nil: too short and
  /// too slow.
  private static func swipe(_ drag: PointerDrag) -> Direction? {
    let way = drag.translation
    let isHorizontal = abs(way.x) >= abs(way.y)
    let length = isHorizontal ? way.x : way.y
    let speed = isHorizontal ? drag.velocity.x : drag.velocity.y
    let isFlick =
      abs(length) >= flickLength && abs(speed) >= flickSpeed && (speed < 0) == (length < 0)
    guard abs(length) >= swipeLength || isFlick else { return nil }
    if isHorizontal { return length < 0 ? .left : .right }
    return length < 0 ? .up : .down
  }
}
