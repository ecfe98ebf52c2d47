import Foundation
import ViewArchive

@testable import ViewLayout

/// Builders for the nodes that layout tests are made of; lengths in points.
enum Sample {
  static let now = Date(timeIntervalSinceReferenceDate: 0)
  static let time = TimedTextContext(
    now: now, locale: "en_US", timeZone: "UTC", isLuminanceReduced: false)

  static let color = ViewNode(.style(.primary))
  static let spacer = ViewNode(.spacer(minLength: nil))
  static let divider = ViewNode(.divider)

  static func fixed(_ width: Double, _ height: Double) -> ViewNode {
    color.frame(width, height)
  }

  static func text(_ string: String, lines: Int? = nil) -> ViewNode {
    var content = TextContent(string)
    content.lineLimit = lines
    return ViewNode(.text(content))
  }

  /// A countdown over so many seconds that starts now.
  static func timer(_ seconds: Double, alignment: TextContent.Alignment = .leading) -> ViewNode {
    ViewNode(.text(timerContent(seconds, alignment: alignment)))
  }

  static func timerContent(
    _ seconds: Double, alignment: TextContent.Alignment = .leading
  ) -> TextContent {
    let interval = TimedText.interval(
      start: now, end: now.addingTimeInterval(seconds), pause: nil, countsDown: true,
      showsHours: true)
    return TextContent(runs: [TextRun(.timed(interval))], alignment: alignment)
  }

  static func hstack(
    spacing: Double? = nil, alignment: VerticalGuide = .center, _ children: ViewNode...
  ) -> ViewNode {
    ViewNode(.hstack(StackContent(alignment: alignment, spacing: spacing)), children: children)
  }

  static func vstack(
    spacing: Double? = nil, alignment: HorizontalGuide = .center, _ children: ViewNode...
  ) -> ViewNode {
    ViewNode(.vstack(StackContent(alignment: alignment, spacing: spacing)), children: children)
  }

  static func region(
    _ position: IslandRegionContent.Position, priority: Double = 0, _ children: ViewNode...
  ) -> ViewNode {
    ViewNode(
      .islandRegion(IslandRegionContent(position: position, priority: priority)),
      children: children)
  }

  /// An island of class S (presentations.md §1.1), margins 16.
  static func island(_ regions: ViewNode...) -> ViewNode {
    ViewNode(
      .island(
        IslandContent(camera: Size(width: 126, height: 37), margins: Insets(all: 16))),
      children: regions)
  }

  static func symbol(_ points: Double) -> ViewNode {
    ViewNode(
      .image(ImageContent(source: .symbol("star"), font: FontValue(size: .points(points)))))
  }
}

extension ViewNode {
  func frame(
    _ width: Double? = nil, _ height: Double? = nil, _ alignment: GuidePair = .center
  ) -> ViewNode {
    modified(.frame(width: width, height: height, alignment: alignment))
  }

  func flexFrame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: GuidePair = .center
  ) -> ViewNode {
    modified(
      .flexFrame(
        FlexFrame(
          minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
          alignment: alignment)))
  }

  func padding(_ length: Double) -> ViewNode { modified(.padding(Insets(all: length))) }

  /// The node placed for a proposal.
  func placed(
    _ width: Double?, _ height: Double?, _ metrics: LayoutMetrics = .exact
  ) -> PlacedNode {
    var engine = LayoutEngine(context: LayoutContext(metrics: metrics, time: Sample.time))
    return engine.layout(self, in: Proposal(width: width, height: height))
  }

  /// The node's answer to a proposal.
  func size(
    _ width: Double?, _ height: Double?, _ metrics: LayoutMetrics = .exact
  ) -> Size {
    placed(width, height, metrics).bounds.size
  }
}

extension PlacedNode {
  /// The children's rectangles.
  var childBounds: [Rect] { children.map(\.bounds) }
  var childWidths: [Double] { children.map(\.bounds.width) }
  var childHeights: [Double] { children.map(\.bounds.height) }

  /// The rectangles of all views without children, in drawing order.
  var leafBounds: [Rect] {
    children.isEmpty ? [bounds] : children.flatMap(\.leafBounds)
  }

  /// The texts of all lines, from top to bottom.
  var lineTexts: [String] {
    var texts: [String] = []
    walk { texts += $0.lines.map(\.string) }
    return texts
  }
}

extension PlacedLine {
  var string: String {
    runs.map { run in
      switch run.content {
      case .text(let text): text
      case .symbol(let name): "(\(name))"
      }
    }.joined()
  }
}
