import ActivityModel
import CellRaster
import Foundation
import PhoneScreen
import Previewer
import TestSupport
import ViewArchive

/// A delivery in every presentation, as a widget's archive would have it.
enum SheetSample {
  static let now = goldenNow

  private static func text(
    _ string: String, _ color: StyleValue? = nil, weight: FontValue.Weight = .medium
  ) -> ViewNode {
    ViewNode(
      .text(
        TextContent(
          string,
          style: RunStyle(font: FontValue(size: .points(14), weight: weight), foreground: color))))
  }

  private static func symbol(_ name: String, _ color: SystemColor = .orange) -> ViewNode {
    ViewNode(
      .image(ImageContent(source: .symbol(name), foreground: .color(.system(color)))))
  }

  private static func row(_ children: ViewNode...) -> ViewNode {
    ViewNode(.hstack(StackContent(alignment: .center, spacing: 8)), children: children)
  }

  private static func region(
    _ position: IslandRegionContent.Position, _ child: ViewNode
  ) -> ViewNode {
    ViewNode(.islandRegion(IslandRegionContent(position: position)), children: [child])
  }

  static var countdown: ViewNode {
    let timer = TimedText.interval(
      start: now, end: now.addingTimeInterval(299), pause: nil, countsDown: true, showsHours: true)
    return ViewNode(
      .text(
        TextContent(
          runs: [TextRun(.timed(timer), style: RunStyle(foreground: .color(.system(.green))))]))
    ).framed(48, nil)
  }

  static var button: ViewNode {
    ViewNode(
      .button(IntentReference(id: "1", typeName: "Cancel", title: "Cancel")),
      children: [text("Cancel", .color(.system(.red)))])
  }

  static func archive(title: String = "Pizza Margherita") -> ActivityArchive {
    ActivityArchive(
      lockScreen: ViewNode(
        .vstack(StackContent(alignment: .leading, spacing: 8)),
        modifiers: [
          .padding(Insets(all: 16)),
          .flexFrame(FlexFrame(maxWidth: .infinity, alignment: GuidePair(.leading, .center))),
        ],
        children: [
          text(title, weight: .bold), row(symbol("bicycle"), text("On its way"), countdown), button,
        ]),
      compactLeading: symbol("bicycle").modified(
        .padding(Insets(leading: 8))),
      compactTrailing: countdown.modified(
        .padding(Insets(trailing: 8))),
      minimal: symbol("bicycle").modified(.padding(Insets(all: 4))),
      expanded: ViewNode(
        .island(IslandContent(camera: Size(width: 126, height: 37), margins: Insets(all: 16))),
        children: [
          region(.leading, symbol("bicycle")), region(.trailing, countdown),
          region(.bottom, row(text(title), button)),
        ]),
      keylineTint: .color(.system(.orange)))
  }

  static var small: ActivityArchive {
    var archive = archive()
    archive.small = ViewNode(
      .vstack(StackContent(alignment: .center, spacing: 8)),
      children: [text("Pizza", weight: .bold), countdown])
    return archive
  }
}
