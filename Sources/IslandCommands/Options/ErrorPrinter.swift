import CellRaster
import Foundation

/// Prints to standard error. Call only when no full screen is open on the terminal.
package enum ErrorPrinter {
  /// The program's exit codes (64 and 65 as in sysexits.h).
  package enum ExitCode: Int32 {
    case failed = 1
    case usage = 64
    case badInput = 65
  }

  /// Prints a message. Escape sequences are removed, since messages contain text of files, widgets
  /// and other programs.
  package static func print(_ message: String) {
    FileHandle.standardError.write(Data("island: \(TerminalText.lines(message))\n".utf8))
  }

  package static func exit(_ message: String, code: ExitCode) -> Never {
    print(message)
    Foundation.exit(code.rawValue)
  }
}
