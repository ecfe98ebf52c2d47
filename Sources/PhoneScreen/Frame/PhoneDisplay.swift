package import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive

/// The rendering state between frames: the plan of the terminal, the animated island, the cached
/// cards, and the hit regions of the last frame.
package struct PhoneDisplay: Sendable {
  /// The state of the engine and the session that a frame depends on.
  package struct Situation: Sendable {
    package var device: Device
    package var isLocked: Bool
    package var isLandscape: Bool
    package var mode: ScreenMode
    /// True while the phone is shown alone, without panel and hints.
    package var isStageOnly: Bool
    /// True when the app in front has a screen.
    package var isPageShown = false
    package var placement: Placement
    package var cards: [ActivityID]
    /// The activities of `cards` that have ended: StandBy and the car do not show them (LIFE-9).
    package var ended: Set<ActivityID>
    package var archives: ArchiveStore
    package var name: @Sendable (ActivityID) -> String

    package init(
      device: Device, isLocked: Bool, isLandscape: Bool, mode: ScreenMode,
      isStageOnly: Bool = false, placement: Placement, cards: [ActivityID],
      ended: Set<ActivityID> = [], archives: ArchiveStore,
      name: @escaping @Sendable (ActivityID) -> String
    ) {
      self.device = device
      self.isLocked = isLocked
      self.isLandscape = isLandscape
      self.mode = mode
      self.isStageOnly = isStageOnly
      self.placement = placement
      self.cards = cards
      self.ended = ended
      self.archives = archives
      self.name = name
    }

    var plan: ScreenPlan.Conditions {
      ScreenPlan.Conditions(
        device: device, surfaceColumns: SurfaceScene.columns(of: mode, on: device),
        isLocked: isLocked, isLandscape: isLandscape, isAlone: isStageOnly,
        isPageShown: isPageShown && !isLocked)
    }

    /// True when the phone is locked in Always-On: dark and readable.
    package var isDimmed: Bool { isLocked && mode.isAlwaysOn && mode.surface == .phone }
  }

  /// The look outside of Always-On.
  private var lit: RenderStyle { didSet { layers = FrameLayers() } }
  private let locale: String
  private let timeZone: String
  private var planned: PlannedScreen
  private var isDimmed = false { didSet { layers = FrameLayers() } }
  private var motion = DisplayMotion()
  private var layers = FrameLayers()
  private var targets = FrameTargets()
  private var times = SurfaceTimes()
  /// The screen of the app in front; nil: it has none, or no app is in front.
  package var page: AppPage?
  /// True when the app in front has a screen.
  package var isPageShown = false
  /// What of each frame is collected to be shown as pictures. With any, what stays in its presentation
  /// changes without motion: a picture shows what is at rest.
  package var pictureExtent = PictureExtent.none

  package init(look: RenderStyle, locale: String, timeZone: String, size: CellSize, device: Device)
  {
    lit = look
    self.locale = locale
    self.timeZone = timeZone
    planned = PlannedScreen(size: size, conditions: ScreenPlan.Conditions(device: device))
  }

  package var size: CellSize { planned.size }
  package var plan: ScreenPlan? { planned.plan }

  /// The parts of the last frame that can be shown as pictures; empty while something moves.
  package var pictures: [PictureRegion] { targets.pictures }

  /// Where the controls of the pictures are that are seen, in cells of each part of the screen.
  package var pictureControls: [String: [(rect: CellRect, target: PictureTarget)]] {
    get { targets.pictureControls }
    set { targets.pictureControls = newValue }
  }

  /// The current look (SURFACE-1).
  package var look: RenderStyle {
    isDimmed ? lit.alwaysOn : lit
  }

  /// Sets another terminal size and renders everything again.
  package mutating func resize(to size: CellSize) {
    planned.resize(to: size)
    motion.cards.clear()
  }

  /// Adopts another depth of colours and other glyphs, and renders everything again if they differ.
  package mutating func adopt(depth: ColorDepth, glyphs: GlyphSet) {
    guard depth != lit.depth || !lit.isOffered(glyphs) else { return }
    lit = lit.with(depth: depth, glyphs: glyphs)
    motion.cards.clear()
  }

  /// Plans the terminal for a situation; true when it must be laid out again.
  package mutating func follow(_ situation: Situation) -> Bool {
    let wanted = situation.plan
    if situation.mode.hidesCardsWhenLocked != planned.hidesCards { motion.cards.clear() }
    planned.hidesCards = situation.mode.hidesCardsWhenLocked
    guard wanted != planned.conditions || situation.isDimmed != isDimmed else { return false }
    let old = planned
    if situation.isDimmed != isDimmed || wanted.device != old.conditions.device {
      motion.cards.clear()
    }
    // Setting it draws all layers again, and cards would not move.
    if isDimmed != situation.isDimmed { isDimmed = situation.isDimmed }
    planned.follow(wanted)
    if plan?.phone.screen.columns != old.plan?.phone.screen.columns { motion.cards.clear() }
    return true
  }

  /// Sets another theme and renders the cards again; the caller must call `showIsland` afterwards.
  package mutating func change(theme: Theme) {
    lit = lit.with(theme)
    motion.cards.clear()
  }

  /// Has everything rendered again that was to change at a date, which has moved; the caller must call
  /// `showIsland` afterwards.
  package mutating func forgetDates() {
    motion.cards.clear()
    times.surface = nil
    times.thumbnail = nil
  }

  // MARK: Island

  /// Renders the island in a presentation; nil when there is no island.
  private func content(
    of island: Placement.Island, _ situation: Situation, at now: Moment
  ) -> RenderedIsland? {
    guard let plan else { return nil }
    var island = island
    // The camera of a locked phone with an island stays visible.
    if island == .absent, situation.device.island != nil, !situation.isLandscape { island = .idle }
    return RenderedIsland(island, in: context(plan, situation, at: now.date))
  }

  /// Starts the change to the island's current presentation.
  package mutating func showIsland(
    _ situation: Situation, change: IslandStage.Change, at now: Moment
  ) {
    // When the geometry has changed, the island takes its new position without animation.
    let isElsewhere = plan?.island != motion.geometry
    motion.geometry = plan?.island
    let now = motion.clock.follow(now)
    let change: IslandStage.Change =
      isElsewhere
      ? .none
      : (now.isFast || pictureExtent != .none) && change.staysInPresentation ? .replacement : change
    motion.stage.show(
      content(of: situation.placement.island, situation, at: now),
      change: change, look: look, at: now.uptime)
  }

  /// Moves the island with a drag towards another presentation; nil: the gesture has no effect.
  package mutating func dragIsland(
    towards island: Placement.Island?, by amount: Double, length: Double, _ situation: Situation,
    at now: Moment
  ) {
    motion.stage.drag(
      towards: island.flatMap { content(of: $0, situation, at: now) }, by: amount, length: length,
      at: motion.clock.follow(now).uptime)
  }

  package mutating func pressIsland(_ isDown: Bool, at now: Moment) {
    motion.stage.press(isDown, look: look, at: motion.clock.follow(now).uptime)
  }

  package mutating func releaseIsland(at now: Moment) {
    motion.stage.release(look: look, at: motion.clock.follow(now).uptime)
  }

  package func isMoving(at uptime: Double) -> Bool {
    motion.isMoving(at: uptime, beside: layers)
  }

  // MARK: Cards

  /// Notes that cards came or went, or that the phone was locked: they move from now on.
  package mutating func cardsChanged(at now: Moment) {
    motion.cardsChangedAt = motion.clock.follow(now).uptime
  }

  package mutating func invalidateCard(_ id: ActivityID) { motion.cards.invalidate(id) }

  package mutating func keepCards(_ isThere: (ActivityID) -> Bool) { motion.cards.keep(isThere) }

  /// Moves a card to the left by `points`, together with the drag.
  package mutating func pullCard(_ id: ActivityID, by points: Double, at now: Moment) {
    motion.swipe.pull(id, by: points, at: motion.clock.follow(now).uptime)
  }

  /// Ends the drag of a card: its button stays revealed; nil: all cards move back.
  package mutating func settleCard(_ id: ActivityID?, at now: Moment) {
    motion.swipe.settle(on: id, look: look, at: motion.clock.follow(now).uptime)
  }

  /// Returns the cards that are visible now, on the lock screen or as a banner.
  package func visibleCards(_ situation: Situation) -> [ActivityID] {
    guard let plan, situation.mode.surface == .phone else { return [] }
    if situation.isLocked || plan.lockScreen != nil { return situation.cards }
    return [situation.placement.banner].compactMap { $0 }
  }

  private mutating func card(
    _ id: ActivityID, _ plan: ScreenPlan, _ situation: Situation, at now: Moment
  ) -> RenderedCard {
    let context = context(plan, situation, at: now.date)
    let archive = situation.archives.archive(of: id)
    var node = archive?.lockScreen
    // Hidden content is drawn as a placeholder (LOCK-3).
    if situation.mode.hidesCardsWhenLocked, id != situation.placement.banner {
      node = node?.modified(.redacted)
    }
    return motion.cards.card(
      id, look: look, animates: !now.isFast && pictureExtent == .none, at: now.uptime
    ) {
      RenderedCard(
        id: id, archive: archive, node: node,
        columns: ScreenPlan.cardColumns(of: situation.device, in: plan.phone.screen),
        in: context)
    }
  }

  private func context(_ plan: ScreenPlan, _ situation: Situation, at now: Date) -> RenderContext {
    RenderContext(
      look: look, geometry: plan.island,
      time: TimedTextContext(
        now: now, locale: locale, timeZone: timeZone, isLuminanceReduced: isDimmed),
      archive: { situation.archives.archive(of: $0) },
      placeholder: { id in
        [situation.name(id)] + [situation.archives.problem(of: id)].compactMap { $0 }
      })
  }

  // MARK: Pages

  /// The part of the terminal that the app in front has; nil: the phone is not shown.
  package var pageArea: CellRect? {
    guard let plan else { return nil }
    let area = HomeScreen.pageArea(of: plan.phone)
    return area.isEmpty ? nil : area
  }

  /// Returns the cell of the page for one of the terminal; nil: the terminal shows something else there.
  package func pageCell(at point: CellPoint) -> CellPoint? {
    guard page != nil, let area = pageArea, area.contains(point) else { return nil }
    return point.relative(to: area)
  }

  /// Renders the screen of an app; nil: the phone is not shown.
  ///
  /// - Parameters:
  ///   - offsets: Those of its scroll views.
  ///   - scrolls: What they are scrolled to.
  ///   - last: The page of the same screen, in the same size, look and time, that is now scrolled.
  package func page(
    _ screen: ScreenArchive, offsets: [Int: Int] = [:], scrolls: [ScreenScroll] = [],
    after last: AppPage? = nil, _ situation: Situation, at now: Date
  ) -> AppPage? {
    guard let plan, let area = pageArea else { return nil }
    let size = CellSize(columns: area.columns, rows: area.rows)
    let context = context(plan, situation, at: now)
    let page = AppPage(
      screen, size: size, offsets: offsets, scrolls: scrolls, after: last, in: context)
    guard !page.scopes.isEmpty, !page.isDrawn else { return page }
    var drawn = AppPage(screen, size: size, offsets: page.offsets, after: page, in: context)
    drawn.scopes = page.scopes
    return drawn
  }

  // MARK: Time

  /// Returns when something visible changes without an update; nil: never.
  package func nextChange(_ situation: Situation) -> Date? {
    guard plan != nil else { return nil }
    if situation.mode.surface != .phone { return times.surface }
    let cards = visibleCards(situation).map { motion.cards[$0]?.nextChange }
    return ([motion.stage.nextChange, times.thumbnail] + cards).compactMap { $0 }.min()
  }

  /// Renders again the cards that are invalid, and with `showsDate` the parts that the date has
  /// changed; true when a visible part has changed with the date, or moves.
  package mutating func tick(
    _ situation: Situation, showsDate: Bool = true, at now: Moment
  ) -> Bool {
    let real = now
    let now = motion.clock.follow(now)
    var isShown = false
    if showsDate, times.tick(at: now.date) { isShown = true }
    if showsDate, let date = motion.stage.nextChange, date <= now.date {
      showIsland(situation, change: .tick(since: now.uptime(since: date)), at: real)
      isShown = true
    }
    let visible = visibleCards(situation)
    if showsDate, motion.cards.tick(at: now).contains(where: visible.contains) { isShown = true }
    // Render the cards now and not in `frame`, so that their content does not depend on when frames
    // are requested.
    if let plan {
      for id in visible { _ = card(id, plan, situation, at: now) }
    }
    motion.banner.show(situation.placement.banner, look: look, at: now.uptime)
    // One more frame after an animation ends, to draw the final positions.
    let isMoving = isMoving(at: real.uptime)
    defer { motion.wasMoving = isMoving }
    return isShown || isMoving || motion.wasMoving
  }

  // MARK: Presses

  /// Returns what a press on a cell hits. Where a picture is seen, its controls count.
  package func target(at point: CellPoint) -> HitRegion.Target? {
    targets.target(at: point)
  }

  /// Returns the controls that the arrow keys select: those of a card; nil: those of the island.
  package func controls(ofCard id: ActivityID?) -> [HitRegion] {
    let regions = id.map { motion.cards[$0]?.regions ?? [] } ?? motion.stage.regions
    return regions.filter(\.isControl)
  }

  // MARK: Frames

  /// The parts of a frame besides the island and the cards.
  package struct Surroundings: Sendable {
    package var time: String
    package var day: String
    package var focus: ActivityID?
    /// True when the user has chosen the focused activity by key.
    package var marksFocus: Bool
    /// What to try at the island; nil: nothing.
    package var islandTip: String?
    package var selection: HitRegion.Target?
    package var apps: [HomeScreen.App]
    /// The app in front; nil: the home screen.
    package var front: HomeScreen.App?
    package var notice: Notice?
    /// What another draws over the phone in cells, and a picture of the phone has to show.
    package var outerNotice: Notice?
    package var panel: ActivityPanel
    package var list: ActivityListScreen?
    /// Nil while the help is not shown.
    package var help: HelpScreen?
    package var hints: [KeyHint]
    package var clock: String?

    package init(
      time: String, day: String, focus: ActivityID? = nil, marksFocus: Bool = false,
      islandTip: String? = nil, selection: HitRegion.Target? = nil,
      apps: [HomeScreen.App], front: HomeScreen.App? = nil, notice: Notice? = nil,
      panel: ActivityPanel,
      list: ActivityListScreen? = nil, help: HelpScreen? = nil, hints: [KeyHint],
      clock: String? = nil
    ) {
      self.time = time
      self.day = day
      self.focus = focus
      self.marksFocus = marksFocus
      self.islandTip = islandTip
      self.selection = selection
      self.apps = apps
      self.front = front
      self.notice = notice
      self.panel = panel
      self.list = list
      self.help = help
      self.hints = hints
      self.clock = clock
    }

    /// Leaves out what is another in a minute, or when the same is done for the second time: the time
    /// and the day, notices, tips, and what is open over the phone.
    package mutating func leaveOutWhatPasses() {
      (time, day, clock) = ("", "", nil)
      (notice, outerNotice, islandTip, list, help) = (nil, nil, nil, nil, nil)
    }
  }

  /// Renders the phone at `now`, with the lock screen beside or below it, or the surface that is shown in
  /// its place: without the panel and the hints.
  package mutating func phone(
    _ situation: Situation, _ surroundings: Surroundings, at now: Moment
  ) -> CellGrid {
    let whole = frame(situation, surroundings, at: now)
    guard let plan else { return whole }
    return whole.part(
      situation.mode.surface == .phone
        ? plan.lockScreen.map { plan.phone.frame.union($0.frame) } ?? plan.phone.frame
        : plan.surfaceArea)
  }

  /// Returns the help scrolled by some lines.
  package func scrolled(_ help: HelpScreen, by count: Int) -> HelpScreen {
    var copy = help
    copy.scroll(
      by: count, in: CellSize(columns: size.columns, rows: size.rows - 1), look: look)
    return copy
  }

  /// Renders the screen at `now` and stores its hit regions.
  package mutating func frame(
    _ situation: Situation, _ surroundings: Surroundings, at now: Moment
  ) -> CellGrid {
    let real = now
    let style = look.style(.panelText, on: look.color(.terminal))
    var grid = CellGrid(size: size, style: style)
    guard let plan else {
      TooSmallMessage(smallest: ScreenPlan.smallest).draw(
        into: &grid, style: style, glyphs: look.glyphs)
      look.finish(&grid)
      targets.regions = []
      targets.pictures = []
      return grid
    }
    let now = motion.clock.follow(now)
    let ids = visibleCards(situation)
    let shown = motion.banner.id.map { ids.contains($0) ? ids : ids + [$0] } ?? ids
    var cards: [ActivityID: RenderedCard] = [:]
    for id in shown
    where situation.placement.banner == id || ids.contains(id) || motion.cards[id] != nil {
      cards[id] = motion.cards.transitioned(card(id, plan, situation, at: now), at: now.uptime)
    }
    let scene = SurfaceScene(
      mode: situation.mode, device: situation.device,
      context: context(plan, situation, at: now.date), cards: situation.cards,
      island: situation.placement.island, name: situation.name, time: surroundings.time,
      day: surroundings.day, focus: surroundings.focus, notice: surroundings.notice)
    let surface = situation.mode.surface == .phone ? nil : scene
    times.thumbnail = drawThumbnails(plan, situation, scene, into: &grid)
    let contents = FrameContents(
      plan: plan, look: look, isDimmed: isDimmed, situation: situation, surroundings: surroundings,
      surface: surface,
      cards: FrameCards(
        shown: situation.cards.compactMap { cards[$0] }, changedAt: motion.cardsChangedAt,
        banner: motion.banner.id.flatMap { cards[$0] },
        bannerProgress: motion.banner.progress(at: now.uptime),
        swiped: motion.swipe.columns(at: now.uptime)), stage: motion.stage)
    let drawn = contents.draw(into: &grid, layers: &layers, uptime: now.uptime)
    look.finish(&grid)
    targets.regions =
      plan.thumbnails.map { HitRegion(rect: $0.rect, target: .surface($0.surface)) }
      + drawn.regions
    times.surface = drawn.nextChange
    targets.pictures =
      pictureExtent != .none && !isMoving(at: real.uptime)
      ? contents.pictures(
        pictureExtent, regions: targets.regions, in: grid, locale: locale, timeZone: timeZone) : []
    return grid
  }

  /// Draws the other surfaces beside the phone; returns when they change without an update.
  private mutating func drawThumbnails(
    _ plan: ScreenPlan, _ situation: Situation, _ scene: SurfaceScene, into grid: inout CellGrid
  ) -> Date? {
    guard let first = plan.thumbnails.first?.rect else { return nil }
    let inputs = FrameLayers.Thumbnails(
      thumbnails: plan.thumbnails, mode: situation.mode, device: situation.device,
      time: scene.time, day: scene.day, cards: situation.cards, ended: situation.ended,
      archiveChanges: situation.archives.changeCount, ticks: times.thumbnailTicks)
    let area = plan.thumbnails.reduce(first) { $0.union($1.rect) }
    return layers.thumbnails.draw(inputs, in: area, into: &grid) { grid in
      let changes = plan.thumbnails.map { thumbnail in
        var scene = scene
        scene.notice = nil
        scene.focus = nil
        scene.island = .idle
        scene.mode.surface = thumbnail.surface
        scene.mode.isStandByOpen = false
        if !thumbnail.surface.traits.keepsEnded {
          scene.cards = scene.cards.filter { !situation.ended.contains($0) }
        }
        return scene.draw(in: thumbnail.rect, into: &grid).nextChange
      }
      return changes.compactMap { $0 }.min()
    }
  }
}
