import ArgumentParser
import Foundation
import HostProtocol
import IslandCommands
import Sandbox

/// Options for what the code of a widget and its app may do.
struct SandboxOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Run the code of the widget and its app with all rights of yours.",
      discussion: """
        Without it they read the system and what was built of them, write to folders of their own, \
        and reach neither the network nor other processes.
        """))
  var noSandbox = false

  @Flag(help: "Let the code of the widget and its app use the network.")
  var network = false

  /// What such code may touch, besides folders of its own; nil: all that the user may.
  ///
  /// - Parameter group: Has the file of the app group, which is read, too.
  func policy(_ group: AppGroupOptions?) -> SandboxPolicy? {
    do throws(ResourceLimits.Fault) {
      _ = try ResourceLimits(environment: ProcessInfo.processInfo.environment)
    } catch {
      ErrorPrinter.exit(error.message, code: .usage)
    }
    guard !noSandbox else { return nil }
    if let missing = SandboxSupport.current.missing {
      ErrorPrinter.print("this kernel's sandbox lacks \(missing); 'island doctor' says what it has")
    }
    return SandboxPolicy(readable: [group?.path].compactMap(\.self), allowsNetwork: network)
  }

  /// What is said on the screen while the code may everything.
  static let warning = "no sandbox: the code of the widget and its app has all your rights"
}
