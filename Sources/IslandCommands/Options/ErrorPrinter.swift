import CellRaster
import Foundation

/// Prints to standard error. Call only when no full screen is open on the terminal.
package enum ErrorPrinter {
  /// The program's exit codes; those from 64 on as in sysexits.h.
  package enum ExitCode: Int32, CaseIterable {
    /// Refused or failed, for a reason that the words do not determine.
    case failed = 1
    /// The words of the command line are wrong.
    case usage = 64
    /// A file, or a value for the running island, is not what it has to be.
    case badInput = 65
    /// A file or folder that the command line names is not there, or cannot be read.
    case missingFile = 66
    /// No island is running, or it cannot be reached.
    case notRunning = 69
  }

  /// Prints a message. Escape sequences are removed, since messages contain text of files, widgets
  /// and other programs.
  package static func print(_ message: String) {
    FileHandle.standardError.write(Data("island: \(TerminalText.lines(message))\n".utf8))
  }

  /// Ends the program because a command cannot be carried out.
  package static func exit(_ error: CommandError) -> Never { exit(error.message, code: error.code) }

  package static func exit(_ message: String, code: ExitCode) -> Never {
    print(message)
    Foundation.exit(code.rawValue)
  }
}
