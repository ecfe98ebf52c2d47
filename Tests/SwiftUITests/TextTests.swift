import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite
struct TextTests {
  nonisolated private static let start = Date(timeIntervalSinceReferenceDate: 0)
  nonisolated private static let end = Date(timeIntervalSinceReferenceDate: 300)
  nonisolated private static let bold = RunStyle(font: FontValue(weight: .emphasized))

  private func runs(_ view: Text, locale: String = "en_US") -> [TextRun] {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    guard case .text(let content) = nodes(view, in: values).first?.kind else { return [] }
    return content.runs
  }

  private func string(_ view: Text, locale: String = "en_US") -> String {
    runs(view, locale: locale)
      .map { if case .literal(let string) = $0.content { string } else { "?" } }.joined()
  }

  @Test(arguments: [
    (Text("plain \(1)"), "plain 1"),
    (Text("\(1234) of \(1_000_000)"), "1,234 of 1,000,000"),
    (Text("\(-1234)"), "-1,234"),
    (Text("\(1.5)"), "1.500000"),
    (Text("\(2.25, specifier: "%.1f")"), "2.2"),
    (Text("\(1234.5, specifier: "%.2f") km"), "1,234.50 km"),
    (Text("\(7, specifier: "%02lld")"), "07"),
    (Text("\("name")!"), "name!"),
    (Text("\(0.5, format: .percent)"), "50%"),
    (Text(12, format: .number), "12"),
    (Text(verbatim: "**not bold** \(1234)"), "**not bold** 1234"),
    (Text("a") + Text("b"), "ab"),
    (Text("in \(Text("b"))"), "in b"),
    (Text(String("*kept*")), "*kept*"),
    (Text("\(LocalizedStringResource("word"))"), "word"),
    (Text(LocalizedStringResource("r \(1)")), "r 1"),
    (Text(AttributedString("attributed")), "attributed"),
  ])
  func interpolationsBecomeText(view: Text, expected: String) {
    #expect(string(view) == expected)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("100%", "100%"), ("\(5) min", "%lld min"), ("\("a") at 5%", "%@ at 5%%"),
      ("\(1.5)", "%lf"), ("\(Float(1))", "%f"), ("\(UInt8(1)) \(UInt(1))", "%u %llu"),
      ("\(2.25, specifier: "%.1f") km", "%.1f km"), ("\(0.5, format: .percent)", "%@"),
      ("\(start, style: .timer) \(Text("b")) \(Image(systemName: "star"))", "%@ %@ %@"),
      ("\(timerInterval: start...end)", "%@"), ("**\(1)**", "**%lld**"),
    ] as [(LocalizedStringKey, String)])
  func keysHaveASpecifierForEachInterpolation(key: LocalizedStringKey, expected: String) {
    #expect(key.key == expected)
  }

  @Test func numbersAreWrittenAsTheLocaleDoes() {
    #expect(string(Text("\(1234.5, specifier: "%.1f")"), locale: "de_DE") == "1.234,5")
    #expect(string(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
  }

  @Test(arguments: [
    (Text(start, style: .timer), TimedText.timer(start)),
    (Text(start, style: .relative), .relative(start)),
    (Text(start, style: .offset), .offset(start)),
    (Text(start, style: .date), .date(start)),
    (Text(start, style: .time), .time(start)),
    (Text(start...end), .range(start: start, end: end)),
    (Text(DateInterval(start: start, end: end)), .range(start: start, end: end)),
    (
      Text(timerInterval: start...end),
      .interval(start: start, end: end, pause: nil, countsDown: true, showsHours: true)
    ),
    (
      Text(timerInterval: start...end, pauseTime: end, countsDown: false, showsHours: false),
      .interval(start: start, end: end, pause: end, countsDown: false, showsHours: false)
    ),
  ])
  func timesStayTimes(view: Text, expected: TimedText) {
    #expect(runs(view) == [TextRun(.timed(expected))])
  }

  @Test func timesAndSymbolsStandInsideText() {
    let view = Text("Ends \(Self.end, style: .timer) \(Image(systemName: "star"))")
    #expect(
      runs(view) == [
        TextRun(.literal("Ends ")), TextRun(.timed(.timer(Self.end))), TextRun(.literal(" ")),
        TextRun(.symbol("star")),
      ])
    let interval = Text("\(timerInterval: Self.start...Self.end)")
    #expect(
      runs(interval) == [
        TextRun(
          .timed(
            .interval(
              start: Self.start, end: Self.end, pause: nil, countsDown: true, showsHours: true)))
      ])
  }

  @Test func markdownOfLiteralsIsStyle() {
    let italic = RunStyle(font: FontValue(isItalic: true))
    let both = RunStyle(font: FontValue(weight: .emphasized, isItalic: true))
    let code = RunStyle(font: FontValue(design: .monospaced))
    #expect(
      runs(Text("a **b \(1)** *c* ~~d~~ `e` [f](https://g.h)")) == [
        TextRun(.literal("a ")), TextRun(.literal("b 1"), style: Self.bold), TextRun(.literal(" ")),
        TextRun(.literal("c"), style: italic), TextRun(.literal(" ")),
        TextRun(.literal("d"), style: RunStyle(isStruckThrough: true)), TextRun(.literal(" ")),
        TextRun(.literal("e"), style: code), TextRun(.literal(" ")),
        TextRun(.literal("f"), style: RunStyle(foreground: .accent)),
      ])
    #expect(runs(Text("***b***")) == [TextRun(.literal("b"), style: both)])
  }

  @Test(arguments: [
    "2 * 3 * 4", "a_b_c", "5*", "**", "[no link]", "`open", "~ 5 ~", "snake_case_name", "* item",
    "",
  ])
  func unmatchedMarksAreText(plain: String) {
    #expect(string(Text(LocalizedStringKey(plain))) == plain)
  }

  @Test func escapedMarksAreText() {
    #expect(string(Text(#"\*a\*"#)) == "*a*")
  }

  @Test func joinedTextsKeepTheirStyles() {
    let view = (Text("a").bold() + Text("b")).foregroundColor(.red)
    let red = StyleValue.color(.system(.red))
    #expect(
      runs(view) == [
        TextRun(
          .literal("a"), style: RunStyle(font: FontValue(weight: .emphasized), foreground: red)),
        TextRun(.literal("b"), style: RunStyle(foreground: red)),
      ])
  }

  @Test func settingsOfParagraphsAreWrittenIntoTheText() {
    let view = Text("abc").textCase(.uppercase).lineLimit(1...3).truncationMode(.middle)
      .multilineTextAlignment(.trailing).minimumScaleFactor(0.5).lineSpacing(2)
    let content = TextContent(
      runs: [TextRun(.literal("ABC"))], lineLimit: 3, reservedLines: 1, alignment: .trailing,
      truncation: .middle, minimumScaleFactor: 0.5, lineSpacing: 2)
    #expect(nodes(view) == [ViewNode(.text(content))])
  }

  @Test func fontsKeepWhatWasChained() {
    let font = Font.system(.title, design: .rounded).weight(.semibold).monospacedDigit()
    #expect(
      nodes(Text("a").font(font)) == [
        text(
          "a",
          RunStyle(
            font: FontValue(
              size: .style(.title), weight: .semibold, design: .rounded,
              hasMonospacedDigits: true)))
      ])
  }
}
