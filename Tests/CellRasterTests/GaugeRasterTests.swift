import CellRaster
import Foundation
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@Suite struct GaugeRasterTests {
  /// The row of a bar; in colours its track is shown as dots.
  private static func bar(
    _ value: ProgressContent.Value, columns: Int, depth: ColorDepth = .direct,
    glyphs: GlyphSet = .unicode, now: Date = goldenNow
  ) -> String {
    let node = PlacedNode(
      .view(.progress(ProgressContent(value: value))), bounds: Drawing.cells(0, 0, columns, 1))
    let grid = Drawing.draw(node, columns, 1, depth: depth, glyphs: glyphs, now: now)
    guard depth > .mono, glyphs == .unicode else { return Drawing.row(0, of: grid) }
    return (0..<columns).map {
      grid[$0, 0].style.foreground == track ? "·" : grid[$0, 0].glyph
    }.joined()
  }

  private static let track = RGB(0x333333)

  @Test(arguments: [
    (0.0, "····"), (0.03, "····"), (0.125, "╸···"), (0.25, "━···"), (0.5, "━━··"),
    (0.59, "━━╸·"), (0.97, "━━━━"), (1, "━━━━"), (7, "━━━━"), (-1, "····"),
  ])
  func barsAreLinesThatFillByHalves(fraction: Double, row: String) {
    #expect(Self.bar(.fraction(fraction), columns: 4) == row)
  }

  @Test(arguments: [(0.5, "██  "), (0.59, "██▍ "), (0.03, "▏   ")])
  func aBarThatIsScaledUpFillsItsRowByEighths(fraction: Double, row: String) {
    let bar = PlacedNode(
      .view(.progress(ProgressContent(value: .fraction(fraction)))),
      bounds: Drawing.cells(0, 0, 4, 1))
    let node = PlacedNode(
      .modifier(.scale(x: 1, y: 2, anchor: .center)), bounds: bar.bounds, children: [bar])
    #expect(Drawing.row(0, of: Drawing.draw(node, 4, 1)) == row)
  }

  @Test(arguments: [(0.5, 8, "[===---]"), (0, 4, "[--]"), (1, 4, "[==]"), (0.5, 2, "=-")])
  func barsAreBracketedInASCII(fraction: Double, columns: Int, row: String) {
    #expect(Self.bar(.fraction(fraction), columns: columns, glyphs: .ascii) == row)
  }

  @Test func theTrackIsSeenWithoutColor() {
    #expect(Self.bar(.fraction(0.5), columns: 4, depth: .mono) == "━━──")
    #expect(Self.bar(.fraction(0.4), columns: 4, depth: .mono) == "━╾──")
  }

  @Test(arguments: [
    (true, 90.0, "━···"), (false, 90, "━━━·"), (true, 0, "━━━━"), (true, 500, "····"),
  ])
  func intervalsMoveWithTime(countsDown: Bool, seconds: Double, row: String) {
    let interval = ProgressContent.Value.interval(
      start: goldenNow, end: goldenNow.addingTimeInterval(120), countsDown: countsDown)
    #expect(Self.bar(interval, columns: 4, now: goldenNow.addingTimeInterval(seconds)) == row)
  }

  @Test(arguments: [
    (0.0, GlyphSet.unicode, "○"), (0.01, .unicode, "◔"), (0.3, .unicode, "◔"),
    (0.5, .unicode, "◑"), (0.8, .unicode, "◕"), (0.99, .unicode, "◕"), (1, .unicode, "●"),
    (0, .ascii, "."), (0.5, .ascii, "C"), (1, .ascii, "@"),
  ])
  func smallRingsAreOneGlyphQ8(fraction: Double, glyphs: GlyphSet, glyph: String) {
    let node = PlacedNode(
      .view(.progress(ProgressContent(value: .fraction(fraction), form: .circular))),
      bounds: Drawing.cells(0, 0, 2, 1))
    #expect(Drawing.row(0, of: Drawing.draw(node, 2, 1, glyphs: glyphs)) == glyph + " ")
  }

  @Test(arguments: [GaugeContent.Form.circular, .circularCapacity])
  func largeRingsAreDrawn(form: GaugeContent.Form) {
    let node = PlacedNode(
      .view(
        .gauge(GaugeContent(fraction: 0.7, form: form, tint: .color(.system(.green))))),
      bounds: Drawing.cells(0, 0, 10, 5))
    expectFrame(Drawing.draw(node, 10, 5), matches: "\(form)")
  }

  @Test func aLinearGaugeMarksItsPlace() {
    let node = PlacedNode(
      .view(.gauge(GaugeContent(fraction: 0.5, form: .accessoryLinear))),
      bounds: Drawing.cells(0, 0, 5, 1))
    #expect(Drawing.row(0, of: Drawing.draw(node, 5, 1)) == "━━●━━")
  }

  @Test func barsStandInTheMiddleOfTheirPlace() {
    let node = PlacedNode(
      .view(.progress(ProgressContent(value: .fraction(1)))), bounds: Drawing.cells(0, 0, 2, 3))
    let grid = Drawing.draw(node, 2, 3)
    #expect((0..<3).map { Drawing.row($0, of: grid) } == ["  ", "━━", "  "])
  }
}
