import ActivityModel
import CellRaster
import Emulator
import PhoneScreen

/// Draws the lines of a form into a pane.
struct FormRenderer {
  let area: CellRect
  let look: RenderStyle
  private let background: RGB

  init(area: CellRect, look: RenderStyle) {
    self.area = area
    self.look = look
    background = look.color(.panelBackground)
  }

  private var isAscii: Bool { look.glyphs == .ascii }

  var text: CellStyle { look.style(.panelText, on: background) }
  private var quiet: CellStyle { look.style(.panelReason, on: background) }
  private var focus: CellStyle { look.style(.focus, on: background, .bold) }
  private var head: CellStyle { look.style(.panelTitle, on: background, .bold) }
  private var problem: CellStyle { look.style(.error, on: background) }

  /// Draws a row.
  ///
  /// - Parameters:
  ///   - value: The value's text; nil for a row without one, such as the row that adds an element.
  ///   - labels: The width in columns of the area for the labels, including their indentation.
  func draw(
    _ row: FormRow, _ value: String?, isFocused: Bool, indent: Int, labels: Int, at y: Int,
    into grid: inout CellGrid
  ) {
    if isFocused {
      grid.write(
        isAscii ? ">" : "▸", at: CellPoint(column: area.column, row: y), columns: 1, style: focus)
    }
    let left = area.column + 2 + indent
    switch row.kind {
    case .group(let isFolded):
      let sign = isAscii ? (isFolded ? "+" : "-") : (isFolded ? "▹" : "▾")
      let used = grid.write(
        "\(sign) \(row.label)", at: CellPoint(column: left, row: y),
        columns: area.maxColumn - left - 1, style: isFocused ? focus : head)
      if let remark = Self.remark(row) {
        grid.write(
          remark, at: CellPoint(column: left + used + 1, row: y),
          columns: area.maxColumn - left - used - 2, style: quiet)
      }
    case .adding:
      grid.write(
        "+ \(row.label)", at: CellPoint(column: left, row: y), columns: area.maxColumn - left - 1,
        style: isFocused ? focus : quiet)
    case .field:
      let end = area.column + 2 + labels
      grid.write(
        row.label, at: CellPoint(column: left, row: y), columns: max(end - left, 1),
        style: isFocused ? focus : quiet)
      let isNil = row.isNil
      grid.write(
        value ?? "", at: CellPoint(column: end + 2, row: y), columns: area.maxColumn - end - 3,
        style: row.problem != nil ? problem : isNil ? quiet : isFocused ? focus : text)
    }
  }

  /// The number of members of a list or dictionary; for a member of a list, its first text field.
  private static func remark(_ row: FormRow) -> String? {
    switch (row.shape, row.value) {
    case (_, .list(let items)): "\(items.count)"
    case (.dictionary, .record(let record)): "\(record.count)"
    case (.record(let fields), .record(let record)) where row.isMember:
      fields.lazy.compactMap { $0.shape == .text ? record[$0.name]?.string : nil }.first
    case (_, _): nil
    }
  }

  func draw(_ editor: LineEditor, indent: Int, at y: Int, into grid: inout CellGrid) {
    let left = area.column + 2 + indent
    let columns = max(area.maxColumn - left - 1, 1)
    var field = text
    field.attributes.insert(.underline)
    grid.fill(CellRect(column: left, row: y, columns: columns, rows: 1), style: field)
    let window = editor.window(columns: columns)
    grid.write(window.text, at: CellPoint(column: left, row: y), columns: columns, style: field)
    for column in window.selected {
      grid.restyle(at: CellPoint(column: left + column, row: y)) {
        $0 = look.style(.selectionText, on: look.color(.selection))
        if look.depth == .mono { $0.attributes.insert(.reverse) }
      }
    }
    grid.restyle(at: CellPoint(column: left + min(window.cursor, columns - 1), row: y)) {
      $0.attributes.formSymmetricDifference([.reverse])
    }
  }

  func draw(
    choice name: String, _ isChosen: Bool, indent: Int, at y: Int, into grid: inout CellGrid
  ) {
    let left = area.column + 2 + indent
    let sign = isChosen ? (isAscii ? "* " : "● ") : (isAscii ? "  " : "○ ")
    grid.write(
      sign + name, at: CellPoint(column: left, row: y), columns: area.maxColumn - left - 1,
      style: isChosen ? focus : text)
  }

  func draw(
    note message: String, _ isProblem: Bool, indent: Int, at y: Int, into grid: inout CellGrid
  ) {
    let left = area.column + 2 + indent
    grid.write(
      (isProblem ? "! " : "") + message, at: CellPoint(column: left, row: y),
      columns: area.maxColumn - left - 1, style: isProblem ? problem : quiet)
  }

  /// Draws arrows at the right edge when there are more lines above or below.
  func drawMore(above: Bool, below: Bool, into grid: inout CellGrid) {
    guard area.columns > 1, area.rows > 0 else { return }
    let column = area.maxColumn - 1
    if above {
      grid.write(
        isAscii ? "^" : "↑", at: CellPoint(column: column, row: area.row), columns: 1, style: quiet)
    }
    if below {
      grid.write(
        isAscii ? "v" : "↓", at: CellPoint(column: column, row: area.maxRow - 1), columns: 1,
        style: quiet)
    }
  }
}
