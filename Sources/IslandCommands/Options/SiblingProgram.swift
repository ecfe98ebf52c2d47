import Foundation
import Glibc

/// A program in the same folder as this one, which does a part of its work.
package enum SiblingProgram: String, Sendable {
  /// Compiles and renders widgets.
  case widgets = "island-widgets"
  /// The push server.
  case apns = "island-apns"

  /// The path of the program.
  var path: String {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    return "\(folder)/\(rawValue)"
  }

  /// Replaces this process with the program, which gets the arguments; exits with a message when
  /// there is none.
  package func replaceThis(_ arguments: [String]) -> Never {
    var words = ([CommandLine.arguments.first ?? "island"] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    ErrorPrinter.exit(
      "cannot start \(path), which belongs to this program: \(String(cString: strerror(errno)))\n"
        + "  try  'swift build --product \(rawValue)', or installing the package again",
      code: .failed)
  }
}
