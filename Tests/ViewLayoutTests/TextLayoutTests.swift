import Foundation
import Testing
import ViewArchive

@testable import ViewLayout

/// Wrapping, cutting and aligning texts; the widths are columns of 8 points.
@Suite struct TextLayoutTests {
  private func lines(
    _ string: String, columns: Double?, limit: Int? = nil, rows: Double? = nil,
    truncation: TextContent.Truncation = .tail
  ) -> [String] {
    var content = TextContent(string)
    content.lineLimit = limit
    content.truncation = truncation
    return ViewNode(.text(content)).placed(columns.map { $0 * 8 }, rows.map { $0 * 16 }).lineTexts
  }

  @Test(
    "wrapping",
    arguments: [
      ("Your driver is here", 10, ["Your", "driver is", "here"]),
      ("aaa bbbbb cc", 9, ["aaa bbbbb", "cc"]),
      ("Wolkenkuckucksheim", 8, ["Wolkenku", "ckuckshe", "im"]),
      ("a Wolkenkuckucksheim b", 8, ["a", "Wolkenku", "ckuckshe", "im b"]),
      ("one\ntwo\n", 8, ["one", "two", ""]),
      ("", 8, [""]),
      ("  ab cd", 4, ["  ab", "cd"]),
      ("配達員が到着しました", 8, ["配達員が", "到着しま", "した"]),
      ("到着しました。次", 12, ["到着しまし", "た。次"]),
      ("次は（東京）です", 6, ["次は", "（東", "京）で", "す"]),
      ("ETA 東京駅", 8, ["ETA 東京", "駅"]),
      ("🍕🍕🍕", 5, ["🍕🍕", "🍕"]),
      ("🇩🇪 🇫🇷", 4, ["🇩🇪", "🇫🇷"]),
      ("👩‍👩‍👧‍👦 ok", 3, ["👩‍👩‍👧‍👦", "ok"]),
    ] as [(String, Double, [String])])
  func wrapping(_ string: String, _ columns: Double, _ expected: [String]) {
    #expect(lines(string, columns: columns) == expected)
  }

  @Test(
    "truncation",
    arguments: [
      (.tail, "Your driv…"), (.head, "…r is here"), (.middle, "Your …here"),
    ] as [(TextContent.Truncation, String)])
  func truncation(_ mode: TextContent.Truncation, _ expected: String) {
    let string = "Your driver is here"
    #expect(lines(string, columns: 10, limit: 1, truncation: mode) == [expected])
    #expect(lines(string, columns: 10, rows: 1, truncation: mode) == [expected])
  }

  @Test func tailCutsTheLastLineThatIsKept() {
    #expect(lines("Your driver is here now", columns: 9, limit: 2) == ["Your", "driver i…"])
    #expect(lines("Your driver is here now", columns: 10, limit: 1) == ["Your driv…"])
    #expect(lines("one two", columns: 5, limit: 1) == ["one…"])
    #expect(lines("one\ntwo", columns: nil, limit: 1) == ["one…"])
  }

  @Test func headAndMiddleKeepTheEnd() {
    #expect(lines("Your driver is here", columns: 8, limit: 1, truncation: .head) == ["…is here"])
    #expect(
      lines("Your driver is here", columns: 9, limit: 1, truncation: .middle) == ["Your…here"])
  }

  @Test func wideCharactersAreNeverHalved() {
    #expect(lines("配達員が", columns: 6, limit: 1) == ["配達…"])
    #expect(lines("配達員が", columns: 4, limit: 1) == ["配…"])
    #expect(lines("配達", columns: 1) == ["…"])
    #expect(lines("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", columns: 3, limit: 1) == ["👩‍👩‍👧‍👦…"])
  }

  @Test func lessThanAColumnIsNoWidth() {
    let placed = Sample.text("abc").placed(7, 16)
    #expect(placed.bounds.size == Size(width: 0, height: 16))
    #expect(placed.lines.map(\.string) == [""])
    #expect(placed.lines[0].isTruncated)
  }

  @Test func truncatedLineSaysSo() {
    #expect(Sample.text("abcdef", lines: 1).placed(40, 16).lines.map(\.isTruncated) == [true])
    #expect(Sample.text("abcde", lines: 1).placed(40, 16).lines.map(\.isTruncated) == [false])
  }

  @Test func reservedLinesTakeRoom() {
    var content = TextContent("a")
    content.reservedLines = 3
    #expect(ViewNode(.text(content)).size(80, 100) == Size(width: 8, height: 48))
  }

  @Test func lineSpacingSeparatesLines() {
    var content = TextContent("one two")
    content.lineSpacing = 5
    let placed = ViewNode(.text(content)).placed(32, 100)
    #expect(placed.bounds.height == 37)
    #expect(placed.lines.map(\.bounds.minY) == [0, 21])
    #expect(ViewNode(.text(content)).placed(32, 36).lines.count == 1)
  }

  @Test(
    "alignment inside the text's own box",
    arguments: [(.leading, 0), (.center, 8), (.trailing, 16)]
      as [(TextContent.Alignment, Double)])
  func alignment(_ alignment: TextContent.Alignment, _ x: Double) {
    var content = TextContent("three one")
    content.alignment = alignment
    let placed = ViewNode(.text(content)).placed(40, 100)
    #expect(placed.lines.map(\.bounds.minX) == [0, x])
  }

  @Test func runsKeepTheirStylesAcrossLinesAndCuts() {
    let bold = RunStyle(font: FontValue(weight: .bold))
    let content = TextContent(runs: [
      TextRun(.literal("ab ")), TextRun(.literal("cd ef"), style: bold),
      TextRun(.symbol("star"), style: bold),
    ])
    let placed = ViewNode(.text(content)).placed(40, 32)
    #expect(
      placed.lines.map(\.runs) == [
        [.init(.text("ab "), style: RunStyle()), .init(.text("cd"), style: bold)],
        [.init(.text("ef"), style: bold), .init(.symbol("star"), style: bold)],
      ])
    let cut = ViewNode(.text(content)).placed(40, 16)
    #expect(
      cut.lines.map(\.runs) == [
        [.init(.text("ab "), style: RunStyle()), .init(.text("c…"), style: bold)]
      ])
  }

  @Test func scaledTextFitsWithoutEllipsis() {
    var content = TextContent("Boarding")
    content.lineLimit = 1
    content.minimumScaleFactor = 0.5
    let placed = ViewNode(.text(content)).placed(40, 16)
    #expect(placed.bounds.size == Size(width: 40, height: 16))
    #expect(placed.lineTexts == ["Boarding"])
    #expect(ViewNode(.text(content)).placed(24, 16).lineTexts == ["Bo…"])
  }

  @Test func liveTextTakesAllTheWidthItIsOffered() {
    let placed = Sample.timer(754, alignment: .trailing).placed(100, 40)
    #expect(placed.bounds.size == Size(width: 100, height: 16))
    #expect(placed.lines[0].bounds == Rect(x: 60, y: 0, width: 40, height: 16))
  }

  @Test func liveTextIsIdeallyAsWideAsItsLongestValue() {
    let interval = TimedText.interval(
      start: Sample.now.addingTimeInterval(-3590), end: Sample.now.addingTimeInterval(310),
      pause: nil, countsDown: true, showsHours: true)
    let node = ViewNode(.text(TextContent(runs: [TextRun(.timed(interval))])))
    #expect(node.size(nil, nil) == Size(width: 56, height: 16))
    #expect(node.placed(nil, nil).lineTexts == ["5:10"])
  }
}
