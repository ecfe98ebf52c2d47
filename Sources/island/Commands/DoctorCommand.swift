import ArgumentParser
import CursesTerminal
import Foundation

/// `island doctor [--json]`: prints the capabilities of this terminal and what to change.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what this terminal and the way to it can do, and what to change.")

  @Option(help: "Colours to draw with: 24-bit, 256, 16 or mono; asked of the terminal otherwise.")
  var color: String?

  @Flag(help: "The same as JSON.")
  var json = false

  /// Queries the terminal and prints the findings.
  ///
  /// - Throws: `EncodingError` when they cannot be encoded as JSON.
  func run() throws {
    let findings = TerminalFindings.gather(
      TerminalOptions(
        depth: DisplayOptions.depth(named: color),
        environment: ProcessInfo.processInfo.environment))
    let diagnosis = TerminalDiagnosis(findings)
    guard json else {
      print(diagnosis.text)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(diagnosis), as: UTF8.self))
  }
}
