import CursesTerminal
import Glibc

/// Draws four scenes for measuring the terminal output, with the grid, painter, frame pacing and
/// input of the emulator: `island-scenes [--color 256] S1|S2|S3|S4`.
///
/// S1 morphs an island each time space is pressed. S2 shows six timers and three bars, updated
/// every second. S3 and S4 show the first screen of S1, to measure start-up and idling.
@main
enum Scenes {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var environment = ProcessEnvironment.all
    if arguments.count > 1, arguments[0] == "--color" {
      environment["ISLAND_COLOR"] = arguments[1]
      arguments.removeFirst(2)
    }
    guard let kind = arguments.first.flatMap(SceneKind.init), arguments.count == 1 else {
      fail("usage: island-scenes [--color 256] S1|S2|S3|S4", code: 64)
    }
    do throws(TerminalError) {
      let terminal = try CursesDevice(options: TerminalOptions(environment: environment))
      var loop = SceneLoop(display: .live(terminal), kind: kind)
      loop.run()
      terminal.close()
    } catch {
      fail(TerminalErrorMessage(error).text, code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    let line = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(code)
  }
}
