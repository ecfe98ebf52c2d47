import Foundation
import IslandCommands
import Sandbox

/// The sandbox of this process, when it runs code of others.
enum HostSandbox {
  private static let policy = run { () throws(SandboxFailure) in
    try SandboxPolicy.told(in: ProcessInfo.processInfo.environment)
  }

  /// True when requests to the network fail.
  static var deniesNetwork: Bool { policy.map { !$0.allowsNetwork } ?? false }

  /// Enters the sandbox that the process was told, while it has one thread.
  static func enter() {
    // What the code leaves behind, where it may start something, is ended with this process.
    ProcessTree.adopt()
    run { () throws(SandboxFailure) in try policy?.enter() }
  }

  /// Refuses further connections and processes, before code of others is loaded.
  static func seal() { run { () throws(SandboxFailure) in try policy?.seal() } }

  /// Code of others is not run where the sandbox fails.
  private static func run<Value>(_ step: () throws(SandboxFailure) -> Value) -> Value {
    do throws(SandboxFailure) {
      return try step()
    } catch {
      ErrorPrinter.exit(error.message, code: .failed)
    }
  }
}
