import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import TestSupport
import Testing

@testable import Previewer

struct StatePaneTests {
  private func pane(allowsFiles: Bool = true) throws -> StatePane {
    StatePane(try Parcel.collection(), timeZone: Parcel.utc, allowsFiles: allowsFiles)
  }

  private func press(
    _ text: String, in pane: inout StatePane, rows: Int = 24
  ) -> [StateForm.Outcome] {
    let area = CellRect(column: 0, row: 0, columns: 34, rows: rows)
    return keys(text).map { pane.handle($0, in: area, at: Parcel.now) }
  }

  private func text(_ pane: StatePane, columns: Int = 34, rows: Int = 24) -> [String] {
    let grid = grid(pane, columns: columns, rows: rows)
    return (0..<rows).map { row in (0..<columns).map { grid[$0, row].glyph }.joined() }
  }

  private func grid(_ pane: StatePane, columns: Int = 34, rows: Int = 24) -> CellGrid {
    let size = CellSize(columns: columns, rows: rows)
    var grid = CellGrid(size: size, style: CellStyle(foreground: .white, background: .black))
    pane.draw(in: CellRect(size: size), look: RenderStyle(), at: Parcel.now, into: &grid)
    return grid
  }

  @Test func anEditIsTheStateAtOnce() throws {
    var pane = try pane()
    #expect(press("⏎→!", in: &pane) == [.handled, .handled, .changed])
    #expect(pane.collection.current.name == "edited")
    #expect(pane.collection.current.state == Parcel.titled("Pizza!"))
    #expect(pane.collection.current.attributes == Parcel.attributesValue)
  }

  /// The store of the app group is the same for every state, and not a part of a push.
  @Test func theAppGroupIsAGroupOfItsOwn() throws {
    var pane = StatePane(
      try Parcel.collection(), timeZone: Parcel.utc, appGroupKeys: ["home", "score"],
      givenAppGroup: ["home": "Ajax"], appGroup: ["score": "2"])
    #expect(text(pane, rows: 60).contains { $0.contains("Ajax") })
    #expect(text(pane, rows: 60).contains { $0.contains("app group") })
    #expect(pane.appGroup == ["score": "2"])
    let area = CellRect(column: 0, row: 0, columns: 34, rows: 40)
    _ = pane.handle(KeyStroke(.end), in: area, at: Parcel.now)
    #expect(press("⏎→!", in: &pane).last == .changed)
    #expect(pane.appGroup == ["score": "2!"])
    #expect(pane.collection.current.name != "edited")
    _ = pane.handle(KeyStroke(.enter), in: area, at: Parcel.now)
    #expect(press("]", in: &pane) == [.changed])
    #expect(pane.appGroup == ["score": "2!"])
  }

  @Test func keysStepThroughStatesAndPresets() throws {
    var pane = try pane()
    #expect(press("]", in: &pane) == [.changed])
    #expect(pane.collection.current.name == "long")
    #expect(press("[[", in: &pane) == [.changed, .changed])
    #expect(pane.collection.current.name == "extreme")
    _ = press("3", in: &pane)
    #expect(pane.collection.current.name == "empty")
    #expect(text(pane)[0].contains("empty") && text(pane)[0].contains("3/4"))
  }

  @Test func aPushThatIsPastedIsShown() throws {
    var pane = try pane()
    let state = String(decoding: Parcel.titled("from a push").json, as: UTF8.self)
    #expect(pane.paste(#"{"aps": {"content-state": \#(state)}}"#, at: Parcel.now) == .changed)
    #expect(pane.collection.current.state == Parcel.titled("from a push"))
    #expect(pane.tab == .json)
  }

  @Test func whatIsPastedAndDoesNotFitIsExplained() throws {
    var pane = try pane()
    #expect(pane.paste(#"{"title": 3}"#, at: Parcel.now) == .handled)
    #expect(pane.collection.current.name == "typical")
    #expect(text(pane, columns: 60, rows: 40).contains { $0.contains("! title: is the number 3") })
  }

  @Test func aStateGoesToAFileAndComesBack() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/state.apns"
    var pane = try pane()
    pane.tab = .json
    _ = press("2w⌧\(path)⏎", in: &pane)
    let written = pane.collection.current.state
    _ = press("1o\(path)⏎", in: &pane)
    #expect(
      pane.collection.current.name == "edited" && pane.collection.current.state.json == written.json
    )
    _ = press("o\(path).not⏎", in: &pane)
    #expect(text(pane, columns: 200).contains { $0.contains("no such file") })
  }

  @Test func withoutFilesNoKeyOpensOne() throws {
    var pane = try pane(allowsFiles: false)
    pane.tab = .json
    #expect(press("wo", in: &pane) == [.ignored, .ignored])
    #expect(!pane.isTyping && !pane.hints.contains { $0.key == "w" || $0.key == "o" })
  }

  /// The first Up after many Downs moves the text.
  @Test func scrollingTheJSONStopsAtItsEnd() throws {
    var pane = try pane()
    pane.tab = .json
    _ = press(String(repeating: "↓", count: 200), in: &pane, rows: 12)
    let end = text(pane, rows: 12)
    _ = press("↑", in: &pane, rows: 12)
    #expect(text(pane, rows: 12) != end)
  }

  @Test func aReloadKeepsWhatIsEdited() throws {
    var pane = try pane()
    _ = press("⏎→!⏎", in: &pane)
    #expect(pane.reload(try Parcel.collection()) == nil)
    #expect(pane.collection.current.state == Parcel.titled("Pizza!"))
  }

  @Test func looksAsItDid() throws {
    var pane = try pane()
    expectFrame(grid(pane), matches: "form", now: Parcel.now)
    pane.tab = .json
    expectFrame(grid(pane), matches: "json", now: Parcel.now)
  }
}
