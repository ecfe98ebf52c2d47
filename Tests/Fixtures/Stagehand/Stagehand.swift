import CellRaster
import CursesTerminal
import Foundation

/// Takes the terminal over, shows a line, and ends as its argument says; for the tests that look at
/// how the terminal is left.
@main
struct Stagehand {
  struct Thrown: Error {}

  static func main() throws {
    let terminal = try CursesDevice(
      options: TerminalOptions(environment: ProcessInfo.processInfo.environment))
    let style = CellStyle(foreground: .white, background: .black)
    var grid = CellGrid(size: terminal.size, style: style)
    grid.set("X", at: CellPoint(column: 0, row: 0), style: style)
    terminal.present(grid, at: MonotonicClock.uptime())
    // As user code may: with what a terminal would obey.
    FileHandle.standardError.write(
      Data("whispered\tto \u{1B}]0;owned\u{7}\u{9B}5n\u{202E}\u{E0041}é漢\r\n".utf8 + [0x9B]))
    switch CommandLine.arguments.dropFirst().first {
    case "trap": print([Int]()[CommandLine.arguments.count])
    case "fatal": fatalError("the roof fell in")
    case "overflow": print(deep(1))
    case "null": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case "exit": exit(3)
    case "throw": throw Thrown()
    case "abort": abort()
    case "resizes":
      let memory = Resizes.run(on: terminal)
      terminal.close()
      print("memory \(memory.before) \(memory.after)")
    case "abort-in-thread":
      Thread.detachNewThread { abort() }
      while true { sleep(1) }
    default: terminal.close()
    }
  }

  /// Never ends but with its stack.
  private static func deep(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 512) { room in
      room[0] = depth
      return depth == .max ? 0 : deep(depth + 1) + room[0]
    }
  }
}
