import ActivityEngine
import ActivityModel
import Emulator
import Foundation
import IslandCommands
import Sandbox
import ViewArchive
import WidgetBuild

/// The app around a widget, as it was built: one in Swift, or one in React Native.
struct RunnableApp {
  private enum Build {
    case swift(CompiledApp)
    case script(BundledApp)
  }

  private let build: Build
  private let declaration: AppDeclaration

  /// Builds the app; nil: there is none, or it cannot run.
  init?(of widget: CompiledWidget, _ paths: [String], isPlain: Bool) {
    let hasModules = widget.appSources?.isOfScript ?? false
    let modules = hasModules ? widget.appSources?.files ?? [] : []
    if let project = ScriptProject(paths: paths, near: modules) {
      let native =
        hasModules ? widget.compiledApp(isPlain: isPlain, isNativePart: true) : nil
      guard let app = BundledApp(project, native: native, launcher: widget.launcher) else {
        native?.remove()
        return nil
      }
      build = .script(app)
      declaration = widget.app.completed(by: project.app)
    } else {
      guard widget.appSources?.isOfScript != true else {
        ErrorPrinter.print(
          "the app does not run, only its widget: its screens are JavaScript\n"
            + "  try  the folder with its package.json")
        return nil
      }
      guard let app = widget.compiledApp(isPlain: isPlain) else { return nil }
      build = .swift(app)
      declaration = widget.app
    }
  }

  var identifier: String? { declaration.identifier }

  /// The name under its icon; nil: the sources have none.
  var name: String? {
    switch build {
    case .swift(let app): declaration.displayName ?? app.name
    case .script: declaration.displayName
    }
  }

  /// How its process is started.
  ///
  /// - Parameters:
  ///   - containers: Where it keeps its files; nil: where this program does.
  ///   - sandbox: Nil: it may what the user may.
  ///   - log: Gets what it prints, too.
  func command(
    in containers: AppContainers?, _ sandbox: SandboxPolicy?,
    _ configuration: EmulatorConfiguration, log: AppLog?
  ) -> AppCommand {
    switch build {
    case .swift(let app): app.command(in: containers, sandbox, log: log)
    case .script(let app):
      app.command(in: containers, sandbox, facts: facts(configuration), log: log)
    }
  }

  /// What the app's JavaScript is told of the phone.
  private func facts(_ configuration: EmulatorConfiguration) -> JSONValue {
    var facts: [String: JSONValue] = [
      "device": .record([
        "locale": .text(configuration.locale.replacing("_", with: "-")),
        "timeZone": .text(configuration.timeZone),
        "colorScheme": .text(configuration.appearance.rawValue),
        "systemVersion": .text(configuration.options.systemVersion.description),
        "appState": .text("background"),
        // The screen that an app has here is without the phone's margins.
        "insets": .record(
          Dictionary(
            uniqueKeysWithValues: ["top", "right", "bottom", "left"].map { ($0, .whole(0)) })),
      ])
    ]
    facts["bundleIdentifier"] = identifier.map(JSONValue.text)
    return .record(facts)
  }

  func remove() {
    switch build {
    case .swift(let app): app.remove()
    case .script(let app): app.remove()
    }
  }
}
