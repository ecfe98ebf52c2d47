import ActivityEngine
import ActivityModel
import CellRaster
import Emulator
import Foundation
import HostProtocol
import LocalEngine
import PhoneScreen
import WidgetBuild

/// The zoomed preview of a plain view: a phone with it as the app in front, in a process of its own. It
/// can be pressed, typed into and scrolled, and what it starts shows in the island.
@MainActor
final class ZoomedView: Zoom {
  let session: Session
  /// The preview that is shown, and the build that it is of.
  let preview: ViewTile
  let generation: Int
  private let broker: WidgetBroker
  private let control: ControlServer

  /// Why a view cannot be zoomed.
  struct Failure: Error {
    var message: String
  }

  /// The identifier of the app.
  private static let app = "preview"

  /// - Parameters:
  ///   - source: The reloader of the build that has the preview.
  ///   - widgets: The process that draws the activities of the app, and their types; nil: none.
  /// - Throws: `Failure` when the app's process cannot be started.
  init(
    _ preview: ViewTile, of source: Reloader, widgets: (process: WidgetProcess, types: [String])?,
    _ screen: ZoomScreen, at now: Moment
  ) throws(Failure) {
    guard let child = source.child else { throw Failure(message: "nothing is compiled yet") }
    self.preview = preview
    generation = child.generation
    let folder = child.build.folder
    let containers = AppContainers(folder: "\(folder)/containers")
    let driver = EngineDriver(
      engine: Engine(
        limits: screen.configuration.limits, options: screen.configuration.options,
        device: screen.settings.device),
      clock: screen.clock, newID: { ActivityID("preview-\($0)") }, onChange: screen.wake)
    broker = WidgetBroker(driver: driver, wake: screen.wake)
    for type in widgets?.types ?? [] {
      if let process = widgets?.process { broker.add(process, for: type) }
    }
    do {
      try containers.prepare()
      let socket = try ControlSocket(environment: ["ISLAND_SOCKET": "\(folder)/socket"])
      control = ControlServer(socket: socket, broker: broker, driver: driver)
    } catch let failure as FileFailure {
      throw Failure(message: failure.message)
    } catch let failure as ControlSocket.Failure {
      throw Failure(message: failure.message)
    } catch {
      throw Failure(message: "\(error)")
    }
    var app = EmulatedApp(
      id: Self.app, name: preview.title, icon: "◆", letter: String(preview.title.prefix(1)),
      attributesType: widgets?.types.first ?? "", startsAutomatically: false, start: { _ in },
      steps: [], end: { _ in })
    app.command = source.appCommand(
      child.build.report, preview: preview.preview.id,
      in: containers)
    session = Session(
      configuration: screen.sessionConfiguration(for: .lockScreen), apps: [app], driver: driver,
      broker: broker, clock: screen.clock, control: control, size: screen.size,
      look: screen.phoneLook,
      reportsRelease: screen.reportsRelease, hasMouse: screen.hasMouse, now: now,
      wake: screen.wake)
    driver.submit(.setForeground(Self.app))
    session.leadProcesses()
    session.begin(at: now)
    if screen.settings.isLandscape { driver.submit(.setLandscape(true)) }
    session.advance(to: now)
  }

  /// True when Esc returns to the sheet; false while it closes something, or goes back in the app.
  var isAsOpened: Bool {
    session.isAppAtItsRoot || !session.hasSomethingOpen && !session.isExpanded
  }

  /// Without text that is being edited, the keys of the phone's settings are those of the sheet.
  func leaves(_ command: SheetCommand) -> Bool {
    if case .toggle = command { !session.isEditing } else { false }
  }

  var hasNoPendingRequests: Bool { !broker.isWaiting }

  func stop() {
    session.flush()
    control.stop()
    broker.stop()
  }
}
