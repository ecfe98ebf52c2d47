import CellRaster
import Foundation
import Testing

@testable import CursesTerminal

extension CursesScreenTests {
  /// A link that takes `rate` bytes a second, buffers without end, and answers 60 ms after a
  /// frame is through.
  private struct Link {
    var rate: Double
    private var freeAt = 0.0
    private(set) var arrivedAt = 0.0
    private var answers: [Double] = []

    init(rate: Double) { self.rate = rate }

    mutating func send(_ count: Int, at now: Double) {
      freeAt = max(freeAt, now) + Double(count) / rate
      arrivedAt = freeAt + 0.03
      answers.append(freeAt + 0.06)
    }

    mutating func hasAnswer(at now: Double) -> Bool {
      guard let first = answers.first, first <= now else { return false }
      answers.removeFirst()
      return true
    }
  }

  /// The morph of terminal.md §6 in 24 bit, which took 1.0 to 3.9 s to arrive when nothing held
  /// frames back. The last pixel after the key, in seconds, comes no later than with one frame in
  /// flight there; bytes are no more than what the link carries in the time.
  @Test(arguments: [
    (5_000.0, 0.85, 3_500), (10_000, 0.70, 5_500), (20_000, 0.65, 8_000), (200_000, 0.61, 13_500),
  ])
  func aMorphArrivesInTime(rate: Double, latest: Double, most: Int) throws {
    let screen = try screen(120, 40)
    _ = screen.draw(Self.morph(0))
    var pacer = FramePacer(isRemote: true, requests: [.status], roundTrip: 0.06)
    var link = Link(rate: rate)
    var (frames, bytes, isFinalShown, lastFrame) = (0, 0, false, -1.0)
    for step in 0..<3000 where !isFinalShown || pacer.outstanding(.status) > 0 {
      let now = Double(step) / 1000
      while link.hasAnswer(at: now) { pacer.answered(.status, at: now) }
      let isFinal = now >= 0.55
      guard !isFinalShown, isFinal || now - lastFrame >= pacer.frameInterval,
        pacer.canDraw(at: now, isPending: false)
      else { continue }
      let frame = screen.draw(Self.morph(now))
      isFinalShown = isFinal
      lastFrame = now
      guard !frame.isEmpty else { continue }
      let request = pacer.frameSent(frame.count, at: now)
      let count = frame.count + (request?.bytes.count ?? 0)
      link.send(count, at: now)
      frames += 1
      bytes += count
    }
    let report = "\(Int(rate)): \(link.arrivedAt) s, \(bytes) bytes, \(frames) frames"
    #expect(isFinalShown && pacer.outstanding(.status) == 0, "\(report)")
    #expect(link.arrivedAt <= latest, "\(report)")
    #expect(bytes <= most, "\(report)")
    #expect(frames >= 4, "\(report)")
  }

  @Test func aFrozenReaderGetsTheNewestFrameWhenItReadsAgain() {
    var pacer = FramePacer(isRemote: false, requests: [.status], roundTrip: 0.001)
    // The terminal takes nothing: bytes stay pending for nine seconds of a motion.
    _ = pacer.frameSent(600, at: 0)
    let asked = stride(from: 0.016, to: 9, by: 0.016).filter {
      pacer.tick(at: $0)
      return pacer.canDraw(at: $0, isPending: true)
    }
    #expect(asked.isEmpty)
    #expect(pacer.deadline == 10, "and nothing wakes up for it before")
    pacer.answered(.status, at: 9)
    #expect(pacer.canDraw(at: 9, isPending: false))
  }

  /// A pill of 12 × 1 grows to 46 × 10 with a spring, its text and buttons fade in.
  static func morph(_ time: Double) -> CellGrid {
    let wallpaper = CellStyle(foreground: .white, background: RGB(0x1B2030))
    var frame = CellGrid(size: CellSize(columns: 120, rows: 40), style: wallpaper)
    let progress = time >= 0.55 ? 1 : Self.spring(time)
    let columns = 12 + Int((34 * progress).rounded())
    let height = 2 + 18 * progress  // half cells
    let rows = max(Int(height / 2), 1)
    let left = 60 - columns / 2
    let black = CellStyle(foreground: .white, background: .black)
    frame.fill(CellRect(column: left, row: 0, columns: columns, rows: rows), style: black)
    let level = ((34 * progress).truncatingRemainder(dividingBy: 1) * 8).rounded() / 8
    let edge = RGB.black.blended(over: wallpaper.background, amount: level)
    for row in 0..<rows {
      for column in [left - 1, left + columns] {
        frame.set(
          "▀", at: CellPoint(column: column, row: row),
          style: CellStyle(foreground: edge, background: edge))
      }
    }
    let share = (height / 2 - Double(rows)) * 8
    let lower = RGB.black.blended(over: wallpaper.background, amount: share.rounded() / 8)
    for column in left..<left + columns {
      frame.set(
        "▀", at: CellPoint(column: column, row: rows),
        style: CellStyle(foreground: lower, background: wallpaper.background))
    }
    let amount = (min(time / 0.55, 1) * 8).rounded(.down) / 8
    let ink = RGB.white.blended(over: .black, amount: amount)
    let lines = [
      "♪ Kitchen timer", "12:34", "Step 4 of 6: simmer", "▏███████████▌", " Pause   Cancel ",
    ]
    for (index, line) in lines.enumerated() where 2 * index + 1 < rows {
      for (offset, character) in line.enumerated() where offset + 2 < columns {
        frame.set(
          String(character), at: CellPoint(column: left + 2 + offset, row: 2 * index + 1),
          style: CellStyle(foreground: ink, background: .black))
      }
    }
    return frame
  }

  private static func spring(_ time: Double) -> Double {
    let (damping, frequency) = (0.8, 2 * Double.pi / 0.4)
    let damped = frequency * (1 - damping * damping).squareRoot()
    return 1 - exp(-damping * frequency * time)
      * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
  }
}
