import CellRaster
import Foundation
import LocalEngine
import ViewArchive
package import WidgetLint

/// Findings that are known and accepted, kept in a file: `island check` reports only new ones. A
/// finding is recognised by its rule, part, view and file, not by its line, so that it stays known
/// when lines are inserted above it.
package struct LintBaseline: Codable, Hashable, Sendable {
  /// One accepted finding.
  struct Entry: Codable, Hashable, Comparable, Sendable {
    var rule: String
    var file: String?
    var part: String?
    var view: String?

    static func < (left: Entry, right: Entry) -> Bool { left.key < right.key }

    private var key: String { [file, rule, part, view].map { $0 ?? "" }.joined(separator: "\t") }
  }

  private var findings: [Entry]

  /// - Parameter folder: paths below it are kept relative to it.
  package init(_ findings: [LintFinding], below folder: String) {
    self.findings = Set(findings.map { Self.entry($0, folder) }).sorted()
  }

  /// Reads a baseline file.
  ///
  /// - Throws: `FileFailure` when it cannot be read or is too long; `DecodingError`.
  package init(contentsOf path: String) throws {
    self = try JSONDecoder().decode(
      Self.self, from: FileReader.read(path, limit: FileReader.mostOfOutput))
  }

  /// The file's text.
  ///
  /// - Throws: `EncodingError`.
  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return TerminalText.json(String(decoding: try encoder.encode(self), as: UTF8.self)) + "\n"
    }
  }

  /// Returns true for an accepted finding.
  package func contains(_ finding: LintFinding, below folder: String) -> Bool {
    findings.contains(Self.entry(finding, folder))
  }

  private static func entry(_ finding: LintFinding, _ folder: String) -> Entry {
    Entry(
      rule: finding.rule.rawValue,
      file: finding.place.map { RelativePath.of($0.file, below: folder) },
      part: finding.part?.label, view: finding.view)
  }
}
