import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import PhoneScreen
import TestSupport
import Testing
import ViewArchive

@testable import Emulator

/// What a theme does on the screen.
@MainActor
struct ThemeSessionTests {
  /// A theme in which every role has a colour that nothing else has.
  private var told: (theme: Theme, roles: [RGB: String]) {
    var roles: [RGB: String] = [:]
    var lines = ["[roles]"]
    for (index, role) in ThemeRole.allCases.map(\.rawValue).enumerated() {
      let name = role.hasPrefix("wallpaper.") ? "wallpaper" : role
      let color = RGB(0x010101 &* UInt32(role.hasPrefix("wallpaper.") ? 5 : 40 + index * 5) | 1)
      roles[color] = name
      lines.append("\"\(role)\" = \"\(color.hex)\"")
    }
    return (Theme.parse(lines.joined(separator: "\n"), name: "told").theme, roles)
  }

  /// Every text that is drawn in a role's colour on a role's colour is a pair that the lint knows.
  @Test func everyPairOnTheScreenIsChecked() async {
    let (theme, roles) = told
    var seen: Set<String> = []
    for size in [CellSize(columns: 80, rows: 24), CellSize(columns: 140, rows: 40)] {
      for glyphs in GlyphSet.allCases {
        let bench = PhoneBench(
          columns: size.columns, rows: size.rows, look: RenderStyle(theme: theme, glyphs: glyphs),
          starts: ["Kickoff", "Bento"])
        var frames = [await bench.restingFrame()]
        for key in ["e", "e", "l", "\t", "l", "a", "a", "?", "?", "1", "d", "z"] {
          await bench.press(key == "\t" ? .tab : .character(Character(key)))
          frames.append(await bench.restingFrame())
        }
        bench.session.showError("something is wrong", at: bench.now)
        frames.append(await bench.restingFrame())
        await bench.press(.down)
        frames.append(await bench.restingFrame())
        for frame in frames {
          for cell in frame.cells where cell.glyph != " " && !cell.isContinuation && !cell.isEdge {
            guard let front = roles[cell.style.foreground], let back = roles[cell.style.background]
            else { continue }
            seen.insert("\(front) on \(back)")
          }
        }
      }
    }
    let known = Set(ThemeContrast.pairs.map { "\($0.front.key) on \($0.background.key)" })
    #expect(seen.subtracting(known) == [])
    #expect(seen.count > 12)
  }

  @Test(
    arguments: [ColorDepth.direct, .indexed, .sixteen, .mono], [GlyphSet.ascii, .unicode])
  func theSurfacesLookAsTheyDid(depth: ColorDepth, glyphs: GlyphSet) async {
    guard glyphs == .unicode || depth == .mono else { return }
    let look = RenderStyle(depth: depth, glyphs: glyphs)
    let bench = PhoneBench(look: look, starts: ["Kickoff", "Bento"])
    let name = glyphs == .ascii ? "ascii" : depth.rawValue
    expectFrame(
      await bench.restingFrame(), matches: "home.\(name)", depth: depth, now: bench.now.date)
    await bench.press(.character("e"))
    expectFrame(
      await bench.restingFrame(), matches: "expanded.\(name)", depth: depth, now: bench.now.date)
    await bench.press(.character("l"))
    expectFrame(
      await bench.restingFrame(), matches: "lock.\(name)", depth: depth, now: bench.now.date)
  }

  /// Whatever a screen is made of.
  @Test func asciiIsASCIIOnEveryScreen() async {
    let bench = PhoneBench(
      look: RenderStyle(depth: .mono, glyphs: .ascii), starts: ["Kickoff", "Bento"])
    for key in "eellaa??swcmmuui1" {
      await bench.press(.character(key))
      let cells = await bench.restingFrame().cells
      #expect(cells.allSatisfy { $0.glyph.utf8.count == 1 }, "after \(key)")
    }
    bench.session.showError("„wrong“ … ✓", at: bench.now)
    let frame = await bench.restingFrame()
    #expect(frame.cells.allSatisfy { $0.glyph.utf8.count == 1 })
  }

  @Test(arguments: Theme.builtInNames)
  func aThemeLooksAsItDid(name: String) async throws {
    let theme = try #require(Theme.builtIn(name))
    let look = RenderStyle(theme: theme, appearance: theme.shape.appearance)
    let bench = PhoneBench(columns: 140, rows: 30, look: look, starts: ["Kickoff", "Tea Time"])
    expectFrame(await bench.restingFrame(), matches: name, theme: name, now: bench.now.date)
  }

  /// The layouts of the stage; beyond the fourth it is centred, and costs a hundred kilobytes.
  private nonisolated static let sizes = [
    CellSize(columns: 80, rows: 24), CellSize(columns: 80, rows: 23),
    CellSize(columns: 120, rows: 40), CellSize(columns: 200, rows: 60),
    CellSize(columns: 300, rows: 90),
  ]

  @Test(arguments: ["midnight", "daylight", "contrast", "paper", "phosphor"], sizes)
  func aThemeLooksAsItDidAtEverySize(name: String, size: CellSize) async throws {
    guard name == "midnight" || size.rows < 90 else { return }
    let theme = try #require(Theme.builtIn(name))
    let look = RenderStyle(theme: theme, appearance: theme.shape.appearance)
    let bench = PhoneBench(
      columns: size.columns, rows: size.rows, look: look, starts: ["Kickoff", "Bento"])
    expectFrame(
      await bench.restingFrame(), matches: "\(name).\(size.columns)x\(size.rows)", theme: name,
      now: bench.now.date)
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-theme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func aSavedFileIsSeenOnceAndAnotherOneIsNot() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("mine.toml")
    try Data("[roles]\nfocus = \"#112233\"\n".utf8).write(to: file)
    let watch = try #require(ThemeWatch(path: file.path))
    #expect(watch.change() == nil)
    try Data("x".utf8).write(to: folder.appendingPathComponent("other.toml"))
    #expect(watch.change() == nil)
    // As editors do: a new file takes the name.
    try Data("[roles]\nfocus = \"#445566\"\n".utf8).write(to: file, options: .atomic)
    #expect(watch.change()?.theme.color(.focus) == RGB(0x445566))
    #expect(watch.change() == nil)
    try Data("[roles\n".utf8).write(to: file, options: .atomic)
    #expect(watch.change()?.problems.count == 1)
  }

  /// As a change of branch does with a folder that the other branch does not have.
  @Test func aThemeWhoseFolderIsMadeAgainIsRead() throws {
    let above = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: above) }
    let folder = above.appendingPathComponent("themes")
    let file = folder.appendingPathComponent("mine.toml")
    func write(_ color: String) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("[roles]\nfocus = \"\(color)\"\n".utf8).write(to: file)
    }
    try write("#112233")
    let watch = try #require(ThemeWatch(path: file.path))
    try FileManager.default.removeItem(at: above)
    #expect(watch.change() == nil)
    try write("#445566")
    #expect(watch.change()?.theme.color(.focus) == RGB(0x445566))
    try write("#778899")
    #expect(watch.change()?.theme.color(.focus) == RGB(0x778899))
  }

  @Test func anotherThemeRedrawsEverything() async throws {
    let bench = PhoneBench(columns: 140, rows: 40, starts: ["Kickoff", "Bento"])
    _ = await bench.restingFrame()
    let daylight = try #require(Theme.builtIn("daylight"))
    bench.session.apply(daylight, at: bench.now)
    #expect(bench.session.needsFrame)
    let other = PhoneBench(
      columns: 140, rows: 40, look: RenderStyle(theme: daylight), starts: ["Kickoff", "Bento"])
    _ = await other.restingFrame()
    #expect(await bench.restingFrame() == other.restingFrame())
  }

  @Test func aBrokenSaveIsNamedAndChangesNothing() async {
    let bench = PhoneBench()
    let before = await bench.restingFrame()
    bench.session.showThemeProblems(
      [
        ThemeProblem(
          theme: "mine", line: 6, key: "roles.\"panel.titel\"", fault: .unknownKey,
          suggestion: "panel.title"),
        ThemeProblem(theme: "mine", line: 9, key: "shape.x", fault: .unknownKey),
      ], at: bench.now)
    let text = PhoneBench.text(bench.session.frame(at: bench.now))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("theme mine, line 6"))
    #expect(text.contains("try \"panel.title\", and 1 more"))
    #expect(bench.session.screen.display.look.theme == .standard)
    await bench.advance(by: 60)
    #expect(before.size == bench.session.frame(at: bench.now).size)
  }

  @Test(arguments: [(Bool?.none, "midnight"), (false, "midnight"), (true, "daylight")])
  func anAutomaticThemeFollowsTheBackground(isLight: Bool?, name: String) {
    let configuration = EmulatorConfiguration(
      device: DeviceCatalog.standard, theme: .automatic)
    #expect(configuration.theme(onLight: isLight).name == name)
  }
}

extension Cell {
  /// Blocks and lines are edges and bars, not text.
  fileprivate var isEdge: Bool {
    glyph.unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) }
  }
}
