import Testing
import ViewArchive

@testable import SymbolOutlines

/// LAYOUT-29.
struct CustomSymbolTests {
  private static func square(_ x: Double, side: Double) -> [PathElement] {
    [
      .move(Point(x: x, y: -side)), .line(Point(x: x + side, y: -side)),
      .line(Point(x: x + side, y: 0)), .close,
    ]
  }

  @Test func aCustomSymbolIsAnOutlineWithItsMargins() throws {
    let symbol = CustomSymbol(
      name: "own", width: 60,
      parts: [
        .init(path: Self.square(10, side: 40), layer: 2),
        .init(path: Self.square(20, side: 10), isEvenOdd: true),
      ])
    let outline = SymbolOutline(symbol)
    #expect(outline.frameWidth == 60)
    #expect(outline.ink == Rect(x: 10, y: -40, width: 40, height: 40))
    #expect(
      outline.steps == [
        .ink(
          OutlineInk(
            path: symbol.parts[0].path, isFilled: true, isEvenOdd: false, line: nil, layer: 2)),
        .ink(
          OutlineInk(
            path: symbol.parts[1].path, isFilled: true, isEvenOdd: true, line: nil, layer: 1)),
      ])
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e9])
  func whatIsTooFarAwayIsLeftOut(number: Double) {
    let outline = SymbolOutline(
      CustomSymbol(
        name: "own", width: number,
        parts: [.init(path: Self.square(number, side: 1)), .init(path: []), .init(path: [.close])])
    )
    #expect(outline.steps == [])
    #expect((1...1_000).contains(outline.frameWidth))
  }
}
