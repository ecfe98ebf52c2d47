import CellRaster
import Emulator
import Foundation
import HostProtocol
import PhoneScreen
import TestSupport
import Testing
import WidgetBuild

@testable import Previewer

/// What is said of a save that cannot be seen.
final class WidgetProblemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(_ text: String) throws -> String {
    let url = folder.url.appendingPathComponent("Ride.swift").standardizedFileURL
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func error(_ output: String) -> WidgetBuildError {
    .doesNotCompile(WidgetBuildError.Diagnosis(output: output))
  }

  @Test func firstErrorHasPlaceLineAndTheNumberOfOthers() throws {
    let path = try source("let a = 1\n  Text(foo)\nlet b = 2\n")
    let problem = WidgetProblem(
      error(
        """
        \(path):2:8: error: cannot find 'foo' in scope
          Text(foo)
               ^~~
        \(path):3:1: error: something else
        """))
    #expect(problem.place == WidgetProblem.Place(file: path, line: 2, column: 8))
    #expect(problem.place?.text == "Ride.swift:2:8")
    #expect(problem.message == "cannot find 'foo' in scope")
    #expect(problem.excerpt == "  Text(foo)")
    #expect(problem.more == 1)
  }

  @Test func failureWithoutAPlaceSaysItsWords() {
    let problem = WidgetProblem(.noWidget(path: "x", count: 3))
    #expect(problem.place == nil)
    #expect(problem.message.contains("no Live Activity in 'x'"))
  }

  private func drawn(
    _ problem: WidgetProblem, columns: Int = 40, rows: Int = 10, look: RenderStyle = RenderStyle()
  ) -> [String] {
    let style = CellStyle(foreground: .white, background: .black)
    var grid = CellGrid(size: CellSize(columns: columns, rows: rows), style: style)
    ProblemPanel(problem).draw(in: grid.bounds, look: look, into: &grid)
    return (0..<rows).map { row in
      let text = (0..<columns).map { grid[$0, row].glyph }.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func panelHasACaretUnderTheColumn() {
    let problem = WidgetProblem(
      .build, "no such thing", at: .init(file: "/x/Ride.swift", line: 12, column: 10),
      excerpt: "    Text(foo)")
    #expect(
      drawn(problem).suffix(3) == [
        " ✗ Ride.swift:12:10: no such thing", " 12 │ Text(foo)", "    │      ^",
      ])
    #expect(
      drawn(problem, look: RenderStyle(glyphs: .ascii)).suffix(3) == [
        " x Ride.swift:12:10: no such thing", " 12 | Text(foo)", "    |      ^",
      ])
  }

  @Test func longSourceLineIsCutSoThatTheCaretIsSeen() throws {
    let line = String(repeating: "a.", count: 60) + "foo"
    let problem = WidgetProblem(
      .build, "no", at: .init(file: "/x/A.swift", line: 7, column: 121), excerpt: line)
    let rows = drawn(problem).suffix(2)
    let caret = try #require(rows.last?.firstIndex(of: "^"))
    let offset = try #require(rows.last).distance(
      from: try #require(rows.last).startIndex, to: caret)
    #expect(offset < 40)
    let text = Array(try #require(rows.first))
    #expect(String(text[offset..<offset + 3]) == "foo")
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 2), (34, 3)])
  func everySizeIsDrawn(columns: Int, rows: Int) {
    let problem = WidgetProblem(
      .build, "a message of some words", at: .init(file: "/x/R.swift", line: 1, column: 3),
      excerpt: "ab 🍕 c")
    #expect(drawn(problem, columns: columns, rows: rows).count == rows)
  }

  // MARK: Traps

  @Test func placeIsTheInnermostFrameOfTheUsersFiles() {
    let symbols = """
      ??:0
      /usr/lib/swift/Array.swift:12
      /src/Ride.swift:0
      /src/Ride.swift:38 (discriminator 3)
      /src/Card.swift:7
      """
    #expect(
      CrashSymbolizer.location(inSymbols: symbols, files: ["/src/Ride.swift", "/src/Card.swift"])
        == WidgetProblem.Place(file: "/src/Ride.swift", line: 38))
    #expect(CrashSymbolizer.location(inSymbols: symbols, files: ["/src/Other.swift"]) == nil)
  }

  @Test(
    arguments: [
      ("IslandWidget/Ride.swift:12: Fatal error: gone", 12),
      ("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", nil),
      ("no place at all", nil),
    ] as [(String, Int?)])
  func wordsOfATrapNameThePlaceWhereItIsTheUsers(words: String, line: Int?) {
    let failure = WidgetFailure.trapped(signal: 4, message: words)
    #expect(CrashSymbolizer.location(inMessage: failure, files: ["/src/Ride.swift"])?.line == line)
  }

  @Test(
    arguments: [
      (
        WidgetFailure.trapped(
          signal: 4, message: "Swift/Array.swift:692: Fatal error: Index out of range"),
        "the widget trapped: Index out of range"
      ),
      (
        .trapped(signal: 4, message: nil),
        "the widget trapped (an overflow, a division by zero or a similar error)"
      ),
      (.timedOut(seconds: 2), "the widget did not reply within 2 s and was stopped"),
      (
        .limitExceeded(.memory, frames: []),
        "the widget used more than 1024 MB of memory and was stopped; "
          + "ISLAND_LIMITS=memory=2048 allows more"
      ),
      (
        .limitExceeded(.file, frames: []),
        "the widget used more than 1024 MB in one file and was stopped; "
          + "ISLAND_LIMITS=file=2048 allows more"
      ),
      (.outputLimitExceeded(bytes: 9 << 20), "the widget printed 9 MB at once and was stopped"),
    ] as [(WidgetFailure, String)])
  func endOfAChildIsNamed(failure: WidgetFailure, words: String) {
    #expect(WidgetProblem(failure, at: nil).message == words)
  }
}
