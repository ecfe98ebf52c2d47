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
    SymbolSize(symbol: .named(name), font: font, scale: scale).frame(in: metrics)
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
    // As high as the ink, 103 and 82 + 9 units of it, and a tenth of an em.
    #expect(abs(narrow.height - 22.7) < 0.3 && abs(wide.height - 20.3) < 0.3)
    #expect(narrow.width < 18 && wide.width > 30)
    #expect(laidOut(image("frying.pan")).bounds.size == wide)
  }

  @Test func scalesAreFactors() {
    let (medium, large) = (size("bolt", 20), size("bolt", 20, scale: .large))
    #expect(abs(size("bolt", 20, scale: .small).height - 0.8 * medium.height) < 1e-9)
    #expect(abs(large.height - 1.27 * medium.height) < 1e-9)
    #expect(abs(large.width - 1.27 * medium.width) < 1e-9)
  }

  /// Measured on phones: a button of 12 points around it is 42.5 × 40.1; the text beside it begins 46.5
  /// and 30.5 after it.
  @Test(arguments: [
    ("stop.fill", 17.0, Size(width: 18.5, height: 16.1), 0.3),
    ("umbrella.fill", 17, Size(width: 20, height: 20), 2.5),
    ("beach.umbrella", 17, Size(width: 18.4, height: 21.8), 0.6),
    ("frying.pan", 22, Size(width: 38.5, height: 22.3), 0.8),
  ])
  func framesAreThoseOfAPhone(name: String, font: Double, frame: Size, tolerance: Double) {
    let own = size(name, font)
    #expect(abs(own.width - frame.width) < tolerance, "\(own)")
    #expect(abs(own.height - frame.height) < tolerance, "\(own)")
  }

  /// In a stack without a spacing a symbol is as near to a text as another text is.
  @Test func aSymbolIsLikeATextInAStack() {
    let text = ViewNode(
      .text(TextContent(runs: [TextRun(.literal("x"), style: RunStyle(font: .body))])))
    func height(_ above: ViewNode) -> Double {
      laidOut(
        ViewNode(.vstack(StackContent(alignment: .center)), children: [above, text])
      ).bounds.height - laidOut(above).bounds.height
    }
    #expect(abs(height(image("bolt")) - height(text)) < 1e-9)
    #expect(height(ViewNode(.shape(ShapeContent(.circle)))) - height(text) > 6)
  }

  @Test func anUnknownSymbolAndTheGridHaveSquares() {
    #expect(size("no.such.symbol", 20) == Size(width: 24, height: 24))
    #expect(size("bolt", 20, .cells) == size("frying.pan", 20, .cells))
    #expect(size("bolt", 20, .exact) == Size(width: 24, height: 24))
  }

  /// LAYOUT-29.
  @Test func aCustomSymbolIsAsLargeAsItsDrawing() {
    let custom = CustomSymbol(
      name: "own", width: 60,
      parts: [
        .init(path: [
          .move(Point(x: 5, y: -30)), .line(Point(x: 55, y: -30)), .line(Point(x: 55, y: 50)),
          .close,
        ])
      ])
    let content = ImageContent(source: .customSymbol(custom), font: FontValue(size: .points(20)))
    let size = laidOut(ViewNode(.image(content))).bounds.size
    #expect(abs(size.width - 12) < 1e-9)
    // The height of the ink, and a tenth of an em.
    #expect(abs(size.height - 18.1) < 1e-9)
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
