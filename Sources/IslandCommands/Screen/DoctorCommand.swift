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

  @Option(help: "Pictures: auto (the default), kitty, iterm2, sixel or off.")
  var pictures: String?

  @Flag(help: "Print the report as JSON.")
  var json = false

  /// Queries the terminal and prints the findings.
  ///
  /// - Throws: `EncodingError` when they cannot be encoded as JSON.
  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let findings = TerminalFindings.gather(
      TerminalOptions(
        depth: DrawingOptions.depth(named: color), environment: environment,
        pictures: DrawingOptions.pictures(pictures.map { ("--pictures", $0) }, environment)))
    var diagnosis = TerminalDiagnosis(findings)
    if findings.profile.pictures.form != nil {
      diagnosis.changes += PictureFiles.missing(environment)
    }
    guard json else {
      print(diagnosis.text)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(diagnosis), as: UTF8.self))
  }
}
