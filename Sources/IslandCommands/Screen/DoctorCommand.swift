import ArgumentParser
import CursesTerminal
import Foundation

/// `island doctor [--json]`: prints the capabilities of this terminal and what to change.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Report what this terminal and the connection to it support, and what to change.")

  @Option(help: "Colours to draw with: 24-bit, 256, 16 or mono (default: detected).")
  var color: String?

  @Flag(help: "Print the report as JSON.")
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
