import CellRaster
import Testing

@Suite struct ThemeTests {
  @Test(arguments: Theme.builtInNames)
  func builtInThemesHaveNoProblems(name: String) throws {
    let source = try #require(Theme.builtInSource(name))
    let problems = Theme.lint(source, name: name).map { ThemeProblemMessage($0).text }
    #expect(problems == [])
    #expect(Theme.parse(source, name: name, base: .plain).problems == [])
  }

  @Test(arguments: ThemeRoles.all)
  func theDefaultThemeColorsEveryRole(role: String) {
    #expect(Theme.standard.defines(role))
  }

  @Test func thePlainThemeIsReadable() {
    #expect(Theme.plain.contrastProblems == [])
  }

  @Test func rolesFallBackTowardsTheFront() {
    let (theme, problems) = Theme.parse(
      """
      [roles]
      text = "#111111"
      panel = "#222222"
      "panel.event" = "#333333"
      """, name: "mine", base: Theme.plain)
    #expect(problems == [])
    #expect(theme.color("panel.event.new") == RGB(0x333333))
    #expect(theme.color("panel.title") == RGB(0x222222))
    #expect(theme.color("nothing.of.the.kind") == RGB(0x111111))
  }

  @Test func aChangedPaletteChangesInheritedRoles() {
    let (theme, problems) = Theme.parse(
      """
      inherits = "midnight"
      [palette]
      ice = "#ABCDEF"
      """, name: "mine")
    #expect(problems == [])
    #expect(theme.color("panel.title") == RGB(0xABCDEF))
    #expect(theme.color("panel.text") == Theme.standard.color("panel.text"))
  }

  @Test func dottedKeysNeedNoQuotes() {
    let (theme, problems) = Theme.parse(
      """
      [roles]
      panel.title = "#ABCDEF"
      """, name: "mine")
    #expect(problems == [])
    #expect(theme.color("panel.title") == RGB(0xABCDEF))
  }

  @Test func shapeSymbolsAndMotionAreRead() {
    let (theme, problems) = Theme.parse(
      """
      [shape]
      panel = "arcs"
      symbols = "emoji"
      [symbols]
      "bolt.fill" = "ϟ"
      rocket = ["△", "🚀", "/^"]
      [motion]
      expand = 500
      damping = 1
      reduce = true
      """, name: "mine")
    #expect(problems == [])
    #expect(theme.shape.panel == .arcs)
    #expect(theme.shape.symbols == .emoji)
    #expect(theme.symbols.match("bolt.fill").glyph.unicode == "ϟ")
    #expect(theme.symbols.match("bolt.fill").glyph.emoji == "⚡")
    #expect(theme.symbols.match("rocket.fill").glyph.ascii == "/^")
    #expect(theme.motion.expand == 0.5)
    #expect(theme.motion.collapse == 0.25)
    #expect(theme.motion.damping == 1)
    #expect(theme.motion.isReduced)
  }

  @Test func aBrokenFileLeavesTheBase() {
    let (theme, problems) = Theme.parse("[roles\nx", name: "mine")
    #expect(theme.color("panel.title") == Theme.standard.color("panel.title"))
    #expect(theme.name == "mine")
    #expect(problems.count == 1)
    #expect(problems.first?.line == 1)
  }
}
