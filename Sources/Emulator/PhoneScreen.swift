package import ActivityModel
package import CellRaster
package import Foundation
import ViewArchive

/// What is drawn already, and where it lies: the plan of the terminal, the moving island, the
/// cards, and what can be pressed on the last frame.
package struct PhoneScreen: Sendable {
  /// What a frame needs to know besides.
  package struct Situation: Sendable {
    package var device: Device
    package var isLocked: Bool
    package var placement: Placement
    package var cards: [ActivityID]
    package var archives: ArchiveStore
    package var name: @Sendable (ActivityID) -> String
  }

  package private(set) var look: Look
  private let locale: String
  private let timeZone: String
  private var size: CellSize
  package private(set) var plan: ScreenPlan?
  private var stage = IslandStage()
  private var shelf = CardShelf()
  private var regions: [HitRegion] = []

  package init(look: Look, locale: String, timeZone: String, size: CellSize, device: Device) {
    self.look = look
    self.locale = locale
    self.timeZone = timeZone
    self.size = size
    plan = ScreenPlan(size: size, device: device)
  }

  /// Another terminal size or device: everything is drawn anew.
  package mutating func resize(to size: CellSize? = nil, device: Device) {
    self.size = size ?? self.size
    plan = ScreenPlan(size: self.size, device: device)
    shelf.clear()
  }

  /// Another look: everything is drawn anew. The island is to be shown again.
  package mutating func change(look: Look) {
    self.look = look
    shelf.clear()
  }

  // MARK: The island

  /// Shows the island's form from now on.
  package mutating func showIsland(
    _ situation: Situation, change: IslandStage.Change, at now: Moment
  ) {
    guard let plan else { return }
    var island = situation.placement.island
    // A locked phone with an island still has its camera.
    if island == .absent, situation.device.island != nil { island = .idle }
    stage.show(
      IslandContent(island, in: studio(plan, situation, at: now.date)),
      change: look.reducesMotion ? .tick : change, at: now.uptime)
  }

  package func isMoving(at uptime: Double) -> Bool { stage.isMoving(at: uptime) }

  // MARK: Cards

  package mutating func forgetCard(_ id: ActivityID) { shelf.forget(id) }

  package mutating func keepCards(_ isThere: (ActivityID) -> Bool) { shelf.keep(isThere) }

  /// The cards that are on some screen now.
  package func visibleCards(_ situation: Situation) -> [ActivityID] {
    guard let plan else { return [] }
    if situation.isLocked || plan.lockScreen != nil { return situation.cards }
    return situation.placement.banner.map { [$0] } ?? []
  }

  private mutating func card(
    _ id: ActivityID, _ plan: ScreenPlan, _ situation: Situation, at now: Date
  ) -> CardContent {
    let studio = studio(plan, situation, at: now)
    return shelf.card(id) {
      CardContent(
        id: id, archive: situation.archives.archive(of: id),
        columns: ScreenPlan.cardColumns(of: situation.device, in: plan.phone.screen),
        in: studio)
    }
  }

  private func studio(
    _ plan: ScreenPlan, _ situation: Situation, at now: Date
  ) -> IslandContent.Studio {
    IslandContent.Studio(
      look: look, geometry: plan.island,
      time: TimedTextContext(now: now, locale: locale, timeZone: timeZone),
      archive: { situation.archives.archive(of: $0) },
      placeholder: { id in
        [situation.name(id)] + [situation.archives.problem(of: id)].compactMap { $0 }
      })
  }

  // MARK: Time

  /// When something that is shown next looks different by itself.
  package func nextChange(_ situation: Situation) -> Date? {
    guard plan != nil else { return nil }
    let cards = visibleCards(situation).map { shelf[$0]?.nextChange }
    return ([stage.nextChange] + cards).compactMap { $0 }.min()
  }

  /// Draws again what time has changed; true when some of it is shown.
  package mutating func tick(_ situation: Situation, at now: Moment) -> Bool {
    var isShown = false
    if let date = stage.nextChange, date <= now.date {
      showIsland(situation, change: .tick, at: now)
      isShown = true
    }
    let visible = visibleCards(situation)
    if shelf.tick(at: now.date).contains(where: visible.contains) { isShown = true }
    // Now, not when a frame is wanted: what a card shows does not depend on who looks when.
    if let plan {
      for id in visible { _ = card(id, plan, situation, at: now.date) }
    }
    return isShown
  }

  // MARK: Presses

  package func target(at point: CellPoint) -> HitRegion.Target? {
    regions.last { $0.rect.contains(point) }?.target
  }

  /// The controls where keys go: the island's, or one card's.
  package func controls(ofCard id: ActivityID?) -> [HitRegion] {
    let regions = id.map { shelf[$0]?.regions ?? [] } ?? stage.regions
    return regions.filter(\.isControl)
  }

  // MARK: Frames

  /// What lies on the screen besides island and cards.
  package struct Surroundings: Sendable {
    package var time: String
    package var day: String
    package var focus: ActivityID?
    package var selection: HitRegion.Target?
    package var apps: [HomeScreen.App]
    package var notice: Notice?
    package var panel: ActivityPanel
    package var list: ActivityListScreen?
    package var isHelpShown: Bool
    package var hints: [KeyBindings.Hint]
    package var clock: String?
  }

  /// The screen at `now`; remembers where things can be pressed.
  package mutating func frame(
    _ situation: Situation, _ surroundings: Surroundings, at now: Moment
  ) -> CellGrid {
    let style = look.style("panel.text", on: look.color("terminal"))
    var grid = CellGrid(size: size, style: style)
    guard let plan else {
      TooSmall(smallest: ScreenPlan.smallest).draw(into: &grid, style: style)
      look.finish(&grid)
      regions = []
      return grid
    }
    var cards: [CardContent] = []
    for id in visibleCards(situation) { cards.append(card(id, plan, situation, at: now.date)) }
    let scene = Scene(
      plan: plan, look: look, hasIsland: situation.device.island != nil,
      isLocked: situation.isLocked, time: surroundings.time, day: surroundings.day, cards: cards,
      banner: cards.first { $0.id == situation.placement.banner },
      focus: situation.isLocked ? surroundings.focus : nil, selection: surroundings.selection,
      stage: stage, apps: surroundings.apps, notice: surroundings.notice,
      panel: surroundings.panel, list: surroundings.list, isHelpShown: surroundings.isHelpShown,
      hints: surroundings.hints, clock: surroundings.clock)
    regions = scene.draw(into: &grid, uptime: now.uptime)
    look.finish(&grid)
    return grid
  }
}
