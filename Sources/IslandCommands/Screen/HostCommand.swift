import Foundation

/// The argument that makes the program a widget process, and the path of the program for starting
/// one.
package enum HostCommand {
  package static let name = "__host"
  /// The path of this program, also when it was found through `PATH` or a link.
  package static let executable =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
}
