import ActivityModel
import Emulator
import Foundation
import HostProtocol
import IslandCommands
import JavaScript
import ReactHost
import Sandbox
import WidgetBuild

/// An app in React Native: its JavaScript as a bundle in a temporary folder, and its native modules.
struct BundledApp {
  let project: ScriptProject
  private let bundler: ScriptBundler
  private let scratch: ScratchFolder
  private let bundle: ScriptBundle
  /// Its native modules; nil: it has none that compile.
  private let native: CompiledApp?

  /// Bundles the app; prints why it cannot, and what is left out of it, to standard error. Nil: it cannot
  /// run here. A bundle with errors runs: the app shows them.
  init?(_ project: ScriptProject, native: CompiledApp?, launcher: String?) {
    self.project = project
    self.native = native
    do {
      bundler = try ScriptBundler(
        environment: ProcessInfo.processInfo.environment, launcher: launcher)
      scratch = try ScratchFolder(name: "island-bundle")
      do {
        bundle = try bundler.bundle(project, to: Self.file(in: scratch))
      } catch {
        scratch.remove()
        throw error
      }
    } catch let error as ScriptFailure {
      ErrorPrinter.print("the app does not run, only its widget: \(error.message)")
      return nil
    } catch let error as WidgetBuildError {
      ErrorPrinter.print(
        "the app does not run, only its widget: \(WidgetBuildMessage.text(for: error))")
      return nil
    } catch {
      ErrorPrinter.print("the app does not run, only its widget: \(error)")
      return nil
    }
    if !project.others.isEmpty {
      ErrorPrinter.print(
        "app: that in \(project.folder), not that in \(project.others.joined(separator: ", "))")
    }
    for line in bundle.lines { ErrorPrinter.print("app: \(line)") }
    if let failure = bundle.failure { ErrorPrinter.print(failure) }
  }

  private static func file(in scratch: ScratchFolder) -> String { scratch.path + "/bundle.json" }

  /// How the app's process is started.
  ///
  /// - Parameters:
  ///   - containers: Where it keeps its files; nil: where this program does.
  ///   - sandbox: Nil: it may what the user may.
  ///   - facts: What its JavaScript is told of the phone.
  ///   - log: Gets what it prints, too.
  func command(
    in containers: AppContainers?, _ sandbox: SandboxPolicy?, facts: JSONValue, log: AppLog?
  ) -> AppCommand {
    let sandbox = sandbox?.adding(readable: (native?.readable ?? []) + [project.folder])
    let script = ScriptCommand(
      Scripts.host, ["--wait"], node: bundler.node, scripts: bundler.scripts,
      readable: [scratch.path], launcher: bundler.launcher,
      megabytes: Int(ResourceLimits.current[.memory]), hasThreads: true)
    let setting = ReactSetting(
      bundle: Self.file(in: scratch), project: project.folder, facts: facts)
    let environment =
      containers?.environment(of: .app, in: sandbox, reading: scratch.path)
      ?? SandboxPolicy.environment(of: sandbox?.adding(readable: [scratch.path]))
    return AppCommand(
      executable: HostCommand.executable,
      arguments: [HostCommand.name, WidgetHostCommand.appArgument, native?.library ?? ""],
      environment: environment.merging(script.environment) { $1 }
        .merging(setting.environment) { $1 },
      log: log, rebuild: rebuild)
  }

  /// What makes the bundle anew at a save.
  private var rebuild: AppRebuild {
    let (bundler, project, file) = (bundler, project, Self.file(in: scratch))
    return AppRebuild(folder: project.folder, files: bundle.files) {
      do throws(WidgetBuildError) {
        // The former bundle stays until the new one is whole.
        let next = file + ".next"
        let bundle = try bundler.bundle(project, to: next)
        if bundle.failure == nil { rename(next, file) }
        return AppRebuild.Outcome(files: bundle.files, failure: bundle.failure)
      } catch {
        return AppRebuild.Outcome(files: [], failure: WidgetBuildMessage.text(for: error))
      }
    }
  }

  func remove() {
    scratch.remove()
    native?.remove()
  }
}
