package import CellRaster
package import CursesTerminal
import Emulator
package import PhoneScreen
import ViewArchive

/// The pane that inspects the sheet: one view of the focused frame, or the findings of the lint
/// rules.
package enum Inspection: Sendable {
  case view(InspectorPane)
  case fit(FitPane)

  /// The most columns that the pane takes beside the sheet.
  package static let columns = 44

  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    switch self {
    case .view(let pane): pane.draw(in: area, look: look, into: &grid)
    case .fit(let pane): pane.draw(in: area, look: look, into: &grid)
    }
  }

  /// Returns a frame's cells with the marks of the selected view or of the findings.
  package func marked(_ frame: SheetFrame, look: RenderStyle) -> CellGrid {
    switch self {
    case .view(let pane):
      guard frame.presentation == pane.inspector.frame.presentation else { return frame.grid }
      return pane.marked(frame.grid, look: look)
    case .fit(let pane):
      return FitMarks(pane.findings, phoneViews: pane.phoneViews, on: frame).drawn(
        on: frame.grid, look: look, chosen: pane.findings.isEmpty ? nil : pane.index)
    }
  }

  package mutating func handle(_ press: KeyStroke) -> PaneRequest? {
    switch self {
    case .view(var pane):
      defer { self = .view(pane) }
      return switch pane.handle(press) {
      case .handled: nil
      case .closed: .close
      case .ignored: .unhandled
      }
    case .fit(var pane):
      defer { self = .fit(pane) }
      return switch pane.handle(press) {
      case .handled: nil
      case .closed: .close
      case .focus(let presentation): .focus(presentation)
      case .ignored: .unhandled
      }
    }
  }

  package var hints: [KeyHint] {
    switch self {
    case .view: InspectorPane.hints
    case .fit: FitPane.hints
    }
  }
}
