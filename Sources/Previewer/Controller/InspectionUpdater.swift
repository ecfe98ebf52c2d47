import CellRaster
import CursesTerminal
import Foundation
import PhoneScreen

/// Updates the inspector and the list of findings from the frames of the sheet.
struct InspectionUpdater {
  private var lint = LintCache()

  /// Returns the open inspector or findings updated to the current frame.
  ///
  /// - Parameters:
  ///   - frame: Returns the frame of the focused presentation; nil before it can be rendered.
  ///   - input: The input of the lint rules; nil before the archive has arrived.
  mutating func updated(
    _ inspection: Inspection, frame: () -> SheetFrame?, _ input: LintCache.Input?
  ) -> Inspection {
    switch inspection {
    case .view(var pane):
      guard let frame = frame() else { return inspection }
      pane.inspector.show(frame)
      if let input { pane.inspector.phoneViews = lint.views(for: input) }
      return .view(pane)
    case .fit(var pane):
      if let input {
        pane.show(lint.findings(for: input))
        pane.phoneViews = lint.views(for: input)
      }
      return .fit(pane)
    }
  }
}
