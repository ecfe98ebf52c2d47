import ActivityModel
import CellRaster
import CursesTerminal
import PhoneScreen

/// The terminal of a preview: its size, its abilities, and the look that everything is drawn with.
struct PreviewScreen {
  var size: CellSize
  private(set) var look: RenderStyle
  /// The look at the start, from the terminal and the flags; its depth limits later choices.
  private(set) var initialLook: RenderStyle
  /// True when the terminal reports the release of keys.
  private(set) var reportsRelease: Bool
  private(set) var hasMouse: Bool

  init(size: CellSize, look: RenderStyle, reportsRelease: Bool, hasMouse: Bool) {
    self.size = size
    self.look = look
    initialLook = look
    self.reportsRelease = reportsRelease
    self.hasMouse = hasMouse
  }

  /// Stores what the terminal has reported about itself.
  mutating func adopt(_ profile: TerminalProfile) {
    hasMouse = profile.hasMouse ?? false
    reportsRelease = profile.reportsRelease
    guard profile.depth != initialLook.depth || !initialLook.isOffered(profile.glyphs) else {
      return
    }
    let isReduced = look.depth < initialLook.depth
    initialLook = initialLook.with(depth: profile.depth, glyphs: profile.glyphs)
    look = look.with(
      depth: isReduced ? min(look.depth, profile.depth) : profile.depth, glyphs: profile.glyphs)
  }

  /// The values that toggles change.
  func choices(_ settings: SheetSettings) -> SheetChoices {
    SheetChoices(
      settings: settings, theme: look.theme.name, depth: look.depth,
      maximumDepth: initialLook.depth)
  }

  /// Applies the theme and the colour depth; false when both are unchanged.
  mutating func apply(_ choices: SheetChoices) -> Bool {
    guard choices.theme != look.theme.name || choices.depth != look.depth else { return false }
    let theme =
      choices.theme == initialLook.theme.name ? initialLook.theme : Theme.builtIn(choices.theme)
    look.depth = choices.depth
    look = look.with(theme ?? initialLook.theme)
    return true
  }

  /// The layout of the terminal; nil when it is too small for a sheet.
  ///
  /// - Parameter pane: The open pane; nil when no pane is open.
  func areas(with pane: PreviewPane?, on device: Device) -> PreviewAreas? {
    let columns = ScreenPlan.columns(of: device) + 1
    return PreviewAreas(
      size: size, pane: pane?.columns(of: size.columns, beside: columns))
  }

  /// The style of an empty cell.
  var style: CellStyle { look.style(.panelText, on: look.color(.terminal)) }

  /// Draws that the terminal is too small for a sheet.
  func drawTooSmall(into grid: inout CellGrid) {
    TooSmallMessage(smallest: PreviewAreas.smallest).draw(
      into: &grid, style: style, glyphs: look.glyphs)
    look.finish(&grid)
  }

  /// Adapts a finished frame to the terminal's glyphs and to the chosen colour depth.
  func finished(_ grid: CellGrid) -> CellGrid {
    var grid = grid
    look.finish(&grid)
    return look.depth < initialLook.depth ? grid.reduced(to: look.depth) : grid
  }
}
