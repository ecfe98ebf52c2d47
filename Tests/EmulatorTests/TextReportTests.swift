import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import Testing
import ViewArchive

@testable import Emulator

@Suite @MainActor struct TextReportTests {
  private static let context = TimedTextContext(now: PhoneBench.start)

  @Test(
    arguments: [
      (ViewNode(.text(TextContent("Two  \n words"))), "Two words"),
      (ViewNode(.image(ImageContent(source: .symbol("fork.knife.circle.fill")))), "fork knife"),
      (
        ViewNode(
          .image(ImageContent(source: .symbol("bolt"))), modifiers: [.accessibilityLabel("Fast")]),
        "Fast"
      ),
      (
        ViewNode(
          .button(nil),
          children: [ViewNode(.text(TextContent("Stop")))]), "button Stop"
      ),
      (
        ViewNode(
          .gridRow(nil),
          children: [
            ViewNode(.text(TextContent("a"))), ViewNode(.spacer(minLength: nil)),
            ViewNode(.text(TextContent("b")), modifiers: [.hidden]),
            ViewNode(.progress(ProgressContent(value: .fraction(0.625)))),
          ]), "a, 63 %"
      ),
      (
        ViewNode(
          .viewThatFits([.horizontal]),
          children: [ViewNode(.text(TextContent("long"))), ViewNode(.text(TextContent("short")))]),
        "long"
      ),
      (ViewNode(.unsupported("Map")), ""),
    ] as [(ViewNode, String)])
  func viewsSayWhatIsReadInThem(node: ViewNode, text: String) {
    #expect(AccessibilityText(context: Self.context).text(for: node) == text)
  }

  @Test func aClockThatTicksIsNoNews() async {
    let bench = PhoneBench(starts: ["Bento", "Tea Time"])
    _ = await bench.restingFrame()
    let before = TextReport(of: bench.session, at: bench.now)
    await bench.advance(by: 2)
    let after = TextReport(of: bench.session, at: bench.now)
    #expect(after.changes(since: before).isEmpty)
    #expect(after.lines.first == "iPhone 16 Pro, unlocked")
  }

  @Test func whatHappensIsSaidWithItsReason() async {
    let bench = PhoneBench(starts: ["Bento"])
    _ = await bench.restingFrame()
    let before = TextReport(of: bench.session, at: bench.now)
    #expect(before.lines.contains { $0.hasPrefix("Bento, compact: ") })
    await bench.press(.character("e"))
    let changes = TextReport(of: bench.session, at: bench.now).changes(since: before)
    #expect(changes.first?.hasPrefix("Bento, expanded: ") == true)
    #expect(changes.dropFirst().first?.hasPrefix("  because touched and held") == true)
    await bench.press(.character("l"))
    #expect(TextReport(of: bench.session, at: bench.now).changes(since: before).first == "locked")
  }

  @Test(
    arguments: [
      ("e", TextCommand.command(.longPress)), ("  Expand ", .command(.longPress)),
      ("esc", .command(.collapse)), ("3", .command(.app(2))), ("", .show),
      ("L", .command(.toggleLock)),
      ("lock", .lock(true)), ("unlock", .lock(false)), ("left", .command(.swipe(.left))),
      ("n", .command(.clock(.stepToDeadline))), ("quit", .command(.quit)), ("?", .help),
      ("D", .command(.device(forwards: false))), ("T", .command(.nextTheme)),
      ("QUIT", .command(.quit)), ("sing to me", .unknown("sing to me")),
      ("\u{1B}[A", .unknown("\u{1B}[a")),
    ] as [(String, TextCommand)])
  func aLineIsAWordOrAKey(line: String, command: TextCommand) {
    #expect(TextCommand(line: line) == command)
  }
}
