import ArgumentParser
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import Sandbox

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
    var diagnosis = TerminalDiagnosis(findings, .phone)
    if findings.profile.pictures.form != nil {
      diagnosis.changes += PictureFiles.missing(environment)
    }
    guard json else {
      print(diagnosis.text)
      print(Self.sandbox)
      print(ScriptPrograms(environment).text)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      diagnosis: diagnosis,
      sandbox: Report.Sandbox(
        landlock: SandboxSupport.current.landlockVersion,
        seccomp: SandboxSupport.current.hasFilters, missing: SandboxSupport.current.missing),
      reactNative: ScriptPrograms(environment))
    print(TerminalText.json(String(decoding: try encoder.encode(report), as: UTF8.self)))
  }

  /// What this kernel gives of the sandbox for code of others.
  private static var sandbox: String {
    let support = SandboxSupport.current
    let present = support.present.isEmpty ? ["nothing"] : support.present
    let missing = support.missing.map { ["it lacks \($0): update the kernel"] } ?? []
    let version = support.landlockVersion
    return "sandbox: \(version > 0 ? "with Landlock \(version)" : "without Landlock") "
      + "code of others is kept from\n"
      + (present + missing).map { "  \($0)" }.joined(separator: "\n")
  }

  /// The diagnosis, with what it says of the terminal at the top.
  private struct Report: Encodable {
    struct Sandbox: Encodable {
      /// The version; 0: none.
      var landlock: Int
      var seccomp: Bool
      /// What this kernel lacks; nil: nothing.
      var missing: String?
    }

    private enum CodingKeys: CodingKey { case sandbox, reactNative }

    var diagnosis: TerminalDiagnosis
    var sandbox: Sandbox
    var reactNative: ScriptPrograms

    func encode(to encoder: any Encoder) throws {
      try diagnosis.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(sandbox, forKey: .sandbox)
      try container.encode(reactNative, forKey: .reactNative)
    }
  }
}
