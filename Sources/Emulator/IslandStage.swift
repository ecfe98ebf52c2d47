package import ActivityModel
package import CellRaster
package import Foundation

/// The island on its way: the moving outline, what was in it, and what is in it now.
package struct IslandStage: Sendable {
  /// How content gives way to other content.
  package enum Change: Hashable, Sendable {
    /// At once: a tick of a clock.
    case tick
    /// Cross-faded in place: an update.
    case update
    /// With the outline: another form. Seconds, and the spring's damping.
    case morph(duration: Double, damping: Double)

    /// The morph between two forms; durations of presentations.md §2.5, from the theme.
    package init(
      from old: Placement.Island, to new: Placement.Island, motion: ThemeMotion
    ) {
      switch (old, new) {
      case (_, .expanded): self = .morph(duration: motion.expand, damping: motion.damping)
      case (.expanded, _): self = .morph(duration: motion.collapse, damping: 1)
      case (.pair, _), (_, .pair), (.system, _), (_, .system):
        self = .morph(duration: motion.split, damping: 0.9)
      case (.idle, _), (.compact, _), (.absent, _):
        self = .morph(duration: motion.hide, damping: 1)
      }
    }
  }

  private var motion: IslandMotion?
  private var content: IslandContent?
  private var outgoing: CellGrid?
  private var fadeStart = 0.0
  private var fadeDuration = 0.0
  /// Seconds that an update fades for (presentations.md §2.5).
  private static let updateFade = 0.3
  private static let fadeSteps = 8.0

  package init() {}

  /// What can be pressed in the form that is shown or under way.
  package var regions: [HitRegion] { content?.regions ?? [] }

  package var nextChange: Date? { content?.nextChange }

  /// The columns of the screen that the island's form takes; the status bar has what is left.
  package var columns: Range<Int> {
    guard let shape = content?.shape, let body = shape.body else { return 0..<0 }
    let end = max(body.maxX, shape.bubble?.maxX ?? body.maxX)
    return Int(body.minX / 8)..<Int((end / 8).rounded(.up))
  }

  package func isMoving(at uptime: Double) -> Bool {
    (motion?.isMoving(at: uptime) ?? false) || uptime < fadeStart + fadeDuration
  }

  /// Shows `new` from now on; nil takes the island away.
  package mutating func show(_ new: IslandContent?, change: Change, at uptime: Double) {
    guard let new else {
      self = IslandStage()
      return
    }
    let old = content
    content = new
    guard var motion, let old else {
      self.motion = IslandMotion(new.shape)
      return
    }
    switch change {
    case .tick:
      motion.retarget(to: new.shape, at: uptime, duration: 0, damping: 1)
    case .update:
      if old.grid != new.grid { fade(from: old.grid, at: uptime, for: Self.updateFade) }
      motion.retarget(to: new.shape, at: uptime, duration: Self.updateFade, damping: 1)
    case .morph(let duration, let damping):
      if duration > 0 { fade(from: old.grid, at: uptime, for: duration) }
      motion.retarget(to: new.shape, at: uptime, duration: duration, damping: damping)
    }
    self.motion = motion
  }

  private mutating func fade(from grid: CellGrid, at uptime: Double, for duration: Double) {
    outgoing = grid
    fadeStart = uptime
    fadeDuration = duration
  }

  /// Draws the island with the screen's top left cell at `origin`.
  package func draw(
    into grid: inout CellGrid, at origin: CellPoint, clip: CellRect, look: Look, uptime: Double
  ) {
    guard let motion, let content else { return }
    let shape = motion.shape(at: uptime)
    let color = look.islandSurface.background
    for body in [shape.bubble, shape.body].compactMap({ $0 }) {
      body.moved(to: origin).draw(
        color: color, keyline: look.keyline(of: content.keyline), look: look, into: &grid,
        clip: clip)
    }
    let amount = fadeAmount(at: uptime)
    // The old goes in the first half, the new comes in the second: two texts never mix.
    if amount < 0.5, let outgoing {
      grid.compose(outgoing, at: origin, over: color, opacity: 1 - amount * 2, depth: look.depth)
    } else {
      grid.compose(
        content.grid, at: origin, over: color, opacity: amount * 2 - 1, depth: look.depth)
    }
  }

  private func fadeAmount(at uptime: Double) -> Double {
    guard fadeDuration > 0, uptime < fadeStart + fadeDuration else { return 1 }
    // In steps: every step repaints all of the text, and the eye sees no more of them.
    let amount = max((uptime - fadeStart) / fadeDuration, 0)
    return (amount * Self.fadeSteps).rounded(.down) / Self.fadeSteps
  }
}
