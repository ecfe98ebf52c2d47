import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import LocalEngine
import PhoneScreen
import ViewArchive

/// The phone as a session shows it: the engine's placement as of the last update, the archives, the
/// surface, and the animated display.
@MainActor
package final class SessionScreen {
  let driver: EngineDriver
  let configuration: EmulatorConfiguration
  let names: ActivityNames
  var display: PhoneDisplay
  var archives = ArchiveStore()
  /// What was taken from the engine last.
  private var taken: (placement: Placement, cards: [ActivityID])
  /// The surface shown, and its settings.
  var mode = ScreenMode()
  /// The card whose button a swipe has revealed.
  private(set) var revealed: ActivityID?
  /// True while the phone is shown alone, without panel and hints.
  var isStageOnly = false
  /// True when the screen differs from the last frame.
  var needsFrame = true
  /// Whether pictures are shown over the frames.
  package var pictures = PictureSwitch(PictureSupport(reason: "not a full screen")) {
    didSet { display.pictureExtent = pictures.extent }
  }
  private(set) var pacer = DatePacer()

  init(
    configuration: EmulatorConfiguration, driver: EngineDriver, names: ActivityNames,
    size: CellSize, look: RenderStyle
  ) {
    self.configuration = configuration
    self.driver = driver
    self.names = names
    var look = look
    look.systemLook = SystemLook(configuration.options.systemVersion)
    display = PhoneDisplay(
      look: look, locale: configuration.locale, timeZone: configuration.timeZone, size: size,
      device: driver.engine.device)
    taken = (driver.engine.placement, driver.engine.cards)
  }

  var placement: Placement { taken.placement }
  var cards: [ActivityID] { taken.cards }
  var isLocked: Bool { driver.engine.isLocked }

  /// True when the island is expanded.
  var isExpanded: Bool { if case .expanded = placement.island { true } else { false } }

  /// The screen of the app in front; nil: there is none, or the island is expanded over it.
  var pageInFront: AppPage? { isExpanded ? nil : display.page }

  /// Returns the name of an activity's app.
  func name(of id: ActivityID) -> String { names.name(of: id) }

  /// Returns `id` when the island shows it, else nil.
  func islandID(_ id: ActivityID) -> ActivityID? {
    placement.islandPresentation(of: id) == nil ? nil : id
  }

  var situation: PhoneDisplay.Situation {
    let engine = driver.engine
    let names = Dictionary(
      uniqueKeysWithValues: engine.records.map { ($0.id, name(of: $0.id)) })
    var situation = PhoneDisplay.Situation(
      device: engine.device, isLocked: engine.isLocked, isLandscape: engine.isLandscape,
      mode: mode, isStageOnly: isStageOnly, placement: placement, cards: visibleCards,
      ended: Set(cards.filter { engine.record($0)?.phase.isRunning != true }),
      archives: archives, name: { names[$0] ?? $0.rawValue })
    situation.isPageShown = display.isPageShown
    return situation
  }

  /// The pixels for each point of the pictures of phones; nil: cells are shown, or the size of a cell is
  /// unknown.
  var pixelsPerPoint: Double? {
    guard mode.surface == .phone, pictures.extent == .phones, let cell = pictures.cell,
      let plan = display.plan
    else {
      return nil
    }
    return Double(plan.phone.screen.columns * cell.width) / driver.engine.device.screenWidth
  }

  /// One row for every activity, with the reason for its place.
  var listings: [ActivityListing] {
    let text = ClockFormatter(timeZone: configuration.timeZone, locale: configuration.locale)
    return driver.engine.listings(time: text.listed, name: name(of:))
  }

  /// Returns the row of one activity; nil: there is no such activity.
  func listing(of id: ActivityID) -> ActivityListing? {
    let text = ClockFormatter(timeZone: configuration.timeZone, locale: configuration.locale)
    return driver.engine.listing(of: id, time: text.listed, name: name(of:))
  }

  /// The cards of the surface that is shown. An ended activity leaves StandBy and the car at once; its
  /// card stays on the lock screen, the watch and the Mac (LIFE-9).
  var visibleCards: [ActivityID] {
    mode.surface.traits.keepsEnded
      ? cards : cards.filter { driver.engine.record($0)?.phase.isRunning == true }
  }

  /// Returns a report of the phone's state and of all activities.
  func report(at now: Moment) -> ActivityReport {
    let engine = driver.engine
    return ActivityReport(
      now: now.date, clockRate: now.rate, device: engine.device, isLocked: engine.isLocked,
      isLandscape: engine.isLandscape, screen: mode,
      foreground: engine.foreground, apps: names.appNames, systemItem: engine.systemItem,
      allowsActivities: engine.isAuthorized,
      allowsFrequentPushes: engine.areFrequentPushesAllowed,
      startTokens: engine.startTokens, activities: listings)
  }

  /// Takes the placement and the cards from the engine, and returns the placement before.
  func updatePlacement() -> Placement {
    defer { taken = (driver.engine.placement, driver.engine.cards) }
    return placement
  }

  func showIsland(change: IslandStage.Change, at now: Moment) {
    needsFrame = true
    display.showIsland(situation, change: change, at: now)
  }

  /// Reveals the button of one card; nil hides it.
  func reveal(_ id: ActivityID?, at now: Moment) {
    revealed = id
    display.settleCard(id, at: now)
  }

  /// Sets an archive that was saved or recorded, and draws it.
  func restore(_ archive: ActivityArchive, of id: ActivityID, at now: Moment) {
    archives.restore(archive, of: id)
    display.invalidateCard(id)
    showIsland(change: islandID(id) == nil ? .tick(since: now.uptime) : .update, at: now)
  }

  /// Applies another theme and renders everything again.
  func apply(_ theme: Theme, at now: Moment) {
    display.change(theme: theme)
    showIsland(change: .none, at: now)
  }

  /// Renders again what has changed; true when also what depends on the date.
  func tick(at now: Moment) -> Bool {
    if pacer.wasSetBack(at: now) {
      display.forgetDates()
      showIsland(change: .none, at: now)
    }
    let showsDate = pacer.isDue(at: now)
    if display.tick(situation, showsDate: showsDate, at: now) { needsFrame = true }
    return showsDate
  }
}
