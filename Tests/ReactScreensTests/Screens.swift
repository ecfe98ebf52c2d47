import ActivityModel
import CellRaster
import Foundation
import ReactScreens
import TestSupport
import ViewArchive
import ViewLayout

@testable import PhoneScreen

/// Trees that the JavaScript host has sent for projects, and pages that are drawn of them.
enum Screens {
  /// The message `tree` of a file in `Fixtures`.
  static func tree(_ name: String) throws -> JSONValue {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try JSONValue(json: Data(contentsOf: folder.appending(path: "Fixtures/\(name).json")))
  }

  /// A screen with a tree of nodes, the first of which is the topmost.
  static func screen(_ nodes: String...) throws -> ReactScreen {
    var screen = ReactScreen { _ in nil }
    let list = "[\(nodes.joined(separator: ","))]"
    _ = screen.apply(
      .record([
        "t": .text("tree"), "root": .list([.whole(1)]),
        "nodes": try JSONValue(json: Data(list.utf8)),
      ]))
    return screen
  }

  /// A message of the host, as JSON.
  static func message(_ json: String) throws -> JSONValue { try JSONValue(json: Data(json.utf8)) }

  /// Applies a message of the host, as JSON; returns what the screen says.
  static func apply(_ json: String, to screen: inout ReactScreen) throws -> Bool {
    screen.apply(try message(json))
  }

  static func request(
    columns: Int = 49, rows: Int = 47, scheme: ColorSchemeName = .light
  ) -> ScreenRequest {
    ScreenRequest(
      environment: ArchiveEnvironment(now: goldenNow, colorScheme: scheme),
      room: Size(width: CellMetric.width(of: columns), height: CellMetric.height(of: rows)))
  }

  static func page(_ archive: ScreenArchive, columns: Int = 49, rows: Int = 47) -> AppPage {
    AppPage(archive, size: CellSize(columns: columns, rows: rows), in: context)
  }

  static var context: RenderContext {
    var look = RenderStyle()
    look.appearance = .light
    return RenderContext(
      look: look, geometry: IslandGeometry(columns: 48, panelColumns: 46, sidesLimit: 25),
      time: TimedTextContext(now: goldenNow), archive: { _ in nil }, placeholder: { _ in [] })
  }

  /// The cells of a page as large as a phone's.
  static func grid(_ archive: ScreenArchive, columns: Int = 49, rows: Int = 47) -> CellGrid {
    let page = page(archive, columns: columns, rows: rows)
    var grid = CellGrid(
      size: CellSize(columns: columns, rows: rows),
      style: CellStyle(foreground: .black, background: page.background))
    _ = page.draw(at: CellPoint(column: 0, row: 0), into: &grid)
    return grid
  }

  /// The rows of a page without spaces at their ends.
  static func lines(_ screen: inout ReactScreen, columns: Int = 49, rows: Int = 47) -> [String] {
    let archive = screen.archive(for: request(columns: columns, rows: rows))
    return grid(archive, columns: columns, rows: rows).textLines
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
