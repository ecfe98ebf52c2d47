import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import Previewer
import TestSupport
import Testing

/// The page Keys of the documentation is written from the keymaps.
struct KeysPageTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/IslandCommands/island.docc/Keys.md")

  @Test func thePageIsThatOfTheKeymaps() throws {
    let text = KeysPage.text
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data(text.utf8).write(to: Self.page)
    }
    #expect(
      try String(contentsOf: Self.page, encoding: .utf8) == text, "RECORD_GOLDENS=1 writes it")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= HelpPage.columns })
  }

  @Test func contributingSaysHowWideAPageIs() throws {
    let page = Self.page.deletingLastPathComponent().appendingPathComponent("Contributing.md")
    #expect(
      try String(contentsOf: page, encoding: .utf8).contains(
        "have lines of at most \(HelpPage.columns) columns"))
  }

  /// No key has two meanings in one place, and a press of each has the one of its row.
  @Test func everyKeyHasOneMeaning() {
    check(KeyBindings.keymap)
    check(SheetKeys.keymap)
    check(ReplayKeys.keymap)
    check(StatePane.keymap)
    check(StateForm.keymap)
    check(JSONPage.keymap)
    check(TogglePane.keymap)
    check(InspectorPane.keymap)
    check(FitPane.keymap)
    check(ComparePane.keymap)
  }

  private func check<Action>(_ keymap: Keymap<Action>) {
    let bindings = keymap.lines.flatMap(\.rows).flatMap(\.bindings)
    let strokes = bindings.flatMap(\.strokes)
    #expect(Set(strokes).count == strokes.count && !strokes.isEmpty)
    for binding in bindings {
      for stroke in binding.strokes { #expect(keymap.action(for: stroke) == binding.action) }
    }
  }

  /// The help sums its rows up in other words; the keys that it names are those of the rows.
  @Test func theHelpNamesTheKeysOfItsRows() {
    check(namesIn: KeyBindings.keymap)
    check(namesIn: SheetKeys.keymap)
  }

  private func check<Action>(namesIn keymap: Keymap<Action>) {
    for line in keymap.lines {
      guard let help = line.help else { continue }
      let keys = line.rows.flatMap(\.bindings).flatMap(\.strokes).map(\.name)
      let named = help.key.split { " ,".contains($0) }.map(String.init).filter {
        $0.count == 1 && $0 != "…" || $0.hasPrefix("^")
      }
      #expect(Set(named).isSubset(of: keys), "\(help.key)")
    }
  }

  /// Every toggle has its place in a line of the help.
  @Test func everyToggleIsInTheHelp() {
    let keys = SheetKeys.settingsRows.flatMap(\.bindings).map(\.action)
    #expect(Set(keys) == Set(SheetToggle.keys.map { .toggle($0) }))
  }

  /// A pane's hint about a key of the sheet names one that the pane leaves to it.
  @Test func hintsOfPanesNameFreeKeys() {
    for hint in FitPane.hints + InspectorPane.hints { #expect(!hint.key.isEmpty, "\(hint.label)") }
    #expect(FitPane.hints.contains { $0.key == "n" })
  }
}
