import CellRaster
import CursesTerminal
import Foundation

/// Changes the size of its own window ten thousand times and draws after each, and says how much memory
/// it had before and has afterwards.
enum Resizes {
  private static let count = 10_000
  /// All sizes have been there once before memory is counted.
  private static let warmUp = 200
  /// TIOCSWINSZ, which is no plain number in C.
  private static let setSize: UInt = 0x5414

  /// Returns the memory in kilobytes.
  static func run(on terminal: CursesDevice) -> (before: Int, after: Int) {
    for number in 0..<warmUp { resize(terminal, number) }
    let before = memory()
    for number in warmUp..<count { resize(terminal, number) }
    resize(terminal, warmUp - 1)
    return (before, memory())
  }

  /// The size of the window after so many changes; no size comes twice in a row.
  private static func window(_ number: Int) -> winsize {
    switch number % 100 {
    case 0: winsize(ws_row: 3, ws_col: .max, ws_xpixel: 0, ws_ypixel: 0)
    case 50: winsize(ws_row: .max, ws_col: 3, ws_xpixel: 0, ws_ypixel: 0)
    default:
      winsize(
        ws_row: UInt16(1 + number * 5 % 17), ws_col: UInt16(1 + number * 7 % 61), ws_xpixel: 0,
        ws_ypixel: 0)
    }
  }

  private static func resize(_ terminal: CursesDevice, _ number: Int) {
    var window = window(number)
    guard ioctl(STDIN_FILENO, setSize, &window) == 0 else { exit(4) }
    var size: CellSize?
    while size == nil {
      for case .resized(let new) in terminal.readEvents(at: MonotonicClock.uptime()) { size = new }
    }
    let style = CellStyle(foreground: .white, background: .black)
    terminal.present(
      CellGrid(size: size ?? .zero, style: style), at: MonotonicClock.uptime())
  }

  /// What of it is in memory, in kilobytes, when what was freed is returned.
  private static func memory() -> Int {
    FreedMemory.returnToSystem()
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(getpagesize()) / 1_024
  }
}
