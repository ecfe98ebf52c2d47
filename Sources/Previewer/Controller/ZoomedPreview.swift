import ActivityEngine
import ActivityModel
import CellRaster
import Emulator
import Foundation
import LocalEngine
import PhoneScreen
import ViewArchive

/// The zoomed preview: the emulator with one presentation in full size, to be pressed, held and
/// swiped. The widget runs in a child process of its own, so that a crash caused by a button
/// does not affect the sheet.
@MainActor
final class ZoomedPreview: Zoom {
  let session: Session
  /// The presentation that was zoomed.
  let presentation: SheetPresentation
  private let driver: EngineDriver
  private let broker: WidgetBroker
  private var process: WidgetProcess
  private let activity: ActivityID

  /// What is shown.
  struct Parameters {
    var entry: PreviewContent.Entry
    /// The name of the app.
    var name: String
    var values: PreviewState.Values
    var screen: ZoomScreen
  }

  /// The attributes type of the other app that competes for the island, which draws a grey dot as on the
  /// sheet.
  private static let rivalType = "Rival"

  init(
    _ presentation: SheetPresentation, _ parameters: Parameters, process: WidgetProcess,
    at now: Moment
  ) {
    self.presentation = presentation
    self.process = process
    let (entry, screen) = (parameters.entry, parameters.screen)
    let settings = screen.settings
    let type = entry.attributesType
    let engine = Engine(
      limits: screen.configuration.limits, options: screen.configuration.options,
      device: settings.device)
    let driver = EngineDriver(
      engine: engine, clock: screen.clock, newID: { ActivityID("preview-\($0)") },
      onChange: screen.wake)
    self.driver = driver
    broker = WidgetBroker(driver: driver, wake: screen.wake)
    broker.add(process, for: type)
    broker.add(.rival, for: Self.rivalType)
    let own = SheetRenderer.activity
    activity = own
    let apps = [
      Self.app(
        own, "widget.\(type)", parameters.name, type, parameters.values,
        isStale: settings.isStale, driver),
      Self.app(
        SheetRenderer.rival, "rival", "Rival", Self.rivalType,
        PreviewState.Values(attributes: Data("{}".utf8), state: Data("{}".utf8)), isStale: false,
        driver),
    ]
    session = Session(
      configuration: screen.sessionConfiguration(for: presentation), apps: apps, driver: driver,
      broker: broker, clock: screen.clock, size: screen.size, look: screen.phoneLook,
      reportsRelease: screen.reportsRelease, hasMouse: screen.hasMouse, now: now,
      wake: screen.wake)
    let order = Self.order(
      for: presentation, hasRival: settings.hasRival,
      rule: screen.configuration.options.attachRule)
    session.leadProcesses()
    session.begin(at: now)
    for index in order { try? apps[index].start(now.date) }
    open(presentation, settings)
    session.advance(to: now)
  }

  /// The apps to start, by index, in order: which one is attached to the camera follows from it
  /// (ORDER-5).
  private static func order(
    for presentation: SheetPresentation, hasRival: Bool, rule: EngineOptions.AttachRule
  ) -> [Int] {
    let attached = rule == .earliest ? [0, 1] : [1, 0]
    return switch presentation {
    case .phone(.minimalAttached): attached
    case .phone(.minimalDetached): attached.reversed()
    case .phone, .alwaysOn, .surface: hasRival ? attached : [0]
    }
  }

  private static func app(
    _ id: ActivityID, _ app: String, _ name: String, _ type: String,
    _ values: PreviewState.Values, isStale: Bool, _ driver: EngineDriver
  ) -> EmulatedApp {
    EmulatedApp(
      id: app, name: name, icon: "◆", letter: String(name.prefix(1)), attributesType: type,
      startsAutomatically: false,
      start: { now in
        driver.submit(
          .request(
            ActivityRequest(
              id: id, app: app, attributesType: type, attributes: values.attributes,
              content: ActivityContentRecord(
                state: values.state, staleDate: isStale ? now : nil))))
      },
      steps: [],
      end: { _ in driver.submit(.end(ActivityEnd(id: id, dismissal: .immediate))) })
  }

  /// Puts the phone into the state in which the presentation is visible.
  private func open(_ presentation: SheetPresentation, _ settings: SheetSettings) {
    switch presentation {
    case .phone(.expanded): driver.submit(.gesture(.longPress(activity)))
    case .phone(.lockScreen), .alwaysOn: driver.submit(.setLocked(true))
    case .phone(.banner):
      guard let content = driver.engine.record(activity)?.content else { return }
      driver.submit(
        .update(
          ActivityUpdate(
            id: activity, content: content, alert: AlertRecord(title: "Preview", body: ""))))
    case .phone(.compact), .phone(.minimalAttached), .phone(.minimalDetached), .surface: break
    }
    // A phone in Always-On is locked.
    if settings.isLocked || settings.isDimmed && presentation.surface == .phone {
      driver.submit(.setLocked(true))
    }
    if settings.isLandscape { driver.submit(.setLandscape(true)) }
    if settings.isAppForeground, let app = driver.engine.record(activity)?.app {
      driver.submit(.setForeground(app))
    }
  }

  /// True when Esc returns to the sheet; false while it closes or collapses something.
  var isAsOpened: Bool { !session.hasSomethingOpen && !session.isExpanded }

  /// States and the phone's settings are chosen as in the sheet.
  func leaves(_ command: SheetCommand) -> Bool {
    switch command {
    case .state, .toggle: true
    default: false
    }
  }

  /// Shows another state by an update, as an app or a push would send it.
  func update(state: Data) {
    guard var content = driver.engine.record(activity)?.content else { return }
    content.state = state
    driver.submit(.update(ActivityUpdate(id: activity, content: content)))
  }

  /// Replaces the widget process by that of a new build; activities, clock and screen stay.
  func replaceProcess(_ new: WidgetProcess) {
    broker.replace(process, by: new)
    process = new
  }

  /// True when no request to the widget is pending.
  var hasNoPendingRequests: Bool { !broker.isWaiting }

  func stop() { broker.stop() }
}
