import Foundation
import Glibc

/// The program `island-widgets`, in the same folder as this one.
package enum WidgetProgram {
  private static let name = "island-widgets"

  /// The path of the program.
  static var path: String {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    return "\(folder)/\(name)"
  }

  /// Replaces this process with the program, which gets the same arguments; exits with a message
  /// when there is none.
  package static func replaceThis(_ arguments: [String]) -> Never {
    var words = ([CommandLine.arguments.first ?? "island"] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    ErrorPrinter.exit(
      "cannot start \(path), which belongs to this program: \(String(cString: strerror(errno)))\n"
        + "  try  'swift build', or installing the package again", code: .failed)
  }
}
