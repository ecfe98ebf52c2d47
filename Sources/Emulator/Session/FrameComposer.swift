import ActivityEngine
import ActivityModel
import CellRaster
import Foundation
import LocalEngine
import PhoneScreen
import ViewArchive

/// Composes frames: the phone, and around it the panel, the hints and the clock.
@MainActor
final class FrameComposer {
  /// What the component around the session has said in its frames.
  struct Labels {
    /// Text shown instead of the clock's state in the bottom line; for a replay.
    var caption: String?
    /// Hints for keys that the component handles before the session, shown first in the bottom line.
    var extraHints: [KeyHint] = []
    /// What is previewed, in the panel; empty: nothing is.
    var header = ""
  }

  var labels = Labels()
  let selection: Selection
  private let screen: SessionScreen
  private let overlays: Overlays
  private let log: EventLog
  private let apps: AppRunner
  private let tips: UsageTips
  private let input: InputHandler
  private let clock: EmulatorClock
  private let text: ClockFormatter
  private var nextMinute: Date

  init(
    screen: SessionScreen, selection: Selection, overlays: Overlays, log: EventLog,
    apps: AppRunner, tips: UsageTips, input: InputHandler, clock: EmulatorClock,
    text: ClockFormatter,
    now: Moment
  ) {
    self.screen = screen
    self.selection = selection
    self.overlays = overlays
    self.log = log
    self.apps = apps
    self.tips = tips
    self.input = input
    self.clock = clock
    self.text = text
    nextMinute = text.nextMinute(after: now.date)
  }

  var outerNotice: Notice? {
    get { overlays.outerNotice }
    set { overlays.outerNotice = newValue }
  }

  /// When the time in the frame changes; nil: the terminal is too small to show it.
  var nextChange: Date? { screen.display.plan == nil ? nil : nextMinute }

  /// Requests a frame when the time in it has changed.
  func tick(at now: Moment) {
    // A clock that was set back is further from it than a minute.
    guard now.date >= nextMinute || now.date < nextMinute.addingTimeInterval(-60) else { return }
    nextMinute = text.nextMinute(after: now.date)
    screen.needsFrame = true
  }

  /// Renders the screen at `now`, or a part of it.
  func frame(at now: Moment, _ part: WireCall.Frame.Part? = nil) -> CellGrid {
    screen.needsFrame = false
    var surroundings = surroundings(at: now)
    guard part == .phone else {
      return screen.display.frame(screen.situation, surroundings, at: now)
    }
    surroundings.leaveOutWhatPasses()
    return screen.display.phone(screen.situation, surroundings, at: now)
  }

  private func surroundings(at now: Moment) -> PhoneDisplay.Surroundings {
    var surroundings = PhoneDisplay.Surroundings(
      time: text.time(now.date), day: text.day(now.date), focus: selection.focus.current,
      marksFocus: selection.activity != nil, islandTip: tips.islandTip(holdKey: input.holdKey),
      selection: selection.target, apps: dock, front: front,
      notice: log.notice?.notice, panel: panel,
      list: list(at: now), help: overlays.help,
      hints: labels.caption == nil
        ? KeyBindings.hints(for: keyConditions, after: labels.extraHints) : ReplayKeys.hints,
      clock: labels.caption ?? text.label(for: reading(at: now)))
    surroundings.outerNotice = overlays.outerNotice
    return surroundings
  }

  private var dock: [HomeScreen.App] {
    apps.apps.map {
      HomeScreen.App(
        name: $0.name, icon: $0.icon, letter: $0.letter, isRunning: apps.isRunning($0),
        picture: $0.picture)
    }
  }

  /// The app in front, whether it is in the dock or not.
  private var front: HomeScreen.App? {
    guard let id = screen.driver.engine.foreground else { return nil }
    let app = apps.app(of: id)
    return HomeScreen.App(
      name: app?.name ?? id, icon: app?.icon ?? "◆", letter: app?.letter ?? "A", isRunning: true,
      page: screen.display.page)
  }

  private var panel: ActivityPanel {
    let focused = selection.focus.current
    let rows = screen.listings.map { listing in
      ActivityPanel.Row(
        key: apps.apps.prefix(9).firstIndex { $0.id == listing.app }.map { "\($0 + 1)" } ?? "",
        icon: apps.app(of: listing.app)?.icon ?? "", name: screen.name(of: listing.id),
        reason: reason(of: listing), isFocused: listing.id == focused)
    }
    return ActivityPanel(
      header: labels.header, device: panelTitle, rows: rows,
      tips: tips.hints(
        holdKey: input.holdKey, isLocked: screen.isLocked, isExpanded: screen.isExpanded),
      events: log.events)
  }

  private var panelTitle: String {
    guard screen.mode.surface == .phone else { return screen.mode.surface.traits.names.inPanel }
    let scale = screen.pixelsPerPoint.map {
      ", " + $0.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
        + " px/pt"
    }
    return screen.driver.engine.device.name + (screen.isLocked ? ", locked" : "") + (scale ?? "")
  }

  /// Returns why an activity has its place; empty where the title says it for all. The engine's
  /// reasons are those of the phone.
  private func reason(of listing: ActivityListing) -> String {
    guard screen.mode.surface == .phone else {
      return screen.visibleCards.contains(listing.id) ? "" : "not on this screen"
    }
    return listing.reason.rule == .deviceLocked ? "" : listing.reasonText
  }

  /// The full-screen list of activities; nil while it is not shown.
  private func list(at now: Moment) -> ActivityListScreen? {
    overlays.listStart.map {
      ActivityListScreen(
        table: ActivityTable(screen.report(at: now)), first: $0, focus: selection.focus.current,
        advice: swapAdvice)
    }
  }

  /// How another activity becomes the attached one, which is the first to start.
  private var swapAdvice: String? {
    let attached: ActivityID? =
      // Also while an alert or a press has one of them open.
      switch screen.driver.engine.restingIsland {
      case .pair(let attached, _): attached
      case .trio(let attached, _, _): attached
      case .idle, .absent, .compact, .expanded, .system: nil
      }
    guard let attached, let record = screen.driver.engine.record(attached),
      let index = apps.apps.firstIndex(where: { $0.id == record.app }), index < 9
    else { return nil }
    let name = screen.name(of: attached)
    return "to swap the two: esc, then \(index + 1) ends \(name) and \(index + 1) starts it anew"
  }

  /// Returns the clock's state at the instant of a frame.
  private func reading(at now: Moment) -> ClockReading {
    ClockReading(date: now.date, rate: now.rate, ahead: clock.reading.ahead)
  }

  private var keyConditions: KeyBindings.Conditions {
    let clock = clock.reading
    let engine = screen.driver.engine
    let page = screen.pageInFront
    var control: ScreenControl?
    if case .screen(let id) = selection.target { control = page?.controls[id] }
    return KeyBindings.Conditions(
      island: screen.placement.island, isLocked: screen.isLocked,
      isHelpShown: overlays.help != nil, isListShown: overlays.listStart != nil,
      mode: screen.mode, isRevealed: screen.revealed != nil,
      hasControls: !selection.controls.isEmpty,
      isControlSelected: selection.target != nil, gestures: control?.gestures ?? [],
      isAdjustable: control?.kind == .adjustable,
      isEditing: input.isEditing, canGoBack: page?.canGoBack ?? false,
      canRefresh: page.map { $0.canRefresh && $0.isAtTop } ?? false,
      isPageInFront: page != nil,
      hasHidden: engine.hasHidden,
      isAppInFront: engine.foreground != nil, cardCount: screen.visibleCards.count,
      appCount: apps.apps.count, screenCount: apps.apps.count { $0.command != nil },
      isClockAdjusted: !clock.isReal, isClockFrozen: clock.rate == 0,
      holdKey: input.holdKey)
  }
}
