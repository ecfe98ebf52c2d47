import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import Previewer
import Testing

/// The page Keys of the documentation names the keys that do something, and no others.
struct KeysPageTests {
  /// Returns the sections of the page with these titles, joined.
  private func sections(_ titles: String...) throws -> String {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/IslandCommands/island.docc/Keys.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let sections = page.components(separatedBy: "\n## ")
    return try titles.map { title in
      try #require(sections.first { $0.hasPrefix(title + "\n") }, "Keys.md has no '\(title)'")
    }.joined(separator: "\n")
  }

  /// Returns the keys in code voice in the first column of the tables; `1` … `9` is all between.
  private func keys(in section: String) -> Set<Character> {
    var keys: Set<Character> = []
    for line in section.split(separator: "\n") where line.hasPrefix("| ") {
      // Every second part is in code voice.
      let parts = line.dropFirst(2).components(separatedBy: " | ")[0].components(separatedBy: "`")
      var last: Character?
      for (index, part) in parts.enumerated() {
        guard !index.isMultiple(of: 2) else {
          if part.trimmingCharacters(in: .whitespaces) != "…" { last = nil }
          continue
        }
        guard part.count == 1, let key = part.first else { continue }
        let first = last?.wholeNumberValue
        if let first, let end = key.wholeNumberValue, parts[index - 1].contains("…") {
          keys.formUnion((first...end).map { Character("\($0)") })
        }
        keys.insert(key)
        last = key
      }
    }
    return keys
  }

  /// The characters of an ASCII keyboard that `isBound` accepts, without Space.
  private func characters(where isBound: (KeyStroke) -> Bool) -> Set<Character> {
    let printable = (0x21...0x7E).map { Character(UnicodeScalar(UInt8($0))) }
    return Set(printable.filter { isBound(KeyStroke(.character($0))) })
  }

  private static let named: [(key: Key, name: String)] = [
    (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"), (.backTab, "Shift+Tab"), (.left, "←"),
    (.right, "→"), (.up, "↑"), (.down, "↓"), (.home, "Home"), (.end, "End"), (.pageUp, "PgUp"),
    (.pageDown, "PgDn"), (.backspace, "Backspace"), (.delete, "Delete"),
  ]

  @Test func keysOfThePhoneAreNamed() throws {
    let section = try sections("The phone")
    #expect(keys(in: section) == characters { KeyBindings.command(for: $0) != nil })
    for (key, name) in Self.named {
      let isBound = KeyBindings.command(for: KeyStroke(key)) != nil
      #expect(section.contains(name) == isBound, "\(name)")
    }
  }

  @Test func keysOfTheSheetAreNamed() throws {
    let section = try sections("The contact sheet", "Settings of the phone")
    #expect(keys(in: section) == characters { SheetKeys.command(for: $0) != nil })
    for (key, name) in Self.named {
      let isBound = SheetKeys.command(for: KeyStroke(key)) != nil
      #expect(section.contains(name) == isBound, "\(name)")
    }
  }

  @Test func keysOfAReplayAreNamed() throws {
    let section = try sections("A replay")
    for hint in KeyBindings.replayHints {
      for key in hint.key.split(separator: " ") { #expect(section.contains("`\(key)`")) }
    }
  }

  @Test func controlKeysAreNamed() throws {
    let section = try sections("Overview")
    for key: Character in ["c", "z"] {
      let press = KeyStroke(.character(key), modifiers: .control)
      #expect(KeyBindings.command(for: press) != nil && SheetKeys.command(for: press) != nil)
      #expect(section.contains("`^\(key.uppercased())`"))
    }
  }
}
