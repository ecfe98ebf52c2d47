import ArgumentParser
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import IslandCommands
import Previewer

/// `island attach [SOCKET]`: shows a running preview, read-only.
struct AttachCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attach",
    abstract: "Watch a running preview, read-only, at this terminal's size and colours.",
    discussion: """
      Shows what 'island preview' of the same user shows, and follows its changes. Keys page and \
      choose; nothing that is done here reaches the preview.
      """)

  @Argument(help: "The preview's socket (default: that of the preview started last).")
  var socket: String?

  @OptionGroup var options: DrawingOptions

  /// Shows the preview until the user quits, then exits.
  ///
  /// - Throws: Nothing; errors exit the program with a message.
  @MainActor
  func run() async throws {
    let configuration = options.configuration()
    guard configuration.output == .screen, isatty(STDOUT_FILENO) == 1 else {
      ErrorPrinter.exit("'island attach' needs a terminal", code: .usage)
    }
    let client: SheetClient
    do throws(SheetClient.Failure) {
      client = try SheetClient(path: socket, environment: configuration.environment)
    } catch {
      ErrorPrinter.exit(error.message, code: .notRunning)
    }
    let clock = EmulatorClock.real
    let terminal = try TerminalOutput.openTerminal(configuration)
    let viewer = SheetViewer(
      client: client, clock: clock, size: terminal.size,
      look: TerminalOutput.full(terminal).look(configuration))
    viewer.pictures = PictureSwitch(terminal.profile.pictures)
    let code = await Emulator.RunLoop(
      client: viewer, display: .live(terminal), pictures: TerminalOutput.pictures(on: terminal),
      clock: clock
    ).run()
    client.close()
    TerminalOutput.full(terminal).close()
    if let message = viewer.endMessage { ErrorPrinter.print(message) }
    Foundation.exit(code)
  }
}
