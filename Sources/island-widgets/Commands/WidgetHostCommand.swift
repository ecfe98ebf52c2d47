import Dispatch
import Foundation
import Glibc
import HostProtocol
import IslandCommands
import Sandbox
import WidgetKit

/// The program as a widget process: loads a compiled widget and serves requests over its standard
/// input and output. Started by the program itself, not by users.
enum WidgetHostCommand {
  /// Serves until the input ends, then exits; for a thread that does nothing else.
  ///
  /// - Parameter library: The path of the library. Nil: it is read from standard input first, so
  ///   that a process started in advance only has to load it.
  static func serve(library: String?) -> Never {
    Task { @MainActor in await run(library: library) }
    dispatchMain()
  }

  /// The argument before the library of an app.
  static let appArgument = "--app"

  /// Runs the app of a library until the standard input ends, then exits.
  ///
  /// - Parameter preview: The preview of a plain view that is the screen; nil: the app's own.
  static func runApp(library: String, preview: String?) -> Never {
    let clock = WidgetClock(isOfApp: true)
    ResourceLimits.current.apply(limitsTime: false)
    // What the app prints is seen when it is printed.
    // Swift does not let the variable `stdout` be read.
    if let stream = dlsym(nil, "stdout") {
      setvbuf(stream.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
    }
    Task { @MainActor in
      do {
        try await AppHost.run(
          library: library, preview: preview, deniesNetwork: HostSandbox.deniesNetwork,
          follow: clock.follow, connected: HostSandbox.seal,
          ending: { ProcessTree.end(below: getpid()) })
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
  private static func run(library: String?) async -> Never {
    let clock = WidgetClock(isOfApp: false)
    ResourceLimits.current.apply()
    if library == nil { HostWarmUp.run() }
    // The input ended before the key or a path arrived: this process is no longer needed.
    guard let key = ReplyKey(from: STDIN_FILENO), let library = library ?? waitForLibrary() else {
      Foundation.exit(0)
    }
    HostSandbox.seal()
    do {
      try await HostLoop.run(
        library: library,
        in: HostSurroundings(
          input: STDIN_FILENO, output: HostLoop.claimStandardOutput(), key: key,
          deniesNetwork: HostSandbox.deniesNetwork, follow: clock.follow),
        ending: { ProcessTree.end(below: getpid()) })
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
