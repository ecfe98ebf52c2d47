import CellRaster
import ViewArchive
import WidgetBuild
import WidgetLint

/// The report of `island check` as JUnit XML, which CI systems read. Each case is a test suite: one
/// test for compiling, one for drawing, and one for each part and lint rule with findings. A test
/// with a finding of severity `error` fails; other findings, and what the build left out, are
/// written to the output of the test.
package struct JUnitReport {
  private let report: CheckReport

  package init(_ report: CheckReport) { self.report = report }

  /// A test case element.
  private struct Test {
    var name: String
    var group: String
    /// First line and complete text of the failure; nil when the test passes.
    var failure: (message: String, text: String)?
    /// Additional output, also of a passing test.
    var output = ""
  }

  /// The text of the complete XML file.
  package var text: String {
    let suites = report.cases.map { (name: $0.name, tests: Self.tests(of: $0)) }
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

  private static func tests(of item: CheckReport.Case) -> [Test] {
    var compiles = Test(name: "compiles", group: item.name)
    if let failure = item.failure {
      let first = failure.split(separator: "\n").first.map(String.init) ?? failure
      compiles.failure = (first, failure)
    }
    compiles.output =
      (item.standIns.map { "\($0.place): \($0.message)" }
      + item.leftOut.map { "\($0.file): left out: \($0.reason)" }
      + item.absentImports.map { "\($0.place): \($0.module) is left out" } + item.notes)
      .joined(separator: "\n")
    guard item.outcome != .failed else { return [compiles] }
    var draws = Test(name: "draws every presentation", group: item.name)
    draws.output =
      (["\(item.drawn) of \(item.declared)"] + item.problems
      + item.unsupported.map { "not drawn: \($0)" }).joined(separator: "\n")
    return [compiles, draws] + rules(of: item)
  }

  /// Returns one test for each part and rule, in the order of the findings.
  private static func rules(of item: CheckReport.Case) -> [Test] {
    var names: [String] = []
    var found: [String: [LintFinding]] = [:]
    for finding in item.findings {
      let name = "\(finding.rule.rawValue) \(finding.part?.label ?? "activity")"
      if found[name] == nil { names.append(name) }
      found[name, default: []].append(finding)
    }
    return names.map { name in
      let findings = found[name] ?? []
      let lines = findings.map(\.line).joined(separator: "\n")
      var test = Test(name: name, group: item.name)
      if let worst = findings.first(where: { $0.severity == .error }) {
        test.failure = (worst.message, lines)
      } else {
        test.output = lines
      }
      return test
    }
  }

  private static func lines(_ test: Test) -> [String] {
    let start = "    <testcase name=\(quoted(test.name)) classname=\(quoted(test.group)) time=\"0\""
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
    return "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"0\" time=\"0\""
  }

  private static func quoted(_ text: String) -> String {
    "\"\(MarkupText.escaped(TerminalText.sanitised(text)))\""
  }

  private static func content(_ text: String) -> String {
    MarkupText.escaped(TerminalText.lines(text))
  }
}
