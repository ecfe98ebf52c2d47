import CellRaster
import Foundation
import SymbolOutlines
import Testing
import ViewArchive

@testable import PhoneDrawing

/// The picture of all symbols, which a page of the documentation shows.
///
/// `RECORD_GOLDENS=1 swift test --filter SymbolSheetTests` draws it anew: look at it before it is
/// committed.
struct SymbolSheetTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/IslandCommands/island.docc/symbols.svg")

  private static let columns = 6
  private static let cell = Size(width: 160, height: 60)
  /// The size of the symbols' font, in points.
  private static let size = 24.0

  /// Each outline with its first name, and beside it the filled form where it is another.
  private static var list: DisplayList {
    let ink = Paint.solid(Tint(.black))
    let library = OutlineLibrary.builtIn
    var items: [DisplayItem] = []
    var drawn: Set<SymbolOutline> = []
    for name in library.names {
      guard let plain = library.outline(of: name), drawn.insert(plain).inserted else { continue }
      let index = drawn.count - 1
      let corner = Point(
        x: Double(index % columns) * cell.width, y: Double(index / columns) * cell.height)
      let filled = library.outline(of: name + ".fill").flatMap { $0 == plain ? nil : $0 }
      let forms = [plain, filled].compactMap(\.self)
      for (place, outline) in forms.enumerated() {
        let x = corner.x + cell.width * (Double(place) * 2 + 1) / Double(forms.count * 2)
        items +=
          OutlineDrawing(
            outline, name: name, center: Point(x: x, y: corner.y + 24), size: size,
            weight: .regular,
            SymbolColoring(ink)
          ).items
      }
      let font = FontValue(size: .points(7))
      let width = min(Double(name.count) * 3.7, cell.width - 6)
      items.append(
        .text(
          DrawnText(
            name, origin: Point(x: corner.x + (cell.width - width) / 2, y: corner.y + 53),
            width: width, font: font, size: 7, paint: ink)))
    }
    let size = Size(
      width: Double(columns) * cell.width,
      height: Double((drawn.count + columns - 1) / columns) * cell.height)
    let paper = DisplayItem.fill(
      .rectangle(Rect(origin: .zero, size: size)), .solid(Tint(.white)))
    return DisplayList(size: size, items: [paper] + rounded(items))
  }

  /// Returns the items with coordinates of one decimal, which are half as long.
  private static func rounded(_ items: [DisplayItem]) -> [DisplayItem] {
    func rounded(_ path: [PathElement]) -> [PathElement] {
      path.mapped { Point(x: ($0.x * 10).rounded() / 10, y: ($0.y * 10).rounded() / 10) }
    }
    return items.map { item in
      switch item {
      case .fill(let path, let paint, let rule): .fill(rounded(path), paint, rule)
      case .stroke(let path, let line, let paint): .stroke(rounded(path), line, paint)
      case .group(let items, let effects):
        .group(
          self.rounded(items),
          effects.map { effect in
            if case .cut(let cut) = effect { .cut(self.rounded(cut)) } else { effect }
          })
      case .backdrop, .text, .image, .symbol, .control: item
      }
    }
  }

  @Test func thePictureOfAllSymbolsIsOfTheseOutlines() throws {
    let svg = PictureSvg(Self.list, title: "Symbols").text
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(svg.utf8).write(to: Self.file)
      Issue.record("recorded \(Self.file.lastPathComponent): look at it")
      return
    }
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(kept == svg, "record it anew, with RECORD_GOLDENS=1")
  }
}
