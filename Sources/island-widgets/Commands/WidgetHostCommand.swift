import ActivityModel
import Dispatch
import ExpoWidgets
import Foundation
import Glibc
import HostProtocol
import IslandCommands
import JavaScript
import React
import ReactHost
import Sandbox
import VoltraWidgets
import WidgetKit

/// The program as a widget process: loads a compiled widget and serves requests over its standard
/// input and output. Started by the program itself, not by users.
enum WidgetHostCommand {
  /// Serves until the input ends, then exits; for a thread that does nothing else.
  ///
  /// - Parameters:
  ///   - library: The path of the library. Nil: it is read from standard input first, so that a process
  ///     started in advance only has to load it.
  ///   - script: The node that evaluates layouts; nil: the library is Swift's.
  static func serve(library: String?, script: ScriptProcess?) -> Never {
    Task { @MainActor in await run(library: library, script: script) }
    dispatchMain()
  }

  /// The native modules of the kits by which an app's JavaScript starts Live Activities.
  private static var kits: [_NativeModule] {
    [ExpoWidgetsModule.module, VoltraModule.module { UUID().uuidString }]
  }

  /// The argument before the library of an app.
  static let appArgument = "--app"

  /// Runs an app until the standard input ends, then exits.
  ///
  /// - Parameters:
  ///   - library: The path of its library; empty: it has none.
  ///   - preview: The preview of a plain view that is the screen; nil: the app's own.
  ///   - script: The node that runs its JavaScript; nil: it has none.
  static func runApp(library: String, preview: String?, script: ScriptProcess?) -> Never {
    let clock = WidgetClock(isOfApp: true)
    ResourceLimits.current.apply(limitsTime: false)
    // What the app prints is seen when it is printed.
    // Swift does not let the variable `stdout` be read.
    if let stream = dlsym(nil, "stdout") {
      setvbuf(stream.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
    }
    let environment = ProcessInfo.processInfo.environment
    let link = script.map {
      ScriptLink($0, environment: environment, timeout: Timeouts.minimum(in: environment))
    }
    Task { @MainActor in
      do {
        try await AppHost.run(
          library: library.isEmpty ? nil : library,
          intents: [VoltraInteraction.self, LiveActivityUserInteraction.self],
          deniesNetwork: HostSandbox.deniesNetwork,
          follow: { date in
            clock.follow(date)
            link?.follow(date)
          }, connected: HostSandbox.seal, ending: { ProcessTree.end(below: getpid()) }
        ) { image, onChange in
          if let link, let setting = ReactSetting.told(in: environment) {
            return ReactApp(
              setting, of: image, kits: kits, link, home: environment["HOME"] ?? "/",
              onChange: onChange
            ) { ErrorPrinter.exit($0, code: .failed) }
          }
          return try await LivingScreen(of: image, preview: preview, onChange: onChange)
        }
        ProcessTree.end(below: getpid())
        Foundation.exit(0)
      } catch {
        ErrorPrinter.exit("cannot run the app of '\(library)': \(error)", code: .failed)
      }
    }
    // Timers of the app are of this run loop, which also serves the main actor.
    while true { RunLoop.main.run() }
  }

  @MainActor
  private static func run(library: String?, script: ScriptProcess?) async -> Never {
    let clock = WidgetClock(isOfApp: false)
    ResourceLimits.current.apply()
    if library == nil { HostWarmUp.run() }
    // The input ended before the key or a path arrived: this process is no longer needed.
    guard let key = ReplyKey(from: STDIN_FILENO), let library = library ?? waitForLibrary() else {
      Foundation.exit(0)
    }
    HostSandbox.seal()
    do {
      let surroundings = HostSurroundings(
        input: STDIN_FILENO, output: HostLoop.claimStandardOutput(), key: key,
        deniesNetwork: HostSandbox.deniesNetwork, follow: clock.follow)
      if let script, library.hasSuffix(LayoutHost.suffix) {
        try await HostLoop.run(
          widgets: LayoutHost.host(file: library, script: script), of: library, in: surroundings)
      } else if library.hasSuffix(VoltraHost.suffix) {
        try await HostLoop.run(
          widgets: VoltraHost.host(file: library), of: library, in: surroundings)
      } else {
        try await HostLoop.run(
          library: library, in: surroundings, ending: { ProcessTree.end(below: getpid()) })
      }
      Foundation.exit(0)
    } catch {
      ErrorPrinter.exit("cannot host '\(library)': \(error)", code: .failed)
    }
  }

  /// Reads a path that ends with a zero byte; later bytes are left for the requests.
  /// Nil: the input has ended.
  @MainActor
  private static func waitForLibrary() -> String? {
    var path: [UInt8] = []
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) == 1 {
      if byte == 0 { return String(decoding: path, as: UTF8.self) }
      path.append(byte)
    }
    return nil
  }
}
