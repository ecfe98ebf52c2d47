/// The animation of the island between shapes: five springs per body, each a function of time.
///
/// The target can change at any instant; each spring continues with its current velocity.
package struct IslandMotion: Hashable, Sendable {
  private struct MovingBody: Hashable, Sendable {
    var minX: SpringMotion
    var maxX: SpringMotion
    var minY: SpringMotion
    var maxY: SpringMotion
    var radius: SpringMotion

    init(_ body: IslandShape.Body) {
      minX = SpringMotion(body.minX)
      maxX = SpringMotion(body.maxX)
      minY = SpringMotion(body.minY)
      maxY = SpringMotion(body.maxY)
      radius = SpringMotion(body.radius)
    }

    func body(at uptime: Double) -> IslandShape.Body {
      IslandShape.Body(
        minX: minX.value(at: uptime), maxX: maxX.value(at: uptime), minY: minY.value(at: uptime),
        maxY: maxY.value(at: uptime), radius: max(radius.value(at: uptime), 0))
    }

    var end: Double { max(minX.end, maxX.end, minY.end, maxY.end) }

    /// Calls `update` with each spring and the value of `body` that the spring animates.
    mutating func each(_ body: IslandShape.Body, _ update: (inout SpringMotion, Double) -> Void) {
      update(&minX, body.minX)
      update(&maxX, body.maxX)
      update(&minY, body.minY)
      update(&maxY, body.maxY)
      update(&radius, body.radius)
    }
  }

  package private(set) var target: IslandShape
  private var body: MovingBody?
  private var bubbles: [MovingBody] = []
  /// When the last animation ends, in seconds of uptime; from then on `target` is shown.
  package private(set) var endTime = -Double.infinity

  package init(_ shape: IslandShape) {
    target = shape
    body = shape.body.map(MovingBody.init)
    bubbles = shape.bubbles.map(MovingBody.init)
  }

  package func isMoving(at uptime: Double) -> Bool { uptime < endTime }

  package func shape(at uptime: Double) -> IslandShape {
    guard isMoving(at: uptime) else { return target }
    return IslandShape(
      body: body?.body(at: uptime), bubbles: bubbles.map { $0.body(at: uptime) })
  }

  /// Starts the animation to another shape. A new bubble grows out of the body's end; a removed one
  /// moves back into it.
  ///
  /// - Parameter response: The spring's response in seconds; 0 jumps to the target.
  package mutating func retarget(
    to shape: IslandShape, at uptime: Double, response: Double, damping: Double
  ) {
    guard shape != target else { return }
    guard response > 0, let wanted = shape.body else {
      self = IslandMotion(shape)
      return
    }
    prepare(for: shape, at: uptime)
    let timing = SpringMotion.Timing(response: response, damping: damping)
    body?.each(wanted) { $0.retarget(to: $1, at: uptime, timing: timing) }
    for index in bubbles.indices {
      let end = index < shape.bubbles.count ? shape.bubbles[index] : wanted.tucked
      bubbles[index].each(end) { $0.retarget(to: $1, at: uptime, timing: timing) }
    }
    target = shape
    endTime = ([body].compactMap(\.self) + bubbles).map(\.end).max() ?? uptime
  }

  /// Sets the shape immediately while a drag holds it there; the next animation starts with the
  /// velocity of the drag.
  package mutating func hold(_ shape: IslandShape, at uptime: Double) {
    guard let wanted = shape.body else { return }
    prepare(for: shape, at: uptime)
    body?.each(wanted) { $0.hold($1, at: uptime) }
    for index in bubbles.indices {
      let end = index < shape.bubbles.count ? shape.bubbles[index] : wanted.tucked
      bubbles[index].each(end) { $0.hold($1, at: uptime) }
    }
    target = shape
    endTime = uptime
  }

  /// Adds the springs that `shape` and the currently visible bubbles need, and removes the others.
  private mutating func prepare(for shape: IslandShape, at uptime: Double) {
    let before = self.shape(at: uptime)
    if body == nil { body = shape.body.map(MovingBody.init) }
    bubbles = Array(bubbles.prefix(max(before.bubbles.count, 0)))
    while bubbles.count < shape.bubbles.count, let root = before.body ?? shape.body {
      bubbles.append(MovingBody(root.tucked))
    }
  }
}
