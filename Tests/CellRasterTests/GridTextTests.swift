import CellRaster
import Foundation
import TestSupport
import Testing
import ViewArchive

@Suite struct GridTextTests {
  private static func frame(_ grid: CellGrid) -> GridText {
    GridText(grid, theme: "midnight", depth: .direct, now: goldenNow)
  }

  @Test func aFrameReadsAsInTheStyleGuide() {
    var grid = Drawing.grid(7, 2)
    let style = CellStyle(foreground: .white, background: .black, attributes: .bold)
    grid.set("🍕", width: 2, at: .zero, style: style)
    grid.set("5", at: CellPoint(column: 3, row: 1), style: style)
    #expect(
      Self.frame(grid).text == """
        size 7x2  theme midnight  depth 24-bit  now 2025-01-01T09:41:00Z
        🍕    \u{20}
           5  \u{20}
        aabbbbb
        bbbabbb
        a #FFFFFF/#000000 bold   b -/#000000

        """)
  }

  @Test(arguments: [CellSize(columns: 0, rows: 0), CellSize(columns: 1, rows: 1)])
  func emptyFramesGoThereAndBack(size: CellSize) throws {
    let frame = Self.frame(Drawing.grid(size.columns, size.rows))
    #expect(try GridText(parsing: frame.text) == frame)
  }

  @Test(arguments: ColorDepth.allCases)
  func everythingGoesThereAndBack(depth: ColorDepth) throws {
    let node = Drawing.crammed(EverythingTree.node, in: Drawing.cells(0, 0, 40, 8))
    var frame = Self.frame(Drawing.draw(node, 40, 8, depth: depth))
    frame.depth = depth
    #expect(try GridText(parsing: frame.text) == frame)
  }

  @Test func marksConjunctsAndWideGlyphsGoThereAndBack() throws {
    let text = Drawing.text("e\u{301} क्ष 日本 👨‍👩‍👧 🇬🇧 ❤️", in: Drawing.cells(0, 0, 24, 1))
    let frame = Self.frame(Drawing.draw(text, 24, 1))
    #expect(try GridText(parsing: frame.text) == frame)
  }

  @Test func framesWithMoreStylesThanLettersGoThereAndBack() throws {
    var grid = Drawing.grid(40, 20)
    for row in 0..<20 {
      for column in 0..<40 {
        let color = RGB(UInt32(row * 40 + column))
        grid.set(
          "x", at: CellPoint(column: column, row: row),
          style: CellStyle(foreground: color, background: .white))
      }
    }
    let frame = Self.frame(grid)
    #expect(try GridText(parsing: frame.text) == frame)
  }

  @Test func placesInPointsGoThereAndBack() throws {
    var frame = Self.frame(Drawing.grid(7, 1))
    frame.layout = ["402x138.8", "text 16,31.4 40.7x15.5 size 22 Ada   points 3"]
    #expect(frame.text.contains("\npoints 402x138.8\ntext 16,31.4"))
    #expect(try GridText(parsing: frame.text) == frame)
  }

  @Test func blanksCutOffByAnEditorAreForgiven() throws {
    let frame = Self.frame(Drawing.grid(7, 1))
    let cut = frame.text.replacingOccurrences(of: "\n       \n", with: "\n\n")
    #expect(cut != frame.text)
    #expect(try GridText(parsing: cut) == frame)
  }

  @Test(arguments: [
    ("", GridTextError.badHeader("")),
    (
      "size 1x1  theme x  depth 9  now 2025-01-01T09:41:00Z\n",
      .badHeader("size 1x1  theme x  depth 9  now 2025-01-01T09:41:00Z")
    ),
    ("size 1x1  theme x  depth 256  now 2025-01-01T09:41:00Z\na\n", .missingRows(want: 2, got: 1)),
    (
      "size 1x1  theme x  depth 256  now 2025-01-01T09:41:00Z\nab\na\na -/#000000\n",
      .badRow(0, columns: 2, want: 1)
    ),
    (
      "size 1x1  theme x  depth 256  now 2025-01-01T09:41:00Z\na\nb\na -/#000000\n",
      .unknownLetter("b")
    ),
    (
      "size 1x1  theme x  depth 256  now 2025-01-01T09:41:00Z\na\na\na black\n",
      .badLegend("a black")
    ),
  ])
  func whatIsNoFrameIsTold(text: String, error: GridTextError) {
    #expect(throws: error) { try GridText(parsing: text) }
  }

  @Test func aDifferenceNamesItsFirstCell() {
    let want = Drawing.draw(Drawing.text("abc", in: Drawing.cells(0, 0, 3, 1)), 3, 1)
    let got = Drawing.draw(Drawing.text("axc", in: Drawing.cells(0, 0, 3, 1)), 3, 1)
    #expect(
      GridDiffText(got: got, want: want).text == """
        row 0
           got │axc│
          want │abc│
                 ^\u{20}
        first at column 1, row 0:
           got  "x" #FFFFFF/#000000
          want  "b" #FFFFFF/#000000
        """)
    #expect(GridDiffText(got: got, want: got).text == nil)
  }

  @Test func aLegendThatSharesALetterRowIsWrapped() {
    let node = Drawing.crammed(EverythingTree.node, in: Drawing.cells(0, 0, 40, 8))
    let legend = Self.frame(Drawing.draw(node, 40, 8)).text.split(separator: "\n").dropFirst(17)
    #expect(legend.allSatisfy { $0.count <= 100 })
  }
}
