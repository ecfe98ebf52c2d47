import Testing

@testable import ViewArchive

struct SvgPathParserTests {
  @Test func commandsAreAbsoluteOrRelative() {
    #expect(
      SvgPathParser("M8 0H16v16l-8,0z").elements == [
        .move(Point(x: 8, y: 0)), .line(Point(x: 16, y: 0)), .line(Point(x: 16, y: 16)),
        .line(Point(x: 8, y: 16)), .close,
      ])
  }

  @Test func numbersMayTouch() {
    #expect(SvgPathParser("M1-.5.5.5").elements?.count == 2)
    // Flags of an arc need no space after them.
    #expect(SvgPathParser("M8 0a8 8 0 1016 0").elements != nil)
  }

  @Test func anArcEndsWhereItSays() throws {
    let path = try #require(SvgPathParser("M0 8A8 8 0 0 1 16 8").elements)
    guard case .cubic(let middle, _, _) = path[1], case .cubic(let end, _, _) = path[2] else {
      Issue.record("no curves: \(path)")
      return
    }
    #expect(end == Point(x: 16, y: 8))
    #expect(abs(middle.x - 8) < 1e-9 && abs(middle.y) < 1e-9)
  }

  @Test(arguments: ["M1", "X1 1", "1 1", "M1 1e"])
  func whatIsMalformedIsNoPath(_ data: String) {
    #expect(SvgPathParser(data).elements == nil)
  }
}
