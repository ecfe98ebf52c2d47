import Foundation
package import WidgetBuild
package import WidgetLint

/// How many cases compile and draw, and what those that do not are missing.
package struct CheckReport: Codable, Hashable, Sendable {
  package enum Outcome: String, Codable, Hashable, Sendable {
    case whole, withStandIns, failed
  }

  package struct Case: Codable, Hashable, Sendable {
    package var name: String
    package var outcome: Outcome
    package var standIns: [StandIn] = []
    /// Files of the target that were left out because they do not compile and are not needed.
    package var leftOut: [BuildReport.LeftOut] = []
    /// Imports that nothing answers for.
    package var absentImports: [PreparedSources.AbsentImport] = []
    /// Why it failed, in words; the first line is the error itself.
    package var failure: String?
    /// Presentations that the widgets declare, and those of them that show something.
    package var declared = 0
    package var drawn = 0
    /// Names that were accepted and not drawn.
    package var unsupported: [String] = []
    /// What went wrong while drawing, in words.
    package var problems: [String] = []
    /// What a phone would clip, cut or not run; empty when nobody asked.
    package var findings: [LintFinding] = []
    /// Widgets of the same bundle that are no Live Activities, and so not drawn.
    package var others: [OtherWidget] = []
    /// What was decided on the way from the path to the sources, in words.
    package var notes: [String] = []

    package init(name: String, outcome: Outcome) {
      self.name = name
      self.outcome = outcome
    }

    package var isDrawn: Bool { declared > 0 && drawn == declared }
  }

  /// A widget that is no Live Activity.
  package struct OtherWidget: Codable, Hashable, Sendable {
    package var name: String
    /// `StaticConfiguration`, `AppIntentConfiguration` …
    package var configuration: String

    package init(name: String, configuration: String) {
      self.name = name
      self.configuration = configuration
    }
  }

  package var cases: [Case]

  package init(cases: [Case]) { self.cases = cases }

  /// Missing names with the number of cases that want each, most wanted first.
  package var missing: [(name: String, cases: Int)] {
    counted(cases.map { Set($0.standIns.map(\.name)) })
  }

  /// Names that are accepted and not drawn, most wanted first.
  package var undrawn: [(name: String, cases: Int)] {
    counted(cases.map { Set($0.unsupported) })
  }

  /// Modules that are imported and that nothing answers for, most wanted first.
  package var absent: [(name: String, cases: Int)] {
    counted(cases.map { Set($0.absentImports.map(\.module)) })
  }

  private func counted(_ sets: [Set<String>]) -> [(name: String, cases: Int)] {
    var counts: [String: Int] = [:]
    for name in sets.joined() { counts[name, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// What `island check` prints.
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
      }
      lines += item.leftOut.map { "    left out \($0.file): \($0.reason)" }
      lines += item.problems.map { "    \($0)" }
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
    if !missing.isEmpty { lines += ["", "missing, most wanted first:"] }
    lines += missing.map { "\(padded($0.cases))  \($0.name)" }
    if !undrawn.isEmpty { lines += ["", "accepted, not drawn:"] }
    lines += undrawn.map { "\(padded($0.cases))  \($0.name)" }
    if !absent.isEmpty { lines += ["", "imported, not there:"] }
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

  /// What `island check --json` prints: the cases, the shares, and the missing names.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = Data(
      cases: cases, total: cases.count, whole: cases.count { $0.outcome == .whole },
      withStandIns: cases.count { $0.outcome != .failed },
      drawn: cases.count(where: \.isDrawn), missing: missing.map(Data.Wish.init),
      undrawn: undrawn.map(Data.Wish.init), absent: absent.map(Data.Wish.init))
    return String(decoding: try encoder.encode(data), as: UTF8.self) + "\n"
  }

  /// Counts are numbers of cases; those that compile with stand-ins include the whole ones.
  private struct Data: Encodable {
    var cases: [Case]
    var total: Int
    var whole: Int
    var withStandIns: Int
    var drawn: Int
    var missing: [Wish]
    var undrawn: [Wish]
    var absent: [Wish]

    struct Wish: Encodable {
      var name: String
      var cases: Int

      init(_ wish: (name: String, cases: Int)) { (name, cases) = wish }
    }
  }
}
