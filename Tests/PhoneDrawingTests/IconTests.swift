import CellRaster
import Foundation
import Testing
import ViewArchive

@testable import PhoneDrawing

struct IconTests {
  private func icon(_ body: String) -> IconOutline? {
    SvgIconParser("<svg xmlns=\"x\" viewBox=\"0 0 16 16\">\(body)</svg>").icon
  }

  @Test func pathsAreScaledToOne() {
    #expect(
      icon("<path d=\"M8 0H16v16l-8,0z\"/>")?.paths == [
        [
          .move(Point(x: 0.5, y: 0)), .line(Point(x: 1, y: 0)), .line(Point(x: 1, y: 1)),
          .line(Point(x: 0.5, y: 1)), .close,
        ]
      ])
  }

  @Test func numbersMayTouch() {
    #expect(icon("<path d=\"M1-.5.5.5\"/>")?.paths.first?.count == 2)
    // Flags of an arc need no space after them.
    #expect(icon("<path d=\"M8 0a8 8 0 1016 0\"/>") != nil)
  }

  @Test func anArcEndsWhereItSays() throws {
    let path = try #require(SvgPathParser("M0 8A8 8 0 0 1 16 8").elements)
    guard case .cubic(let end, _, _) = try #require(path.last) else {
      Issue.record("no curve")
      return
    }
    #expect(end == Point(x: 16, y: 8))
    let middle = PathPiece.pieces(of: path)[0].end
    #expect(abs(middle.x - 8) < 1e-9 && abs(middle.y) < 1e-9)
  }

  @Test(arguments: ["<path d=\"M1\"/>", "<path d=\"X1 1\"/>", "", "<path d=\"M1 1e\"/>", "<"])
  func whatIsMalformedIsNoIcon(_ body: String) {
    #expect(icon(body) == nil)
  }

  @Test func symbolsHaveNamesOfTheSet() {
    #expect(BootstrapNames.name(of: "bolt.fill") == "lightning-fill")
    #expect(BootstrapNames.name(of: "clock") == "clock")
    #expect(BootstrapNames.name(of: "no.such.symbol") == nil)
  }

  // MARK: Colours

  private static let square = "M0 0h16v16h-16z"
  private let first = Paint.solid(Tint(.white))
  private let second = Paint.solid(Tint(RGB(0xFF0000)))

  private func fills(
    _ icon: IconOutline, _ name: String, _ coloring: SymbolColoring
  ) -> [(count: Int, paint: Paint)] {
    icon.items(
      of: name, in: Rect(x: 0, y: 0, width: 16, height: 16), weight: .regular, coloring
    ).compactMap { item in
      guard case .fill(let path, let paint, _) = item else { return nil }
      return (path.count { if case .move = $0 { true } else { false } }, paint)
    }
  }

  @Test func aFilledEnclosureHasTheSecondStyleAndItsHolesTheFirst() throws {
    let icon = try #require(self.icon("<path d=\"\(Self.square)M4 4v4h4zM9 9v3h3z\"/>"))
    let palette = SymbolColoring(first, second: second)
    let parts = fills(icon, "xmark.circle.fill", palette)
    #expect(parts.map(\.count) == [3, 2] && parts.map(\.paint) == [second, first])
    // A name without an enclosure, and one style.
    #expect(fills(icon, "heart.fill", palette).map(\.paint) == [first])
    #expect(fills(icon, "xmark.circle.fill", SymbolColoring(first)).map(\.paint) == [first])
  }

  @Test func aRingHasTheSecondStyle() throws {
    let icon = try #require(
      self.icon("<path d=\"\(Self.square)M1 1v14h14v-14z\"/><path d=\"M4 4v4h4z\"/>"))
    let parts = fills(icon, "xmark.circle", SymbolColoring(first, second: second))
    #expect(parts.map(\.count) == [2, 1] && parts.map(\.paint) == [second, first])
  }

  @Test func aVariableValueLightsTheNearestParts() throws {
    let bars = (0..<4).map { "M\($0 * 4) 8h2v8h-2z" }.joined()
    let icon = try #require(self.icon("<path d=\"\(bars)\"/>"))
    let pale = first.faded(by: 0.3)
    for (value, lit) in [(0.0, 0), (0.2, 1), (0.5, 2), (0.51, 3), (1, 4), (.nan, 4)] {
      let paints = fills(icon, "cellularbars", SymbolColoring(first, value: value)).map(\.paint)
      #expect(paints == (0..<4).map { $0 < lit ? first : pale }, "\(value)")
    }
    // The first part of a speaker is the speaker, which is never off.
    let speaker = fills(icon, "speaker.wave.3", SymbolColoring(first, value: 0)).map(\.paint)
    #expect(speaker == [first, pale, pale, pale])
    #expect(fills(icon, "heart", SymbolColoring(first, value: 0)).map(\.paint) == [first])
  }

  @Test func aHoleIsNoPartAndEqualDistancesAreOneStep() throws {
    // A square with a hole around the middle, and two bars as far from it on both sides.
    let icon = try #require(
      self.icon(
        "<path d=\"M6 6h4v4h-4zM7 7v2h2v-2zM1 6h2v4h-2zM13 6h2v4h-2z\"/>"))
    let parts = fills(icon, "waveform", SymbolColoring(first, value: 0.5))
    #expect(parts.map(\.count) == [2, 2])
    #expect(parts.map(\.paint) == [first, first.faded(by: 0.3)])
  }

  @Test func coloursOfASymbolWithoutItsOutlineAreTheOutlines() throws {
    let icon = try #require(self.icon("<path d=\"\(Self.square)\"/>"))
    var coloring = SymbolColoring(first, second: second)
    #expect(fills(icon, "heart.circle.fill", coloring).map(\.paint) == [first])
    coloring.isMulticolor = true
    #expect(fills(icon, "heart.circle.fill", coloring).map(\.paint) == [second])
  }

  @Test func someSymbolsHaveColoursOfTheirOwn() {
    #expect(SymbolColoring.multicolor("heart.fill")?.first == .color(.system(.red)))
    #expect(SymbolColoring.multicolor("checkmark.circle.fill")?.second == .color(.system(.green)))
    #expect(
      SymbolColoring.multicolor("exclamationmark.triangle")?.second == .color(.system(.yellow)))
    #expect(SymbolColoring.multicolor("bus") == nil)
  }

  /// Every name of the table has a file, where the set is installed.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: IconSet.installedFolder)),
    arguments: ["clock", "pause.circle.fill", "bus.fill", "heart", "xmark", "bicycle", "wifi"])
  func installedIconsAreRead(_ symbol: String) {
    let icon = IconSet(folder: IconSet.installedFolder).icon(symbol)
    let bounds = icon?.paths.compactMap(\.bounds)
    #expect(bounds?.isEmpty == false)
    #expect(bounds?.allSatisfy { $0.minX >= -0.5 && $0.maxX <= 1.5 } == true)
  }

  @Test func withoutASetThereIsNone() {
    #expect(IconSet.none.icon("clock") == nil)
    #expect(IconSet(folder: "/nonexistent").icon("clock") == nil)
  }
}
