import CellRaster
import Foundation
import ViewArchive
import WidgetBuild
import WidgetLint

/// The report of `island check` as JUnit XML, which CI systems read. Each case is a test suite: one
/// test for compiling, one for drawing, and, where the lint rules were applied, one for each rule,
/// so that the tests are the same in every run. A test with a finding of severity `error` fails;
/// other findings, and what the build left out, are written to the output of the test.
package struct JUnitReport {
  private let report: CheckReport
  private let folder: String

  /// - Parameter folder: the root of the repository; paths below it are written relative to it.
  package init(_ report: CheckReport, below folder: String = "/") {
    self.report = report
    self.folder = folder
  }

  /// A test case element.
  private struct Test {
    var name: String
    var group: String
    /// First line and complete text of the failure; nil when the test passes.
    var failure: (message: String, text: String)?
    /// Additional output, also of a passing test.
    var output = ""
    /// The first place with a finding, relative to the repository.
    var place: SourcePlace?
    var seconds = 0.0
  }

  /// The text of the complete XML file.
  package var text: String {
    let suites = report.cases.map { (name: $0.name, tests: tests(of: $0)) }
    let all = suites.flatMap(\.tests)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"island check\" \(Self.counts(all))>",
    ]
    for suite in suites {
      lines.append("  <testsuite name=\(Self.quoted(suite.name)) \(Self.counts(suite.tests))>")
      lines += suite.tests.flatMap(Self.lines)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func tests(of item: CheckReport.Case) -> [Test] {
    var compiles = Test(name: "compiles", group: item.name)
    compiles.seconds = item.seconds
    if let failure = item.failure {
      compiles.failure = (item.error?.message ?? failure, failure)
    }
    compiles.output =
      (item.standIns.map { "\($0.place): \($0.message)" }
      + item.ofLanguage.map { "\($0.place): \($0.messageOfLanguage)" }
      + item.leftOut.map { "\($0.file): left out: \($0.reason)" }
      + item.absentImports.map { "\($0.place): \($0.module) is left out" } + item.notes)
      .joined(separator: "\n")
    guard item.outcome != .failed else { return [compiles] }
    var draws = Test(name: "draws every presentation", group: item.name)
    draws.output =
      (["\(item.drawn) of \(item.declared)"] + item.empty.map { "draws nothing in \($0)" }
      + item.unsupported.map { "not drawn: \($0)" }).joined(separator: "\n")
    if let problem = item.problems.first {
      draws.failure = (
        problem.message, item.problems.map(\.line).joined(separator: "\n")
      )
    }
    return [compiles, draws] + rules(of: item)
  }

  /// Returns one test for each rule; none when the rules were not applied.
  private func rules(of item: CheckReport.Case) -> [Test] {
    guard !item.linted.isEmpty || !item.findings.isEmpty else { return [] }
    let found = Dictionary(grouping: item.findings, by: \.rule)
    return LintRule.allCases.map { rule in
      let findings = found[rule] ?? []
      let lines = findings.map(\.line).joined(separator: "\n")
      var test = Test(name: rule.rawValue, group: item.name)
      test.place = findings.lazy.compactMap(\.place).first.map {
        SourcePlace(file: RelativePath.of($0.file, below: folder), line: $0.line)
      }
      if let worst = findings.first(where: { $0.severity == .error }) {
        test.failure = (worst.message, lines)
      } else {
        test.output = lines
      }
      return test
    }
  }

  private static func lines(_ test: Test) -> [String] {
    let place = test.place.map { " file=\(quoted($0.file)) line=\"\($0.line)\"" } ?? ""
    let start =
      "    <testcase name=\(quoted(test.name)) classname=\(quoted(test.group))\(place)"
      + " time=\"\(time(test.seconds))\""
    guard test.failure != nil || !test.output.isEmpty else { return [start + "/>"] }
    var lines = [start + ">"]
    if let failure = test.failure {
      lines.append(
        "      <failure message=\(quoted(failure.message))>\(content(failure.text))</failure>")
    }
    if !test.output.isEmpty {
      lines.append("      <system-out>\(content(test.output))</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private static func counts(_ tests: [Test]) -> String {
    let failures = tests.count { $0.failure != nil }
    let seconds = tests.reduce(0) { $0 + $1.seconds }
    return
      "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"0\" time=\"\(time(seconds))\""
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  private static func quoted(_ text: String) -> String {
    "\"\(MarkupText.escaped(TerminalText.sanitised(text)))\""
  }

  private static func content(_ text: String) -> String {
    MarkupText.escaped(TerminalText.lines(text))
  }
}
