import ActivityModel
import CellRaster
import Foundation
import HostProtocol
import PhoneScreen
import Testing
import ViewArchive

@testable import Previewer

/// Previews of plain views as tiles of a sheet.
struct ViewTileTests {
  private func preview(
    _ name: String?, _ id: String, file: String?,
    _ layout: HostDescription.ViewPreview.Layout = .device
  ) -> HostDescription.Preview {
    .init(name: name, kind: .view(.init(id: id, file: file, layout: layout)))
  }

  @Test func titlesNameTheFileAndThePreview() {
    let description = HostDescription(previews: [
      preview(nil, "0", file: "0-Row.swift"), preview("Dark", "1", file: "0-Row.swift"),
      preview(nil, "2", file: "0-Row.swift"), .init(name: "Home", kind: .other("timeline")),
      preview("Old", "3.0", file: nil), preview(nil, "4", file: "12-2-Rows.swift"),
    ])
    #expect(
      ViewTile.all(of: description).map(\.title)
        == ["Row", "Row: Dark", "Row 2", "Old", "2-Rows"])
  }

  @Test func viewsComeAfterTheActivitiesAndStaySelected() {
    var state = PreviewState(settings: SheetSettings())
    let content = PreviewContent(
      HostDescription(previews: [preview(nil, "0", file: "0-Row.swift")]))
    #expect(content.views.count == 1)
    #expect(!state.isShowingViews)
    state.hasViews = true
    _ = state.adopt(content, now: .distantPast)
    // There is no activity: the views are all there is.
    #expect(state.isShowingViews)
    #expect(state.entry == nil)
    let hasStepped = state.stepWidget(forwards: true, now: .distantPast)
    #expect(!hasStepped)
    _ = state.adopt(content, now: .distantPast)
    #expect(state.isShowingViews)
  }

  @Test func pagesKeepTheFocusAndWrapAround() {
    var pages = SheetPages([1, 2, 3], focus: 1)
    let size = CellSize(columns: 10, rows: 5)
    pages.lay(
      out: SheetLayout(
        [size, size, size], in: CellRect(column: 0, row: 0, columns: 22, rows: 6)))
    #expect(pages.count == 2)
    #expect(pages.visible == [1, 2])
    let commands: [(SheetCommand, Int)] = [
      (.move(.right), 2), (.move(.right), 2), (.next, 3), (.next, 1), (.previous, 3), (.first, 1),
      (.page(forwards: true), 3), (.page(forwards: true), 1), (.last, 3),
    ]
    for (command, focus) in commands {
      let isMoved = pages.perform(command)
      #expect(isMoved)
      #expect(pages.focus == focus, "\(command)")
    }
    let isMoved = pages.perform(.zoom)
    #expect(!isMoved)
    pages.replace(by: [3, 4])
    #expect(pages.focus == 3)
    pages.replace(by: [4])
    #expect(pages.focus == 4)
  }

  @Test func outdatedScreensAreRequestedAgainAndStayShown() {
    let tile = ViewTile(title: "Row", preview: .init(id: "0", file: nil, layout: .device))
    let request = ScreenRequest(
      environment: ArchiveEnvironment(now: .distantPast, colorScheme: .light),
      room: Size(width: 100, height: 100), preview: "0")
    let key = ViewArchives.Key(generation: 1, request: request)
    let screen = ScreenArchive(root: .empty)
    var archives = ViewArchives()
    #expect(archives.setWanted([tile: key], first: [tile]) == [key])
    let isShown = archives.store(key, screen)
    #expect(isShown)
    #expect(archives.setWanted([tile: key], first: [tile]) == [])
    archives.expire()
    #expect(!archives.isSettled([tile]))
    #expect(archives.archive(of: tile) == screen)
    #expect(archives.setWanted([tile: key], first: [tile]) == [key])
  }

  @Test(arguments: [(140, 45, 52, 44), (80, 24, 52, 22), (40, 10, 40, 9)])
  func viewsAreOnAPhoneAsFarAsThereIsRoom(columns: Int, rows: Int, wide: Int, high: Int) {
    let renderer = renderer(columns: columns, rows: high)
    let tile = ViewTile(title: "Row", preview: .init(id: "0", file: nil, layout: .device))
    let screen = ScreenArchive(root: ViewNode(.text(TextContent("plain"))))
    let frame = renderer.frame(of: tile, screen, at: Date(timeIntervalSince1970: 0))
    #expect(frame.grid.size == CellSize(columns: wide, rows: min(high, 54)))
    #expect(text(frame).contains("plain"))
    #expect(frame.nextChange == Date(timeIntervalSince1970: 60))
    #expect(renderer.request(for: tile.preview, at: .distantPast)?.preview == "0")
  }

  @Test func viewsHaveTheirOwnSizesWithoutAPhone() throws {
    let renderer = renderer(columns: 140, rows: 44)
    let screen = ScreenArchive(root: ViewNode(.text(TextContent("plain"))))
    let now = Date(timeIntervalSince1970: 0)
    let fitting = ViewTile(title: "Row", preview: .init(id: "0", file: nil, layout: .sizeThatFits))
    let frame = renderer.frame(of: fitting, screen, at: now)
    #expect(frame.grid.size == CellSize(columns: 5, rows: 1))
    #expect(text(frame) == "plain")
    #expect(frame.nextChange == nil)
    let fixed = ViewTile(
      title: "Row", preview: .init(id: "0", file: nil, layout: .fixed(width: 160, height: 90)))
    #expect(renderer.frame(of: fixed, screen, at: now).grid.size == CellSize(columns: 20, rows: 6))
    let request = try #require(renderer.request(for: fixed.preview, at: now))
    #expect(request.room == Size(width: 160, height: 90))
  }

  private func text(_ frame: ViewRenderer.Frame) -> String {
    (0..<frame.grid.size.rows).map { row in
      (0..<frame.grid.size.columns).map { frame.grid[$0, row].glyph }.joined()
    }.joined(separator: "\n")
  }

  private func renderer(columns: Int, rows: Int) -> ViewRenderer {
    ViewRenderer(
      settings: SheetSettings(), look: RenderStyle(),
      room: CellSize(columns: columns, rows: rows))
  }
}
