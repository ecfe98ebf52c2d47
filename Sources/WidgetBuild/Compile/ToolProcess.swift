import Foundation
package import Glibc

/// Runs a command-line tool, such as the compiler or git, and collects its output.
///
/// It blocks: its callers run on threads of their own. swift-subprocess is asynchronous only, and
/// would be one more dependency.
package struct ToolProcess {
  package enum End: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  package struct Outcome: Hashable, Sendable {
    package var end: End
    package var output: String

    package var succeeded: Bool { end == .code(0) }
  }

  /// The executable does not exist or cannot be started.
  package struct CannotStart: Error {}

  /// Absolute path of the executable.
  package var path: String
  /// The environment of the process; nil: inherited.
  package var environment: [String: String]?
  /// True when the output contains the error output too; false discards the error output.
  package var mergesErrors: Bool

  package init(_ path: String, environment: [String: String]? = nil, mergesErrors: Bool = true) {
    self.path = path
    self.environment = environment
    self.mergesErrors = mergesErrors
  }

  /// Runs the tool with an empty standard input and waits for its end.
  ///
  /// - Parameter started: Called with the process identifier when the process runs.
  /// - Throws: `CannotStart`.
  package func run(
    _ arguments: [String], started: (pid_t) -> Void = { _ in }
  ) throws(CannotStart) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = mergesErrors ? pipe : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CannotStart()
    }
    started(process.processIdentifier)
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let status = process.terminationStatus
    return Outcome(
      end: process.terminationReason == .uncaughtSignal ? .signal(status) : .code(status),
      output: output)
  }
}
