import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import ViewArchive

/// What looks closer at the pictures: the inspector, and the marks of what does not fit.
extension Bench {
  /// The key that opens one closes it too.
  func toggleInspector(at now: Moment) {
    if case .inspection(.view) = state.pane { return show(nil) }
    guard let picture = frame(of: state.focus, at: now) else {
      return say("there is no picture yet", at: now)
    }
    show(.inspection(.view(InspectorPane(picture))))
  }

  func toggleFit(at now: Moment) {
    if case .inspection(.fit) = state.pane { return show(nil) }
    show(.inspection(.fit(FitPane())))
  }

  /// Brings the pane to the pictures that are drawn now.
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

  /// What the rules look at: the archive that the phone's presentations share.
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

  func marked(_ picture: SheetFrame) -> CellGrid {
    guard case .inspection(let inspection) = state.pane else { return picture.grid }
    return inspection.marked(picture, look: look)
  }

  /// A finding of a part: the picture that shows it, unless the chosen one does.
  func showPart(of presentation: SheetPresentation, at now: Moment) {
    let parts = Set(frame(of: presentation, at: now)?.parts.map(\.part) ?? [])
    let here = Set(frame(of: state.focus, at: now)?.parts.map(\.part) ?? [])
    if parts.isDisjoint(with: here) || parts.isEmpty { state.focus = presentation }
    isDirty = true
  }

  /// The mouse over a picture while something looks closer; true when it was meant for that.
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

  /// The cell of a picture that is drawn in the middle of a place.
  private static func cell(
    at point: CellPoint, of picture: SheetFrame, in rect: CellRect
  ) -> CellPoint {
    let spare = rect.columns - picture.size.columns
    let left = rect.column + max(spare / 2, 0) - max(-spare / 2, 0)
    return CellPoint(column: point.column - left, row: point.row - rect.row)
  }
}
