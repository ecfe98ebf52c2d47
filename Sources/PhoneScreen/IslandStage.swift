package import ActivityModel
package import CellRaster
package import Foundation

/// The island on its way: the moving outline, what was in it, and what is in it now.
package struct IslandStage: Sendable {
  /// How content gives way to other content.
  package enum Change: Hashable, Sendable {
    /// At once.
    case none
    /// A clock has moved on, at this uptime: digits roll.
    case tick(since: Double)
    /// Cross-faded in place: an update.
    case update
    /// With the outline: another form. The spring's response in seconds, and its damping.
    case morph(response: Double, damping: Double)

    /// The morph between two forms; durations of presentations.md §2.5, from the theme.
    package init(
      from old: Placement.Island, to new: Placement.Island, motion: ThemeMotion
    ) {
      switch (old, new) {
      case (_, .expanded): self = .morph(response: motion.expand, damping: motion.damping)
      case (.expanded, _): self = .morph(response: motion.collapse, damping: 1)
      case (.pair, _), (_, .pair), (.trio, _), (_, .trio), (.system, _), (_, .system):
        self = .morph(response: motion.split, damping: 0.9)
      case (.idle, _), (.compact, _), (.absent, _):
        self = .morph(response: motion.hide, damping: 1)
      }
    }
  }

  /// A form's content, and how much of it is there. The amounts of all layers add up to 1.
  private struct Layer: Sendable {
    var content: IslandContent
    var change: ContentChange?
    var amount: Ramp

    func grid(at uptime: Double) -> CellGrid {
      change?.grid(to: content.grid, at: uptime) ?? content.grid
    }
  }

  private var motion: IslandMotion?
  /// The last is what the island shows or is about to show.
  private var layers: [Layer] = []
  private var isPressed = false
  private var flashEnd = -Double.infinity

  /// Points that a finger presses the island in by, and the spring that does it.
  private static let squeeze = 2.0
  private static let squeezeResponse = 0.18
  /// Seconds of the flash that stands for the phone's tap on the finger (presentations.md §2.2).
  private static let flashDuration = 0.12

  package init() {}

  private var content: IslandContent? { layers.last?.content }

  /// What can be pressed in the form that is shown or under way.
  package var regions: [HitRegion] { content?.regions ?? [] }

  package var nextChange: Date? { content?.nextChange }

  /// The columns of the screen that the island takes; the status bar has what is left.
  package func columns(at uptime: Double) -> Range<Int> {
    guard let shape = motion?.shape(at: uptime), let body = shape.body else { return 0..<0 }
    let end = max(shape.bubbles.map(\.maxX).max() ?? body.maxX, body.maxX)
    let first = Int(body.minX / 8)
    return first..<max(Int((end / 8).rounded(.up)), first)
  }

  /// Rows of the screen that the island's form reaches down to.
  package var height: Int? {
    content?.shape.body.map { Int(($0.maxY / 16).rounded(.up)) }
  }

  package func isMoving(at uptime: Double) -> Bool { uptime < end }

  /// When everything is where it stays; uptime in seconds.
  private var end: Double {
    let layerEnds = layers.flatMap { [$0.amount.end, $0.change?.end ?? -.infinity] }
    return max(motion?.endTime ?? -.infinity, layerEnds.max() ?? -.infinity, flashEnd)
  }

  // MARK: Motion

  /// Shows `new` from now on; nil takes the island away.
  package mutating func show(
    _ new: IslandContent?, change: Change, look: Look, at uptime: Double
  ) {
    guard let new else {
      self = IslandStage()
      return
    }
    guard var motion, let old = content, change != .none, look.motion != .none else {
      self.motion = IslandMotion(new.shape)
      layers = [Layer(content: new, amount: Ramp(1))]
      return
    }
    switch change {
    case .none: break
    case .tick, .update:
      replace(with: new, change, look: look, at: uptime)
      // A finger may hold the same shape, or squeeze it.
      if new.shape != old.shape {
        motion.retarget(
          to: new.shape, at: uptime, response: look.theme.motion.update, damping: 1)
      }
    case .morph(let response, let damping):
      if old.grid != new.grid || layers.count > 1 {
        crossfade(to: new, for: response, at: uptime)
      } else {
        layers[layers.count - 1].content = new
      }
      motion.retarget(
        to: new.shape, at: uptime, response: response,
        damping: look.motion == .full ? damping : 1)
      isPressed = false
    }
    self.motion = motion
  }

  /// The same form with other content.
  private mutating func replace(
    with new: IslandContent, _ change: Change, look: Look, at uptime: Double
  ) {
    let index = layers.count - 1
    let seen = layers[index].grid(at: uptime)
    let marks = layers[index].content.marks
    layers[index].content = new
    var tick: Double?
    if case .tick(let since) = change { tick = since }
    layers[index].change = ContentChange(
      from: seen, marks, to: new.grid, new.marks, tick: tick, at: uptime, look: look)
  }

  /// Another form comes; what is on its way back comes from where it is.
  private mutating func crossfade(
    to new: IslandContent, for duration: Double, at uptime: Double
  ) {
    layers.removeAll { $0.amount.target == 0 && $0.amount.value(at: uptime) == 0 }
    var layer = Layer(content: new, amount: Ramp(0))
    if let index = layers.firstIndex(where: { $0.content.grid == new.grid }) {
      layer.amount = layers.remove(at: index).amount
    }
    for index in layers.indices {
      layers[index].amount.retarget(to: 0, at: uptime, duration: duration)
    }
    layer.amount.retarget(to: 1, at: uptime, duration: duration)
    layers.append(layer)
  }

  /// A finger holds the island a part (0…1, and beyond) of the way to another form; nil is a form
  /// that it cannot have, which gives way a little and no more (T18).
  package mutating func drag(
    towards other: IslandContent?, by amount: Double, length: Double, at uptime: Double
  ) {
    guard let content else { return }
    let shape: IslandShape
    if let other {
      let past = amount > 1 ? Self.rubber(amount - 1) : 0
      shape = content.shape.moved(towards: other.shape, by: min(amount, 1) + past)
    } else {
      shape = content.shape.stretched(by: Self.rubber(length / 64) * 64)
    }
    isPressed = false
    motion?.hold(shape, at: uptime)
  }

  /// How far something follows that is pulled by `length`: ever less, and never a whole.
  static func rubber(_ length: Double) -> Double {
    let pull = abs(length) * 0.3
    return (length < 0 ? -1 : 1) * pull / (pull + 1) * 0.4
  }

  /// A finger goes down on the island, or comes up without having done anything.
  package mutating func press(_ isDown: Bool, look: Look, at uptime: Double) {
    guard let content, look.motion == .full, isPressed != isDown || !isDown else { return }
    isPressed = isDown
    motion?.retarget(
      to: isDown ? content.shape.squeezed(by: Self.squeeze) : content.shape, at: uptime,
      response: Self.squeezeResponse, damping: isDown ? 1 : 0.7)
  }

  /// Lets go of what a finger held; it goes back to where it belongs.
  package mutating func release(look: Look, at uptime: Double) {
    guard let content else { return }
    isPressed = false
    motion?.retarget(
      to: content.shape, at: uptime, response: look.motion == .none ? 0 : look.theme.motion.hide,
      damping: look.motion == .full ? 0.8 : 1)
  }

  package mutating func flash(look: Look, at uptime: Double) {
    if look.motion == .full { flashEnd = uptime + Self.flashDuration }
  }

  // MARK: Drawing

  /// Draws the island with the screen's top left cell at `origin`.
  package func draw(
    into grid: inout CellGrid, at origin: CellPoint, clip: CellRect, look: Look, uptime: Double
  ) {
    guard let motion, let content else { return }
    let shape = motion.shape(at: uptime)
    let color = look.islandSurface.background
    for body in shape.bubbles.reversed() + [shape.body].compactMap({ $0 }) {
      body.moved(to: origin).draw(
        color: color, keyline: look.keyline(of: content.keyline), look: look, into: &grid,
        clip: clip)
    }
    for layer in layers {
      let steps = look.depth.fadeSteps
      let amount = (layer.amount.value(at: uptime) * steps).rounded(.down)
      // Only one layer is more than half there: two texts never mix.
      let opacity = amount / steps * 2 - 1
      grid.compose(
        layer.grid(at: uptime), at: origin, over: color, opacity: opacity, depth: look.depth)
    }
    if uptime < flashEnd, let body = shape.body {
      let middle = CellPoint(
        column: origin.column + Int((body.minX + body.maxX) / 16),
        row: origin.row + Int(body.minY / 16) + 1)
      grid.restyle(at: middle) { $0.background = look.color("focus") }
    }
  }
}
