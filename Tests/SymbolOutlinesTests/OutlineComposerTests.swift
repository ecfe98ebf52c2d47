import Testing
import ViewArchive

@testable import SymbolOutlines

struct OutlineComposerTests {
  private let library = OutlineLibrary(files: [
    "own.txt": """
    symbol box 100
      body rect 10 -40 80 80
      detail M30,0 H70
    symbol mark 90
      line M10,-40 L80,40
    symbol circle 106
      body circle 53 0 46.5
    symbol plus 90
      line M5,0 H85 M45,-40 V40
    symbol bell 80
      body rect 5 -45 70 90
    symbol box.circle 50
      line M1,0 H49
    symbol sealed.seal 100
      body circle 50 0 45
      plain area circle 50 0 20
      fill hole circle 50 0 20
    symbol digit.1 40
      line M20,-30 V30
    symbol digit.2 60
      line M10,-30 H50 V30
    symbol letter.a 60
      line M10,30 L30,-30 L50,30
    alias crate box
    """
  ])

  private func outline(_ name: String) throws -> SymbolOutline {
    try #require(library.outline(of: name), "\(name)")
  }

  /// The steps in words: `ink`, `fill` where the inside is painted, `cut`; with their layers.
  private func steps(_ name: String) throws -> [String] {
    try outline(name).steps.map { step in
      switch step {
      case .ink(let ink): "\(ink.isFilled ? "fill" : "ink")\(ink.layer)"
      case .cut(_, let isPainted): isPainted ? "painted cut" : "cut"
      }
    }
  }

  @Test func theFilledFormFillsBodiesAndCutsDetails() throws {
    #expect(try steps("box") == ["ink1", "ink1"])
    #expect(try steps("box.fill") == ["fill1", "cut"])
    #expect(try steps("crate.fill") == ["fill1", "cut"])
    // Without a body there is no other form.
    #expect(try outline("mark.fill") == outline("mark"))
    #expect(try outline("box.fill").width == 100)
  }

  @Test func theFullNameIsPreferred() throws {
    #expect(try outline("box.circle").width == 50)
    #expect(try steps("box.circle.fill") == ["ink2"])
  }

  @Test func anEnclosureIsTheSecondLayer() throws {
    #expect(try steps("mark.circle") == ["ink1", "ink2"])
    #expect(try steps("mark.circle.fill") == ["fill2", "painted cut"])
    let circle = try outline("mark.circle")
    #expect(circle.width == 106)
    let ink = try #require(circle.ink)
    #expect(abs(ink.width - 101.2) < 0.1 && abs(ink.height - 101.2) < 0.1)
    // 0.56 of the mark's own 79 × 89, in the middle.
    let mark = try #require(SymbolOutline.ink(of: [circle.steps[0]]))
    #expect(abs(mark.height - 0.56 * 89) < 0.5)
    #expect(abs(mark.minX + mark.width / 2 - 53) < 0.1 && abs(mark.minY + mark.height / 2) < 0.1)
    // An own entry has its layers by what goes around it.
    #expect(try steps("sealed.seal") == ["ink2", "fill1"])
    #expect(try steps("sealed.seal.fill") == ["fill2", "painted cut"])
  }

  @Test func digitsAndLettersStandInEnclosures() throws {
    #expect(try steps("1.circle") == ["ink1", "ink2"])
    #expect(try steps("12.circle.fill") == ["fill2", "painted cut"])
    #expect(try steps("a.circle") == ["ink1", "ink2"])
    #expect(library.outline(of: "3.circle") == nil && library.outline(of: "1") == nil)
    #expect(!library.names.contains { $0.hasPrefix("digit") || $0.hasPrefix("letter") })
  }

  @Test func aSlashHasAGapOnItsUpperSide() throws {
    let outline = try outline("box.slash")
    #expect(try steps("box.slash") == ["ink2", "ink2", "cut", "ink1"])
    #expect(try steps("box.slash.fill") == ["fill2", "cut", "cut", "ink1"])
    guard case .cut(let gap, _) = outline.steps[2] else { throw Missing() }
    let (cut, line) = (
      try #require(SymbolOutline.ink(of: gap)),
      try #require(SymbolOutline.ink(of: [outline.steps[3]]))
    )
    #expect(cut.minX + cut.width / 2 > line.minX + line.width / 2)
    #expect(cut.minY + cut.height / 2 < line.minY + line.height / 2)
  }

  private struct Missing: Error {}

  @Test func aBadgeStandsAtTheLowerRightOnAGap() throws {
    #expect(try steps("box.badge.plus") == ["ink2", "ink2", "cut", "fill1", "cut"])
    let outline = try outline("box.badge.plus")
    let badge = try #require(SymbolOutline.ink(of: [outline.steps[3]]))
    let base = try #require(SymbolOutline.ink(of: Array(outline.steps[..<2])))
    #expect(badge.maxX > base.maxX && badge.maxY > base.maxY && badge.minX > base.minX)
    // As much room at the right as the symbol has.
    #expect(abs(outline.width - badge.maxX - 5.9) < 0.1)
    let bell = try self.outline("bell.badge")
    let dot = try #require(SymbolOutline.ink(of: [bell.steps[2]]))
    #expect(dot.minY + dot.height / 2 < 0)
    #expect(library.outline(of: "box.badge.nothing") == nil)
  }

  @Test(arguments: [
    "box.badge.plus.fill", "box.fill.badge.plus", "bell.slash.circle.fill",
    "box.slash.badge.plus", "mark.circle.fill.badge.plus", "1.circle.slash",
  ])
  func endingsCombine(name: String) throws {
    let outline = try outline(name)
    let ink = try #require(outline.ink)
    #expect(ink.width > 50 && ink.minX >= 0 && ink.maxX <= outline.width)
  }

  @Test(arguments: [
    "", ".", "..", "fill", "circle.", ".circle", "badge", "slash", "box..fill", "nothing.circle",
    String(repeating: "box.circle.", count: 9), String(repeating: "x", count: 10_000),
    Array(repeating: "mark", count: 1).joined() + String(repeating: ".circle", count: 30),
  ])
  func aNameThatIsNoneHasNoOutline(name: String) {
    #expect(library.outline(of: name) == nil)
  }

  @Test func anImageHasTheMarginsOfTheFrameAllAround() throws {
    let box = try outline("box").imageBox
    #expect(box == Rect(x: 0, y: -50, width: 100, height: 100))
  }
}
