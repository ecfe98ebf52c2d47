/// Moves the island from form to form: five springs a body, each a function of time.
package struct IslandMotion: Hashable, Sendable {
  private struct MovingBody: Hashable, Sendable {
    var minX: Spring
    var maxX: Spring
    var minY: Spring
    var maxY: Spring
    var radius: Spring

    init(_ body: IslandShape.Body) {
      minX = Spring(body.minX)
      maxX = Spring(body.maxX)
      minY = Spring(body.minY)
      maxY = Spring(body.maxY)
      radius = Spring(body.radius)
    }

    func body(at uptime: Double) -> IslandShape.Body {
      IslandShape.Body(
        minX: minX.value(at: uptime), maxX: maxX.value(at: uptime), minY: minY.value(at: uptime),
        maxY: maxY.value(at: uptime), radius: max(radius.value(at: uptime), 0))
    }

    mutating func retarget(
      to body: IslandShape.Body, at uptime: Double, timing: Spring.Timing
    ) {
      minX.retarget(to: body.minX, at: uptime, timing: timing)
      maxX.retarget(to: body.maxX, at: uptime, timing: timing)
      minY.retarget(to: body.minY, at: uptime, timing: timing)
      maxY.retarget(to: body.maxY, at: uptime, timing: timing)
      radius.retarget(to: body.radius, at: uptime, timing: timing)
    }
  }

  package private(set) var target: IslandShape
  private var body: MovingBody?
  private var bubble: MovingBody?
  /// When the last motion is over and `target` is shown as it is.
  package private(set) var endTime = -Double.infinity

  package init(_ shape: IslandShape) {
    target = shape
    body = shape.body.map(MovingBody.init)
    bubble = shape.bubble.map(MovingBody.init)
  }

  package func isMoving(at uptime: Double) -> Bool { uptime < endTime }

  package func shape(at uptime: Double) -> IslandShape {
    guard isMoving(at: uptime) else { return target }
    return IslandShape(body: body?.body(at: uptime), bubble: bubble?.body(at: uptime))
  }

  /// Sets out for another form. `duration` is in seconds; 0 jumps. A bubble that comes grows out
  /// of the body's end, one that goes is drawn back into it.
  package mutating func retarget(
    to shape: IslandShape, at uptime: Double, duration: Double, damping: Double
  ) {
    guard shape != target else { return }
    let before = self.shape(at: uptime)
    let timing = Spring.Timing(response: duration, damping: damping)
    if let wanted = shape.body {
      var moving = body ?? MovingBody(before.body ?? wanted)
      moving.retarget(to: wanted, at: uptime, timing: timing)
      body = moving
    } else {
      body = nil
    }
    let root = shape.body ?? before.body
    if let wanted = shape.bubble {
      var moving = bubble ?? MovingBody(Self.tucked(wanted, into: before.body ?? wanted))
      moving.retarget(to: wanted, at: uptime, timing: timing)
      bubble = moving
    } else if let root, var moving = bubble, before.bubble != nil {
      moving.retarget(to: Self.tucked(root, into: root), at: uptime, timing: timing)
      bubble = moving
    } else {
      bubble = nil
    }
    if !isMoving(at: uptime), target.bubble == nil, shape.bubble == nil { bubble = nil }
    target = shape
    endTime = uptime + duration
  }

  /// A circle inside the trailing end of a body.
  private static func tucked(
    _ shape: IslandShape.Body, into body: IslandShape.Body
  ) -> IslandShape.Body {
    let height = min(body.maxY, shape.maxY) - body.minY
    return IslandShape.Body(
      minX: body.maxX - height, maxX: body.maxX, minY: body.minY, maxY: body.minY + height,
      radius: height / 2)
  }
}
