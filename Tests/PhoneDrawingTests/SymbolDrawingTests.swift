import CellRaster
import Foundation
import PhoneScreen
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneDrawing
@testable import SymbolOutlines

/// PICTURE-5.
struct SymbolDrawingTests {
  private let first = Paint.solid(Tint(.white))
  private let second = Paint.solid(Tint(RGB(0xFF0000)))
  private let third = Paint.solid(Tint(RGB(0x0000FF)))

  private func ink(_ layer: Int, _ x: Double = 0, isFilled: Bool = true) -> OutlineStep {
    .ink(
      OutlineInk(
        path: .rectangle(Rect(x: x, y: -10, width: 20, height: 20)), isFilled: isFilled,
        line: isFilled ? nil : OutlineLine(), layer: layer))
  }

  private func items(
    _ steps: [OutlineStep], named name: String = "own", _ coloring: SymbolColoring,
    weight: FontValue.Weight = .regular
  ) -> [DisplayItem] {
    OutlineDrawing(
      SymbolOutline(width: 100, steps: steps), name: name, center: Point(x: 50, y: 0), size: 100,
      weight: weight, coloring
    ).items
  }

  /// The paints of all fills and lines that are not cuts, from back to front.
  private func paints(_ items: [DisplayItem]) -> [Paint] {
    items.flatMap { item -> [Paint] in
      switch item {
      case .fill(_, let paint, _), .stroke(_, _, let paint): [paint]
      case .group(let items, _): paints(items)
      case .backdrop, .text, .image, .symbol, .control: []
      }
    }
  }

  // MARK: Styles

  @Test func oneStylePaintsAllLayers() {
    #expect(paints(items([ink(1), ink(2, 30)], SymbolColoring(first))) == [first, first])
  }

  @Test func layersHaveTheirStylesTheLastAtTheBack() {
    let steps = [ink(1), ink(2, 30), ink(3, 60)]
    #expect(
      paints(items(steps, SymbolColoring(first, second: second, third: third)))
        == [third, second, first])
    // Two styles: the third layer has the second.
    #expect(paints(items(steps, SymbolColoring(first, second: second))) == [second, second, first])
    // One layer has the first, whatever there is.
    #expect(paints(items([ink(1)], SymbolColoring(first, second: second))) == [first])
  }

  @Test func aMarkIsPaintedInItsHoleWhereLayersDiffer() {
    let steps = [ink(2), OutlineStep.cut([ink(1, 5)], isPainted: true)]
    let one = items(steps, SymbolColoring(first))
    #expect(paints(one) == [first] && cuts(one) == 1)
    let opaque = items(steps, SymbolColoring(first, second: second))
    #expect(paints(opaque) == [second, first] && cuts(opaque) == 0)
    // Through a pale mark the circle would be seen.
    let pale = first.faded(by: 0.5)
    let faded = items(steps, SymbolColoring(pale, second: second))
    #expect(paints(faded) == [second, pale] && cuts(faded) == 1)
  }

  private func cuts(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { count, item in
      guard case .group(let inner, let effects) = item else { return count }
      return count + cuts(inner) + effects.count { if case .cut = $0 { true } else { false } }
    }
  }

  @Test func coloursOfASymbolOfOneLayerAreThoseOfItsOutside() {
    var coloring = SymbolColoring(first, second: second)
    coloring.isMulticolor = true
    #expect(paints(items([ink(1)], coloring)) == [second])
    #expect(paints(items([ink(1), ink(2)], coloring)) == [second, first])
  }

  @Test func whatLiesOverEachOtherIsFadedAsAWhole() {
    let pale = first.faded(by: 0.4)
    #expect(
      items([ink(1), ink(1, 10)], SymbolColoring(pale)).map { item -> [GroupEffect] in
        if case .group(_, let effects) = item { effects } else { [] }
      } == [[.opacity(0.4)]])
    // One alone needs no group.
    #expect(paints(items([ink(1)], SymbolColoring(pale))) == [pale])
  }

  @Test func someSymbolsHaveColoursOfTheirOwn() {
    #expect(SymbolColoring.multicolor("heart.fill")?.first == .color(.system(.red)))
    #expect(SymbolColoring.multicolor("checkmark.circle.fill")?.second == .color(.system(.green)))
    #expect(
      SymbolColoring.multicolor("exclamationmark.triangle")?.second == .color(.system(.yellow)))
    #expect(SymbolColoring.multicolor("bus") == nil)
  }

  // MARK: Variable values

  @Test func aVariableValueLightsPartsInTheirOrder() {
    let bars = (0..<4).map { ink(1, Double($0) * 25) }
    for (value, count) in [(0.0, 0), (0.2, 1), (0.5, 2), (0.51, 3), (1, 4), (.nan, 4)] {
      let items = items(bars, named: "cellularbars", SymbolColoring(first, value: value))
      #expect(lit(items) == count, "\(value)")
    }
  }

  /// The number of parts that are painted in full; pale ones are alone or a group.
  private func lit(_ items: [DisplayItem]) -> Int {
    items.count { item in
      if case .fill(_, let paint, _) = item { paint == first } else { false }
    }
  }

  @Test func aSpeakerIsAlwaysLit() {
    let steps = [ink(1), ink(1, 30)]
    let off = items(steps, named: "speaker.wave.1", SymbolColoring(first, value: 0))
    #expect(paints(off) == [first.faded(by: 0.3), first])
    // Another symbol has no value.
    #expect(
      paints(items(steps, named: "heart", SymbolColoring(first, value: 0))) == [first, first])
  }

  @Test func barsOfOnePathAreParts() {
    let path =
      [PathElement].rectangle(Rect(x: 0, y: 0, width: 9, height: 9))
      + .rectangle(Rect(x: 20, y: 0, width: 9, height: 9))
    let step = OutlineStep.ink(OutlineInk(path: path, isFilled: true, line: nil, layer: 1))
    #expect(
      paints(items([step], named: "waveform", SymbolColoring(first, value: 0.5)))
        == [first.faded(by: 0.3), first])
  }

  /// LAYOUT-29.
  @Test func aCustomSymbolHasItsForegroundAndItsRule() throws {
    let path = [PathElement].rectangle(Rect(x: 0, y: -50, width: 100, height: 100))
    let symbol = CustomSymbol(name: "own", width: 100, parts: [.init(path: path)])
    var builder = DisplayListBuilder()
    let rect = Rect(x: 0, y: 0, width: 20, height: 22.1)
    let items = builder.image(
      ImageContent(
        source: .customSymbol(symbol),
        foreground: .color(.rgba(red: 1, green: 0, blue: 0, alpha: 1))),
      in: rect,
      DrawingContext(
        surface: .phoneIsland(radius: 44), origin: .zero, container: rect, now: .distantPast))
    guard case .symbol("own", let ink, let parts) = items.first,
      case .fill(_, let paint, let rule) = parts.first
    else {
      Issue.record("\(items)")
      return
    }
    #expect(ink.width == 20 && abs(ink.center.y - 11.05) < 1e-9)
    #expect(rule == .winding)
    #expect(paint == .solid(Tint(RGB(0xFF0000))))
  }

  // MARK: Lines and places

  @Test(arguments: [
    (FontValue.Weight.ultraLight, 2.5), (.thin, 4), (.light, 6), (.regular, 8.2), (.medium, 9.6),
    (.semibold, 11.6), (.bold, 13.8), (.heavy, 16.5), (.black, 19),
  ])
  func aWeightIsAWidthOfLines(weight: FontValue.Weight, width: Double) {
    let items = items([ink(1, isFilled: false)], SymbolColoring(first), weight: weight)
    guard case .stroke(_, let line, _) = items.first else {
      Issue.record("no line")
      return
    }
    #expect(line.width == width && line.cap == .round && line.join == .round)
  }

  private func drawn(
    _ name: String, isResizable: Bool = false, in size: Size? = nil
  ) -> (items: [DisplayItem], notes: [String], frame: Rect) {
    let image = ImageContent(
      source: .symbol(name), isResizable: isResizable, font: FontValue(size: .points(20)))
    let node = ViewNode(.image(image))
    let time = TimedTextContext(now: .distantPast, locale: "en_US", timeZone: "UTC")
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(
      size.map { node.modified(.frame(width: $0.width, height: $0.height, alignment: .center)) }
        ?? node, in: Proposal(width: 300, height: 300))
    var builder = DisplayListBuilder()
    let items = builder.items(
      of: placed,
      DrawingContext(
        surface: .phoneIsland(radius: 20), origin: .zero, container: .zero, now: .distantPast))
    return (items, builder.notes, placed.bounds)
  }

  private func place(_ items: [DisplayItem]) -> Rect? {
    if case .symbol(_, let rect, _) = items.first { rect } else { nil }
  }

  @Test func inkIsInTheMiddleOfTheFrame() throws {
    let (items, notes, frame) = drawn("xmark")
    let ink = try #require(place(items))
    #expect(notes.isEmpty && abs(frame.height - 17.7) < 0.3)
    #expect(abs(ink.width - 15.6) < 0.5 && abs(ink.height - 15.6) < 0.5)
    #expect(abs(ink.center.x - frame.center.x) < 0.3 && abs(ink.center.y - frame.center.y) < 0.3)
  }

  @Test func aResizableSymbolFillsItsFrame() throws {
    let ink = try #require(
      place(drawn("xmark", isResizable: true, in: Size(width: 60, height: 30)).items))
    #expect(ink.width > 54 && ink.width <= 60 && ink.height > 27 && ink.height <= 30)
  }

  @Test func aSymbolWithoutAnOutlineIsALetterAndTheNearestNameIsSaid() {
    let (items, notes, frame) = drawn("xmarc")
    #expect(frame.width == 24 && place(items) == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(notes == ["symbol xmarc: drawn as a letter; no outline of it, the nearest is xmark"])
    #expect(
      drawn("qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq").notes.first?.hasSuffix("no outline of it")
        == true)
  }
}
