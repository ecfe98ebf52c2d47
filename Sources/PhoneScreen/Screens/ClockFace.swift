import CellRaster
import Foundation
import ViewArchive
import ViewLayout

/// The large clock of the lock screen and StandBy: digits as strokes with round ends, at any
/// height. In low colour depths `LargeDigits` is used instead.
struct ClockFace: Sendable {
  var text: String
  /// The height in rows of cells.
  var rows: Int
  var color: RGB

  /// The ratio of a digit's height to its width.
  private static let slenderness = 1.62
  /// The stroke width as a fraction of the height.
  private static let relativeStroke = 0.15
  /// The gap between characters as a fraction of the height.
  private static let relativeGap = 0.12

  // Lengths are multiples of a column, so that vertical strokes fill whole cells.
  private var height: Double { CellMetric.height(of: rows) }
  private var digitWidth: Double { Self.snapped(height / Self.slenderness) }
  private var stroke: Double {
    max(Self.snapped(height * Self.relativeStroke), CellMetric.width(of: 2))
  }
  private var gap: Double { max(Self.snapped(height * Self.relativeGap), CellMetric.width) }

  private static func snapped(_ length: Double) -> Double {
    (length / CellMetric.width).rounded() * CellMetric.width
  }

  private func width(of character: Character) -> Double {
    switch character {
    case ":": stroke
    case "1": Self.snapped(digitWidth * 0.67)
    default: digitWidth
    }
  }

  private var points: Double {
    text.reduce(0) { $0 + width(of: $1) + gap } - gap
  }

  var columns: Int { CellMetric.columns(points, .up) }

  /// Returns true when the terminal has the colours and glyphs to draw antialiased strokes.
  static func isDrawn(by look: RenderStyle) -> Bool {
    look.depth >= .indexed && look.glyphs == .unicode
  }

  /// Draws the clock with its top left cell at `origin`, over the existing background.
  func draw(at origin: CellPoint, look: RenderStyle, into grid: inout CellGrid, clip: CellRect) {
    let rasterizer = Rasterizer(
      theme: look.theme, depth: look.depth, glyphs: look.glyphs, now: .distantPast)
    let line = stroke
    var x = 0.0
    for character in text {
      let box = Rect(
        x: x + line / 2, y: line / 2, width: width(of: character) - line,
        height: height - line)
      for path in Self.strokes(of: character, in: box) {
        let whole = CellMetric.size(columns: columns, rows: rows)
        let style = StyleValue.color(
          .rgba(
            red: Double(color.red) / 255, green: Double(color.green) / 255,
            blue: Double(color.blue) / 255, alpha: 1))
        let isDot = character == ":"
        let shape = ShapeContent(
          .path(path, whole), fill: isDot ? style : nil,
          stroke: isDot ? nil : ShapeStroke(style: style, lineWidth: line))
        let placed = PlacedNode(
          .view(.shape(shape)),
          bounds: Rect(x: 0, y: 0, width: whole.width, height: whole.height))
        rasterizer.draw(
          placed, on: look.islandSurface, into: &grid, at: origin, clip: clip)
      }
      x += width(of: character) + gap
    }
  }

  /// Returns the centre lines of a digit in a box.
  private static func strokes(of character: Character, in box: Rect) -> [[PathElement]] {
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    func arc(_ from: (Double, Double), _ to: (Double, Double), _ corner: (Double, Double))
      -> PathElement
    {
      // A quarter of an ellipse: the control points are 0.55 of the way to the corner.
      func toward(_ p: (Double, Double)) -> Point {
        at(p.0 + (corner.0 - p.0) * 0.55, p.1 + (corner.1 - p.1) * 0.55)
      }
      return .cubic(at(to.0, to.1), control1: toward(from), control2: toward(to))
    }
    func oval(_ top: Double, _ bottom: Double) -> [PathElement] {
      let middle = (top + bottom) / 2
      return [
        .move(at(0.5, top)), arc((0.5, top), (1, middle), (1, top)),
        arc((1, middle), (0.5, bottom), (1, bottom)),
        arc((0.5, bottom), (0, middle), (0, bottom)), arc((0, middle), (0.5, top), (0, top)),
        .close,
      ]
    }
    switch character {
    case "0":
      return [
        [
          .move(at(0.5, 0)), arc((0.5, 0), (1, 0.3), (1, 0)), .line(at(1, 0.7)),
          arc((1, 0.7), (0.5, 1), (1, 1)), arc((0.5, 1), (0, 0.7), (0, 1)), .line(at(0, 0.3)),
          arc((0, 0.3), (0.5, 0), (0, 0)), .close,
        ]
      ]
    case "1": return [[.move(at(0, 0.2)), .line(at(1, 0)), .line(at(1, 1))]]
    case "2":
      return [
        [
          .move(at(0, 0.25)), arc((0, 0.25), (0.5, 0), (0, 0)), arc((0.5, 0), (1, 0.27), (1, 0)),
          .cubic(at(0, 1), control1: at(1, 0.55), control2: at(0.2, 0.75)), .line(at(1, 1)),
        ]
      ]
    case "3":
      return [
        [
          .move(at(0.02, 0.2)), arc((0.02, 0.2), (0.5, 0), (0.05, 0)),
          arc((0.5, 0), (0.95, 0.24), (0.95, 0)), arc((0.95, 0.24), (0.45, 0.47), (0.95, 0.47)),
          .move(at(0.45, 0.47)), arc((0.45, 0.47), (1, 0.73), (1, 0.47)),
          arc((1, 0.73), (0.5, 1), (1, 1)), arc((0.5, 1), (0, 0.78), (0, 1)),
        ]
      ]
    case "4":
      return [
        [.move(at(0.75, 1)), .line(at(0.75, 0)), .line(at(0, 0.7)), .line(at(1, 0.7))]
      ]
    case "5":
      return [
        [
          .move(at(0.92, 0)), .line(at(0.15, 0)), .line(at(0.08, 0.46)),
          .cubic(at(1, 0.68), control1: at(0.4, 0.3), control2: at(1, 0.35)),
          arc((1, 0.68), (0.48, 1), (1, 1)), arc((0.48, 1), (0, 0.8), (0.02, 1)),
        ]
      ]
    case "6":
      return [
        oval(0.38, 1),
        [
          .move(at(0, 0.69)), .line(at(0, 0.45)),
          .cubic(at(0.85, 0.02), control1: at(0, 0.15), control2: at(0.35, 0)),
        ],
      ]
    case "7":
      return [
        [
          .move(at(0, 0)), .line(at(1, 0)),
          .cubic(at(0.35, 1), control1: at(0.7, 0.35), control2: at(0.4, 0.7)),
        ]
      ]
    case "8": return [oval(0, 0.46), oval(0.46, 1)]
    case "9":
      return [
        oval(0, 0.62),
        [
          .move(at(1, 0.31)), .line(at(1, 0.55)),
          .cubic(at(0.15, 0.98), control1: at(1, 0.85), control2: at(0.65, 1)),
        ],
      ]
    case ":":
      // The box has no width: the inset (half a stroke) on each side is the size of the dots.
      let side = (box.origin.y) * 2
      return [0.28, 0.72].map { y in
        let top = box.minY + y * box.height - side / 2
        return [
          .move(Point(x: box.minX - side / 2, y: top)),
          .line(Point(x: box.minX + side / 2, y: top)),
          .line(Point(x: box.minX + side / 2, y: top + side)),
          .line(Point(x: box.minX - side / 2, y: top + side)), .close,
        ]
      }
    default: return []
    }
  }
}
