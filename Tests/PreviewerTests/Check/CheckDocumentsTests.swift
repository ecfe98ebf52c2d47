import CellRaster
import Foundation
import TestSupport
import Testing
import ViewArchive
import WidgetBuild
import WidgetLint

@testable import Previewer

/// The report for CI and the one for browsers.
@Suite struct CheckDocumentsTests {
  private static let hostile = "<script>alert(\"x\")</script>&'\u{1B}[2J\u{202E}]]>"

  private static func report(_ word: String = "Ride") -> CheckReport {
    var whole = CheckReport.Case(name: word, outcome: .whole)
    (whole.declared, whole.drawn) = (5, 4)
    whole.unsupported = [word]
    whole.problems = [CheckReport.Problem(word)]
    whole.notes = [word]
    whole.others = [.init(name: word, configuration: "StaticConfiguration")]
    whole.findings = [
      LintFinding(
        .height, .error, "174 pt high: \(word)", part: .expanded, view: "Text “\(word)”",
        bounds: Rect(x: 1.25, y: 2, width: 30, height: 174),
        place: SourcePlace(file: "\(word).swift", line: 41)),
      LintFinding(.truncation, .warning, "cut", part: .compactTrailing),
      LintFinding(.truncation, .warning, "cut again", part: .compactTrailing),
      LintFinding(.noLink, .info, "no link"),
    ]
    var bridged = CheckReport.Case(name: "Bridged", outcome: .withStandIns)
    bridged.standIns = [StandIn(name: "View.glow()", place: "\(word).swift:3")]
    var failed = CheckReport.Case(name: "Broken", outcome: .failed)
    failed.failure = "the widget does not compile: \(word)\n   at  A.swift:1\n\n\(word)"
    failed.error = .init(message: "the widget does not compile: \(word)", place: "A.swift:1")
    return CheckReport(cases: [whole, bridged, failed])
  }

  // MARK: JUnit

  @Test func aSuiteForEachCaseAndATestForEachRule() {
    let text = JUnitReport(Self.report()).text
    let rules = LintRule.allCases.count
    #expect(
      text.contains("<testsuites name=\"island check\" tests=\"\(rules + 5)\" failures=\"3\""))
    #expect(text.contains("<testsuite name=\"Ride\" tests=\"\(rules + 2)\" failures=\"2\""))
    #expect(
      text.contains(
        "<testcase name=\"L01\" classname=\"Ride\" file=\"Ride.swift\" line=\"41\" time=\"0.000\">")
    )
    #expect(text.contains("<failure message=\"174 pt high: Ride\">Ride.swift:41: error: L01"))
    for rule in LintRule.allCases.dropFirst(5) {
      #expect(text.contains("<testcase name=\"\(rule.rawValue)\" classname=\"Ride\""))
    }
  }

  @Test func warningsAreToldAndPass() {
    let text = JUnitReport(Self.report()).text
    #expect(text.components(separatedBy: "name=\"L05\"").count == 2)
    #expect(
      text.contains(
        "<system-out>warning: L05 compact trailing: cut\nwarning: L05 compact trailing: cut again"
          + "</system-out>"))
  }

  @Test func whatDoesNotCompileIsOneFailedTest() {
    let text = JUnitReport(Self.report()).text
    #expect(text.contains("<testsuite name=\"Broken\" tests=\"1\" failures=\"1\""))
    #expect(text.contains("<failure message=\"the widget does not compile: Ride\">"))
    #expect(text.contains("Ride.swift:3: View.glow() is not supported"))
  }

  @Test(arguments: ["Ride", hostile])
  func theXMLIsWellFormed(_ word: String) {
    let text = JUnitReport(Self.report(word)).text
    let check = XMLCheck(text)
    #expect(check.isWellFormed, "\(check.problem ?? "")")
    #expect(check.elements.count { $0 == "testcase" } == LintRule.allCases.count + 5)
    Self.expectHarmless(text)
  }

  // MARK: Annotations

  private static func placed() -> CheckReport {
    var item = CheckReport.Case(name: "Ride", outcome: .withStandIns)
    item.standIns = [StandIn(name: "View.glow()", place: "/repo/W.swift:3")]
    item.findings = [
      LintFinding(
        .contrast, .warning, "50%, low: 1.7:1", part: .lockScreen,
        place: SourcePlace(file: "/repo/App/W.swift", line: 12))
    ]
    var failed = CheckReport.Case(name: "Broken", outcome: .failed)
    failed.failure = "the widget does not compile: no\n   at  /repo/A.swift:7:2\n"
    failed.error = .init(message: "the widget does not compile: no", place: "/repo/A.swift:7:2")
    return CheckReport(cases: [item, failed])
  }

  @Test func annotationsOfGitHubHaveRelativePathsAndLines() {
    #expect(
      Self.placed().githubCommands(below: "/repo") == """
        ::warning title=stand-in,file=W.swift,line=3::View.glow() is not supported; a stand-in is used
        ::warning title=L13,file=App/W.swift,line=12::lock screen: 50%25, low: 1.7:1
        ::error title=build,file=A.swift,line=7::Broken: the widget does not compile: no

        """)
  }

  @Test func sarifNamesRulesAndPlaces() throws {
    let data = Data(try Self.placed().sarif(below: "/repo").utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["stand-in", "L13", "build"])
    #expect(results.map { $0["level"] as? String } == ["warning", "warning", "error"])
    let text = try Self.placed().sarif(below: "/repo")
    #expect(text.contains(#""uri" : "App/W.swift""#) && text.contains(#""startLine" : 12"#))
    #expect(text.contains("L13: Contrast"))
  }

  @Test func aBaselineKnowsAFindingOnAnotherLine() throws {
    var finding = Self.placed().cases[0].findings[0]
    let text = try LintBaseline([finding, finding], below: "/repo").text
    let folder = try TemporaryFolder(["base.json": text])
    let baseline = try LintBaseline(contentsOf: folder.path + "/base.json")
    finding.place?.line = 40
    finding.message = "contrast of 1.9:1"
    #expect(baseline.contains(finding, below: "/repo"))
    finding.rule = .height
    #expect(!baseline.contains(finding, below: "/repo"))
    #expect(text.contains(#""file" : "App/W.swift""#) && !text.contains("/repo"))
    #expect(throws: (any Error).self) { try LintBaseline(contentsOf: folder.path + "/none") }
  }

  @Test func whatMakesACheckFail() {
    var item = CheckReport.Case(name: "a", outcome: .whole)
    #expect(!CheckReport(cases: [item]).isBad(withWarnings: true))
    item.findings = Self.placed().cases[0].findings
    #expect(!CheckReport(cases: [item]).isBad(withWarnings: false))
    #expect(CheckReport(cases: [item]).isBad(withWarnings: true))
    item.findings = []
    item.problems = ["state “empty”: content-state does not fit"]
    #expect(CheckReport(cases: [item]).isBad(withWarnings: false))
    #expect(CheckReport(cases: [.init(name: "b", outcome: .failed)]).isBad(withWarnings: false))
  }

  // MARK: HTML

  private static func page(_ word: String = "Ride") -> String {
    let frame = SnapshotSample.document(.lockScreen, title: word, state: word)
    let sheet = CheckPage.Sheet(
      title: word,
      pictures: [
        .init(title: "Lock Screen", svg: frame.svg),
        .init(title: "Compact", svg: SnapshotSample.document(.compact, state: word).svg),
      ])
    return CheckPage(report(word), sheets: [[sheet], [], []]).text
  }

  @Test func thePageHasPicturesFindingsAndWhatIsMissing() {
    let page = Self.page()
    #expect(page.components(separatedBy: "<svg ").count == 3)
    for words in [
      "<td>L01</td><td>expanded</td><td>Text “Ride”</td><td>1.3, 2  30×174</td>"
        + "<td>174 pt high: Ride</td><td>Ride.swift:41</td>",
      "View.glow() – Ride.swift:3", "Accepted, not drawn", "Ride (StaticConfiguration)",
      "the widget does not compile: Ride\n   at  A.swift:1", "draws 4 of 5 presentations",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test(arguments: ["Ride", hostile])
  func thePageIsWellFormedAndFetchesNothing(_ word: String) {
    let page = Self.page(word)
    let check = XMLCheck(page, isHTML: true)
    #expect(check.isWellFormed, "\(check.problem ?? "")")
    let fetching: Set = [
      "script", "link", "img", "iframe", "object", "image", "use", "foreignObject",
    ]
    #expect(Set(check.elements).isDisjoint(with: fetching))
    #expect(!page.contains("url(") && !page.contains("@import") && !page.contains("src="))
    // The namespace of a drawing is a name, and the anchors are on the page.
    let addresses = page.matches(of: /https?:[^"]*/).map { String($0.output) }
    #expect(Set(addresses).isSubset(of: ["http://www.w3.org/2000/svg"]))
    Self.expectHarmless(page)
  }

  private static func expectHarmless(_ text: String) {
    let obeyed = text.unicodeScalars.filter {
      $0 != "\n" && CharacterSet.controlCharacters.contains($0)
    }
    #expect(obeyed.isEmpty)
  }
}
