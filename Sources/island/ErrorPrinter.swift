import CellRaster
import Foundation

/// The only writer to standard error. Called when the terminal is its owner's again.
enum ErrorPrinter {
  /// How the program ends (style.md, "Error messages").
  enum ExitCode: Int32 {
    case failed = 1
    case usage = 64
    case badInput = 65
  }

  /// Messages carry words of files, widgets and other programs: what a terminal would obey is
  /// taken out.
  static func print(_ message: String) {
    FileHandle.standardError.write(Data("island: \(TerminalText.lines(message))\n".utf8))
  }

  static func exit(_ message: String, code: ExitCode) -> Never {
    print(message)
    Foundation.exit(code.rawValue)
  }
}
