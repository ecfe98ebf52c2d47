import TestSupport
import Foundation
import Testing
import ViewArchive
import WidgetLint

/// Each rule of presentations.md §6 that a tree can break: one that breaks it, one that does not.
struct ArchiveLintTests {
  typealias S = LintSample

  struct Row: Sendable, CustomTestStringConvertible {
    var rule: LintRule
    var severity: LintSeverity
    var part: WritableKeyPath<ActivityArchive, ViewNode?> & Sendable
    var breaks: ViewNode
    var keeps: ViewNode
    var testDescription: String { "\(rule.rawValue) \(severity)" }

    init(
      _ rule: LintRule, _ severity: LintSeverity,
      _ part: WritableKeyPath<ActivityArchive, ViewNode?> & Sendable, breaks: ViewNode,
      keeps: ViewNode
    ) {
      self.rule = rule
      self.severity = severity
      self.part = part
      self.breaks = breaks
      self.keeps = keeps
    }
  }

  @Test func aGoodActivityHasNoFindings() {
    #expect(S.findings(in: S.good).map(\.line) == [])
  }

  @Test(arguments: rows)
  func ruleTellsWhatBreaksItFromWhatDoesNot(_ row: Row) {
    var archive = S.good
    archive[keyPath: row.part] = row.keeps
    #expect(
      S.findings(in: archive).filter { $0.rule == row.rule && $0.severity == row.severity } == [])
    archive[keyPath: row.part] = row.breaks
    #expect(S.findings(in: archive).contains { $0.rule == row.rule && $0.severity == row.severity })
  }

  /// A text at the upper left corner of a card, so many points from both edges.
  private static func cornered(_ padding: Double) -> ViewNode {
    S.text("Rider").with(.padding(Insets(all: padding)))
      .with(
        .flexFrame(
          FlexFrame(
            maxWidth: .infinity, minHeight: 100, maxHeight: .infinity,
            alignment: GuidePair(.leading, .top))))
  }

  static let rows: [Row] = [
    Row(
      .height, .error, \.lockScreen, breaks: S.card(S.text("x").framed(40, 200)),
      keeps: S.card(S.text("x").framed(40, 120))),
    Row(
      .height, .info, \.expanded, breaks: S.expanded(S.text("x").framed(40, 10)),
      keeps: S.expanded(S.text("x").framed(40, 40))),
    // Small letters fit on a phone where cells of one size break them, and large ones the reverse.
    Row(
      .brokenElsewhere, .info, \.lockScreen,
      breaks: S.text(
        "a line of sixty small letters that a phone shows in one row",
        FontValue(size: .points(11))),
      keeps: S.text("a short line")),
    Row(
      .brokenElsewhere, .info, \.expanded,
      breaks: S.expanded(S.text("a line of large letters", FontValue(size: .points(40)))),
      keeps: S.expanded(S.text("12:34"))),
    // A card has no least height (SIZE-4).
    Row(
      .height, .error, \.lockScreen, breaks: S.text("x").framed(200, 161),
      keeps: S.text("x").framed(200, 10)),
    // Margins of 20 and the 17 points of the camera below them leave 103 of the 160.
    Row(
      .height, .error, \.expanded, breaks: S.expanded(S.text("x").framed(40, 104)),
      keeps: S.expanded(S.text("x").framed(40, 103))),
    Row(
      .compactWidth, .warning, \.compactLeading, breaks: S.text("x").framed(68, 20),
      keeps: S.text("x").framed(67, 20)),
    Row(
      .compactBalance, .info, \.compactLeading, breaks: S.text("x").framed(52, 20),
      keeps: S.text("x").framed(40, 20)),
    Row(
      .cameraPadding, .warning, \.compactLeading,
      breaks: S.text("x").with(.padding(Insets(trailing: 4))),
      keeps: S.text("x").with(.padding(Insets(leading: 4)))),
    Row(
      .cameraPadding, .warning, \.compactTrailing,
      breaks: S.text("x").with(.padding(Insets(leading: 4))),
      keeps: S.text("x").with(.padding(Insets(trailing: 4)))),
    Row(
      .truncation, .warning, \.compactTrailing, breaks: S.text("Deliveroo").framed(40, 20),
      keeps: S.text("Ride").framed(40, 20)),
    Row(
      .truncation, .warning, \.minimal, breaks: S.text("Arriving").framed(36, 20),
      keeps: S.text("12").framed(36, 20)),
    Row(
      .sideHeight, .warning, \.compactLeading, breaks: S.text("x").framed(20, 38),
      keeps: S.text("x").framed(20, 36)),
    Row(
      .sideHeight, .warning, \.minimal, breaks: S.text("x").framed(46, 20),
      keeps: S.text("x").framed(45, 20)),
    Row(
      .emptyPresentation, .error, \.minimal, breaks: ViewNode(.empty), keeps: S.symbol("bolt")),
    Row(
      .unframedTimer, .warning, \.compactTrailing, breaks: S.countdown(600),
      keeps: S.countdown(600).framed(44, nil)),
    Row(
      .unframedTimer, .warning, \.minimal, breaks: S.countdown(600),
      keeps: S.countdown(600).with(.fixedSize(horizontal: true, vertical: false))),
    Row(
      .hoursInCompact, .warning, \.compactTrailing, breaks: S.countdown(3601).framed(50, nil),
      keeps: S.countdown(3600).framed(50, nil)),
    Row(
      .smallText, .warning, \.lockScreen,
      breaks: S.card(S.text("fine print", FontValue(size: .points(10)))),
      keeps: S.card(S.text("fine print", FontValue(size: .points(11))))),
    Row(
      .lightText, .info, \.minimal,
      breaks: S.text("12", FontValue(size: .points(14), weight: .regular)),
      keeps: S.text("12", FontValue(size: .points(14), weight: .medium))),
    Row(
      .manyControls, .info, \.lockScreen, breaks: S.card(S.button(), S.button()),
      keeps: S.card(S.button())),
    Row(
      .manyControls, .warning, \.expanded, breaks: S.expanded(S.button(), S.button(), S.button()),
      keeps: S.expanded(S.button(), S.button())),
    Row(
      .smallControl, .warning, \.lockScreen, breaks: S.card(S.button(60, 27)),
      keeps: S.card(S.button(60, 28))),
    Row(
      .smallControl, .info, \.lockScreen, breaks: S.card(S.button(60, 43)),
      keeps: S.card(S.button(60, 44))),
    Row(
      .deadControl, .error, \.lockScreen,
      breaks: S.card(ViewNode(.button(nil), children: [S.text("Stop").framed(60, 44)])),
      keeps: S.card(S.button())),
    Row(
      .deadControl, .error, \.lockScreen,
      breaks: S.card(ViewNode(.button(nil), children: [S.text("Stop").framed(60, 44)])),
      keeps: S.card(
        ViewNode(
          .button(IntentReference(id: "1", typeName: "I", title: "I", isDisabled: true)),
          children: [S.text("Stop").framed(60, 44)]))),
    Row(
      .underCamera, .error, \.expanded,
      breaks: S.expanded(
        S.text("Rider on the way").framed(200, 60).with(.offset(Point(x: 80, y: -40)))),
      keeps: S.expanded(S.text("Rider on the way").framed(200, 60))),
    Row(
      .lightText, .info, \.minimal,
      breaks: S.text("ab", FontValue(size: .points(14), weight: .regular)),
      keeps: S.text("🚲", FontValue(size: .points(14), weight: .regular))),
    Row(
      .deadControl, .warning, \.compactLeading, breaks: S.button(30, 30), keeps: S.text("12")),
    Row(
      .severalLinks, .warning, \.lockScreen,
      breaks: S.card(
        S.text("a").with(.widgetURL(URL(fileURLWithPath: "/a"))),
        S.text("b").with(.widgetURL(URL(fileURLWithPath: "/b")))),
      keeps: S.card(S.text("a").with(.widgetURL(URL(fileURLWithPath: "/a"))))),
    Row(
      .largeAsset, .error, \.minimal, breaks: S.asset("logo", 46, 20),
      keeps: S.asset("logo", 40, 20)),
    Row(
      .smallAsset, .info, \.lockScreen,
      breaks: S.card(S.resizable(S.asset("logo", 79, 79)).framed(40, 40)),
      keeps: S.card(S.resizable(S.asset("logo", 80, 80)).framed(40, 40))),
    Row(
      .contentMargin, .info, \.lockScreen, breaks: S.text("Rider").leading(5),
      keeps: S.text("Rider").leading(14)),
    Row(
      .corners, .warning, \.lockScreen,
      breaks: S.text("Rider").with(
        .flexFrame(
          FlexFrame(
            maxWidth: .infinity, minHeight: 100, maxHeight: .infinity,
            alignment: GuidePair(.leading, .top)))),
      keeps: S.card(S.text("Rider"))),
    // The corner of the expanded island is larger than that of a card.
    Row(
      .corners, .warning, \.lockScreen, breaks: cornered(1), keeps: cornered(8)),
    Row(
      .corners, .info, \.lockScreen, breaks: S.stack(S.text("a"), ViewNode(.divider), S.text("b")),
      keeps: S.card(S.text("a"), ViewNode(.divider), S.text("b"))),
    Row(
      .sensitiveText, .warning, \.lockScreen, breaks: S.card(S.text("jo@example.org")),
      keeps: S.card(S.text("jo@example.org").with(.privacySensitive))),
    Row(
      .advertising, .info, \.lockScreen, breaks: S.card(S.text("Summer Sale!")),
      keeps: S.card(S.text("Salesforce"))),
    Row(
      .longAnimation, .warning, \.expanded,
      breaks: S.expanded(S.text("x").with(.animation(duration: 2.5))),
      keeps: S.expanded(S.text("x").with(.animation(duration: 2)))),
    Row(
      .frozenView, .warning, \.lockScreen,
      breaks: S.card(ViewNode(.progress(ProgressContent(value: .indeterminate)))),
      keeps: S.card(ViewNode(.progress(ProgressContent(value: .fraction(0.5)))))),
    Row(
      .frozenView, .warning, \.lockScreen,
      breaks: S.card(S.text("x").with(.unsupported("symbolEffect"))), keeps: S.card(S.text("x"))),
    Row(
      .missingLabel, .info, \.minimal, breaks: S.symbol("bolt"),
      keeps: S.symbol("bolt").with(.accessibilityLabel("Charging"))),
    Row(
      .appIcon, .info, \.minimal, breaks: S.asset("AppIcon", 20, 20),
      keeps: S.asset("Wheel", 20, 20)),
  ]

  @Test func aTapThatLeadsNowhereIsFound() {
    var archive = S.good
    archive.links = ActivityArchive.Links()
    #expect(S.findings(in: archive).contains { $0.rule == .noLink })
    archive.lockScreen = archive.lockScreen?.with(.widgetURL(URL(fileURLWithPath: "/a")))
    #expect(!S.findings(in: archive).contains { $0.rule == .noLink })
  }

  @Test func sidesThatOpenDifferentPlacesAreFound() {
    var archive = S.good
    let (a, b) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    archive.compactLeading = S.text("12").with(.widgetURL(a))
    archive.compactTrailing = S.text("min").with(.widgetURL(a))
    #expect(!S.findings(in: archive).contains { $0.rule == .differentLinks })
    archive.compactTrailing = S.text("min").with(.widgetURL(b))
    #expect(S.findings(in: archive).contains { $0.rule == .differentLinks })
  }

  @Test func aTintedCardWantsAColourForItsButton() {
    var archive = S.good
    archive.activityBackgroundTint = .primary
    #expect(S.findings(in: archive).contains { $0.rule == .actionColor })
    archive.systemActionForeground = .primary
    #expect(!S.findings(in: archive).contains { $0.rule == .actionColor })
  }

  @Test func aMinimalViewThatNeverChangesIsFound() {
    var other = S.good
    other.lockScreen = S.card(S.text("Arrived"))
    #expect(ArchiveLint.staticMinimal(in: [S.good, other]).map(\.rule) == [.staticMinimal])
    #expect(ArchiveLint.staticMinimal(in: [S.good, S.good]).isEmpty)
    other.minimal = S.text("0")
    #expect(ArchiveLint.staticMinimal(in: [S.good, other]).isEmpty)
    var live = S.good
    live.minimal = S.countdown(60)
    other.minimal = live.minimal
    #expect(ArchiveLint.staticMinimal(in: [live, other]).isEmpty)
  }

  @Test func textThatIsHardToReadIsFound() {
    func finding(_ gray: Double, _ size: Double) -> Bool {
      let color = StyleValue.color(ColorValue.rgba(red: gray, green: gray, blue: gray, alpha: 1))
      let font = FontValue(size: .points(size), weight: .medium)
      var archive = S.good
      archive.lockScreen = S.card(
        ViewNode(
          .text(TextContent("Rider", style: RunStyle(font: font, foreground: color)))))
      return S.findings(in: archive).contains { $0.rule == .contrast }
    }
    // On white, 0.46 gray has 4.6:1 and 0.5 has 3.9:1, which is enough for 18 points; 0.6 has 2.8.
    #expect(!finding(0.46, 14) && finding(0.5, 14))
    #expect(!finding(0.5, 18) && finding(0.6, 18))
  }

  @Test func aWideSideShouldAskForTheLimit() {
    var archive = S.good
    archive.compactLeading = S.text("x").framed(50, 20)
    let lint = ArchiveLint(archive, in: S.environment)
    #expect(lint.limitedWidth(readsLimit: false).map(\.rule) == [.limitedWidth])
    #expect(lint.limitedWidth(readsLimit: true).isEmpty)
    #expect(ArchiveLint(S.good, in: S.environment).limitedWidth(readsLimit: false).isEmpty)
  }

  /// What fits a large phone may not fit a small one.
  @Test func theDeviceDecides() {
    var archive = S.good
    archive.compactLeading = S.text("x").framed(70, 20)
    archive.compactTrailing = S.text("x").framed(70, 20)
    #expect(S.findings(in: archive).contains { $0.rule == .compactWidth })
    var large = S.environment
    large.island.expandedWidth = 402 - 28
    large.island.inset = 14
    #expect(!S.findings(in: archive, large).contains { $0.rule == .compactWidth })
  }

  /// What fits at the Large type size may be cut at a larger one.
  @Test func thePersonsTextSizeCounts() {
    func archive(_ size: TypeSize?) -> ActivityArchive {
      var font = FontValue(size: .style(.caption), weight: .semibold)
      font.typeSize = size
      var archive = S.good
      archive.compactTrailing = S.text("min", font).framed(30, 20)
      return archive
    }
    #expect(!S.findings(in: archive(nil)).contains { $0.rule == .truncation })
    #expect(S.findings(in: archive(.accessibility3)).contains { $0.rule == .truncation })
  }

  @Test func aFindingReadsAsALine() {
    let finding = LintFinding(
      .truncation, .warning, "does not fit and ends in an ellipsis", part: .compactTrailing,
      view: "Text “Deliveroo”", place: SourcePlace(file: "Ride.swift", line: 41))
    #expect(
      finding.line
        == "Ride.swift:41: warning: L05 compact trailing: Text “Deliveroo”: does not fit and ends in"
        + " an ellipsis")
  }

  @Test(arguments: [
    ("4929 1234 5678 9012", true), ("•••• 4821", true), ("Your code 48213", true),
    ("Balance: 120 €", true), ("Gate B12, row 30", false), ("12:45", false), ("a @ b", false),
    ("Code review", false),
  ])
  func sensitiveTextIsTold(_ text: String, _ isSensitive: Bool) {
    var archive = S.good
    archive.lockScreen = S.card(S.text(text))
    #expect(S.findings(in: archive).contains { $0.rule == .sensitiveText } == isSensitive)
  }
}

extension LintSample {
  static func resizable(_ node: ViewNode) -> ViewNode {
    guard case .image(var image) = node.kind else { return node }
    image.isResizable = true
    return ViewNode(.image(image))
  }
}

extension ViewNode {
  /// At so many points from the leading edge of a card, far from its other edges.
  fileprivate func leading(_ points: Double) -> ViewNode {
    with(.padding(Insets(top: 40, leading: points, bottom: 40)))
      .with(.flexFrame(FlexFrame(maxWidth: .infinity, alignment: GuidePair(.leading, .center))))
  }
}
