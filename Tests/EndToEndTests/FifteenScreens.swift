import Foundation
import Synchronization
import TestSupport

/// The screens that are compared on every terminal: a key for each, and what its screen shows.
enum FifteenScreens {
  struct Step: Sendable {
    var key: String
    /// What every version of the screen shows, and no screen before it.
    var marks: [String]

    func isShown(on lines: [String]) -> Bool {
      let text = lines.joined(separator: "\n")
      return marks.allSatisfy(text.contains)
    }
  }

  private static let home = ["bubble", "tab mark", "Bento"]

  static let steps: [Step] = [
    Step(key: "", marks: home), Step(key: "e", marks: ["esc collapse", "Tanaka"]),
    Step(key: "\u{1B}", marks: home), Step(key: "l", marks: ["l unlock", "Wednesday"]),
    Step(key: "l", marks: home), Step(key: "s", marks: ["r night"]), Step(key: "s", marks: home),
    Step(key: "w", marks: ["Apple Watch", "enter open app"]), Step(key: "w", marks: home),
    Step(key: "c", marks: ["5G", "enter open app"]), Step(key: "c", marks: home),
    Step(key: "m", marks: ["Finder", "enter expand"]), Step(key: "m", marks: home),
    Step(key: "?", marks: ["any key close help", "Keys"]), Step(key: "\u{1B}", marks: home),
  ]

  /// A screen that does not change unless a key is pressed, in 256 colours.
  static let command =
    "\(TmuxTerminal.program) --ephemeral --no-intro --clock 2026-09-23T09:41 --clock frozen "
    + "--motion none --pictures off --color 256"

  typealias Screens = [[[ModelTerminal.Cell]]]

  /// What the program means to show on a terminal with these abilities.
  static func reference(
    _ abilities: TerminalKind.Abilities, columns: Int = 100, rows: Int = 30
  ) throws -> Screens {
    let key = "\(abilities) \(columns)x\(rows)"
    if let known = references.withLock({ $0[key] }) { return known }
    let screens = try make(.reference(abilities), columns, rows)
    references.withLock { $0[key] = screens }
    return screens
  }

  private static let references = Mutex<[String: Screens]>([:])

  private static func make(_ kind: TerminalKind, _ columns: Int, _ rows: Int) throws -> Screens {
    let program = try ModelledProcess(command, kind: kind, columns: columns, rows: rows)
    var screens: Screens = []
    for step in steps {
      program.send(step.key)
      try program.wait(for: "the screen of \(step.key.debugDescription)") {
        step.isShown(on: $0.text)
      }
      screens.append(try settled(program))
    }
    program.send("q")
    return screens
  }

  /// The screen once nothing has come for a moment. Too short a moment fails a test, and passes none.
  private static func settled(_ program: ModelledProcess) throws -> [[ModelTerminal.Cell]] {
    var (last, since) = (program.terminal.seen, Date())
    try program.wait(for: "a still screen") { terminal in
      if terminal.seen != last { (last, since) = (terminal.seen, Date()) }
      return Date().timeIntervalSince(since) > 0.3
    }
    return last
  }

  /// Presses the key of each screen and compares what is shown.
  ///
  /// - Parameters:
  ///   - seconds: How long a screen may take to become what it should be.
  ///   - press: Presses a key.
  ///   - cells: What is shown now.
  /// - Returns: The first screen that is not what it should be, and how; nil: all are.
  static func firstDifference(
    from wanted: Screens, seconds: Double, press: (String) throws -> Void,
    cells: () throws -> [[ModelTerminal.Cell]]
  ) throws -> String? {
    for (step, screen) in zip(steps, wanted) {
      if !step.key.isEmpty { try press(step.key) }
      var last = ""
      let isThere: Bool? = try Asking.until(Date().addingTimeInterval(seconds)) {
        guard let found = difference(try cells(), from: screen) else { return true }
        last = found
        return nil
      }
      if isThere == nil { return "after \(step.key.debugDescription): \(last)" }
    }
    return nil
  }

  /// The bytes that draw a screen in the plainest way: every cell is placed and has all its colours.
  static func plainBytes(of screen: [[ModelTerminal.Cell]]) -> String {
    var text = "\u{1B}[m\u{1B}[H\u{1B}[2J"
    for (row, cells) in screen.enumerated() {
      for (column, cell) in cells.enumerated() where !cell.text.isEmpty {
        let colors = [cell.look.foreground, cell.look.background].map {
          $0.replacing(" ", with: ";")
        }
        let codes = cell.look.attributes.sorted().map(String.init) + colors
        text += "\u{1B}[\(row + 1);\(column + 1)H\u{1B}[0;\(codes.joined(separator: ";"))m"
        text += cell.text
      }
    }
    return text + "\u{1B}[m"
  }

  /// Where two screens differ first, in words; nil: nowhere.
  static func difference(
    _ screen: [[ModelTerminal.Cell]], from wanted: [[ModelTerminal.Cell]]
  ) -> String? {
    var count = 0
    var first: String?
    for (row, (cells, others)) in zip(screen, wanted).enumerated() {
      for (column, (cell, other)) in zip(cells, others).enumerated() where cell != other {
        count += 1
        first = first ?? "row \(row), column \(column): \(cell), not \(other)"
      }
    }
    return first.map { "\(count) cells, first \($0)" }
  }
}
