import ActivityModel
import Emulator
import Foundation
import Glibc
import InkRaster
import IslandCommands
import PhoneDrawing
import Previewer

/// The program as the process that draws pictures for a terminal: reads requests from its standard
/// input, a line each, and writes replies to its standard output. Started by the program itself, not
/// by users.
enum PictureProcessCommand {
  /// Serves until the input ends, then exits.
  static func serve() -> Never {
    let environment = ProcessInfo.processInfo.environment
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
