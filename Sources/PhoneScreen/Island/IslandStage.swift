package import ActivityModel
package import CellRaster
package import Foundation
import ViewLayout

/// The animated island: its moving outline, and the contents that are fading out and in.
package struct IslandStage: Sendable {
  /// How the content changes to the next one.
  package enum Change: Hashable, Sendable {
    /// Immediately, without animation.
    case none
    /// Immediately, within the same presentation; the outline continues to move.
    case replacement
    /// Digits change, because a clock ticked at this uptime.
    case tick(since: Double)
    /// The contents cross-fade in place, for an update.
    case update
    /// The outline moves to that of another presentation, by a spring with this response in seconds
    /// and this damping fraction.
    case morph(response: Double, damping: Double)
    /// As `morph`, from the expanded presentation: its content fades before the outline moves.
    case collapse(response: Double)

    /// True when only the content of the presentation changes.
    var staysInPresentation: Bool {
      switch self {
      case .replacement, .tick, .update: true
      case .none, .morph, .collapse: false
      }
    }

    /// Creates the morph between two presentations; durations of MOTION-5, from the theme.
    package init(
      from old: Placement.Island, to new: Placement.Island, motion: ThemeMotion
    ) {
      switch (old, new) {
      case (_, .expanded): self = .morph(response: motion.expand, damping: motion.damping)
      case (.expanded, _): self = .collapse(response: motion.collapse)
      case (.pair, _), (_, .pair), (.trio, _), (_, .trio), (.system, _), (_, .system):
        self = .morph(response: motion.split, damping: Self.splitDamping)
      case (.idle, _), (.compact, _), (.absent, _):
        self = .morph(response: motion.hide, damping: Self.splitDamping)
      }
    }

    /// The damping of a bubble that splits off or comes back, and of a pill that gets wider.
    private static let splitDamping = 0.75
  }

  /// The content of one presentation and its opacity.
  private struct Layer: Sendable {
    var content: RenderedIsland
    var change: GridTransition?
    var opacity: LinearMotion

    func grid(at uptime: Double) -> CellGrid {
      change?.grid(to: content.grid, at: uptime) ?? content.grid
    }
  }

  private var motion: IslandMotion?
  /// The layers that are fading; the last one is the current or next content.
  private var layers: [Layer] = []
  /// The views that both the last content and this one have, on their way.
  private var travellers: [TravellingView] = []
  private var isPressed = false

  /// How far a press enlarges the island above and below, in points, and the response of its spring,
  /// in seconds (MOTION-7).
  private static let swelling = 4.0
  private static let swellingResponse = 0.18
  /// The seconds in which content fades out, and those in which the next fades in after that: the
  /// outline is then a third of its way.
  private static let fadeOut = 0.08
  private static let fadeIn = 0.16

  package init() {}

  private var content: RenderedIsland? { layers.last?.content }

  /// The hit regions of the current or next content.
  package var regions: [HitRegion] { content?.regions ?? [] }

  package var nextChange: Date? { content?.nextChange }

  /// Returns the screen columns that the island covers; the status bar uses the others.
  package func columns(at uptime: Double) -> Range<Int> {
    guard let shape = motion?.shape(at: uptime), let body = shape.body else { return 0..<0 }
    let end = max(shape.bubbles.map(\.maxX).max() ?? body.maxX, body.maxX)
    let first = CellMetric.columns(body.minX, .towardZero)
    return first..<max(CellMetric.columns(end, .up), first)
  }

  /// The rows of the screen from the top to the island's lower edge; nil: no island.
  package var height: Int? {
    content?.shape.body.map { CellMetric.rows($0.maxY, .up) }
  }

  package func isMoving(at uptime: Double) -> Bool { uptime < end }

  /// True while a press or a drag holds the outline away from that of its content.
  package var isHeld: Bool { motion.map { $0.target != content?.shape } ?? false }

  /// When all animations end, in seconds of uptime.
  private var end: Double {
    let ends =
      layers.flatMap { [$0.opacity.end, $0.change?.end ?? -.infinity] } + travellers.map(\.end)
    return max(motion?.endTime ?? -.infinity, ends.max() ?? -.infinity)
  }

  // MARK: Animation

  /// Starts the change to `new`; nil removes the island.
  package mutating func show(
    _ new: RenderedIsland?, change: Change, look: RenderStyle, at uptime: Double
  ) {
    guard let new else {
      self = IslandStage()
      return
    }
    guard var motion, let old = content, change != .none, look.motion != .none else {
      self.motion = IslandMotion(new.shape)
      layers = [Layer(content: new, opacity: LinearMotion(1))]
      travellers = []
      return
    }
    switch change {
    case .none: break
    case .replacement, .tick, .update:
      replace(with: new, change, look: look, at: uptime)
      // The shape changes only if needed: a press or drag may be holding it.
      if new.shape != old.shape {
        motion.retarget(
          to: new.shape, at: uptime, response: look.theme.motion.update, damping: 1)
      }
    case .morph(let response, let damping):
      changeContent(to: new, response: response, look: look, at: uptime)
      motion.retarget(
        to: new.shape, at: uptime, response: response,
        damping: look.motion == .full ? damping : 1)
      isPressed = false
    case .collapse(let response):
      // A moving outline goes on from where it is; one at rest lets the letters go first.
      let start = motion.isMoving(at: uptime) ? uptime : uptime + Self.fadeOut
      changeContent(to: new, response: response, look: look, at: uptime)
      motion.retarget(to: new.shape, at: start, response: response, damping: 1)
      isPressed = false
    }
    self.motion = motion
  }

  /// Replaces the content within the same presentation.
  private mutating func replace(
    with new: RenderedIsland, _ change: Change, look: RenderStyle, at uptime: Double
  ) {
    let index = layers.count - 1
    let seen = layers[index].grid(at: uptime)
    let animatedRegions = layers[index].content.animatedRegions
    layers[index].content = new
    layers[index].change = nil
    var tick: Double?
    switch change {
    case .replacement: return
    case .tick(let since): tick = since
    default: break
    }
    layers[index].change = GridTransition(
      from: seen, animatedRegions, to: new.grid, new.animatedRegions, tick: tick, at: uptime,
      look: look)
  }

  /// Fades the content out and another presentation in; one that is still fading out continues from
  /// its opacity. What both have moves to its new place and stays.
  private mutating func changeContent(
    to new: RenderedIsland, response: Double, look: RenderStyle, at uptime: Double
  ) {
    guard let old = content, old.grid != new.grid || layers.count > 1 else {
      layers[layers.count - 1].content = new
      return
    }
    layers.removeAll { $0.opacity.target == 0 && $0.opacity.value(at: uptime) == 0 }
    travellers = TravellingView.matches(from: old, to: new, response: response, at: uptime)
    var layer = Layer(content: new, opacity: LinearMotion(0))
    if let index = layers.firstIndex(where: { $0.content.grid == new.grid }) {
      layer.opacity = layers.remove(at: index).opacity
    }
    for index in layers.indices {
      layers[index].opacity.retarget(to: 0, at: uptime, duration: Self.fadeOut)
    }
    // One that comes back is seen already.
    let isSeen = layers.isEmpty || layer.opacity.value(at: uptime) > 0
    layer.opacity.retarget(
      to: 1, at: isSeen ? uptime : uptime + Self.fadeOut, duration: Self.fadeIn)
    layers.append(layer)
  }

  /// Moves the outline with a drag, a part (0…1, and beyond) of the way to another presentation.
  ///
  /// - Parameter other: Nil: the gesture has no effect, so the island stretches a little and
  ///   resists (GESTURE-18).
  package mutating func drag(
    towards other: RenderedIsland?, by amount: Double, length: Double, at uptime: Double
  ) {
    guard let content else { return }
    let shape: IslandShape
    if let other {
      let past = amount > 1 ? Self.rubberBandOffset(amount - 1) : 0
      shape = content.shape.moved(towards: other.shape, by: min(amount, 1) + past)
    } else {
      shape = content.shape.stretched(by: Self.rubberBandOffset(length / 64) * 64)
    }
    isPressed = false
    motion?.hold(shape, at: uptime)
  }

  /// Returns the displacement for a pull of `length`: it grows ever more slowly and stays below
  /// 0.4.
  static func rubberBandOffset(_ length: Double) -> Double {
    let pull = abs(length) * 0.3
    return (length < 0 ? -1 : 1) * pull / (pull + 1) * 0.4
  }

  /// Enlarges the island while it is pressed, and restores it when the press ends without effect.
  package mutating func press(_ isDown: Bool, look: RenderStyle, at uptime: Double) {
    guard let content, look.motion == .full, isPressed != isDown || !isDown else { return }
    isPressed = isDown
    motion?.retarget(
      to: isDown ? content.shape.swollen(by: Self.swelling) : content.shape, at: uptime,
      response: Self.swellingResponse, damping: isDown ? 1 : 0.7)
  }

  /// Ends a drag: the outline animates back to the content's shape.
  package mutating func release(look: RenderStyle, at uptime: Double) {
    guard let content else { return }
    isPressed = false
    motion?.retarget(
      to: content.shape, at: uptime, response: look.motion == .none ? 0 : look.theme.motion.hide,
      damping: look.motion == .full ? 0.8 : 1)
  }

  // MARK: Drawing

  /// Draws the island; `origin` is the top left cell of the screen.
  package func draw(
    into grid: inout CellGrid, at origin: CellPoint, clip: CellRect, look: RenderStyle,
    uptime: Double
  ) {
    guard let motion, let content else { return }
    let shape = motion.shape(at: uptime)
    let color = look.islandSurface.background
    for body in shape.bubbles.reversed() + [shape.body].compactMap({ $0 }) {
      body.moved(to: origin).draw(
        color: color, keyline: look.keyline, look: look, into: &grid,
        clip: clip)
    }
    let moving = travellers.filter { uptime < $0.end }
    // Two texts never overlap: of two contents the one is drawn that is seen better.
    if let layer = layers.max(by: { $0.opacity.value(at: uptime) < $1.opacity.value(at: uptime) }) {
      // Half the steps of a change in place: the outline moves as well.
      let steps = look.depth.fadeSteps / 2
      let opacity = (layer.opacity.value(at: uptime) * steps).rounded(.up) / steps
      var shown = layer.grid(at: uptime)
      for traveller in moving { traveller.erase(from: &shown) }
      grid.compose(shown, at: origin, over: color, opacity: opacity, depth: look.depth)
    }
    for traveller in moving {
      grid.compose(
        traveller.grid(at: uptime, size: content.grid.size), at: origin, over: color, opacity: 1,
        depth: look.depth)
    }
  }
}
