import CellRaster
import Foundation
import PhoneScreen
import ViewArchive

/// Shows the screen that the app in front has sent as the page of the phone.
@MainActor
final class PagePresenter {
  /// What the page was rendered from.
  private struct Source {
    var app: String
    var archive: ScreenArchive
    var size: CellSize
    /// The theme and the appearance.
    var look: String
  }

  private let screen: SessionScreen
  private let selection: Selection
  private let connections: AppConnections
  private let editor: FieldEditor
  /// The app whose page is shown, and what the page was rendered from; nil: none is shown.
  private var shown: Source?

  init(
    screen: SessionScreen, selection: Selection, connections: AppConnections, editor: FieldEditor
  ) {
    self.screen = screen
    self.selection = selection
    self.connections = connections
    self.editor = editor
  }

  /// Removes the page.
  func hide() {
    guard let page = screen.display.page else { return }
    if let shown { connections[shown.app]?.offsets = page.offsets }
    screen.display.page = nil
    shown = nil
    editor.end()
    selection.control = nil
    screen.needsFrame = true
  }

  /// Has the page rendered again: it was to change at a date that is no longer ahead as it was.
  func renderAgain() {
    guard let shown, let page = screen.display.page else { return }
    connections[shown.app]?.offsets = page.offsets
    self.shown = nil
  }

  /// Renders the screen of an app where what it is rendered from has changed.
  func show(_ archive: ScreenArchive, of app: String, at now: Moment) {
    guard let area = screen.display.pageArea else { return hide() }
    let look = screen.display.look
    let source = Source(
      app: app, archive: archive, size: CellSize(columns: area.columns, rows: area.rows),
      look: "\(look.theme.name) \(look.appearance)")
    let current = currentPage(of: source, at: now.date)
    if let current, current.isDrawn { return }
    let selected = selection.target
    let opensDialog = archive.dialog != nil && shown?.archive.dialog == nil
    render(source, after: current, at: now.date)
    shown = source
    // The selected control keeps its place when others come or go before it.
    if let field = editor.takeWantedSelection() {
      selection.select(.screen(field))
    } else if opensDialog {
      selection.control = 0
    } else if selected != nil {
      selection.select(selected)
    }
    editor.keep(to: archive)
    screen.needsFrame = true
  }

  /// Returns the page when it shows a source, and will until its time; nil: it does not.
  private func currentPage(of source: Source, at date: Date) -> AppPage? {
    guard let shown, shown.app == source.app, shown.archive == source.archive,
      shown.size == source.size, shown.look == source.look, let page = screen.display.page,
      page.nextChange ?? .distantFuture > date
    else { return nil }
    return page
  }

  /// - Parameter last: The page of the same source, which was scrolled; nil: there is none.
  private func render(_ source: Source, after last: AppPage?, at date: Date) {
    let connection = connections[source.app]
    let before = screen.display.page
    let isSameApp = shown?.app == source.app
    if let shown, !isSameApp, let before { connections[shown.app]?.offsets = before.offsets }
    let scrolls = source.archive.scrolls.filter {
      $0.serial > connection?.scrolled[$0.scope] ?? 0
    }
    screen.display.page = screen.display.page(
      source.archive, offsets: (isSameApp ? before?.offsets : nil) ?? connection?.offsets ?? [:],
      scrolls: scrolls, after: last, screen.situation, at: date)
    for scroll in scrolls where screen.display.page?.scopes.contains(scroll.scope) ?? false {
      connection?.scrolled[scroll.scope] = scroll.serial
    }
  }
}
