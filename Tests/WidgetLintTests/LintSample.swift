import Foundation
import TestSupport
import ViewArchive
import WidgetLint

/// Live Activities that break no rule, to be changed by one thing.
enum LintSample {
  static let now = Date(timeIntervalSinceReferenceDate: 0)
  static let environment = ArchiveEnvironment(now: now)

  static let medium = FontValue(size: .points(14), weight: .medium)

  static let digits = FontValue(size: .points(14), weight: .medium, hasMonospacedDigits: true)

  static func text(_ string: String, _ font: FontValue = medium) -> ViewNode {
    ViewNode(.text(TextContent(string, style: RunStyle(font: font))))
  }

  static func countdown(_ seconds: Double) -> ViewNode {
    let timer = TimedText.interval(
      start: now, end: now.addingTimeInterval(seconds), pause: nil, countsDown: true,
      showsHours: true)
    return ViewNode(
      .text(TextContent(runs: [TextRun(.timed(timer), style: RunStyle(font: digits))])))
  }

  static func button(_ width: Double = 60, _ height: Double = 44) -> ViewNode {
    ViewNode(
      .button(IntentReference(id: "1", typeName: "Stop", title: "Stop")),
      children: [text("Stop").framed(width, height)])
  }

  static func symbol(_ name: String) -> ViewNode {
    ViewNode(.image(ImageContent(source: .symbol(name), font: medium)))
  }

  static func asset(_ name: String, _ width: Double, _ height: Double) -> ViewNode {
    var image = ImageContent(source: .asset(name), font: medium)
    image.naturalSize = Size(width: width, height: height)
    return ViewNode(.image(image))
  }

  static func stack(_ children: ViewNode...) -> ViewNode {
    ViewNode(
      .vstack(StackContent(alignment: .center, spacing: 8)), children: children)
  }

  static func card(_ children: ViewNode...) -> ViewNode {
    ViewNode(
      .vstack(StackContent(alignment: .leading, spacing: 8)),
      modifiers: [
        .padding(Insets(all: 20)),
        .flexFrame(FlexFrame(maxWidth: .infinity, minHeight: 100, alignment: .center)),
      ], children: children)
  }

  static func expanded(_ children: ViewNode...) -> ViewNode {
    ViewNode(
      .island(
        IslandContent(camera: Size(width: 126, height: 37), margins: Insets(all: 20))),
      children: [
        ViewNode(
          .islandRegion(IslandRegionContent(position: .bottom)), children: children)
      ])
  }

  /// Nothing is found in it.
  static var good: ActivityArchive {
    ActivityArchive(
      lockScreen: card(text("Rider on the way"), text("Arrives soon")),
      compactLeading: text("12"), compactTrailing: text("min"), minimal: text("12"),
      expanded: expanded(text("Rider on the way").framed(200, 60)),
      links: ActivityArchive.Links(island: URL(string: "ride://1")))
  }

  static func findings(
    in archive: ActivityArchive, _ environment: ArchiveEnvironment = environment
  ) -> [LintFinding] {
    ArchiveLint(archive, in: environment).findings()
  }
}
