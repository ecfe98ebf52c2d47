package import CellRaster
package import CursesTerminal
package import Emulator
package import PhoneScreen
import ViewArchive

/// A pane that shows the properties of the selected view and the view tree around it.
package struct InspectorPane: Sendable {
  package var inspector: Inspector
  package var showsGuides = false

  /// The result of an event.
  package enum Outcome: Hashable, Sendable { case ignored, handled, closed }

  package init(_ frame: SheetFrame) { inspector = Inspector(frame) }

  // MARK: Keys and mouse

  package enum Action: Hashable, Sendable {
    case move(Inspector.Direction)
    case step(forwards: Bool)
    case parent, child, guides, close
  }

  package static let keymap = Keymap<Action>(
    rows: .init(
      "the next view in that direction", or: "the mouse", .init(.move(.left), .left),
      .init(.move(.right), .right), .init(.move(.up), .up), .init(.move(.down), .down)),
    .init(
      "the next view in the tree, the previous", .init(.step(forwards: true), .tab),
      .init(.step(forwards: false), .backTab)),
    .init("the parent", .init(.parent, "p", .backspace), .init(.parent, with: .shift, .up)),
    .init("the first child", .init(.child, "c"), .init(.child, with: .shift, .down)),
    .init("guides: regions, margins, camera", .init(.guides, "g")),
    .init("close", .init(.close, "i", .escape)))

  package mutating func handle(_ press: KeyStroke) -> Outcome {
    switch Self.keymap.action(for: press) {
    case .move(let direction): inspector.move(direction)
    case .step(let forwards): inspector.step(forwards: forwards)
    case .parent: inspector.selectParent()
    case .child: inspector.selectChild()
    case .guides: showsGuides.toggle()
    case .close: return .closed
    case nil: return .ignored
    }
    return .handled
  }

  /// Selects the view at the cell under the mouse.
  package mutating func point(at cell: CellPoint) { inspector.select(at: cell) }

  package static let hints: [KeyHint] = [
    keymap.hint("next view", .move(.left), .move(.right), .move(.up), .move(.down)),
    keymap.hint("in the tree", .step(forwards: true)),
    keymap.hint("parent, child", .parent, .child),
    keymap.hint("guides", .guides),
    SheetKeys.keymap.hint("next presentation", .next, behind: keymap), keymap.hint("close", .close),
  ]

  // MARK: Drawing

  /// Returns the cells with the selected view outlined, and with guides if they are on.
  package func marked(_ grid: CellGrid, look: RenderStyle) -> CellGrid {
    var grid = grid
    let marks = FrameMarks(look: look)
    if showsGuides { marks.guides(of: inspector.frame, into: &grid) }
    if let view = inspector.selected { marks.outline(view, into: &grid) }
    return grid
  }

  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.panelBackground)
    let text = look.style(.panelText, on: background)
    grid.fill(area, style: text)
    var writer = PaneWriter(area: area, look: look)
    writer.write(
      "Inspector · \(inspector.frame.presentation.title)",
      look.style(.panelTitle, on: background, .bold),
      into: &grid)
    let name = look.style(.panelReason, on: background)
    let strong = look.style(.panelText, on: background, .bold)
    let lines = InspectorText(inspector).lines
    // At least a third of the rows is left for the tree.
    for line in lines.prefix(max(area.rows * 2 / 3 - 1, 4)) {
      let label = line.isStrong || line.name.hasPrefix(".") ? line.name : line.name.padded(to: 8)
      let room = area.columns - label.count - 3
      let value =
        line.isPlace && line.value.count > room && room > 1
        ? "…" + line.value.suffix(room - 1) : line.value
      writer.write(
        [(label, name), (value, line.isStrong ? strong : text)].filter { !$0.0.isEmpty },
        indent: line.isStrong ? 0 : 1, into: &grid)
    }
    writer.skip()
    drawTree(&writer, text, into: &grid)
  }

  private func drawTree(
    _ writer: inout PaneWriter, _ text: CellStyle, into grid: inout CellGrid
  ) {
    let views = inspector.tree.views
    let selection = inspector.selection ?? 0
    let rows = writer.rowsLeft
    // Scrolls so that the selected view is in the middle where possible.
    let first = min(max(selection - rows / 2, 0), max(views.count - rows, 0))
    let selected = look(writer).style(.selectionText, on: look(writer).color(.selection), .bold)
    let shade = look(writer).style(.panelReason, on: look(writer).color(.panelBackground))
    for id in views.indices.dropFirst(first).prefix(rows) {
      let view = views[id]
      let style = id == selection ? selected : view.isShown ? text : shade
      let mark = id == selection ? look(writer).glyphs.glyph("▸", ascii: ">") : " "
      let role = view.role.map { "\($0) " } ?? ""
      let indent = String(repeating: " ", count: min(view.depth, 12) * 2)
      writer.write(mark + indent + role + view.kind.title, style, into: &grid)
    }
  }

  private func look(_ writer: PaneWriter) -> RenderStyle { writer.look }
}

extension String {
  /// Returns the text followed by spaces up to `columns`; counts one column per character.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
