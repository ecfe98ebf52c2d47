import ActivityEngine
import ActivityModel
package import CellRaster
package import CursesTerminal
import Foundation
import LocalEngine
package import PhoneScreen
import Synchronization

/// A replayed run: renders the frame at any position of a recording.
///
/// Everything happens at its recorded or due instant, independent of when frames are requested, so
/// the same recording gives the same frames.
@MainActor
package final class Replay {
  package let recording: Recording
  /// The current position, in seconds since the start.
  package private(set) var position = 0.0

  private let driver: EngineDriver
  private let session: Session
  private let time: ManualClock
  private let ignoresRecordedSize: Bool
  private var next = 0
  /// The last instant at which something happened.
  private var now: Moment { didSet { time.now = now } }

  /// When the session handles the effects of the last events; nil: none are pending.
  private var answerTime: Double?

  /// The delay in seconds before the session handles an event, as in the run loop. Immediate
  /// replies of widgets arrive in that time and belong to the same change of the screen.
  private static let answerDelay = 0.005

  /// The minimum seconds between two due instants, so that a damaged file cannot cause an endless
  /// loop.
  private static let shortestStep = 0.001

  /// - Parameter size: The terminal's size. Nil: the recorded size, with its changes.
  package init(_ recording: Recording, look: RenderStyle, size: CellSize? = nil) {
    self.recording = recording
    ignoresRecordedSize = size != nil
    let run = recording.header.run
    let start = recording.header.transcript
    now = Moment(date: start.at, uptime: 0, rate: run.rate)
    let time = ManualClock(now)
    self.time = time
    let clock = EmulatorClock { time.now }
    driver = EngineDriver(
      engine: start.engine, clock: clock, isReplay: true, newID: { ActivityID("\($0)") },
      onChange: {})
    let broker = WidgetBroker(driver: driver, wake: {})
    for type in Self.attributesTypes(in: recording) { broker.add(.recorded, for: type) }
    session = Session(
      configuration: EmulatorConfiguration(
        device: start.engine.device, appearance: run.appearance,
        options: start.engine.options, locale: run.locale, timeZone: run.timeZone),
      apps: run.apps.map(EmulatedApp.init), driver: driver, broker: broker, clock: clock,
      size: size ?? run.size, look: look, reportsRelease: true, now: now, wake: {})
    session.begin(at: now)
  }

  /// Replays everything until `seconds` after the start; never goes back.
  package func advance(to seconds: Double) {
    position = max(position, seconds)
    while let due = nextChange, due <= position {
      now = now.advanced(by: due - now.uptime)
      var isAnswered = true
      while let item = nextItem, item.after <= due {
        next += 1
        isAnswered = perform(item.item)
      }
      if isAnswered {
        answerTime = nil
        session.advance(to: now)
      } else if answerTime == nil {
        answerTime = due + Self.answerDelay
      }
    }
  }

  /// When something happens next, in seconds since the start; nil: nothing happens any more.
  package var nextChange: Double? {
    let wake =
      answerTime ?? session.nextWake(after: now).map { max($0, now.uptime + Self.shortestStep) }
    return [nextItem?.after, wake].compactMap { $0 }.min().map { max($0, now.uptime) }
  }

  private var nextItem: (after: Double, item: Recording.Item)? {
    next < recording.items.count ? recording.items[next] : nil
  }

  package var isMoving: Bool { session.isMoving(at: moment) }

  package var isOver: Bool { next >= recording.items.count && position >= recording.duration }

  /// Renders the screen at `position`; `caption` replaces the clock's state in the bottom line.
  package func frame(caption: String? = nil) -> CellGrid {
    session.caption = caption
    return session.frame(at: moment)
  }

  package func resize(to size: CellSize) { session.handle(.resized(size), at: moment) }

  /// Adopts what the terminal has reported about itself.
  package func adopt(_ profile: TerminalProfile) { session.handle(.profile(profile), at: moment) }

  /// The emulator's date and uptime at `position`.
  package var moment: Moment { now.advanced(by: max(position - now.uptime, 0)) }

  /// Replays one line; false when the session must handle its effects later.
  private func perform(_ item: Recording.Item) -> Bool {
    switch item {
    case .event(let entry):
      now.date = entry.at
      driver.submit(entry.event)
      return false
    case .change(.archive(let archive, let id)): session.restore(archive, of: id, at: now)
    case .change(.clock(let date, let rate)):
      now.date = date
      now.rate = max(rate, 0)
    case .change(.size(let size)):
      if !ignoresRecordedSize { session.handle(.resized(size), at: now) }
    case .change(.screen(let screen)): session.show(screen, at: now)
    case .change(.logged(let message)): session.log.append(message, at: now)
    }
    return true
  }

  private static func attributesTypes(in recording: Recording) -> Set<String> {
    var types = Set(recording.header.transcript.engine.records.map(\.attributesType))
    for case .event(let entry) in recording.items.map(\.item) {
      if case .request(let request) = entry.event { types.insert(request.attributesType) }
    }
    return types
  }
}

/// A clock that returns the moment it was set to.
private final class ManualClock: Sendable {
  private let moment: Mutex<Moment>

  init(_ moment: Moment) { self.moment = Mutex(moment) }

  var now: Moment {
    get { moment.withLock { $0 } }
    set { moment.withLock { $0 = newValue } }
  }
}

extension EmulatedApp {
  /// Creates an app from a recording, without actions.
  fileprivate init(_ app: RecordedRun.App) {
    self.init(
      id: app.id, name: app.name, icon: app.icon, letter: app.letter,
      attributesType: app.attributesType, startsAutomatically: false, start: { _ in }, steps: [],
      end: { _ in })
  }
}
