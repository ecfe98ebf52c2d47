import Foundation
import SourceRules
import Testing
import ViewArchive
import WidgetLint

struct SourceLintTests {
  private static let opening =
    "var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { context in "
  private static let closing = "Text(\"a\") } dynamicIsland: { context in DynamicIsland { } } }\n"

  struct Row: Sendable, CustomTestStringConvertible {
    var rule: LintRule
    var breaks: String
    var keeps: String
    var testDescription: String { rule.rawValue }
  }

  private func findings(_ text: String) -> [LintFinding] {
    SourceLint([("Ride.swift", text)]).findings()
  }

  @Test(arguments: [
    Row(rule: .neverStale, breaks: "", keeps: "context.isStale ? 1 : 2;"),
    Row(
      rule: .alwaysOnAnimation, breaks: "Text(\"b\").animation(.easeOut, value: 1);",
      keeps: "Text(\"b\").animation(nil, value: 1);"),
    Row(
      rule: .alwaysOnAnimation, breaks: "Text(\"b\").contentTransition(.numericText());",
      keeps: "isLuminanceReduced; Text(\"b\").contentTransition(.numericText());"),
    Row(rule: .noSmallFamily, breaks: "", keeps: "x.supplementalActivityFamilies([.small]);"),
    Row(
      rule: .islandBackground,
      breaks: "DynamicIsland { Text(\"b\").activityBackgroundTint(.red) };",
      keeps: "Text(\"b\").activityBackgroundTint(.red);"),
    Row(
      rule: .invertedRange, breaks: "Text(timerInterval: Date.now...context.state.end);",
      keeps: "Text(timerInterval: context.state.start...context.state.end);"),
    Row(
      rule: .invertedRange, breaks: "Text(timerInterval: Date()...end);",
      keeps: "Text(timerInterval: Date()...max(end, Date()));"),
    Row(
      rule: .defaultDismissal, breaks: "await activity.end(content, dismissalPolicy: .default);",
      keeps: "await activity.end(content, dismissalPolicy: .after(date));"),
    Row(
      rule: .defaultDismissal, breaks: "await activity.end(nil, dismissalPolicy: .immediate);",
      keeps: "stream.end();"),
    Row(
      rule: .network, breaks: "AsyncImage(url: context.state.url);",
      keeps: "Image(\"a\");"),
    Row(
      rule: .network, breaks: "Data(contentsOf: address);",
      keeps: "Data(contentsOf: URL(fileURLWithPath: path));"),
    Row(rule: .network, breaks: "URLSession.shared.data(from: a);", keeps: "Store.shared.data();"),
    Row(
      rule: .frozenView, breaks: "Text(\"\\(Int(end.timeIntervalSinceNow)) s\");",
      keeps: "let left = end.timeIntervalSinceNow;"),
    Row(
      rule: .frozenView, breaks: "v.animation(.linear.repeatForever());",
      keeps: "v.animation(.linear);"),
    Row(rule: .frozenView, breaks: "v.onReceive(clock) { _ in };", keeps: "v.onAppear {};"),
    Row(rule: .deadControl, breaks: "v.onTapGesture { };", keeps: "v.padding();"),
  ])
  func ruleTellsWhatBreaksItFromWhatDoesNot(_ row: Row) {
    let broken = findings(Self.opening + row.breaks + Self.closing)
    #expect(broken.contains { $0.rule == row.rule && $0.place?.file == "Ride.swift" })
    let kept = findings(Self.opening + row.keeps + Self.closing)
    #expect(kept.filter { $0.rule == row.rule } == [])
  }

  @Test func aFormatStyleOfOnesOwnIsFoundOnItsLine() {
    let text = Self.opening + Self.closing + "\nstruct Laps:\n  DiscreteFormatStyle {}\n"
    #expect(findings(text).first { $0.rule == .frozenView }?.place?.line == 4)
  }

  /// What has no literal is at the declaration of its part.
  @Test func aFindingWithoutAPlaceIsAtItsPart() {
    let lint = SourceLint([
      (
        "A.swift",
        "\nlet c = ActivityConfiguration(for: A.self) {} dynamicIsland: { _ in\nDynamicIsland {} }"
      )
    ])
    func line(_ part: ArchivePart?) -> Int? {
      LintFinding(.height, .info, "", part: part).located(by: lint).place?.line
    }
    #expect(line(.expanded) == 3 && line(.minimal) == 3)
    #expect(line(.lockScreen) == 2 && line(nil) == 2)
  }

  /// A comment or a text that names something does not use it.
  @Test func wordsInCommentsAndTextsDoNotCount() {
    let text = Self.opening + "Text(\"isStale\");" + Self.closing + "// isStale\n"
    #expect(findings(text).contains { $0.rule == .neverStale })
  }

  @Test func sourcesWithoutALiveActivityHaveNoFindings() {
    #expect(findings("struct Clock: View { var body: some View { Text(\"b\") } }").isEmpty)
  }

  @Test func aTextIsFoundWhereItIsWrittenOnce() {
    let lint = SourceLint([
      ("A.swift", "let a = 1\nlet b = \"Rider\"\n"),
      ("B.swift", "let c = \"Stop\"\nlet d = \"Stop\""),
    ])
    #expect(lint.place(of: "Rider") == SourcePlace(file: "A.swift", line: 2))
    #expect(lint.place(of: "Stop") == nil && lint.place(of: "Go") == nil)
  }

  /// What does not parse is read as far as it goes.
  @Test func brokenSourcesAreReadAsFarAsTheyGo() {
    #expect(findings(Self.opening + "((((").contains { $0.rule == .neverStale })
  }
}
