import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import ViewArchive
import WidgetBuild

/// The inspector and the lint findings on the frames of the sheet.
extension PreviewController {
  /// Opens the inspector on the focused presentation, or closes it.
  func toggleInspector(at now: Moment) {
    if case .inspection(.view) = state.pane { return show(nil) }
    guard let picture = frame(of: state.focus, at: now) else {
      return say("there is no picture yet", at: now)
    }
    show(.inspection(.view(InspectorPane(picture))))
  }

  /// Opens the lint findings, or closes them.
  func toggleFit(at now: Moment) {
    if case .inspection(.fit) = state.pane { return show(nil) }
    show(.inspection(.fit(FitPane())))
  }

  /// Updates the open inspector or findings from the current frames.
  func followPictures(at now: Moment) {
    guard case .inspection(let inspection) = state.pane else { return }
    switch inspection {
    case .view(var pane):
      guard let picture = frame(of: state.focus, at: now) else { return }
      pane.inspector.show(picture)
      if let (archive, environment, generation, files) = fitQuestion(at: now) {
        pane.inspector.phone = fit.bounds(
          in: archive, environment, generation: generation, files: files)
      }
      state.pane = .inspection(.view(pane))
    case .fit(var pane):
      if let (archive, environment, generation, files) = fitQuestion(at: now) {
        pane.show(
          fit.findings(in: archive, environment, generation: generation, files: files))
      }
      state.pane = .inspection(.fit(pane))
    }
  }

  /// The input of the lint rules: the archive that the phone's presentations share; nil before it
  /// has arrived.
  private func fitQuestion(
    at now: Moment
  ) -> (ActivityArchive, ArchiveEnvironment, generation: Int, files: [String])? {
    guard let child = reloader.child, let archive = archives.archive(of: .expanded) else {
      return nil
    }
    return (
      archive, state.settings.environment(for: .expanded, now: now.date), child.generation,
      child.build.report.files
    )
  }

  /// The cells of a frame with the marks of the inspector or of the findings.
  func marked(_ picture: SheetFrame) -> CellGrid {
    guard case .inspection(let inspection) = state.pane else { return picture.grid }
    return inspection.marked(picture, look: look)
  }

  /// Focuses the presentation that shows a finding, unless the focused one shows the same part.
  func showPart(of presentation: SheetPresentation, at now: Moment) {
    let parts = Set(frame(of: presentation, at: now)?.parts.map(\.part) ?? [])
    let here = Set(frame(of: state.focus, at: now)?.parts.map(\.part) ?? [])
    if parts.isDisjoint(with: here) || parts.isEmpty { state.focus = presentation }
    isDirty = true
  }

  /// Selects the view under the mouse while the inspector is open; true when the event is used.
  func inspect(_ mouse: MouseEvent, at now: Moment) -> Bool {
    guard case .inspection(.view(var pane)) = state.pane, let plan,
      plan.sheet.contains(mouse.position)
    else { return false }
    switch mouse.phase {
    case .move, .drag, .down: break
    case .up: return true
    case .scrollUp, .scrollDown: return false
    }
    guard let place = sheet.places.first(where: { $0.rect.contains(mouse.position) }) else {
      return true
    }
    let presentation = SheetPresentation.allCases[place.index]
    guard let picture = frame(of: presentation, at: now) else { return true }
    state.focus = presentation
    pane.inspector.show(picture)
    pane.point(at: Self.cell(at: mouse.position, of: picture, in: place.rect))
    state.pane = .inspection(.view(pane))
    isDirty = true
    return true
  }

  /// Converts a cell of the terminal to a cell of a frame that is drawn centred in a rectangle.
  private static func cell(
    at point: CellPoint, of picture: SheetFrame, in rect: CellRect
  ) -> CellPoint {
    let spare = rect.columns - picture.size.columns
    let left = rect.column + max(spare / 2, 0) - max(-spare / 2, 0)
    return CellPoint(column: point.column - left, row: point.row - rect.row)
  }
}
