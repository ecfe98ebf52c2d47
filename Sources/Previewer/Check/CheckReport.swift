import CellRaster
import Foundation
package import WidgetBuild
package import WidgetLint

/// Result of `island check`: how many cases compile and are drawn, and what the others lack.
package struct CheckReport: Codable, Hashable, Sendable {
  /// Build result of a case: without stand-ins, with stand-ins, or failed.
  package enum Outcome: String, Codable, Hashable, Sendable {
    case whole, withStandIns, failed
  }

  /// Result of one widget.
  package struct Case: Codable, Hashable, Sendable {
    package var name: String
    package var outcome: Outcome
    package var standIns: [StandIn] = []
    /// Functions that were left out because they do not compile, and files that cannot be read.
    package var leftOut: [BuildReport.LeftOut] = []
    /// Errors in the language mode of the project; a lower mode was used instead.
    package var ofLanguage: [Diagnostic] = []
    /// Imports of modules that are not available.
    package var absentImports: [AbsentImport] = []
    /// What is said of a failed build, with a way out; nil: it did not fail.
    package var failure: String?
    /// The error itself. Nil: the build did not fail.
    package var error: BuildError?
    /// Number of presentations that the widgets declare.
    package var declared = 0
    /// Number of declared presentations that draw something.
    package var drawn = 0
    /// The declared presentations that draw nothing.
    package var empty: [String] = []
    /// The states to which the lint rules were applied.
    package var linted: [String] = []
    /// The case's first file or folder.
    package var path: String?
    /// How long compiling and drawing took, in seconds.
    package var seconds = 0.0
    /// Names of API that compiles but is not drawn.
    package var unsupported: [String] = []
    /// What drawing failed with.
    package var problems: [Problem] = []
    /// Lint findings; empty when linting was not requested.
    package var findings: [LintFinding] = []
    /// Widgets in the same bundle that are not Live Activities and therefore not drawn.
    package var others: [OtherWidget] = []
    /// Messages about decisions made while collecting and building the sources.
    package var notes: [String] = []

    package init(name: String, outcome: Outcome) {
      self.name = name
      self.outcome = outcome
    }

    package var isDrawn: Bool { declared > 0 && drawn == declared }

    /// Adds a problem that is not there yet.
    mutating func add(_ message: String) {
      if !problems.contains(where: { $0.message == message }) { problems.append(Problem(message)) }
    }
  }

  /// A widget that is not a Live Activity.
  package struct OtherWidget: Codable, Hashable, Sendable {
    package var name: String
    /// `StaticConfiguration`, `AppIntentConfiguration`, and so on.
    package var configuration: String

    package init(name: String, configuration: String) {
      self.name = name
      self.configuration = configuration
    }
  }

  package var cases: [Case]

  package init(cases: [Case]) { self.cases = cases }

  /// True when a case fails, cannot be drawn, or has a finding that is an error.
  ///
  /// - Parameter withWarnings: true: or one that is a warning.
  package func isBad(withWarnings: Bool) -> Bool {
    cases.contains { item in
      item.outcome == .failed || !item.problems.isEmpty
        || item.findings.contains {
          $0.severity == .error || withWarnings && $0.severity == .warning
        }
    }
  }

  /// Missing names with the number of cases that use them, most frequent first.
  package var missing: [(name: String, cases: Int)] {
    counted(cases.map { Set($0.standIns.filter { $0.fault == nil }.map(\.name)) })
  }

  /// Names that compile but are not drawn, with the number of cases that use them, most frequent
  /// first.
  package var undrawn: [(name: String, cases: Int)] {
    counted(cases.map { Set($0.unsupported) })
  }

  /// Imported modules that are not available, with the number of cases, most frequent first.
  package var absent: [(name: String, cases: Int)] {
    counted(cases.map { Set($0.absentImports.map(\.module)) })
  }

  private func counted(_ sets: [Set<String>]) -> [(name: String, cases: Int)] {
    var counts: [String: Int] = [:]
    for name in sets.joined() { counts[name, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The output of `island check`.
  package var text: String {
    var lines: [String] = []
    for item in cases {
      switch item.outcome {
      case .whole where item.isDrawn && item.problems.isEmpty:
        guard !item.others.isEmpty || !item.findings.isEmpty else { continue }
        lines.append("\(item.name): compiles; draws \(item.drawn) of \(item.declared)")
      case .whole: lines.append("\(item.name): compiles; draws \(item.drawn) of \(item.declared)")
      case .withStandIns:
        lines.append("\(item.name): with stand-ins; draws \(item.drawn) of \(item.declared)")
      case .failed:
        lines.append("\(item.name): fails: \(item.failure ?? "")")
      }
      lines += item.standIns.map {
        "    \($0.name) – \($0.place)" + ($0.isOfAnotherFile ? " (declared in no file here)" : "")
          + ($0.fault.map { ", left out: \($0)" } ?? "")
      }
      lines += item.ofLanguage.map { "    \($0.place): \($0.messageOfLanguage)" }
      lines += item.leftOut.map { "    left out \($0.file): \($0.reason)" }
      lines += item.empty.map { "    draws nothing in \($0)" }
      lines += item.problems.map { "    \($0.line)" }
      lines += item.findings.map { "    \($0.line)" }
      lines += item.others.map { "    \($0.name): not a Live Activity (\($0.configuration))" }
    }
    let total = cases.count
    let whole = cases.count { $0.outcome == .whole }
    let bridged = cases.count { $0.outcome != .failed }
    lines.append("")
    lines.append("compiled whole           \(share(whole, of: total))")
    lines.append("compiled with stand-ins  \(share(bridged, of: total))")
    lines.append("every presentation drawn \(share(cases.count(where: \.isDrawn), of: total))")
    if !missing.isEmpty { lines += ["", "missing, most frequent first:"] }
    lines += missing.map { "\(padded($0.cases))  \($0.name)" }
    if !undrawn.isEmpty { lines += ["", "accepted, not drawn:"] }
    lines += undrawn.map { "\(padded($0.cases))  \($0.name)" }
    if !absent.isEmpty { lines += ["", "imported, not available:"] }
    lines += absent.map { "\(padded($0.cases))  \($0.name)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func share(_ count: Int, of total: Int) -> String {
    let percent = total == 0 ? 0 : Double(count) * 100 / Double(total)
    return "\(padded(count)) of \(total)  \(String(format: "%.1f", percent)) %"
  }

  private func padded(_ count: Int) -> String {
    let digits = String(count)
    return String(repeating: " ", count: max(0, 4 - digits.count)) + digits
  }

  /// Returns the output of `island check --json`: cases, totals and missing names.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = Data(
      cases: cases, total: cases.count, whole: cases.count { $0.outcome == .whole },
      withStandIns: cases.count { $0.outcome != .failed },
      drawn: cases.count(where: \.isDrawn), missing: missing.map(Data.Count.init),
      undrawn: undrawn.map(Data.Count.init), absent: absent.map(Data.Count.init))
    return TerminalText.json(String(decoding: try encoder.encode(data), as: UTF8.self)) + "\n"
  }

  /// JSON output; counts are numbers of cases. `withStandIns` includes those in `whole`.
  private struct Data: Encodable {
    var cases: [Case]
    var total: Int
    var whole: Int
    var withStandIns: Int
    var drawn: Int
    var missing: [Count]
    var undrawn: [Count]
    var absent: [Count]

    struct Count: Encodable {
      var name: String
      var cases: Int

      init(_ count: (name: String, cases: Int)) { (name, cases) = count }
    }
  }
}
