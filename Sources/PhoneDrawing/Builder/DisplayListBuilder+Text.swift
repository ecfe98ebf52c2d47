import CellRaster
import Foundation
import ViewArchive
import ViewLayout

extension DisplayListBuilder {
  /// Returns the runs of a text. A gradient covers the whole text.
  mutating func text(
    of node: PlacedNode, in rect: Rect, _ context: DrawingContext
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for line in node.lines {
      let bounds = context.rect(line.bounds)
      let widths = line.runs.map { $0.width(in: .phone) }
      let natural = widths.reduce(0, +)
      // A text that was scaled down has smaller letters, too.
      let scale = natural > bounds.width + 0.01 && natural > 0 ? bounds.width / natural : 1
      let largest = line.runs.map(\.style.font).max { $0.pointSize < $1.pointSize } ?? .body
      let baseline = bounds.minY + largest.ascender * scale
      var x = bounds.minX
      if context.isRedacted {
        items.append(
          bar(
            at: Point(x: x, y: baseline), width: bounds.width, size: largest.pointSize, line,
            context))
        continue
      }
      for (run, width) in zip(line.runs, widths) {
        let width = width * scale
        items += self.run(
          run, at: Point(x: x, y: baseline), width: width, scale: scale, in: rect, context)
        x += width
      }
    }
    return items
  }

  private mutating func run(
    _ run: PlacedLine.Run, at origin: Point, width: Double, scale: Double, in rect: Rect,
    _ context: DrawingContext
  ) -> [DisplayItem] {
    let paint = context.paint(run.style.foreground ?? .primary, in: rect)
    let size = run.style.font.pointSize * scale
    func line(_ style: TextLineStyle?) -> DrawnText.DrawnLine {
      DrawnText.DrawnLine(
        pattern: style?.pattern ?? .solid,
        paint: style?.color.map { context.paint($0, in: rect) } ?? paint)
    }
    var origin = origin
    if let offset = run.style.baselineOffset, offset.isFinite { origin.y -= offset * scale }
    switch run.content {
    case .text(let string):
      // A terminal has no narrow space, a picture has.
      let shown = string.split(separator: "\u{202F}", omittingEmptySubsequences: false)
        .map { TerminalText.sanitised(String($0)) }.joined(separator: "\u{202F}")
      guard shown.contains(where: { !$0.isWhitespace }) || run.style.isUnderlined else { return [] }
      return [
        .text(
          DrawnText(
            shown, origin: origin, width: width, font: run.style.font, size: size, paint: paint,
            underline: run.style.isUnderlined ? line(run.style.underline) : nil,
            strikethrough: run.style.isStruckThrough ? line(run.style.strikethrough) : nil))
      ]
    case .symbol(let name):
      let center = Point(x: origin.x + width / 2, y: origin.y - FontValue.capHeight * size / 2)
      return symbol(
        name, center: center, size: size, weight: run.style.font.resolvedWeight,
        SymbolColoring(paint), context)
    }
  }

  /// The bar in the place of a line of hidden text: seven tenths of the capitals' height
  /// (PICTURE-6).
  private func bar(
    at origin: Point, width: Double, size: Double, _ line: PlacedLine, _ context: DrawingContext
  ) -> DisplayItem {
    let height = 0.7 * FontValue.capHeight * size
    let rect = Rect(
      x: origin.x, y: origin.y - (FontValue.capHeight * size + height) / 2, width: width,
      height: height)
    let style = line.runs.first?.style.foreground ?? .primary
    return .fill(
      .rounded(rect, radius: 3), context.paint(style, in: rect).faded(by: Self.redactedOpacity))
  }

  /// The opacity of the shapes in the place of hidden content (PICTURE-6).
  static let redactedOpacity = 0.18
}
