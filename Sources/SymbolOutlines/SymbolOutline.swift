package import ViewArchive

/// How a symbol is drawn. Lengths are in hundredths of an em of its font, for the regular weight at
/// the medium scale; x from the left edge of its frame, y downwards from the middle of the capitals.
package struct SymbolOutline: Hashable, Sendable {
  /// The width around the ink.
  package var width: Double
  /// What the frame is wider on each side.
  package var room = SymbolRoom()
  package var steps: [OutlineStep]

  /// The width of the frame.
  package var frameWidth: Double { width + room.left + room.right }

  /// The lengths of an em.
  package static let em = 100.0

  /// The side of the square of a symbol that has no outline, in ems (LAYOUT-9).
  package static let frameHeight = 1.2

  /// What a frame is higher than the ink in it (LAYOUT-9).
  private static let heightMargin = 10.5

  /// The height of the frame.
  package var height: Double { (ink?.height ?? width) + Self.heightMargin }

  /// The upper edge of the frame, from the middle of the capitals; negative: above it.
  package var top: Double { (ink?.minY ?? -width / 2) - Self.heightMargin / 2 }

  /// The width of lines of the regular weight.
  package static let line = 8.2

  /// The smallest rectangle around everything that is painted; cuts are not regarded. Nil: nothing
  /// is.
  package var ink: Rect? { Self.ink(of: steps) }

  static func ink(of steps: [OutlineStep]) -> Rect? {
    steps.reduce(nil) { ink, step in
      guard case .ink(let part) = step, let curves = CurveBox(part.path) else { return ink }
      let box = curves.rect(grownBy: (part.line?.width ?? 0) * line / 2)
      guard let ink else { return box }
      let (left, top) = (min(ink.minX, box.minX), min(ink.minY, box.minY))
      return Rect(
        x: left, y: top, width: max(ink.maxX, box.maxX) - left,
        height: max(ink.maxY, box.maxY) - top)
    }
  }

  /// What an image of this symbol has that takes a size of its own: the frame's width, and above and
  /// below the ink as much room as beside it, up to that of a frame. On a phone 70 points of width
  /// have a `beach.umbrella` whose ink is 64.7 × 75.7.
  package var imageBox: Rect {
    guard let ink else { return Rect(x: 0, y: -width / 2, width: width, height: width) }
    let margin = min(max((width - ink.width) / 2, 0), Self.heightMargin)
    return Rect(
      x: min(0, ink.minX), y: ink.minY - margin, width: max(width, ink.width),
      height: ink.height + 2 * margin)
  }
}
