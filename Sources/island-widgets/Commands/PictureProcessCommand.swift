import ActivityModel
import Emulator
import Foundation
import Glibc
import InkRaster
import IslandCommands
import PhoneDrawing
import Previewer
import Sandbox

/// The program as the process that draws pictures for a terminal: reads requests from its standard
/// input, a line each, and writes replies to its standard output. Started by the program itself, not
/// by users.
enum PictureProcessCommand {
  /// The process decodes images of others. It reads fonts, and nothing else of the user's.
  private static func enterSandbox(_ environment: [String: String]) {
    let home = environment["HOME"] ?? "/nonexistent"
    func folder(_ variable: String, _ standard: String) -> String {
      environment[variable] ?? "\(home)/\(standard)"
    }
    let policy = SandboxPolicy(
      readable: [
        environment["ISLAND_FONTS"], environment["FONTCONFIG_FILE"], environment["FONTCONFIG_PATH"],
        "/var/cache/fontconfig", home + "/.fonts", home + "/.fonts.conf",
        folder("XDG_DATA_HOME", ".local/share") + "/fonts",
        folder("XDG_CONFIG_HOME", ".config") + "/fontconfig",
        folder("XDG_CACHE_HOME", ".cache") + "/fontconfig",
      ].compactMap(\.self))
    do throws(SandboxFailure) {
      try policy.enter()
      try policy.seal()
    } catch {
      ErrorPrinter.exit(error.message, code: .failed)
    }
  }

  /// Serves until the input ends, then exits.
  static func serve() -> Never {
    let environment = ProcessInfo.processInfo.environment
    enterSandbox(environment)
    var server = PictureServer(
      rendering: PictureRendering(fontFolder: environment["ISLAND_FONTS"]))
    var lines = LineBuffer()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(STDIN_FILENO, &bytes, bytes.count), count != 0 {
      guard count > 0 else {
        if errno == EINTR { continue }
        break
      }
      do {
        for line in try lines.lines(adding: Data(bytes[..<count])) {
          let reply = server.reply(to: try Wire.message(PictureRequest.self, in: line))
          try FileHandle.standardOutput.write(contentsOf: Wire.line(reply))
        }
      } catch {
        ErrorPrinter.exit("cannot draw pictures: \(error)", code: .failed)
      }
    }
    exit(0)
  }
}
