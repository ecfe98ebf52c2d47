import CellRaster
import Testing

@testable import CursesTerminal

extension CursesScreenTests {
  /// An hour of six timers and a bar that tick every second, with a morph both ways every five
  /// minutes: the second half needs no more colour pairs and no more bytes than the first.
  @Test(arguments: [false, true])
  func anHourOfTicksAndMorphsLeavesNothingBehind(isDrawnByNcurses: Bool) throws {
    let screen = try screen(120, 40, isDrawnByNcurses: isDrawnByNcurses)
    var bytes = [0, 0]
    var pairs = [0, 0]
    for second in 0..<3600 {
      let half = second / 1800
      if second.isMultiple(of: 300) {
        for step in 0...34 {
          let time = Double(step <= 17 ? step : 34 - step) / 30
          bytes[half] += screen.draw(Self.morph(time)).count
        }
      }
      bytes[half] += screen.draw(Self.ticking(second, on: Self.resting)).count
      pairs[half] = max(pairs[half], screen.pairCount)
    }
    #expect(pairs[0] == pairs[1])
    #expect(pairs[1] < 1000)
    #expect(bytes[1] <= bytes[0], "the first half has the first screen besides: \(bytes)")
  }

  private static let resting = morph(1)

  private static func ticking(_ second: Int, on frame: CellGrid) -> CellGrid {
    var frame = frame
    let style = CellStyle(foreground: .white, background: RGB(0x1B2030))
    for timer in 0..<6 {
      let left = 100_000 + (timer.isMultiple(of: 2) ? second : -second)
      for (offset, digit) in String(left).enumerated() {
        frame.set(
          String(digit), at: CellPoint(column: 20 + offset, row: 20 + timer), style: style)
      }
    }
    for column in 0..<second % 40 {
      frame.set("█", at: CellPoint(column: 20 + column, row: 30), style: style)
    }
    return frame
  }
}
