import Foundation
import ViewArchive

/// What is measured.
enum BenchmarkTrees {
  private static let now = Date(timeIntervalSince1970: 1_735_724_460)

  /// Expanded islands as the gallery's activities have them: a symbol and a title on one side, a
  /// timer on the other, a bar and a row of details below.
  static let islands: [(name: String, node: ViewNode)] = [
    ("delivery", island(symbol: "bicycle", details: 2, buttons: 0)),
    ("ride", island(symbol: "car.fill", details: 4, buttons: 1)),
    ("match", island(symbol: "soccerball", details: 8, buttons: 0)),
    ("upload", island(symbol: "photo.stack", details: 12, buttons: 2)),
  ]

  private static func island(symbol: String, details: Int, buttons: Int) -> ViewNode {
    let rows = (0..<details).map { row($0) }
    let controls = (0..<buttons).map { index in
      ViewNode(.button(nil), children: [text("Stop \(index)").modified(.padding(Insets(all: 4)))])
        .modified(
          .background(
            ViewNode(.shape(ShapeContent(.capsule, fill: .accent))), alignment: .center))
    }
    return ViewNode(
      .island(IslandContent(camera: Size(width: 126, height: 37), margins: Insets(all: 16))),
      children: [
        region(.leading, [hstack([image(symbol), vstack([text("Arriving"), text("soon")])])]),
        region(.trailing, [timer.modified(.frame(width: 60, height: nil, alignment: .center))]),
        region(.bottom, [vstack([bar] + rows + controls)]),
      ])
  }

  /// One column of rows.
  static func wide(_ count: Int) -> ViewNode {
    vstack((0..<max(count / 6, 1)).map { row($0) })
  }

  /// Cards in cards: stacks, frames, backgrounds, grids, a few levels deep.
  static func cards(_ count: Int) -> ViewNode {
    let card = vstack([
      hstack([image("star"), text("A title that is cut"), spacer, timer]), bar,
      ViewNode(
        .grid(GridContent()),
        children: (0..<2).map { _ in
          ViewNode(.gridRow(nil), children: [text("key"), text("value"), text("unit")])
        }),
    ])
    .modified(.padding(Insets(all: 8)))
    .modified(
      .background(
        ViewNode(.shape(ShapeContent(.roundedRectangle(radius: 8), fill: .accent))),
        alignment: .center))
    return nest((0..<max(count / 20, 1)).map { _ in card })
  }

  /// Four by four in one more stack, until one is left.
  private static func nest(_ nodes: [ViewNode]) -> ViewNode {
    guard nodes.count > 4 else { return vstack(nodes) }
    let groups = stride(from: 0, to: nodes.count, by: 4).map {
      vstack(Array(nodes[$0..<min($0 + 4, nodes.count)]))
    }
    return nest(groups)
  }

  private static func row(_ index: Int) -> ViewNode {
    hstack([image("star"), text("Row \(index)"), spacer, bar, text("12 min")])
  }

  private static let spacer = ViewNode(.spacer(minLength: nil))
  private static let bar = ViewNode(.progress(ProgressContent(value: .fraction(0.4))))

  private static let timer = ViewNode(
    .text(
      TextContent(runs: [
        TextRun(
          .timed(
            .interval(
              start: now, end: now.addingTimeInterval(754), pause: nil, countsDown: true,
              showsHours: true)))
      ])))

  private static func text(_ string: String) -> ViewNode {
    var content = TextContent(string)
    content.lineLimit = 1
    return ViewNode(.text(content))
  }

  private static func image(_ symbol: String) -> ViewNode {
    ViewNode(.image(ImageContent(source: .symbol(symbol))))
  }

  private static func hstack(_ children: [ViewNode]) -> ViewNode {
    ViewNode(.hstack(StackContent(alignment: .center)), children: children)
  }

  private static func vstack(_ children: [ViewNode]) -> ViewNode {
    ViewNode(.vstack(StackContent(alignment: .leading)), children: children)
  }

  private static func region(
    _ position: IslandRegionContent.Position, _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(.islandRegion(IslandRegionContent(position: position)), children: children)
  }
}
