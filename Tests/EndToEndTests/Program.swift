import Foundation

/// The built program, run to its end without a terminal.
enum Program {
  struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  static func run(
    _ arguments: [String], environment: [String: String] = [:],
    standardInput: FileHandle? = .nullDevice
  ) throws -> Run {
    let process = Process()
    // A session of its own has no controlling terminal to open.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.environment = ProcessInfo.processInfo.environment
      .merging(HangGuard.environment) { $1 }.merging(environment) { $1 }
    process.arguments = ["setsid", "-w", TmuxTerminal.program] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = standardInput ?? FileHandle.nullDevice
    try process.run()
    let out = output.fileHandleForReading.readDataToEndOfFile()
    let err = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: String(decoding: out, as: UTF8.self),
      errors: String(decoding: err, as: UTF8.self))
  }

  /// Runs a tool to its end; what it printed.
  static func tool(_ arguments: [String], environment: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
