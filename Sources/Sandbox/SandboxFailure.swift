import Foundation

/// The kernel has refused to restrict a process.
package struct SandboxFailure: Error, Hashable, Sendable {
  package enum Step: String, Hashable, Sendable {
    case rules = "Landlock"
    case filter = "seccomp"
    case capabilities
    /// The process was not told its policy.
    case policy = "ISLAND_SANDBOX"
  }

  package var step: Step
  /// The `errno` of the system call.
  package var code: Int32

  /// What failed, and the way to go on without it.
  package var message: String {
    "the sandbox cannot be entered: \(step.rawValue): \(String(cString: strerror(code))); "
      + "--no-sandbox runs the code without it"
  }
}
