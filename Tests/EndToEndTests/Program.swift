import Foundation

/// The built program, run to its end without a terminal.
enum Program {
  struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  /// - Parameter prefix: A program that becomes this one, with its arguments.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], prefix: [String] = [],
    standardInput: FileHandle? = nil
  ) throws -> Run {
    var process = BoundedProcess(
      prefix + [TmuxTerminal.program] + arguments,
      environment: ProcessInfo.processInfo.environment
        .merging(HangGuard.environment) { $1 }.merging(environment) { $1 })
    process.input = standardInput?.fileDescriptor
    return try process.run()
  }

  /// Runs a tool to its end; what it printed.
  static func tool(_ arguments: [String], environment: [String: String]) throws -> String {
    var process = BoundedProcess(arguments, environment: environment)
    process.keepsErrors = false
    return try process.run().output
  }
}
