import ActivityEngine
import ActivityModel
package import CellRaster
import CursesTerminal
import Foundation
import HostProtocol
import LocalEngine
package import PhoneScreen
import ViewArchive

/// Layout and rendering of frames.
extension Session {
  func layOut(at now: Moment) {
    askForArchives(at: now)
    takeAnswers(at: now)
    showIsland(change: .tick(since: now.uptime), at: now)
  }

  func showIsland(change: IslandStage.Change, at now: Moment) {
    needsFrame = true
    screen.showIsland(situation, change: change, at: now)
  }

  var situation: PhoneDisplay.Situation {
    let engine = driver.engine
    let names = Dictionary(
      uniqueKeysWithValues: engine.records.map { ($0.id, name(of: $0.id)) })
    return PhoneDisplay.Situation(
      device: engine.device, isLocked: engine.isLocked, isLandscape: engine.isLandscape,
      mode: state.mode, placement: placement, cards: cards,
      archives: store, name: { names[$0] ?? $0.rawValue })
  }

  /// Renders the screen at `now`.
  package func frame(at now: Moment) -> CellGrid {
    needsFrame = false
    let surroundings = PhoneDisplay.Surroundings(
      time: text.time(now.date), day: text.day(now.date), focus: focus.current,
      selection: selection, apps: dock, notice: state.notice?.notice, panel: panel,
      list: list(at: now), help: state.isHelpShown ? KeyBindings.help : nil,
      hints: caption == nil
        ? KeyBindings.hints(for: keySituation, after: extraHints) : KeyBindings.replayHints,
      clock: caption ?? text.words(for: reading(at: now)))
    return screen.frame(situation, surroundings, at: now)
  }

  var dock: [HomeScreen.App] {
    runner.apps.map {
      HomeScreen.App(
        name: $0.name, icon: $0.icon, letter: $0.letter, isRunning: runner.isRunning($0))
    }
  }

  var panel: ActivityPanel {
    let engine = driver.engine
    let focused = focus.current
    let rows = engine.listings(name: name(of:)).map { listing in
      ActivityPanel.Row(
        icon: runner.app(of: listing.app)?.icon ?? "", name: name(of: listing.id),
        reason: listing.words, isFocused: listing.id == focused)
    }
    return ActivityPanel(device: engine.device.name, rows: rows, events: state.events)
  }

  /// Returns the clock's state at the instant of a frame.
  func reading(at now: Moment) -> ClockReading {
    ClockReading(date: now.date, rate: now.rate, ahead: clock.reading.ahead)
  }

  var keySituation: KeyBindings.Situation {
    let clock = clock.reading
    return KeyBindings.Situation(
      island: placement.island, isLocked: isLocked, isHelpShown: state.isHelpShown,
      isListShown: state.listStart != nil, mode: state.mode,
      isRevealed: state.revealed != nil, hasControls: !controls.isEmpty,
      hasHidden: driver.engine.hasHidden, isAppInFront: driver.engine.foreground != nil,
      cardCount: cards.count, appCount: runner.apps.count, isClockTurned: !clock.isReal,
      isClockFrozen: clock.rate == 0,
      holdKey: router.reportsRelease ? "hold space/e" : hasMouse ? "e/hold mouse" : "e")
  }
}
