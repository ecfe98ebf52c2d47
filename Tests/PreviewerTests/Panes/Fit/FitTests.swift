import ActivityModel
import TestSupport
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
@testable import Previewer
import Testing
import ViewArchive
import WidgetLint

/// What the rules found, on the pictures and in a list.
struct FitTests {
  private typealias S = InspectionSample

  private static let environment = ArchiveEnvironment(now: SheetSample.now)

  /// A card with a tiny text, and a compact side that is too wide and cut.
  private var archive: ActivityArchive {
    var archive = S.archive
    let tiny = RunStyle(font: FontValue(size: .points(8)))
    archive.lockScreen?.children[1].children[1].kind = .text(TextContent("right", style: tiny))
    return archive
  }

  private func findings(_ archive: ActivityArchive) -> [LintFinding] {
    ArchiveLint(archive, in: Self.environment).findings()
  }

  @Test func aFindingKnowsItsLineAndItsLayer() throws {
    let finding = try #require(findings(archive).first { $0.rule == .smallText })
    #expect(finding.place == S.place(15))
    #expect(finding.layer != nil)
    #expect(finding.line.hasPrefix("/src/Delivery.swift:15: warning: L11 lock screen"))
  }

  @Test func aFindingOfThePhoneIsMarkedOnTheCellsOfItsView() throws {
    let found = findings(archive)
    let frame = S.frame(of: archive)
    let mark = try #require(
      FitMarks(found, on: frame).marks.first { $0.finding.rule == .smallText })
    let tree = FrameTree(frame)
    let view = try #require(tree.views.first { $0.kind.title == "Text “right”" })
    #expect(mark.cells == view.cells)
    #expect(found[mark.index] == mark.finding)
  }

  @Test func aPictureShowsWhatItsPartsAreAbout() {
    let found = findings(archive)
    #expect(
      FitMarks(found, on: S.frame(.compact, of: archive)).marks.allSatisfy {
        $0.finding.part == .compactLeading || $0.finding.part == .compactTrailing
      })
    #expect(FitMarks(found, on: S.frame(.surface(.watch), of: archive)).marks.isEmpty)
  }

  @Test func aTextThatAPhoneBreaksElsewhereIsMarked() throws {
    var archive = S.archive
    let style = RunStyle(font: FontValue(size: .points(34)))
    let text = "nine minutes from here to the airport"
    archive.lockScreen?.children[1].children[1].kind = .text(TextContent(text, style: style))
    let frame = S.frame(of: archive)
    let views = ArchiveLint(archive, in: Self.environment).views
    let marks = FitMarks([], phoneViews: views, on: frame)
    let tree = FrameTree(frame)
    let view = try #require(tree.views.first { $0.kind.title.hasPrefix("Text “nine") })
    #expect(marks.lineBreaks.contains(view.cells))
    let look = RenderStyle(depth: .mono)
    #expect(marks.drawn(on: frame.grid, look: look, chosen: nil).words.contains("wrap"))
    var inspector = Inspector(frame)
    inspector.phoneViews = views
    let index = try #require(tree.views.firstIndex { $0.kind == view.kind })
    inspector.select(index)
    let lines = InspectorText(inspector).lines.map(\.value)
    let phone = try #require(lines.first { $0.hasPrefix("its lines: ") })
    #expect(phone.contains(" / "))
    #expect(phone.replacingOccurrences(of: " / ", with: " ") == "its lines: \(text)")
    // What is one line on both has no mark.
    #expect(FitMarks([], phoneViews: views, on: S.frame(.compact, of: archive)).lineBreaks.isEmpty)
  }

  @Test(arguments: [ColorDepth.direct, .mono])
  func badgesAreReadWithAndWithoutColour(depth: ColorDepth) throws {
    let found = findings(archive)
    let frame = S.frame(of: archive)
    let index = try #require(found.firstIndex { $0.rule == .smallText })
    let marks = FitMarks(found, on: frame)
    let grid = marks.drawn(on: frame.grid, look: RenderStyle(depth: depth), chosen: index)
    #expect(grid.words.contains("L11"))
    let cells = try #require(marks.marks.first { $0.index == index }).cells
    #expect(grid[cells.column, cells.row].style.attributes.contains(.underline))
  }

  @Test func theListIsGoneThroughAndShowsWhereToLook() throws {
    var pane = FitPane(findings(archive))
    let index = try #require(pane.findings.firstIndex { $0.part == .lockScreen })
    while pane.index != index { _ = pane.handle(KeyStroke(.down)) }
    let before = pane.index
    _ = pane.handle(KeyStroke(.down))
    #expect(pane.handle(KeyStroke(.up)) == .focus(.lockScreen))
    #expect(pane.index == before)
    #expect(pane.handle(KeyStroke(.character("x"))) == .ignored)
    #expect(pane.handle(KeyStroke(.character("l"))) == .closed)
  }

  @Test func theListSaysRuleViewPointsAndLine() throws {
    var pane = FitPane(findings(archive))
    while pane.chosen?.rule != .smallText { _ = pane.handle(KeyStroke(.down)) }
    var grid = CellGrid(
      size: CellSize(columns: 44, rows: 30),
      style: CellStyle(foreground: .white, background: .black))
    pane.draw(in: grid.bounds, look: RenderStyle(), into: &grid)
    for part in ["> L11 W lock screen: Text “right”", "8 pt; the smallest", "Delivery.swift:15"] {
      #expect(grid.words.contains(part), "\(part) in\n\(grid.words)")
    }
  }

  @Test func nothingFoundIsSaid() {
    var grid = CellGrid(
      size: CellSize(columns: 44, rows: 8),
      style: CellStyle(foreground: .white, background: .black))
    FitPane([]).draw(in: grid.bounds, look: RenderStyle(), into: &grid)
    #expect(grid.words.contains("No findings"))
  }

  @Test func whatWasChosenStaysWhileItIsFound() throws {
    var pane = FitPane(findings(archive))
    while pane.chosen?.rule != .smallText { _ = pane.handle(KeyStroke(.down)) }
    pane.show(Array(pane.findings.dropFirst()))
    #expect(pane.chosen?.rule == .smallText)
    pane.show([])
    #expect(pane.chosen == nil)
  }

  // MARK: Jitter

  private func timer(_ font: FontValue, _ alignment: TextContent.Alignment) -> ViewNode {
    let timed = TimedText.interval(
      start: SheetSample.now, end: SheetSample.now.addingTimeInterval(299), pause: nil,
      countsDown: true, showsHours: true)
    return ViewNode(
      .text(
        TextContent(
          runs: [TextRun(.timed(timed), style: RunStyle(font: font))], alignment: alignment)))
  }

  private func jitter(
    digits: Bool, _ alignment: TextContent.Alignment = .leading
  ) -> [LintFinding] {
    var archive = S.archive
    let font = FontValue(size: .points(20), hasMonospacedDigits: digits)
    archive.lockScreen?.children.append(timer(font, alignment).framed(80, nil))
    return findings(archive).filter { $0.rule == .unframedTimer && $0.part == .lockScreen }
  }

  @Test func digitsThatJumpAreFoundByRunningTheClock() throws {
    let finding = try #require(jitter(digits: false).first)
    #expect(finding.severity == .info)
    #expect(finding.message.contains("monospacedDigit"))
    #expect(finding.view == "Text “timer”")
  }

  @Test func aTextThatMovesAsAWholeIsAWarning() throws {
    let finding = try #require(jitter(digits: false, .trailing).first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("all of it moves by"))
  }

  @Test func digitsOfOneWidthHoldStill() {
    #expect(jitter(digits: true).isEmpty)
    #expect(jitter(digits: true, .trailing).isEmpty)
  }
}
