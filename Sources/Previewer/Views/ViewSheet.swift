import CellRaster
import Emulator
import Foundation
import HostProtocol
import PhoneScreen
import ViewArchive
import WidgetBuild

/// The sheet of previews of plain views: those of the widget's sources, then those of its app, which
/// is compiled when the sheet is first shown.
@MainActor
final class ViewSheet {
  private let widget: ViewSource
  /// Nil: there is no app, or the sheet was never shown.
  private var app: ViewSource?
  private let makeApp: (() -> Reloader)?
  /// The clock that user code of the app follows; nil: the machine's.
  private var clock: HostClock?
  private var tiles: [Tile] = []
  /// The indices of the tiles on their pages.
  var pages = SheetPages<Int>([], focus: 0)
  private var renderer: ViewRenderer?
  private var frames: [Int: ViewRenderer.Frame] = [:]

  private struct Tile {
    var source: ViewSource
    var view: ViewTile
  }

  /// - Parameters:
  ///   - widget: The reloader of the widget.
  ///   - makeApp: Makes the reloader of the app; nil: there is none.
  init(_ widget: Reloader, makeApp: (() -> Reloader)?) {
    self.widget = ViewSource(widget)
    self.makeApp = makeApp
  }

  /// True when there is a preview, or an app that may have one.
  var isAvailable: Bool { makeApp != nil || !widget.tiles.isEmpty }

  // MARK: Time

  /// Compiles the app, when the sheet is first shown.
  func begin(at now: Moment) {
    guard app == nil, let makeApp else { return }
    let source = ViewSource(makeApp())
    source.reloader.follow(clock)
    app = source
    source.reloader.start(at: now)
  }

  func stop() { app?.reloader.stop() }

  /// Lets user code of the app follow a clock from now on; nil: the machine's.
  func follow(_ clock: HostClock?) {
    self.clock = clock
    app?.reloader.follow(clock)
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { app?.reloader.descriptors ?? [] }

  /// Uptime in seconds at which `advance` must be called at the latest; nil: no limit.
  var deadline: Double? { app?.reloader.deadline }

  /// Handles what has arrived from the app's process; true when something shown has changed.
  func advance(to now: Moment) -> Bool {
    guard let app else { return false }
    let wasBusy = app.reloader.isBusy
    let changes = app.reloader.advance(to: now).map(app.handle)
    let hasChanged = changes.contains(true)
    if hasChanged { refresh() }
    return hasChanged || wasBusy != app.reloader.isBusy
  }

  /// Handles an event of the widget's process; true when something shown has changed.
  func handle(_ event: Reloader.Event) -> Bool {
    guard widget.handle(event) else { return false }
    refresh()
    return true
  }

  /// Collects the tiles of both sources, each preview once, and renders them anew.
  private func refresh() {
    let focused = focused?.title
    let own = widget.tiles.map { Tile(source: widget, view: $0) }
    let titles = Set(widget.tiles.map(\.title))
    tiles =
      own
      + (app.map { app in
        app.tiles.filter { !titles.contains($0.title) }.map { Tile(source: app, view: $0) }
      } ?? [])
    pages.replace(by: Array(tiles.indices))
    if let index = tiles.firstIndex(where: { $0.view.title == focused }) { pages.focus = index }
    frames = [:]
  }

  // MARK: Content

  /// The preview that keys act on, and the child process that renders it; nil: there is no preview.
  var focused: ViewTile? { tiles.indices.contains(pages.focus) ? tiles[pages.focus].view : nil }

  /// The reloader of the focused preview.
  var focusedReloader: Reloader? {
    tiles.indices.contains(pages.focus) ? tiles[pages.focus].source.reloader : nil
  }

  private var sources: [ViewSource] { [widget] + [app].compactMap(\.self) }

  /// The reports of the builds that are shown.
  var builds: [BuildReport] { sources.compactMap { $0.reloader.child?.build.report } }

  /// True while one of the two is compiled.
  var isBusy: Bool { sources.contains(where: \.reloader.isBusy) }

  /// Seconds from the last save to its first frame; nil before the first.
  var latency: Double? { (focusedReloader ?? app?.reloader)?.latency }

  /// The problem that keeps the last save from being shown; nil when there is none.
  var problem: WidgetProblem? {
    for source in sources {
      let visible = pages.visible.map { tiles[$0] }.filter { $0.source === source }.map(\.view)
      if let problem = source.problem(visible: visible) { return problem }
    }
    return nil
  }

  /// Sets how the tiles are drawn, and discards them.
  func configure(_ renderer: ViewRenderer) {
    self.renderer = renderer
    invalidate()
  }

  /// Discards all frames, after a jump of the clock.
  func invalidate() {
    frames = [:]
    pages.lay(out: nil)
  }

  /// Requests the screens of the current page that are wanted and neither received nor pending.
  func request(at now: Moment) {
    guard let renderer else { return }
    for source in sources {
      let visible = pages.visible.filter { tiles[$0].source === source }
      source.request(
        visible.compactMap { index in
          let view = tiles[index].view
          return renderer.request(for: view.preview, at: now.date).map { (view, $0) }
        }, at: now)
    }
  }

  /// True when all tiles of the page are rendered or have failed.
  private var isSettled: Bool {
    sources.allSatisfy { source in
      source.archives.isSettled(
        pages.visible.map { tiles[$0] }.filter { $0.source === source }.map(\.view))
    }
  }

  /// The next date at which a visible tile changes without the app; nil: never.
  var nextChange: Date? { pages.visible.compactMap { frames[$0]?.nextChange }.min() }

  // MARK: Drawing

  /// Draws the page of the focus.
  func draw(in area: CellRect, look: RenderStyle, at now: Moment, into grid: inout CellGrid) {
    guard let renderer else { return }
    for index in pages.visible { render(index, renderer, at: now) }
    if pages.layout == nil {
      let sizes = tiles.indices.map { index in
        let size = frames[index]?.grid.size ?? renderer.size(of: tiles[index].view.preview)
        return CellSize(
          columns: max(size.columns, TerminalText.columns(of: label(index, look))), rows: size.rows)
      }
      pages.lay(out: SheetLayout(sizes, in: area))
      for index in pages.visible { render(index, renderer, at: now) }
    }
    for place in pages.places {
      if let frame = frames[place.index] {
        SheetView.draw(frame.grid, in: place.rect, into: &grid)
      }
      SheetView.draw(
        label: label(place.index, look), isFocused: place.index == pages.focus, in: place.label,
        look: look, into: &grid)
    }
    reportDisplayed(at: now)
  }

  /// Tells the reloaders that their newest builds are on the screen, if they are.
  func reportDisplayed(at now: Moment) {
    guard isSettled else { return }
    for source in sources {
      guard let child = source.reloader.child else { continue }
      source.reloader.displayed(child.generation, at: now)
    }
  }

  /// Renders a tile that is not rendered yet, or that changes now.
  private func render(_ index: Int, _ renderer: ViewRenderer, at now: Moment) {
    if let frame = frames[index], frame.nextChange.map({ $0 > now.date }) ?? true { return }
    let tile = tiles[index]
    guard let screen = tile.source.archives.archive(of: tile.view) else { return }
    frames[index] = renderer.frame(of: tile.view, screen, at: now.date)
  }

  /// Formats a label, `▸ ContentView 52×43`, with a note if the tile is outdated.
  private func label(_ index: Int, _ look: RenderStyle) -> String {
    let tile = tiles[index]
    let hasFailed = tile.source.archives.failure(of: tile.view) != nil
    let title = "  \(tile.view.title)"
    guard let size = frames[index]?.grid.size else {
      return title + (hasFailed ? ": not rendered " : " ")
    }
    let times = look.glyphs.glyph("×", ascii: "x")
    return "\(title) \(size.columns)\(times)\(size.rows)" + (hasFailed ? " (outdated) " : " ")
  }

  /// The text that is shown while there is no tile; nil: there are tiles.
  var placeholder: String? {
    guard tiles.isEmpty else { return nil }
    return isBusy ? "compiling the app …" : "no #Preview of a view"
  }
}
