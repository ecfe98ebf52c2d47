import ActivityModel
import Dispatch
import Emulator
import Foundation
import Gallery
import Glibc
import HostProtocol
import Sandbox
import WidgetKit

/// The gallery's widgets in a child process of this program: no widget runs in the process that
/// owns the terminal, not even ours.
package enum GalleryProcess {
  /// The argument after that of `HostCommand`, in the place of a library.
  package static let argument = "--gallery"

  /// The process that was forked at the start of the program; nil: none was.
  @MainActor private static var forked: ChildProcess?

  /// Forks the process, if the command line is that of the gallery: the program is loaded once for
  /// both, and the gallery is ready when the terminal has been asked what it can do.
  @MainActor
  static func forkIfWanted(_ arguments: [String]) {
    let command = arguments.first ?? ""
    let others = ["-h", "--help", "--version"]
    let isDemo = command == "" || command == DemoCommand.name || command.hasPrefix("--")
    guard isDemo,
      arguments.allSatisfy({ !others.contains($0) })
    else { return }
    // What an earlier run has saved is drawn first: until then both cores are the emulator's.
    let folder = StateFolder(environment: ProcessInfo.processInfo.environment)
    let isFresh = folder.map(ArchiveFolder.isEmpty) ?? true
    forked = ChildProcess.fork { serve(warmsUp: isFresh) }
    WarmUp.start(now: Date())
  }

  /// Starts the process, if it was not forked; it starts again with the next request when it has
  /// ended.
  @MainActor
  static func start(environment: [String: String]) -> WidgetProcess {
    defer { forked = nil }
    return WidgetProcess(
      forked: forked, executable: HostCommand.executable, arguments: [HostCommand.name, argument],
      minimumTimeout: Timeouts.minimum(in: environment))
  }

  /// Serves the gallery over the standard streams until the input ends, then exits; for a thread
  /// that does nothing else.
  ///
  /// - Parameter warmsUp: Prepares for the first request before it arrives.
  static func serve(warmsUp: Bool = true) -> Never {
    let clock = WidgetClock(isOfApp: false)
    ResourceLimits.current.apply()
    do throws(SandboxFailure) {
      let policy = SandboxPolicy()
      try policy.enter()
      try policy.seal()
    } catch {
      ErrorPrinter.exit(error.message, code: .failed)
    }
    Task { @MainActor in
      do {
        // While the emulator starts.
        if warmsUp { HostWarmUp.run() }
        guard let key = ReplyKey(from: STDIN_FILENO) else { Foundation.exit(0) }
        try await HostLoop.run(
          widgets: WidgetHost(bundles: [GalleryBundle.self]),
          in: HostSurroundings(
            input: STDIN_FILENO, output: HostLoop.claimStandardOutput(), key: key,
            follow: clock.follow))
        Foundation.exit(0)
      } catch {
        ErrorPrinter.exit("cannot run the gallery's widgets: \(error)", code: .failed)
      }
    }
    dispatchMain()
  }
}
