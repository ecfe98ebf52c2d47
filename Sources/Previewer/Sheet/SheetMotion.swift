import Emulator
import Foundation
package import PhoneScreen
package import ViewArchive

/// One presentation over time: updates are animated in the island and in the card as in the
/// emulator; StandBy, watch, car and Mac change without animation.
package struct SheetMotion: Sendable {
  private let renderer: SheetRenderer
  private let presentation: SheetPresentation
  private var rendering: PresentationRendering?
  private var content: RenderedIsland?
  private var island = IslandStage()
  private var cardCache = CardCache()
  private var surface: SheetFrame?

  package init(_ presentation: SheetPresentation, with renderer: SheetRenderer) {
    self.presentation = presentation
    self.renderer = renderer
  }

  /// Shows an archive: the first one at once, later ones as animated updates.
  ///
  /// - Parameter isTick: True for the same archive after one of its timers has advanced.
  package mutating func show(
    _ archive: ActivityArchive, at now: Moment, isTick: Bool = false
  ) {
    guard presentation.absence(of: archive, with: renderer.settings) == nil else {
      self = SheetMotion(presentation, with: renderer)
      surface = renderer.frame(presentation, of: archive, at: now.date)
      return
    }
    let rendering = renderer.rendering(presentation, of: archive, at: now.date)
    self.rendering = rendering
    surface = nil
    switch presentation {
    case .phone where presentation.isInIsland:
      content = rendering.islandContent()
      island.show(
        content, change: isTick ? .tick(since: now.uptime) : .update, look: rendering.look,
        at: now.uptime)
    case .phone, .alwaysOn:
      if isTick {
        _ = cardCache.tick(at: now)
      } else {
        cardCache.invalidate(SheetRenderer.activity)
      }
      _ = cardCache.card(
        SheetRenderer.activity, look: rendering.look, animates: true, at: now.uptime
      ) {
        rendering.cardContent()
      }
    case .surface:
      surface = renderer.frame(presentation, of: archive, at: now.date)
    }
  }

  /// Renders the frame at an uptime in seconds; nil before the first archive.
  package func frame(at uptime: Double) -> SheetFrame? {
    if let surface { return surface }
    guard let rendering else { return nil }
    var frame: SheetFrame
    if presentation.isInIsland {
      frame = rendering.frame(of: content, on: island, at: uptime)
    } else {
      guard let card = cardCache[SheetRenderer.activity] else { return nil }
      frame = rendering.frame(of: cardCache.transitioned(card, at: uptime))
    }
    rendering.look.finish(&frame.grid)
    return frame
  }

  package func isMoving(at uptime: Double) -> Bool {
    island.isMoving(at: uptime) || cardCache.isMoving(at: uptime)
  }
}
