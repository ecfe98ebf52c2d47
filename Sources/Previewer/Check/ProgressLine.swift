import CellRaster
package import WidgetBuild

/// The line that says what is being done while widgets are built, for a terminal.
package struct ProgressLine: Hashable, Sendable {
  /// Number of cases that are done, and of all.
  package var done = 0
  package var total: Int
  private struct Running: Hashable {
    var name: String
    var step: BuildStep
    /// Since the step began.
    var seconds = 0
  }

  /// The cases that are built now, in the order in which they began; the first is shown.
  private var running: [Running] = []

  package init(total: Int = 1) { self.total = total }

  /// Shows a step of a case.
  package mutating func begin(_ step: BuildStep, of name: String) {
    let new = Running(name: TerminalText.sanitised(name), step: step)
    if let index = running.firstIndex(where: { $0.name == new.name }) {
      running[index] = new
    } else {
      running.append(new)
    }
  }

  /// Removes a case that is done.
  package mutating func end(_ name: String) {
    let name = TerminalText.sanitised(name)
    running.removeAll { $0.name == name }
  }

  package mutating func addSecond() {
    for index in running.indices { running[index].seconds += 1 }
  }

  private static let barColumns = 12

  /// Maximum length of a case's name, so that the step is seen beside it.
  private static let nameLength = 24

  /// The line without its end: a bar where there are several cases, the case, the step, and how long
  /// it takes when that is more than a moment.
  package func text(columns: Int) -> String {
    guard let shown = running.first else { return "" }
    var words: [String] = []
    if total > 1 {
      let filled = Self.barColumns * done / total
      words.append(
        String(repeating: "#", count: filled)
          + String(repeating: ".", count: Self.barColumns - filled) + " \(done) of \(total)")
    }
    let name = shown.name
    if !name.isEmpty {
      let isLong = name.count > Self.nameLength
      words.append("\(isLong ? name.prefix(Self.nameLength - 2) + ".." : name):")
    }
    words.append(shown.step.text)
    if shown.seconds > 1 { words.append("\(shown.seconds) s") }
    // A line that is too wide would not be overwritten as a whole.
    var left = columns - 1
    let glyphs = TerminalText.glyphs(of: words.joined(separator: " ")).prefix {
      left -= $0.columns
      return left >= 0
    }
    return glyphs.map(\.glyph).joined()
  }
}
