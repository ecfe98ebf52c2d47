import CellRaster
import Foundation

/// What became of each line of a scenario, as JUnit XML, which CI systems read: a test for each line that
/// does something. The lines after the one that failed are skipped.
struct ScenarioReport {
  private struct Test {
    var name: String
    /// Nil: skipped.
    var seconds: Double?
    var failure: String?
  }

  private let file: String
  private var tests: [Test] = []

  /// - Parameter file: The scenario.
  init(file: String) { self.file = file }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - line: Counted from 1.
  ///   - text: What the line says; a blank line or a comment is no test.
  ///   - seconds: How long it took; nil: it was skipped.
  ///   - failure: Why the scenario ended here; nil: it went on.
  mutating func add(line: Int, _ text: String, seconds: Double?, failure: String? = nil) {
    let text = text.drop { $0 == " " || $0 == "\t" }
    guard !text.isEmpty, !text.hasPrefix("#") else { return }
    tests.append(Test(name: "\(line): \(text)", seconds: seconds, failure: failure))
  }

  /// The whole XML file.
  var text: String {
    let counts =
      "tests=\"\(tests.count)\" failures=\"\(tests.count { $0.failure != nil })\" errors=\"0\" "
      + "skipped=\"\(tests.count { $0.seconds == nil })\" "
      + "time=\"\(Self.time(tests.reduce(0) { $0 + ($1.seconds ?? 0) }))\""
    return
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
      + ["<testsuites name=\"island play\" \(counts)>"]
      + ["  <testsuite name=\(Self.quoted(file)) \(counts)>"] + tests.flatMap(lines)
      + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func lines(of test: Test) -> [String] {
    let start =
      "    <testcase name=\(Self.quoted(test.name)) classname=\(Self.quoted(file)) "
      + "time=\"\(Self.time(test.seconds ?? 0))\""
    if let failure = test.failure {
      let first = failure.split(separator: "\n").first.map(String.init) ?? failure
      return [
        start + ">",
        "      <failure message=\(Self.quoted(first))>"
          + MarkupText.escaped(TerminalText.lines(failure)) + "</failure>",
        "    </testcase>",
      ]
    }
    return test.seconds == nil ? [start + "><skipped/></testcase>"] : [start + "/>"]
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  private static func quoted(_ text: String) -> String {
    "\"\(MarkupText.escaped(TerminalText.sanitised(text)))\""
  }
}
