import Foundation
import Testing
import ViewArchive

@testable import ViewLayout

/// LAYOUT-9.
struct SymbolSizeTests {
  private func size(
    _ name: String, _ font: Double, _ metrics: LayoutMetrics = .phone,
    scale: ImageContent.Scale = .medium
  ) -> Size {
    SymbolSize(name: name, font: font, scale: scale).frame(in: metrics)
  }

  private func laidOut(_ node: ViewNode, width: Double = 300, height: Double? = nil) -> PlacedNode {
    var engine = LayoutEngine(
      context: LayoutContext(
        metrics: .phone,
        time: TimedTextContext(now: .distantPast, locale: "en_US", timeZone: "UTC")))
    return engine.layout(node, in: Proposal(width: width, height: height))
  }

  private func image(_ name: String, isResizable: Bool = false) -> ViewNode {
    ViewNode(
      .image(
        ImageContent(
          source: .symbol(name), isResizable: isResizable, font: FontValue(size: .points(20)))))
  }

  @Test func aFrameIsAsWideAsItsOutline() {
    let (narrow, wide) = (size("bolt", 20), size("frying.pan", 20))
    #expect(narrow.height == 24 && wide.height == 24)
    #expect(narrow.width < 15 && wide.width > 30)
    #expect(laidOut(image("frying.pan")).bounds.size == wide)
  }

  @Test func scalesAreFactors() {
    #expect(size("bolt", 20, scale: .small).height == 24 * 0.8)
    #expect(abs(size("bolt", 20, scale: .large).height - 24 * 1.27) < 1e-9)
    let (medium, large) = (size("bolt", 20), size("bolt", 20, scale: .large))
    #expect(abs(large.width - 1.27 * medium.width) < 1e-9)
  }

  @Test func anUnknownSymbolAndTheGridHaveSquares() {
    #expect(size("no.such.symbol", 20) == Size(width: 24, height: 24))
    #expect(size("bolt", 20, .cells) == size("frying.pan", 20, .cells))
    #expect(size("bolt", 20, .exact) == Size(width: 24, height: 24))
  }

  @Test func aSymbolInATextIsAsWideAsInAnImage() {
    let style = RunStyle(font: FontValue(size: .points(20)))
    for name in ["bolt", "frying.pan", "no.such.symbol"] {
      let text = ViewNode(.text(TextContent(runs: [TextRun(.symbol(name), style: style)])))
      #expect(abs(laidOut(text).bounds.width - size(name, 20).width) < 0.34, "\(name)")
    }
  }

  @Test func aResizableSymbolKeepsItsRatioOnlyWhereItFits() {
    let umbrella = image("beach.umbrella", isResizable: true)
    #expect(
      laidOut(umbrella, width: 70, height: 20).bounds.size == Size(width: 70, height: 20))
    let fitted = laidOut(
      umbrella.modified(.aspectRatio(nil, fills: false)), width: 70, height: nil
    ).bounds.size
    // 75.7 of ink on a phone, and a little room.
    #expect(fitted.width == 70 && fitted.height > 75 && fitted.height < 86)
  }
}
