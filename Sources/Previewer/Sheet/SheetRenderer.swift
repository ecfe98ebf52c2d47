package import ActivityModel
package import CellRaster
import Emulator
package import Foundation
package import PhoneScreen
package import ViewArchive

/// Renders an archive at an instant to cells; used by the contact sheet, snapshots and viewers.
/// Each part is drawn by the emulator's own code.
package struct SheetRenderer: Sendable {
  package let settings: SheetSettings
  package let look: RenderStyle
  private let name: String
  private let isTraced: Bool

  /// The identifier of the rendered activity.
  package static let activity = ActivityID("sheet")
  /// The identifier of the activity beside it in a pair.
  static let rival = ActivityID("rival")

  /// - Parameters:
  ///   - name: The app's name, which a watch writes over the compact views.
  ///   - isTraced: True to record in the parts how they were laid out, for the inspector.
  package init(
    settings: SheetSettings, look: RenderStyle, name: String = "Live Activity",
    isTraced: Bool = false
  ) {
    self.settings = settings
    var look = look.with(appearance: settings.appearance, motion: settings.motion)
    look.systemLook = SystemLook(settings.systemVersion)
    self.look = look
    self.name = name
    self.isTraced = isTraced
  }

  /// Renders a presentation, or the reason why it is not shown.
  ///
  /// - Parameters:
  ///   - archive: The widget's reply to `settings.environment(for: presentation, now:)`.
  ///   - room: The largest size, in cells, for StandBy, watch, car and Mac, which are made smaller
  ///     to fit; nil: they keep their natural sizes.
  package func frame(
    _ presentation: SheetPresentation, of archive: ActivityArchive, at now: Date,
    in room: CellSize? = nil
  ) -> SheetFrame {
    if let reason = presentation.absence(of: archive, with: settings) {
      return absent(presentation, because: reason)
    }
    let rendering = rendering(presentation, of: archive, at: now)
    var frame: SheetFrame
    switch presentation {
    case .phone where presentation.isInIsland:
      let content = rendering.islandContent()
      var stage = IslandStage()
      stage.show(content, change: .none, look: look, at: 0)
      frame = rendering.frame(of: content, on: stage, at: 0)
    case .phone, .alwaysOn: frame = rendering.frame(of: rendering.cardContent())
    case .surface: frame = rendering.surface(in: room)
    }
    look.finish(&frame.grid)
    frame.phoneSize = rendering.phoneSize
    return frame
  }

  func rendering(
    _ presentation: SheetPresentation, of archive: ActivityArchive, at now: Date
  ) -> PresentationRendering {
    PresentationRendering(
      presentation: presentation, settings: settings, look: look(for: presentation), name: name,
      archive: archive, now: now, isTraced: isTraced)
  }

  /// The part of a frame that can be shown as a picture, in cells of the frame; nil: it is drawn in
  /// cells only.
  func picture(
    of frame: SheetFrame, _ archive: ActivityArchive, at now: Date
  ) -> PictureRegion? {
    rendering(frame.presentation, of: archive, at: now).picture(of: frame)
  }

  /// The look for a presentation (SURFACE-1).
  private func look(for presentation: SheetPresentation) -> RenderStyle {
    settings.isDimmed(for: presentation) ? look.alwaysOn : look
  }

  /// Renders the reason why a presentation is not shown.
  private func absent(_ presentation: SheetPresentation, because reason: String) -> SheetFrame {
    let columns = ScreenPlan.columns(of: settings.device)
    let background = look.color(.terminal)
    let style = look.style(.panelReason, on: background)
    let lines = ActivityPanel.wrapped(reason, columns: columns - 4)
    var grid = CellGrid(
      size: CellSize(columns: columns, rows: IslandGeometry.restingRows), style: style)
    for (row, line) in lines.prefix(grid.size.rows).enumerated() {
      let width = TerminalText.columns(of: line)
      let top = max((grid.size.rows - lines.count) / 2, 0)
      grid.write(
        line, at: CellPoint(column: (columns - width) / 2, row: top + row), columns: columns,
        style: style)
    }
    look.finish(&grid)
    var frame = SheetFrame(presentation, grid: grid)
    frame.absence = reason
    return frame
  }
}
