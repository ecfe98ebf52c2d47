import TestSupport
import Testing
import ViewArchive

@testable import ViewLayout

/// Text as a phone sets it, against the figures of LAYOUT-13 to LAYOUT-22.
struct PhoneMetricsTests {
  private func width(_ text: String, _ font: FontValue) -> Double {
    ViewNode(.text(TextContent(text, style: RunStyle(font: font)))).placed(nil, nil, .phone).bounds
      .width
  }

  private func size(_ points: Double, _ weight: FontValue.Weight? = nil) -> FontValue {
    FontValue(size: .points(points), weight: weight)
  }

  /// 12 points have no tracking, so that widths are the table's.
  @Test(arguments: [("0123456789", 0.60), ("2345", 0.62), (":", 0.28), (" ", 0.27)])
  func charactersHaveTheWidthsOfTheSystemFont(_ text: String, _ ems: Double) {
    let expected = ems * 12 * Double(text.count)
    #expect(abs(width(text, size(12)) - expected) < 0.05 * expected)
  }

  @Test func lowerCaseAndCapitalsAverageAsPublished() {
    // Ordinary English, where narrow letters are common.
    let lower = "thequickbrownfoxjumpsoverthelazydogandthensleepsinthesun"
    #expect(abs(width(lower, size(12)) / 12 / Double(lower.count) - 0.52) < 0.026)
    let capitals = "THEQUICKBROWNFOXJUMPSOVERTHELAZYDOG"
    #expect(abs(width(capitals, size(12)) / 12 / Double(capitals.count) - 0.66) < 0.033)
  }

  @Test func digitsOfOneWidthDoNotJitter() {
    var mono = size(12)
    mono.hasMonospacedDigits = true
    #expect(width("1:11", mono) == width("0:00", mono))
    #expect(width("1:11", size(12)) < width("0:00", size(12)))
  }

  /// A timer in the closed island fits a frame of 32 points on phones, and is 30.7 wide with its
  /// digits' own room left out.
  @Test func digitsOfOneWidthAreAsWideAsOnPhones() {
    var mono = size(15, .medium)
    mono.hasMonospacedDigits = true
    #expect(width("0:00", mono) > 30.7 && width("0:00", mono) < 32)
    // A title in an island, of 57.5 points with its digits' own room.
    var title = size(28)
    title.hasMonospacedDigits = true
    #expect(abs(width("0:07", title) - 57.5) < 0.5)
  }

  @Test func aTextFitsItsOwnWidth() {
    let node = ViewNode(
      .text(TextContent("120 kg", style: RunStyle(font: FontValue(size: .points(28))))))
    let natural = node.size(nil, nil, .phone).width
    #expect(node.placed(natural - 1e-9, nil, .phone).lineTexts == ["120 kg"])
    #expect(node.placed(natural - 0.1, nil, .phone).lineTexts == ["120", "kg"])
  }

  @Test func heavierLettersAreWider() {
    let widths = [FontValue.Weight.light, .regular, .semibold, .bold, .black].map {
      width("Delivery", size(15, $0))
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  @Test func lettersWithMarksAreAsWideAsTheLetter() {
    #expect(width("é", size(12)) == width("e", size(12)))
    #expect(width("Ü", size(12)) == width("U", size(12)))
  }

  @Test func ideographsAreSquareAndEmojiWider() {
    #expect(width("球", size(12)) == 12)
    #expect(width("🚴", size(12)) == 15)
  }

  @Test(arguments: [
    (TextStyle.largeTitle, 40.67), (.headline, 20.33), (.body, 20.33), (.subheadline, 18),
    (.caption, 14.33), (.caption2, 13.33),
  ])
  func oneLineIsAsHighAsItsLetters(_ style: TextStyle, _ height: Double) {
    let text = TextContent("Gate 12", style: RunStyle(font: FontValue(size: .style(style))))
    #expect(abs(ViewNode(.text(text)).placed(nil, nil, .phone).bounds.height - height) < 0.01)
  }

  /// A person's larger text makes a style larger; a size in points stays.
  @Test func stylesFollowThePersonsTextSize() {
    var font = FontValue.body
    font.typeSize = .accessibility5
    let text = TextContent("Gate 12", style: RunStyle(font: font))
    #expect(abs(ViewNode(.text(text)).placed(nil, nil, .phone).bounds.height - 63.33) < 0.01)
    var fixed = size(17)
    fixed.typeSize = .accessibility5
    #expect(fixed.pointSize == 17)
  }

  @Test func theTallestFontMakesTheLine() {
    let text = TextContent(runs: [
      TextRun(.literal("12"), style: RunStyle(font: FontValue(size: .style(.title)))),
      TextRun(.literal("min"), style: RunStyle(font: FontValue(size: .style(.caption)))),
    ])
    #expect(abs(ViewNode(.text(text)).placed(nil, nil, .phone).bounds.height - 33.67) < 0.01)
  }

  @Test func baselinesOfDifferentFontsMeet() throws {
    let text = { (style: TextStyle) in
      ViewNode(.text(TextContent("8", style: RunStyle(font: FontValue(size: .style(style))))))
    }
    let row = Sample.hstack(
      spacing: 0, alignment: .firstTextBaseline, text(.largeTitle), text(.caption))
    let placed = row.placed(nil, nil, .phone)
    let large = try #require(placed.children.first?.bounds)
    let small = try #require(placed.children.last?.bounds)
    // The ascents of 34 and 12 points.
    #expect(abs((small.minY - large.minY) - (32.38 - 11.43)) < 0.1)
  }

  @Test func textWrapsAndTruncatesWhereItsLettersEnd() {
    var content = TextContent("iiiii WWWWW", style: RunStyle(font: size(12)))
    let wide = width("WWWWW", size(12)) + 0.1
    let wrapped = ViewNode(.text(content)).placed(wide, nil, .phone)
    #expect(wrapped.lines.count == 2 && !wrapped.lines.contains(where: \.isTruncated))
    content.lineLimit = 1
    #expect(ViewNode(.text(content)).placed(wide, nil, .phone).lines.first?.isTruncated == true)
  }

  /// A hair less than the text needs cuts it; a scale factor saves it.
  @Test func theScaleFactorShrinksWithoutSteps() {
    var content = TextContent("Deliveroo", style: RunStyle(font: size(17)))
    content.lineLimit = 1
    let natural = width("Deliveroo", size(17))
    #expect(
      ViewNode(.text(content)).placed(natural * 0.9, nil, .phone).lines.first?.isTruncated == true)
    content.minimumScaleFactor = 0.85
    let scaled = ViewNode(.text(content)).placed(natural * 0.9, nil, .phone)
    #expect(scaled.lines.first?.isTruncated == false)
    #expect(abs(scaled.bounds.width - natural * 0.9) < 0.001)
    #expect(abs(scaled.bounds.height - 20.33 * 0.9) < 0.34)
    // What is cut even so stays as small as it may be.
    let cut = ViewNode(.text(content)).placed(natural * 0.8, nil, .phone)
    #expect(cut.lines.first?.isTruncated == true)
    #expect(abs(cut.bounds.width - natural * 0.8) < 0.001)
    #expect(abs(cut.bounds.height - 20.33 * 0.85) < 0.34)
    let letters = ViewNode(
      .text(TextContent(cut.lineTexts.first ?? "", style: content.runs[0].style))
    )
    .placed(nil, nil, .phone).bounds.width
    #expect(letters > natural * 0.8 && letters * 0.85 <= natural * 0.8 + 0.01)
  }

  /// Letters that are far too large for their frame are drawn inside of it.
  @Test func aHugeLetterIsScaledIntoItsFrame() throws {
    var content = TextContent("\u{1F43C}", style: RunStyle(font: size(500)))
    content.minimumScaleFactor = 0.01
    let text = ViewNode(.text(content))
    let placed = text.framed(50, 50).placed(nil, nil, .phone)
    let line = try #require(placed.children.first?.lines.first).bounds
    #expect(line.minX >= 0 && line.minY >= 0 && line.maxX <= 50 && line.maxY <= 50)
    #expect(line.width > 45)
  }

  @Test func aFontOfTheProjectIsMeasured() throws {
    var font = FontValue(size: .points(20))
    font.face = FontFace(try #require(FontFile(BoxFont.regular)))
    let text = ViewNode(.text(TextContent("AB a", style: RunStyle(font: font))))
    let bounds = text.placed(nil, nil, .phone).bounds
    #expect(abs(bounds.width - 20 * (1 + 0.6 + 0.25 + 0.4)) < 0.4)
    #expect(abs(bounds.height - 24) < 0.01)
    font.hasMonospacedDigits = true
    #expect(abs(width("1", font) - 10) < 0.4)
  }
}
