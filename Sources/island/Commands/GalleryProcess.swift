import ActivityModel
import Emulator
import Gallery
import Glibc
import HostProtocol
import WidgetKit

/// The gallery's widgets in a child process of this program: no widget runs in the process that
/// owns the terminal, not even ours.
enum GalleryProcess {
  /// The argument of `HostCommand` for the gallery, in the place of a library.
  static let argument = "--gallery"

  /// Starts the process; it starts again with the next request when it has ended.
  @MainActor
  static func start(environment: [String: String]) -> WidgetProcess {
    WidgetProcess(
      prestarting: HostCommand.executable, arguments: [HostCommand.name, argument],
      minimumTimeout: Timeouts.minimum(in: environment))
  }

  /// Serves the gallery over the standard streams until the input ends.
  ///
  /// - Throws: Nothing; the gallery needs no library.
  @MainActor
  static func serve() async throws {
    try await HostLoop.run(
      widgets: WidgetHost(bundles: [GalleryBundle.self]), input: STDIN_FILENO,
      output: HostLoop.claimStandardOutput())
  }
}
