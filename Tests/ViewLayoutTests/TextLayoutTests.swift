import Foundation
import TestSupport
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
      ("well-known fact", 6, ["well-", "known", "fact"]),
      ("at -5 degrees", 6, ["at -5", "degree", "s"]),
      ("phone 555-1234", 10, ["phone", "555-1234"]),
      ("and/or maybe", 5, ["and/", "or", "maybe"]),
      ("24/7 open", 3, ["24/", "7", "ope", "n"]),
      ("Berlin–Paris", 8, ["Berlin–", "Paris"]),
      ("yes—no", 4, ["yes—", "no"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
      ("ab\u{200B}cd", 3, ["ab\u{200B}", "cd"]),
      ("ab\u{2060}cd ef", 4, ["ab\u{2060}cd", "ef"]),
      ("キャンペーン", 4, ["キャ", "ン", "ペー", "ン"]),
      ("到着「東京」駅", 6, ["到着", "「東", "京」駅"]),
      ("价格￥100元", 6, ["价格", "￥100", "元"]),
      ("到着まで5分。", 8, ["到着まで", "5分。"]),
      ("ﾊﾝｶｸｶﾅ", 3, ["ﾊﾝｶ", "ｸｶﾅ"]),
      ("한국어 텍스트", 6, ["한국어", "텍스트"]),
      ("Pizza🍕ready", 7, ["Pizza🍕", "ready"]),
      ("see (note) x", 5, ["see", "(note", ") x"]),
      ("one\r\ntwo", 8, ["one", "two"]),
      ("trailing   ", 8, ["trailing"]),
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
    // Eight letters of 8 points: the line is lower with them.
    #expect(placed.bounds.size == Size(width: 40, height: 10))
    #expect(placed.lineTexts == ["Boarding"])
    #expect(ViewNode(.text(content)).placed(24, 16).lineTexts == ["Board…"])
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

  @Test func aWordOfTenThousandCharactersIsCutIntoLines() {
    let word = String(repeating: "x", count: 10_000)
    #expect(lines(word, columns: 40).count == 250)
    #expect(lines(word, columns: 40, limit: 2).last == String(repeating: "x", count: 39) + "…")
    #expect(lines(word, columns: nil) == [word])
    let wide = String(repeating: "漢", count: 10_000)
    #expect(lines(wide, columns: 41).count == 500)
    let spaces = "a" + String(repeating: " ", count: 10_000)
    #expect(lines(spaces, columns: 3) == ["a  "])
  }

  @Test(arguments: [
    "\u{202E}\u{2066}", "\u{0}\u{1}\u{7F}", String(repeating: "\u{301}", count: 500), "\u{FFFF}",
    "\u{E000}", "\u{200D}\u{200D}", "a\u{0300}\u{0301}\u{0302}\u{0303}", "\n\n\n", "\u{2028}",
    String(decoding: [0xED, 0xA0, 0x80, 0x41], as: UTF8.self),
  ])
  func oddTextHasASizeOnEveryRoom(string: String) {
    for columns in [nil, 0, 1, 2, 80] as [Double?] {
      for limit in [nil, 1, 0, -5] as [Int?] {
        var content = TextContent(string)
        content.lineLimit = limit
        let placed = ViewNode(.text(content)).placed(columns.map { $0 * 8 }, 32)
        #expect(placed.bounds.height >= 16 && placed.bounds.width >= 0)
        for line in placed.lines {
          #expect(line.bounds.width <= placed.bounds.width + 1e-9)
          #expect(Double(DisplayWidth.columns(of: line.string)) * 8 <= placed.bounds.width + 1e-9)
        }
      }
    }
  }

  /// What is measured is what is drawn, for any text in any room.
  @Test func linesAreAsWideAsTheirBounds() {
    var generator = SeededGenerator(seed: 7)
    let parts = [
      "a", "bc-", " ", "日", "、", "「", "👍🏽", "❤\u{FE0F}", "🇩🇪", "e\u{301}", "—", "\n", "5", "/",
    ]
    for _ in 0..<300 {
      let string = (0..<Int.random(in: 0...40, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let columns = Double(Int.random(in: 2...20, using: &generator))
      let truncation: TextContent.Truncation =
        [.head, .middle, .tail].randomElement(using: &generator) ?? .tail
      var content = TextContent(string)
      content.lineLimit = Int.random(in: 1...4, using: &generator)
      content.truncation = truncation
      let placed = ViewNode(.text(content)).placed(columns * 8, 400)
      #expect(placed.lines.count <= content.lineLimit ?? 0)
      for line in placed.lines {
        #expect(Double(DisplayWidth.columns(of: line.string)) * 8 == line.bounds.width, "\(string)")
        #expect(line.bounds.width <= columns * 8)
      }
    }
  }

  @Test func trackingTakesWholeCellsOnTheGrid() {
    for (points, cells, exact) in [
      (2.0, 3.0, 30.0), (4, 6, 36), (8, 6, 48), (-3, 3, 15), (.nan, 3, 24),
    ] {
      let node = ViewNode(.text(TextContent("abc", style: RunStyle(tracking: points))))
      #expect(node.size(200, 16, .cells).width == cells * 8)
      #expect(node.size(200, 16).width == exact)
    }
  }

  @Test func shorterFormsAreTriedBeforeAnythingIsCut() {
    let timer = Sample.timer(3_900)
    #expect(timer.placed(56, 16).lineTexts == ["1:05:00"])
    #expect(timer.placed(48, 16).lineTexts == ["1:05"])
    #expect(timer.placed(24, 16).lineTexts == ["1:…"])
    let relative = ViewNode(
      .text(
        TextContent(
          runs: [
            TextRun(.literal("in ")),
            TextRun(.timed(.relative(Sample.now.addingTimeInterval(674)))),
          ], lineLimit: 1)))
    #expect(relative.placed(136, 16).lineTexts == ["in 11 min, 14 sec"])
    #expect(relative.placed(128, 16).lineTexts == ["in 11min 14sec"])
    #expect(relative.placed(88, 16).lineTexts == ["in 11m 14s"])
    #expect(relative.placed(56, 16).lineTexts == ["in 11m"])
    #expect(relative.placed(40, 16).lineTexts == ["in 1…"])
  }

  @Test(
    "a word that a phone does not split (GRID-6)",
    arguments: [
      (15, "to Airport", 6, nil, ["to", "Airport"]),
      // On a phone "Airport" is wider than five columns, or the cells are three more than the line.
      (15, "to Airport", 5, nil, ["to", "Air-", "port"]),
      (8, "to Airport", 4, nil, ["to", "Air-", "port"]),
      (15, "to Airport", 6, 1, ["to Ai…"]),
      (15, "Airport", 6, 1, ["Airpo…"]),
    ] as [(Double, String, Double, Int?, [String])])
  func wordsStayWhole(
    size: Double, string: String, columns: Double, limit: Int?, expected: [String]
  ) {
    var content = TextContent(string, style: RunStyle(font: FontValue(size: .points(size))))
    content.lineLimit = limit
    let node = ViewNode(.text(content))
    #expect(node.placed(columns * 8, nil, .cells).lineTexts == expected)
  }
}
