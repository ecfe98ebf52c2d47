import Testing
import ViewArchive

@testable import SymbolOutlines

struct OutlineParserTests {
  private func problems(_ text: String) -> [String] {
    OutlineLibrary(files: ["own.txt": text]).problems.map(\.description)
  }

  private func read(_ text: Substring) throws -> OutlineElement {
    try OutlineParser.element(OutlineEntry.Line(number: 1, text: text).words)
  }

  @Test func anElementHasAKindAPathAndOptions() throws {
    let element = try read("fill line M1,2 L3,4 @2 *1.5 butt # a comment")
    #expect(element.kind == .line && element.form == .fill && element.layer == 2)
    #expect(element.line == OutlineLine(width: 1.5, cap: .butt))
    #expect(element.path == [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))])
    let plain = try read("body M0,0 H9")
    #expect(plain.form == nil && plain.layer == 1 && plain.line == OutlineLine())
  }

  @Test(arguments: [
    ("circle 10 20 5", Rect(x: 5, y: 15, width: 10, height: 10)),
    ("ellipse 10 20 5 2", Rect(x: 5, y: 18, width: 10, height: 4)),
    ("rect 1 2 30 40", Rect(x: 1, y: 2, width: 30, height: 40)),
    ("rect 1 2 30 40 99", Rect(x: 1, y: 2, width: 30, height: 40)),
    ("rect 0 0 1 1; M3,4 L5,6", Rect(x: 0, y: 0, width: 5, height: 6)),
  ])
  func shapesHaveTheirSize(path: String, box: Rect) throws {
    let element = try read("area \(path)")
    let found = try #require(CurveBox(element.path)).rect(grownBy: 0)
    #expect(abs(found.minX - box.minX) < 0.01 && abs(found.minY - box.minY) < 0.01)
    #expect(abs(found.width - box.width) < 0.01 && abs(found.height - box.height) < 0.01)
  }

  @Test func aCurveIsSmallerThanItsControlPoints() throws {
    let path = try read("line M0,0 C0,40 100,40 100,0 Q150,-20 200,0").path
    let box = try #require(CurveBox(path)).rect(grownBy: 0)
    #expect(abs(box.maxY - 30) < 0.01 && abs(box.minY + 10) < 0.01 && box.width == 200)
  }

  @Test(arguments: [
    (
      "symbol a",
      "own.txt:1: not “symbol NAME WIDTH LEFT RIGHT”, of 1 to 1000 hundredths of an em, and 0 to 100"
    ),
    (
      "symbol a 0",
      "own.txt:1: not “symbol NAME WIDTH LEFT RIGHT”, of 1 to 1000 hundredths of an em, and 0 to 100"
    ),
    ("# words\n\nline M0,0", "own.txt:3: “line” without a symbol before it"),
    ("symbol a 9\n body M0,0 H1\nalias b", "own.txt:3: not “alias NAME OTHER”"),
    ("alias b a", "own.txt:1: no symbol is named “a”"),
    ("symbol a 9", "own.txt:1: nothing is drawn"),
    ("symbol a 9\n body M0,0 H1\nalias a a", "own.txt:3: “a” is a symbol, too"),
    ("symbol a 9\n body M0,0 H1\nsymbol a 9", "own.txt:3: “a” is already in own.txt"),
    ("symbol a 9\n shape M0,0", "own.txt:2: no kind of element: “shape”"),
    ("symbol a 9\n line M0", "own.txt:2: no path: “M0”"),
    ("symbol a 9\n line", "own.txt:2: no path"),
    ("symbol a 9\n line M0,0 H1 @4", "own.txt:2: no layer: “@4”"),
    ("symbol a 9\n line M0,0 H1 *0", "own.txt:2: no width of a line: “*0”"),
    ("symbol a 9\n line circle 1 2", "own.txt:2: no numbers of a shape: “circle 1 2”"),
    ("symbol a 9\n line rect 1 2 x 4", "own.txt:2: no numbers of a shape: “rect 1 2 x 4”"),
  ])
  func whatIsBrokenIsNamedWithItsLine(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func aBrokenSymbolHasNoOutline() {
    let library = OutlineLibrary(files: ["own.txt": "symbol a 9\n line M0,0 H1\n line M0"])
    #expect(library.outline(of: "a") == nil)
  }
}
