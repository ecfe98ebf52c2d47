import CellRaster
package import WidgetBuild

/// The line that says what is being done while widgets are built, for a terminal.
package struct ProgressLine: Hashable, Sendable {
  /// Number of cases that are done, and of all.
  package var done = 0
  package var total: Int
  /// The case and the step that began last.
  private var name = ""
  private var step: BuildStep?
  /// Seconds since the step began.
  private var seconds = 0

  package init(total: Int = 1) { self.total = total }

  /// Shows a step of a case.
  package mutating func begin(_ step: BuildStep, of name: String) {
    let name = TerminalText.sanitised(name)
    self.name = name.count > Self.nameLength ? name.prefix(Self.nameLength - 2) + ".." : name
    self.step = step
    seconds = 0
  }

  package mutating func addSecond() { seconds += 1 }

  private static let barColumns = 12

  /// Maximum length of a case's name, so that the step is seen beside it.
  private static let nameLength = 24

  /// The line without its end: a bar where there are several cases, the case, the step, and how long
  /// it takes when that is more than a moment.
  package func text(columns: Int) -> String {
    guard let step else { return "" }
    var words: [String] = []
    if total > 1 {
      let filled = Self.barColumns * done / total
      words.append(
        String(repeating: "#", count: filled)
          + String(repeating: ".", count: Self.barColumns - filled) + " \(done) of \(total)")
    }
    if !name.isEmpty { words.append("\(name):") }
    words.append(step.text)
    if seconds > 1 { words.append("\(seconds) s") }
    // A line that is too wide would not be overwritten as a whole.
    var left = columns - 1
    let shown = TerminalText.glyphs(of: words.joined(separator: " ")).prefix {
      left -= $0.columns
      return left >= 0
    }
    return shown.map(\.glyph).joined()
  }
}
