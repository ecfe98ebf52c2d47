import Foundation
import Previewer
import Testing

@testable import WidgetBuild

struct CheckReportTests {
  private func report() -> CheckReport {
    var whole = CheckReport.Case(name: "a", outcome: .whole)
    (whole.declared, whole.drawn) = (2, 2)
    var bridged = CheckReport.Case(name: "b", outcome: .withStandIns)
    bridged.standIns = [
      StandIn(name: "Chart", place: "/b.swift:3"),
      StandIn(name: "View.glow()", place: "/b.swift:4"),
    ]
    (bridged.declared, bridged.drawn) = (2, 1)
    bridged.absentImports = [.init(module: "Redux", place: "/b.swift:1", isApples: false)]
    var other = CheckReport.Case(name: "c", outcome: .withStandIns)
    other.standIns = [
      StandIn(name: "View.glow()", place: "/c.swift:1"),
      StandIn(name: "V.body", place: "/c.swift:2", isLeftOut: true, fault: "too slow"),
    ]
    var failed = CheckReport.Case(name: "d", outcome: .failed)
    failed.failure = "the widget does not compile: no"
    whole.others = [.init(name: "Clock", configuration: "StaticConfiguration")]
    return CheckReport(cases: [whole, bridged, other, failed])
  }

  @Test func sharesAndTheMostWantedNameAreTold() {
    #expect(report().missing.map(\.name) == ["View.glow()", "Chart"])
    #expect(
      report().text == """
        a: compiles; draws 2 of 2
            Clock: not a Live Activity (StaticConfiguration)
        b: with stand-ins; draws 1 of 2
            Chart – /b.swift:3
            View.glow() – /b.swift:4
        c: with stand-ins; draws 0 of 0
            View.glow() – /c.swift:1
            V.body – /c.swift:2, left out: too slow
        d: fails: the widget does not compile: no

        compiled whole              1 of 4  25.0 %
        compiled with stand-ins     3 of 4  75.0 %
        every presentation drawn    1 of 4  25.0 %

        missing, most frequent first:
           2  View.glow()
           1  Chart

        imported, not available:
           1  Redux

        """)
  }

  /// As the name of a folder or a text of a compiler may have them: C1, DEL, a change of direction.
  @Test func theReportAsDataSteersNoTerminal() throws {
    let hostile = "a\u{9B}31m\u{7F}\u{202E}\u{2066}"
    var failed = CheckReport.Case(name: hostile, outcome: .failed)
    failed.failure = hostile
    let report = CheckReport(cases: [failed])
    for text in [try report.json(), try report.sarif(below: "/")] {
      let steering = text.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(steering.isEmpty)
    }
    #expect(try report.json().contains(#"\u009b31m\u007f\u202e\u2066"#))
  }

  @Test func theReportAsDataHasEveryCaseWithItsOutcome() throws {
    struct Read: Decodable {
      struct Wish: Decodable, Equatable { var name: String, cases: Int }
      var cases: [CheckReport.Case]
      var total: Int, whole: Int, withStandIns: Int, drawn: Int
      var missing: [Wish]
    }
    let text = try report().json()
    let read = try JSONDecoder().decode(Read.self, from: Data(text.utf8))
    #expect(read.cases == report().cases)
    #expect(read.total == 4 && read.whole == 1 && read.withStandIns == 3 && read.drawn == 1)
    #expect(
      read.missing == [
        Read.Wish(name: "View.glow()", cases: 2), Read.Wish(name: "Chart", cases: 1),
      ])
  }
}
