import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import TestSupport
import Testing

@testable import Previewer

struct StateFormTests {
  private func form() -> StateForm {
    StateForm(Parcel.stateValue, of: Parcel.state, timeZone: Parcel.utc)
  }

  /// Goes to a row and presses keys; the outcomes.
  @discardableResult
  private func press(
    _ text: String, at path: String, isAdding: Bool = false, in form: inout StateForm
  ) -> [StateForm.Outcome] {
    form.focus = FormRow.ID(
      path: path.split(separator: ".").map(String.init), isAdding: isAdding)
    return keys(text).map { form.handle($0, at: Parcel.now) }
  }

  @Test func everyFieldHasARow() {
    #expect(
      form().rows.map { "\(String(repeating: " ", count: $0.indent))\($0.label)" } == [
        "title", "share", "count", "isLive", "eta", "mode", "step", "pausedAt", "stops", " 1",
        "  name", "  at", " 2", "  name", "  at", " add", "notes", " a", " add", "link",
      ])
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    var path: String
    var keys: String
    var value: JSONValue?
    /// Where the value is looked for, when not at `path`.
    var place: String

    init(_ path: String, _ keys: String, _ value: JSONValue?, at place: String? = nil) {
      self.path = path
      self.keys = keys
      self.value = value
      self.place = place ?? path
    }

    var testDescription: String { "\(path) \(keys)" }
  }

  @Test(arguments: [
    Edit("title", "⏎→⌫⌫s⏎", .text("Pizs")),
    Edit("title", "⏎Calzone⏎", .text("Calzone")), Edit("title", "⏎⌫⏎", .text("")),
    Edit("title", "⏎⇱My ⏎", .text("My Pizza")),
    Edit("title", "⏎⌧⏎", .text("")),
    Edit("title", "⏎x⎋", .text("Pizza")),
    Edit("share", "⏎⌧0.75⏎", .number(0.75)),
    Edit("share", "→", .number(0.55)),
    Edit("count", "⏎⌧42⏎", .whole(42)),
    // The last text that was a value is kept.
    Edit("count", "⏎⌧256⎋", .whole(3)),
    Edit("count", "→→←", .whole(4)),
    Edit("isLive", "⏎", .truth(false)),
    Edit("isLive", " ", .truth(false)),
    Edit("eta", "⏎⌧+10m⏎", .number(757_417_860)),
    Edit("eta", "⏎⌧-30s⏎", .number(757_417_230)),
    Edit("eta", "⏎⌧2025-01-01 10:00⏎", .number(757_418_400)),
    Edit("eta", "→", .number(757_417_620)),
    Edit("mode", "⏎↓⏎", .text("rest")),
    Edit("mode", "⏎↓⎋", .text("focus")),
    Edit("mode", "→", .text("rest")),
    Edit("mode", "←", .text("rest")),
    Edit("step", "⏎↓⏎", .record(["cooking": .record(["minutes": .whole(0)])])),
    Edit("step", "⏎↓⏎↓→→→", .whole(3), at: "step.cooking.minutes"),
    Edit("step", "⏎↓↓⏎", .record(["done": .record(["_0": .number(757_417_560)])])),
    Edit("pausedAt", "⏎", .number(757_417_560)),
    Edit("pausedAt", "→-", nil),
    Edit("stops.0.at", "⏎⏎⌧now⏎", .number(757_417_260)),
    Edit("stops.0", "-", .record(["name": .text("Door")])),
    Edit("stops.0", "}", .record(["name": .text("Door")])),
    Edit("stops.1", "{", .record(["name": .text("Door")]), at: "stops.0"),
    Edit("stops.0", "+", .record(["name": .text("Oven")]), at: "stops.1"),
    Edit("stops.0.name", "+", .record(["name": .text("Door")]), at: "stops.2"),
    Edit("notes.a", "⏎⌧2.25⏎", .number(2.25)),
    Edit("notes.a", "-", .record([:]), at: "notes"),
    Edit("notes", "+b c⏎", .number(0), at: "notes.b c"),
    Edit("link", "⏎⌧https://apple.com/a⏎", .text("https://apple.com/a")),
  ])
  func keysChangeTheValue(_ edit: Edit) {
    var form = form()
    press(edit.keys, at: edit.path, in: &form)
    #expect(form.value[edit.place.split(separator: ".").map(String.init)] == edit.value)
    #expect(ShapeCheck(form.value, of: Parcel.state).isDecodable)
  }

  /// Every change is told at once, so that the picture can follow.
  @Test func outcomesTellWhatChanged() {
    var form = form()
    #expect(press("⏎x⌫⏎", at: "title", in: &form) == [.handled, .changed, .changed, .handled])
    #expect(press("⏎x⎋", at: "title", in: &form) == [.handled, .changed, .changed])
    #expect(press("⏎a⎋", at: "count", in: &form) == [.handled, .handled, .handled])
    #expect(press("[]vj⇥", at: "title", in: &form) == Array(repeating: .ignored, count: 5))
    #expect(press("⎋", at: "title", in: &form) == [.closed])
  }

  /// While a text is typed, every key is a letter of it.
  @Test func keysOfTheWorkbenchAreLettersInAText() {
    var form = form()
    press("⏎→[]v?q⏎", at: "title", in: &form)
    #expect(form.value[["title"]] == .text("Pizza[]v?q"))
    #expect(!form.isTyping)
  }

  @Test(arguments: [
    ("count", "⏎⌧300", "not within 0…255"), ("count", "⏎⌧1.5", "not a whole number"),
    ("share", "⏎⌧", "not a number"), ("eta", "⏎⌧+5x", "no date"),
    ("notes", "+a⏎", "\"a\" exists already"), ("notes", "+⏎", "the key is empty"),
  ])
  func aMistakeIsToldAtTheField(_ path: String, _ keys: String, _ words: String) {
    var form = form()
    press(keys, at: path, in: &form)
    switch form.mode {
    case .typing(_, _, let problem): #expect(problem == words)
    case .naming(_, let problem): #expect(problem == words)
    case .moving, .picking: Issue.record("nothing is typed")
    }
    #expect(lines(form).contains { $0.contains("! \(words)") })
    // Enter does not take it.
    _ = form.handle(KeyStroke(.enter), at: Parcel.now)
    #expect(form.isTyping)
  }

  @Test func groupsFold() {
    var form = form()
    press("←", at: "stops", in: &form)
    #expect(!form.rows.contains { $0.path == ["stops", "0"] })
    press("→", at: "stops", in: &form)
    #expect(form.rows.contains { $0.path == ["stops", "0"] })
    // From inside, ← leads to the head.
    press("←", at: "stops.1.name", in: &form)
    #expect(form.focus.path == ["stops", "1"])
  }

  @Test func aPasteGoesIntoTheText() {
    var form = form()
    press("⏎⌧", at: "title", in: &form)
    #expect(form.paste("two\r\nlines", at: Parcel.now) == .changed)
    #expect(form.value[["title"]] == .text("two\nlines"))
    #expect(lines(form).contains { $0.contains("two\\nlines") })
  }

  /// What a preview has may not fit what its own decoding says.
  @Test func aValueThatDoesNotFitIsMarked() {
    var value = Parcel.stateValue
    value[["count"]] = .text("many")
    let form = StateForm(value, of: Parcel.state, timeZone: Parcel.utc)
    #expect(lines(form, columns: 60).contains { $0.contains("! is text; expected whole number") })
  }

  // MARK: Mouse

  private let area = CellRect(column: 3, row: 2, columns: 34, rows: 20)

  private func click(_ row: Int, in form: inout StateForm) -> StateForm.Outcome {
    form.handle(
      MouseEvent(.down, at: CellPoint(column: 10, row: area.row + row)), in: area, at: Parcel.now)
  }

  @Test func aClickFocusesAndASecondEdits() {
    var form = form()
    #expect(click(2, in: &form) == .handled)
    #expect(form.focus.path == ["count"] && !form.isTyping)
    _ = click(2, in: &form)
    #expect(form.isTyping)
    #expect(form.handle(MouseEvent(.down, at: .zero), in: area, at: Parcel.now) == .ignored)
  }

  @Test func aClickTurnsASwitchAndTakesAChoice() {
    var form = form()
    #expect(click(3, in: &form) == .changed)
    #expect(form.value[["isLive"]] == .truth(false))
    _ = click(5, in: &form)
    _ = click(5, in: &form)
    #expect(click(7, in: &form) == .changed)
    #expect(form.value[["mode"]] == .text("rest"))
  }

  @Test func theWheelGoesThroughTheRows() {
    var form = form()
    let event = MouseEvent(.scrollDown, button: .middle, at: CellPoint(column: 5, row: 5))
    _ = form.handle(event, in: area, at: Parcel.now)
    #expect(form.focus.path == ["isLive"])
  }

  // MARK: Pictures

  private func grid(
    _ form: StateForm, columns: Int = 34, rows: Int = 22, look: RenderStyle = RenderStyle()
  ) -> CellGrid {
    let size = CellSize(columns: columns, rows: rows)
    var grid = CellGrid(
      size: size, style: CellStyle(foreground: .white, background: .black))
    form.draw(in: CellRect(size: size), look: look, at: Parcel.now, into: &grid)
    return grid
  }

  private func lines(_ form: StateForm, columns: Int = 34, rows: Int = 40) -> [String] {
    let grid = grid(form, columns: columns, rows: rows)
    return (0..<rows).map { row in
      (0..<columns).map { grid[$0, row].glyph }.joined()
    }
  }

  @Test(arguments: [0, 1, 2, 5]) func anySizeIsDrawn(_ side: Int) {
    var form = form()
    press("⏎", at: "eta", in: &form)
    #expect(grid(form, columns: side, rows: side).size.columns == side)
  }

  @Test func theFocusIsSeenInFewRows() {
    var form = form()
    form.focus = FormRow.ID(path: ["link"])
    #expect(lines(form, rows: 5).contains { $0.contains("▸ link") })
    form.focus = FormRow.ID(path: ["title"])
    #expect(lines(form, rows: 5).first?.contains("▸ title") == true)
  }

  @Test func looksAsItDid() {
    expectFrame(grid(form()), matches: "rows", now: Parcel.now)
    var typing = form()
    press("⏎⌧+5x", at: "eta", in: &typing)
    expectFrame(grid(typing), matches: "typing", now: Parcel.now)
    var picking = form()
    press("⏎↓", at: "step", in: &picking)
    expectFrame(
      grid(picking, look: RenderStyle(depth: .mono, glyphs: .ascii)), matches: "picking.mono",
      depth: .mono, now: Parcel.now)
  }
}
