import ActivityKit
import ActivityModel
import Dispatch
import Foundation
import Glibc
package import HostProtocol

/// Serves a `WidgetHost` over two descriptors, one line of JSON per message.
///
/// A separate thread reads. Requests are handled one after the other on the main actor, except
/// that intents run concurrently, so that a slow button does not delay an archive. User code that
/// calls the engine blocks its own thread until the reply is read; the reading thread never waits
/// for user code.
package enum HostLoop {
  /// Lets the code of this process follow a clock; nil: the machine's.
  package typealias ClockFollower = @Sendable (HostClock?) -> Void

  /// The bundle identifier of activities that are started from intents.
  private static let app = "widget"

  /// Serves requests until the input ends.
  ///
  /// - Parameters:
  ///   - inputEnded: Called on the reading thread when the input has ended.
  ///   - makeHost: Called on the main actor before the first request.
  /// - Throws: The error of `makeHost`, after replying with its description.
  @MainActor
  package static func run(
    in surroundings: HostSurroundings, inputEnded: @escaping @Sendable () -> Void = {},
    makeHost: @MainActor () throws -> WidgetHost
  ) async throws {
    let connection = WireConnection(
      input: surroundings.input, output: surroundings.output,
      mark: surroundings.key?.bytes ?? Data())
    if surroundings.deniesNetwork {
      _NetworkAccess.deny { connection.notify(WireCall.Denied(.network(host: $0))) }
    }
    defer { connection.close() }
    ActivityLink.current = connection.link(app: app)

    let (requests, continuation) = AsyncStream<WidgetRequestHandler.Incoming>.makeStream()
    let host: WidgetHost
    do {
      host = try makeHost()
    } catch {
      WidgetRequestHandler.reply(.failed("\(error)"), to: 0, over: connection)
      throw error
    }
    let follow = surroundings.follow
    Thread.detachNewThread {
      connection.read(
        onRequest: { (id: Int, request: HostRequest, _) in
          if case .clock(let clock) = request {
            // Time goes on while user code runs.
            follow(clock)
            WidgetRequestHandler.reply(.performed(error: nil), to: id, over: connection)
          } else {
            continuation.yield((id, request))
          }
        },
        other: { WidgetRequestHandler.refuse($0, over: connection) },
        onLineTooLong: {
          WidgetRequestHandler.reply(
            .failed("a message is longer than \(Wire.longestLine) bytes"), to: 0,
            over: connection)
        })
      continuation.finish()
      inputEnded()
    }
    let server = WidgetRequestHandler(host: host)
    for await request in requests {
      if case .describe(let now) = request.request {
        await server.describe(now, id: request.id, over: connection)
      } else {
        server.serve(request, over: connection)
      }
      DescriptorLimit.check { connection.notify(WireCall.Denied($0)) }
    }
  }

  /// Serves the widgets of a library, or those linked into this program when `library` is nil. The
  /// folder of the library contains the app's resources if it has an `Info.plist`.
  ///
  /// User code that still runs a second after the input has ended is ended with the process.
  ///
  /// - Parameter ending: Ends what user code has started, before the process is ended.
  /// - Throws: `LoadedImage.Failure` when the library cannot be loaded, or another user could exchange
  ///   it.
  @MainActor
  package static func run(
    library: String?, in surroundings: HostSurroundings,
    ending: @escaping @Sendable () -> Void = {}
  ) async throws {
    try await run(in: surroundings, inputEnded: { endProcess(after: ending) }) {
      if let library {
        try LoadedImage.checkAccess(to: library)
        useFolder(of: library)
      }
      let image = try library.map { try LoadedImage(loading: $0) } ?? LoadedImage.program()
      if library != nil { CrashTrace.install(library: image.base) }
      return WidgetHost(image: image)
    }
  }

  /// Serves widgets that are linked into this program.
  ///
  /// User code that still runs a second after the input has ended is ended with the process.
  ///
  /// - Parameter file: A file that the widgets are made from, in the folder with their resources; nil:
  ///   they have none.
  /// - Throws: Nothing; there is nothing to load.
  @MainActor
  package static func run(
    widgets: WidgetHost, of file: String? = nil, in surroundings: HostSurroundings
  ) async throws {
    try await run(in: surroundings, inputEnded: { endProcess() }) {
      if let file { useFolder(of: file) }
      return widgets
    }
  }

  /// Takes the resources beside a library or a file.
  private static func useFolder(of file: String) {
    AppBundle.use(folder: URL(fileURLWithPath: file).deletingLastPathComponent().path)
  }

  /// Ends this process when user code does not let it end by itself within a second; with everything
  /// that it has started when it leads a session, as a child of the emulator does.
  static func endProcess(after ending: () -> Void = {}) {
    sleep(1)
    ending()
    if getsid(0) == getpid() { kill(0, SIGKILL) }
    _exit(0)
  }

  /// Serves the program's own widgets over standard input and output, as `main()` of a bundle;
  /// exits when the input ends.
  package static func serveStandardStreams() -> Never {
    let output = claimStandardOutput()
    Task { @MainActor in
      do {
        try await run(
          library: nil, in: HostSurroundings(input: STDIN_FILENO, output: output))
        exit(0)
      } catch {
        exit(1)
      }
    }
    dispatchMain()
  }

  /// Reserves standard output for the protocol by redirecting what user code prints to standard
  /// error.
  ///
  /// Returns the descriptor to write replies to.
  package static func claimStandardOutput() -> Int32 {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }
}
