import Foundation
import Testing

@testable import CellRaster

@Suite struct ThemeTests {
  @Test(arguments: Theme.builtInNames)
  func builtInThemesHaveNoProblems(name: String) throws {
    let source = try #require(Theme.builtInSource(name))
    let problems = Theme.lint(source, name: name).map { ThemeProblemMessage($0).text }
    #expect(problems == [])
    #expect(Theme.parse(source, name: name, base: .plain).problems == [])
  }

  @Test(arguments: Theme.builtInNames)
  func builtInThemesColorEveryRoleThemselves(name: String) throws {
    let source = try #require(Theme.builtInSource(name))
    let theme = Theme.parse(source, name: name, base: .plain).theme
    #expect(ThemeRole.allCases.filter { !theme.defines($0) } == [])
    #expect(Theme.summary(of: source).hasSuffix("."))
  }

  @Test func everyRoleIsInAPairOrDrawsNoText() {
    let inPairs = Set(ThemeContrast.pairs.flatMap { [$0.front, $0.background] })
    let alone = ThemeRole.allCases.filter { !inPairs.contains(.role($0)) }
    // The gradient's ends stand as `wallpaper`; `text` is what every role falls back to.
    #expect(alone == [.text, .bezel, .wallpaperTop, .wallpaperBottom, .islandKeyline])
  }

  @Test func aColorOfItsOwnBeatsTheParentsForFewerColors() {
    let (theme, problems) = Theme.parse(
      """
      [roles]
      "panel.text" = "#ABCDEF"
      "panel.title" = "#FFFFFF"
      [roles-16]
      "panel.title" = "#00FFFF"
      """, name: "mine")
    #expect(problems == [])
    #expect(theme.adapted(to: .sixteen).color(.panelText) == RGB(0xABCDEF))
    #expect(theme.adapted(to: .sixteen).color(.panelTitle) == RGB(0x00FFFF))
    #expect(theme.adapted(to: .indexed).color(.panelTitle) == RGB(0xFFFFFF))
    #expect(theme.adapted(to: .direct) == theme)
    let wallpaper = Theme.standard.adapted(to: .sixteen).color(.wallpaperTop)
    #expect(theme.adapted(to: .sixteen).color(.wallpaperTop) == wallpaper)
  }

  @Test func aDuotoneKeepsGreysApartAsTheyWere() throws {
    let (theme, problems) = Theme.parse(
      """
      [palette]
      ink = "#000000"
      [shape]
      duotone = ["ink", "#FFFFFF"]
      """, name: "mine")
    #expect(problems == [])
    for grey in [RGB(0x000000), RGB(0x141414), RGB(0x808080), RGB(0xFFFFFF)] {
      #expect(theme.seen(grey) == grey)
    }
    let green = theme.seen(RGB(0x00FF00))
    #expect(green.red == green.green && green.green == green.blue && green.red > 200)
    #expect(Theme.parse("[shape]\nduotone = [\"#000000\"]", name: "mine").problems.count == 1)
  }

  /// A gradient may be darkest in its middle, where neither end is.
  @Test func contrastIsAskedForAllAlongTheWallpaper() {
    let problems = Theme.lint(
      """
      [roles]
      "wallpaper.top" = "#FF7800"
      "wallpaper.bottom" = "#00AAFF"
      "lock.clock" = "#2E2E2E"
      """, name: "mine")
    #expect(problems.map(\.key).contains("roles.\"lock.clock\""))
    let ends = [RGB(0xFF7800), RGB(0x00AAFF)].map { RGB(0x2E2E2E).contrast(with: $0) }
    #expect(ends.allSatisfy { $0 >= 4.5 })
  }

  @Test func aHighContrastThemeHasSevenToOne() throws {
    let theme = try #require(Theme.builtIn("contrast"))
    for pair in ThemeContrast.pairs where pair.leastContrast > 4 {
      let colors = [pair.front, pair.background].map { side in
        if case .role(let role) = side { theme.color(role) } else { theme.color(.wallpaperTop) }
      }
      #expect(colors[0].contrast(with: colors[1]) >= 7, "\(pair)")
    }
  }

  /// What says something by its colour alone is told apart by people who see two kinds of light:
  /// errors from notices, keys from words, what is focused from what is not.
  @Test(arguments: ColorVision.allCases)
  func theColorblindThemeIsToldApart(vision: ColorVision) throws {
    let theme = try #require(Theme.builtIn("colorblind"))
    for (one, other) in [
      (ThemeRole.error, ThemeRole.notice), (.hintKey, .hintText), (.focus, .panelText),
      (.panelEvent, .panelTitle), (.error, .hintText),
    ] {
      let distance = vision.distance(theme.color(one), theme.color(other))
      #expect(distance >= 0.12, "\(one) and \(other)")
    }
  }

  @Test func aStarterIsInOrder() throws {
    for parent in Theme.builtInNames {
      let source = try #require(Theme.builtInSource(parent))
      let text = Theme.starter(named: "mine", from: parent, source)
      #expect(Theme.lint(text, name: "mine") == [])
      #expect(text.hasPrefix("# mine: begun as \(parent)."))
    }
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
    #expect(theme.color(key: "panel.event.new") == RGB(0x333333))
    #expect(theme.color(.panelTitle) == RGB(0x222222))
    #expect(theme.color(key: "nothing.of.the.kind") == RGB(0x111111))
  }

  @Test func aChangedPaletteChangesInheritedRoles() {
    let (theme, problems) = Theme.parse(
      """
      inherits = "midnight"
      [palette]
      ice = "#ABCDEF"
      """, name: "mine")
    #expect(problems == [])
    #expect(theme.color(.panelTitle) == RGB(0xABCDEF))
    #expect(theme.color(.panelText) == Theme.standard.color(.panelText))
  }

  @Test func dottedKeysNeedNoQuotes() {
    let (theme, problems) = Theme.parse(
      """
      [roles]
      panel.title = "#ABCDEF"
      """, name: "mine")
    #expect(problems == [])
    #expect(theme.color(.panelTitle) == RGB(0xABCDEF))
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
    #expect(theme.motion.collapse == Theme.standard.motion.collapse)
    #expect(theme.motion.damping == 1)
    #expect(theme.motion.isReduced)
  }

  @Test func aBrokenFileLeavesTheBase() {
    let (theme, problems) = Theme.parse("[roles\nx", name: "mine")
    #expect(theme.color(.panelTitle) == Theme.standard.color(.panelTitle))
    #expect(theme.name == "mine")
    #expect(problems.count == 1)
    #expect(problems.first?.line == 1)
  }
}

/// How colours look to people with two kinds of cones (Machado, Oliveira and Fernandes 2009,
/// severity 1), and to those with three.
enum ColorVision: CaseIterable, Sendable {
  case normal, protanopia, deuteranopia, tritanopia

  private var rows: [SIMD3<Double>] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  private func seen(_ color: RGB) -> SIMD3<Double> {
    func light(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let lights = SIMD3(light(color.red), light(color.green), light(color.blue))
    let rgb = rows.map { ($0 * lights).sum() }.map { min(max($0, 0), 1) }
    let long = cbrt(0.4122214708 * rgb[0] + 0.5363325363 * rgb[1] + 0.0514459929 * rgb[2])
    let medium = cbrt(0.2119034982 * rgb[0] + 0.6806995451 * rgb[1] + 0.1073969566 * rgb[2])
    let short = cbrt(0.0883024619 * rgb[0] + 0.2817188376 * rgb[1] + 0.6299787005 * rgb[2])
    return SIMD3(
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  /// How far apart two colours are in OKLab.
  func distance(_ one: RGB, _ other: RGB) -> Double {
    let difference = seen(one) - seen(other)
    return (difference * difference).sum().squareRoot()
  }
}
