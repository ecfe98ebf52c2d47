import Foundation
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import CellRaster

/// Drawing from right to left, turned and scaled.
@Suite struct DirectionTests {
  private static let blue = StyleValue.color(.system(.blue))

  private func placed(
    _ node: ViewNode, _ columns: Int, _ rows: Int, tall: Bool = false
  ) -> PlacedNode {
    var engine = LayoutEngine(
      context: LayoutContext(
        metrics: .cells, time: TimedTextContext(now: goldenNow), hasTallText: tall))
    return engine.layout(
      node, in: Proposal(width: Double(columns) * 8, height: Double(rows) * 16))
  }

  /// What a node looks like in a room of so many cells, row by row.
  private func rows(
    _ node: ViewNode, _ columns: Int, _ rows: Int, tall: Bool = false,
    depth: ColorDepth = .direct
  ) -> [String] {
    let grid = Drawing.draw(placed(node, columns, rows, tall: tall), columns, rows, depth: depth)
    return (0..<rows).map { Drawing.row($0, of: grid) }
  }

  private func text(_ string: String, _ size: Double = 17) -> ViewNode {
    let style = RunStyle(font: FontValue(size: .points(size)))
    return ViewNode(.text(TextContent(string, style: style)))
  }

  private func symbol(_ name: String) -> ViewNode {
    ViewNode(.image(ImageContent(source: .symbol(name))))
  }

  private func hstack(_ children: ViewNode...) -> ViewNode {
    ViewNode(.hstack(StackContent(alignment: .center, spacing: 0)), children: children)
  }

  // MARK: Right to left

  @Test func barsFillFromTheRight() {
    let bar = ViewNode(.progress(ProgressContent(value: .fraction(0.5))))
    #expect(rows(bar, 8, 1, depth: .mono) == ["━━━━────"])
    let mirrored = bar.modified(.layoutDirection(.rightToLeft))
    #expect(rows(mirrored, 8, 1, depth: .mono) == ["────━━━━"])
  }

  @Test func aPartOfACellIsFilledFromTheRightToo() {
    let bar = ViewNode(.progress(ProgressContent(value: .fraction(0.25), tint: Self.blue)))
      .modified(.layoutDirection(.rightToLeft))
    let grid = Drawing.draw(placed(bar, 2, 1), 2, 1)
    #expect(Drawing.row(0, of: grid) == "━╺")
    let full = Drawing.rasterizer().color(of: Self.blue, on: Drawing.surface)
    #expect(grid[1, 0].style.foreground == full)
    #expect(grid[0, 0].style.foreground != full)
  }

  @Test func marksLieAtTheMirroredPlace() {
    let gauge = ViewNode(.gauge(GaugeContent(fraction: 0, form: .accessoryLinear)))
    #expect(rows(gauge, 5, 1) == ["●━━━━"])
    #expect(rows(gauge.modified(.layoutDirection(.rightToLeft)), 5, 1) == ["━━━━●"])
  }

  @Test func shapesAreMirrored() {
    let shape = ViewNode(
      .shape(
        ShapeContent(
          .path(
            [
              .move(.zero), .line(Point(x: 32, y: 0)), .line(Point(x: 32, y: 16)),
              .line(Point(x: 0, y: 16)), .close,
            ], Size(width: 64, height: 16)), fill: Self.blue)))
    let plain = Drawing.draw(placed(shape, 8, 1), 8, 1)
    let mirrored = Drawing.draw(
      placed(shape.modified(.layoutDirection(.rightToLeft)), 8, 1), 8, 1)
    #expect((0..<8).map { plain[$0, 0] } == (0..<8).reversed().map { mirrored[$0, 0] })
    #expect(plain[0, 0] != plain[7, 0])
  }

  @Test func gradientsAreNotMirrored() {
    let gradient = ViewNode(
      .style(
        .gradient(
          GradientValue(
            stops: [.init(style: .black, location: 0), .init(style: .white, location: 1)],
            form: .linear(start: RelativePoint(x: 0, y: 0), end: RelativePoint(x: 1, y: 0))))))
    let plain = Drawing.draw(placed(gradient, 8, 1), 8, 1)
    #expect(plain[0, 0] != plain[7, 0])
    #expect(
      Drawing.draw(placed(gradient.modified(.layoutDirection(.rightToLeft)), 8, 1), 8, 1) == plain)
  }

  @Test(
    arguments: [
      ("chevron.forward", "chevron.backward"), ("arrow.backward", "arrow.forward"),
      ("chevron.right", "chevron.right"), ("backward.fill", "backward.fill"),
      ("arrow.up", "arrow.up"), ("text.aligned.leading", "text.aligned.trailing"),
    ])
  func symbolsThatFollowReadingAreSwapped(name: String, seen: String) {
    #expect(
      SymbolDirection.seen(name, through: .identity, isRightToLeft: true) == seen)
    #expect(SymbolDirection.seen(name, through: .identity, isRightToLeft: false) == name)
  }

  // MARK: Turned and scaled

  private static let middle = Point(x: 0, y: 0)

  @Test(
    arguments: [
      (90, "arrow.up", "arrow.right"), (-90, "arrow.up", "arrow.left"),
      (180, "chevron.left", "chevron.right"), (90, "arrow.up.right", "arrow.down.right"),
      (270, "arrow.down.left", "arrow.down.right"), (45, "arrow.up", "arrow.up"),
      (90, "timer", "timer"), (360, "arrow.up", "arrow.up"),
    ] as [(Double, String, String)])
  func symbolsTurnByQuarters(degrees: Double, name: String, seen: String) {
    let turn = PlaneTransform(degrees: degrees, around: Self.middle)
    #expect(SymbolDirection.seen(name, through: turn, isRightToLeft: false) == seen)
  }

  @Test(
    arguments: [
      (-1, 1, "arrow.right", "arrow.left"), (-1, 1, "arrow.up", "arrow.up"),
      (1, -1, "arrow.up", "arrow.down"), (1, -1, "arrow.right", "arrow.right"),
      (-1, -1, "arrow.up.left", "arrow.down.right"), (-1, 1, "arrow.forward", "arrow.backward"),
      (2, 2, "arrow.up", "arrow.up"),
    ] as [(Double, Double, String, String)])
  func symbolsAreFlipped(x: Double, y: Double, name: String, seen: String) {
    let flip = PlaneTransform(scaleX: x, y: y, around: Self.middle)
    #expect(SymbolDirection.seen(name, through: flip, isRightToLeft: false) == seen)
  }

  @Test func aTurnAfterAFlipTurnsTheMirrorImage() {
    let flip = PlaneTransform(scaleX: -1, y: 1, around: Self.middle)
    let turn = PlaneTransform(degrees: 90, around: Self.middle)
    #expect(
      SymbolDirection.seen("arrow.right", through: turn.after(flip), isRightToLeft: false)
        == "arrow.up")
    #expect(
      SymbolDirection.seen("arrow.right", through: flip.after(turn), isRightToLeft: false)
        == "arrow.down")
  }

  @Test func transformsAreAppliedFromTheInside() {
    let turn = PlaneTransform(degrees: 90, around: Point(x: 8, y: 8))
    let scale = PlaneTransform(scaleX: 2, y: 1, around: .zero)
    #expect(turn.apply(to: Point(x: 16, y: 8)) == Point(x: 8, y: 16))
    #expect(turn.after(scale).apply(to: Point(x: 8, y: 8)) == Point(x: 8, y: 16))
    #expect(scale.after(turn).apply(to: Point(x: 16, y: 8)) == Point(x: 16, y: 16))
    #expect(
      turn.upright(Rect(x: 0, y: 0, width: 16, height: 8))
        == Rect(x: 8, y: 0, width: 8, height: 16))
  }

  @Test func aHalfTurnSwapsPlacesAndKeepsLettersUpright() {
    let row = hstack(text("ab"), text("cde"))
    #expect(rows(row.modified(.rotation(degrees: 180, anchor: .center)), 5, 1) == ["cdeab"])
    #expect(rows(row.modified(.scale(x: -1, y: 1, anchor: .center)), 5, 1) == ["cdeab"])
  }

  @Test func textsThatWouldMeetStayWhereTheyAre() {
    let row = hstack(text("ab"), text("cde"))
    #expect(rows(row.modified(.scale(x: 0.5, y: 0.5, anchor: .center)), 5, 1) == ["abcde"])
    #expect(rows(row.modified(.rotation(degrees: 90, anchor: .center)), 5, 1) == ["abcde"])
  }

  @Test func aBarThatIsTurnedStands() {
    let bar = ViewNode(.progress(ProgressContent(value: .fraction(0.5))))
      .modified(.frame(width: 64, height: 16, alignment: .center))
    let up = bar.modified(.rotation(degrees: -90, anchor: .center))
      .modified(.frame(width: 16, height: 64, alignment: .center))
    #expect(rows(up, 2, 4, depth: .mono) == ["│ ", "│ ", "┃ ", "┃ "])
    let down = bar.modified(.rotation(degrees: 90, anchor: .center))
      .modified(.frame(width: 16, height: 64, alignment: .center))
    #expect(rows(down, 2, 4, depth: .mono) == ["┃ ", "┃ ", "│ ", "│ "])
  }

  @Test func aDividerThatIsTurnedStands() {
    let line = ViewNode(.divider).modified(.frame(width: 32, height: 16, alignment: .center))
      .modified(.rotation(degrees: 90, anchor: .center))
      .modified(.frame(width: 8, height: 32, alignment: .center))
    #expect(rows(line, 1, 2) == ["│", "│"])
  }

  @Test func scaledColorsCoverWhatTheyAreScaledTo() {
    let box = ViewNode(.style(Self.blue)).modified(
      .frame(width: 16, height: 16, alignment: .center)
    )
    .modified(.scale(x: 2, y: 1, anchor: RelativePoint(x: 0, y: 0)))
    let grid = Drawing.draw(placed(box, 6, 1), 6, 1)
    let color = Drawing.rasterizer().color(of: Self.blue, on: Drawing.surface)
    #expect(
      (0..<6).map { grid[$0, 0].style.background == color } == [
        true, true, true, true, false, false,
      ])
  }

  // MARK: Two rows

  @Test func largeNumbersAreTwoRowsHighWhereTheThemeWantsIt() {
    #expect(
      rows(text("12:04", 34), 20, 2, tall: true) == [
        "▀█  ▀▀█ ▄ █▀█ █ █   ", "▄█▄ █▄▄ ▀ █▄█ ▀▀█   ",
      ])
    #expect(rows(text("12:04", 34), 20, 2) == ["12:04" + blank(15), blank(20)])
    #expect(rows(text("12:04", 27), 20, 2, tall: true) == ["12:04" + blank(15), blank(20)])
  }

  private func blank(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  @Test func aTallLetterIsAsWideInBothRows() {
    for scalar in (0x20...0x5A).compactMap(Unicode.Scalar.init) {
      guard let rows = TallText.rows(of: Character(scalar)) else { continue }
      #expect(rows.upper.count == rows.lower.count, "\(scalar)")
      #expect(TerminalText.columns(of: rows.upper) == rows.upper.count)
    }
  }

  @Test func withoutUnicodeTallLinesAreWrittenInTheirFirstRow() {
    let placed = placed(text("12", 34), 8, 2, tall: true)
    let grid = Drawing.draw(placed, 8, 2, glyphs: .ascii)
    #expect(Drawing.row(0, of: grid) == "12      ")
  }
}
