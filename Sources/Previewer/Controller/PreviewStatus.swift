import ActivityModel
import CellRaster
import Emulator
import PhoneScreen

/// What a preview reports besides its frames: in the title line, in the problem panel and to
/// viewers.
@MainActor
struct PreviewStatus {
  /// The parts of the title line, most important first.
  var titleParts: [String]
  /// Those of them that say what is previewed, and how.
  let subject: [String]
  /// The duration of the last reload, `shown in 0.62 s`, or a note that a build is running; empty before the
  /// first build is displayed.
  let reload: String
  /// The problem that keeps the last save from being shown; nil when there is none.
  let problem: WidgetProblem?

  init(
    _ state: PreviewState, _ sheet: ContactSheet, _ archives: PreviewArchives, _ views: ViewSheet,
    _ screen: PreviewScreen
  ) {
    let look = screen.look
    let isOfViews = state.isShowingViews
    let (page, pages) =
      isOfViews
      ? (views.pages.page, views.pages.count) : (sheet.view.pages.page, sheet.view.pages.count)
    subject = sheet.subject(of: state, screen.choices(state.settings))
    titleParts = subject
    if state.isShowingViews || state.entry != nil {
      titleParts.append(state.settings.device.name)
      if pages > 1 { titleParts.append("page \(page + 1)/\(pages)") }
    }
    problem = isOfViews ? views.problem : archives.problem(visible: sheet.view.pages.visible)
    if isOfViews ? views.isBusy : archives.reloader.isBusy {
      reload = look.glyphs.glyph("compiling …", ascii: "compiling ...")
    } else {
      let latency = isOfViews ? views.latency : archives.reloader.latency
      reload = latency.map { "shown in \(Self.seconds($0))" } ?? ""
    }
  }

  /// Formats a duration with two decimals: `0.62 s`.
  private static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((max(seconds, 0) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  /// Draws the title line.
  func drawTitle(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    SheetTitle(parts: titleParts, status: reload).draw(in: area, look: look, into: &grid)
  }

  /// Draws the problem over the lower edge of an area; nothing when there is none.
  ///
  /// - Parameter key: The key that shows the whole report; nil: there is none.
  func drawProblem(
    in area: CellRect, key: String? = nil, look: RenderStyle, into grid: inout CellGrid
  ) {
    if let problem { ProblemPanel(problem, key: key).draw(in: area, look: look, into: &grid) }
  }

  /// The rows that the problem covers; nil: there is none.
  func problemArea(in area: CellRect, key: String? = nil, look: RenderStyle) -> CellRect? {
    problem.map { ProblemPanel($0, key: key).rect(in: area, look: look) }
  }

  /// Draws the reload status over the upper right corner of the zoomed preview.
  func drawCorner(of screen: PreviewScreen, into grid: inout CellGrid) {
    let text = reload.isEmpty ? "" : " \(reload) "
    let width = TerminalText.columns(of: text)
    guard width < screen.size.columns else { return }
    let look = screen.look
    grid.write(
      text, at: CellPoint(column: screen.size.columns - width, row: 0), columns: width,
      style: look.style(.hintKey, on: look.color(.hintBackground), .bold))
  }
}
