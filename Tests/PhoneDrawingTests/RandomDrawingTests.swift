import CellRaster
import Foundation
import PhoneScreen
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneDrawing

/// Drawings of any tree.
struct RandomDrawingTests {
  private let now = Date(timeIntervalSince1970: 1_750_000_000)

  private func drawing(of node: ViewNode, width: Double, height: Double) -> (
    PlacedNode, DisplayList
  ) {
    let time = TimedTextContext(now: now, locale: "en_US", timeZone: "UTC")
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(node, in: Proposal(width: width, height: height))
    var builder = DisplayListBuilder()
    let items = builder.items(
      of: placed,
      DrawingContext(
        surface: .phoneIsland(radius: 44), origin: .zero, container: placed.bounds, now: now))
    return (
      placed, DisplayList(size: Size(width: width, height: height), items: items)
    )
  }

  /// Every run of text is drawn inside the line that the layout has for it.
  @Test(arguments: 0..<100 as Range<UInt64>) func runsAreInsideTheirLines(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (placed, list) = drawing(
      of: .tame(depth: 5, using: &generator), width: 374, height: 160)
    var lines: [PlacedLine] = []
    placed.walk { node in lines += node.lines }
    let strings = Set(
      lines.flatMap(\.runs).compactMap { run in
        if case .text(let string) = run.content { string } else { nil as String? }
      })
    for text in list.texts where strings.contains(text.string) {
      let isInside = lines.map(\.bounds).contains { line in
        text.origin.x >= line.minX - 0.5 && text.origin.x + text.width <= line.maxX + 0.5
          && text.origin.y >= line.minY - 0.5 && text.origin.y <= line.maxY + 0.5
      }
      #expect(isInside, "\(text.string) at \(text.origin)")
    }
  }

  /// Hostile numbers and texts included.
  @Test(arguments: 0..<100 as Range<UInt64>) func everyDrawingIsAnSvgDocument(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (_, list) = drawing(of: .random(depth: 5, using: &generator), width: 374, height: 160)
    let svg = PictureSvg(list).text
    let parser = XMLReader(svg)
    #expect(parser.isWellFormed, "seed \(seed)")
  }

  @Test func everythingThatATreeCanHaveIsDrawn() {
    let (_, list) = drawing(of: EverythingTree.node, width: 374, height: 2_000)
    #expect(list.items.count > 10)
    #expect(XMLReader(PictureSvg(list).text).isWellFormed)
  }
}

/// Checks that tags are nested; attributes are what the writer makes itself.
private struct XMLReader {
  private let text: String

  init(_ text: String) { self.text = text }

  var isWellFormed: Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
      if part.hasPrefix("/") {
        guard open.popLast() == part.dropFirst() else { return false }
      } else if !part.hasSuffix("/") {
        open.append(part.prefix { !$0.isWhitespace })
      }
    }
    return open.isEmpty
  }
}
