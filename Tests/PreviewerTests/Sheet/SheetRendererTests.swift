import ActivityModel
import CellRaster
import Emulator
import Foundation
import PhoneScreen
import Previewer
import TestSupport
import Testing
import ViewArchive
import WidgetLint

@Suite struct SheetRendererTests {
  private func frame(
    _ presentation: SheetPresentation, of archive: ActivityArchive = SheetSample.archive(),
    look: RenderStyle = RenderStyle(), room: CellSize? = nil,
    _ change: (inout SheetSettings) -> Void = { _ in }
  ) -> SheetFrame {
    var settings = SheetSettings()
    change(&settings)
    return SheetRenderer(settings: settings, look: look, name: "Pizzeria")
      .frame(presentation, of: archive, at: SheetSample.now, in: room)
  }

  private static func text(_ frame: SheetFrame) -> String {
    (0..<frame.grid.size.rows).map { row in
      (0..<frame.grid.size.columns).map { frame.grid[$0, row].glyph }.joined()
    }.joined(separator: "\n")
  }

  @Test(arguments: SheetPresentation.allCases)
  func looksAsItDid(_ presentation: SheetPresentation) {
    let device = presentation == .banner ? "iphone-se" : "iphone-16-pro"
    let frame = frame(presentation) { $0.device = DeviceCatalog.device(device) ?? $0.device }
    #expect(frame.absence == nil)
    expectFrame(frame.grid, matches: presentation.rawValue)
  }

  @Test func aCardOfTheFamilySmallIsDrawnOnTheWatch() {
    expectFrame(frame(.surface(.watch), of: SheetSample.small).grid, matches: "small")
  }

  /// As on a phone: dark, and the tint over black.
  @Test(arguments: [ColorSchemeName.light, .dark])
  func aTintedCardInStandByIsOnBlack(appearance: ColorSchemeName) {
    var archive = SheetSample.archive()
    archive.activityBackgroundTint = .opacity(.white, 0.2)
    let frame = frame(.surface(.standBy), of: archive) { $0.appearance = appearance }
    let middle = frame.grid[frame.size.columns / 2, frame.size.rows - 4].style.background
    #expect(middle == RGB.white.blended(over: .black, amount: 0.2))
    #expect(frame.parts.first?.surface.foreground == RenderStyle().color(.cardText(.dark)))
  }

  /// What is written below a frame: the size on the phone.
  @Test func sizesAreThoseOfThePhone() throws {
    func size(_ presentation: SheetPresentation) throws -> Size {
      try #require(frame(presentation).phoneSize)
    }
    #expect(try size(.expanded).width == DeviceCatalog.standard.expandedWidth)
    #expect(try size(.lockScreen).width == DeviceCatalog.standard.cardWidth)
    #expect(try size(.alwaysOn) == size(.lockScreen))
    #expect(try size(.compact).height == PhoneMeasures.restingHeight)
    #expect(try size(.minimalDetached).width == PhoneMeasures.detachedWidth)
    #expect(try size(.minimalAttached).width > PhoneMeasures.camera.width)
    #expect(try size(.surface(.watch)) == Size(width: 184, height: 80.5))
    #expect(
      try size(.surface(.standBy))
        == Size(
          width: DeviceCatalog.standard.screenHeight, height: DeviceCatalog.standard.screenWidth))
    #expect(frame(.surface(.mac)).phoneSize == nil)
  }

  @Test(arguments: SheetPresentation.allCases)
  func partsLieWhereTheirViewsAreDrawn(_ presentation: SheetPresentation) throws {
    let frame = frame(presentation) {
      if presentation == .banner { $0.device = DeviceCatalog.device("iphone-se") ?? $0.device }
    }
    try #require(!frame.parts.isEmpty)
    for part in frame.parts {
      let blank = CellStyle(
        foreground: part.surface.foreground, background: part.surface.background)
      var grid = CellGrid(size: frame.grid.size, style: blank)
      Rasterizer(theme: RenderStyle().theme, depth: .direct, glyphs: .unicode, now: SheetSample.now)
        .draw(part.placed, on: part.surface, into: &grid, at: part.origin, clip: part.clip)
      var letters = 0
      for row in 0..<grid.size.rows {
        for column in 0..<grid.size.columns where grid[column, row].glyph.first?.isLetter == true {
          letters += 1
          #expect(frame.grid[column, row].glyph == grid[column, row].glyph)
        }
      }
      if part.part == .lockScreen || part.part == .expanded { #expect(letters > 5) }
    }
  }

  @Test(
    arguments: [
      (SheetPresentation.compact, "iphone-se", "iPhone SE has no island"),
      (.expanded, "iphone-14", "iPhone 14 has no island"),
      (.banner, "iphone-16-pro", "iPhone 16 Pro expands the island for an alert"),
      (.surface(.standBy), "ipad-mini", "iPad mini has no StandBy"),
    ])
  func whatADeviceDoesNotHaveIsSaidByName(
    presentation: SheetPresentation, device: String, words: String
  ) {
    let frame = frame(presentation) { $0.device = DeviceCatalog.device(device) ?? $0.device }
    #expect(frame.absence == words)
    #expect(Self.text(frame).contains(words))
    #expect(frame.parts.isEmpty)
  }

  @Test func aWidgetWithoutAnIslandSaysSo() {
    var archive = ActivityArchive()
    archive.lockScreen = SheetSample.archive().lockScreen
    #expect(frame(.compact, of: archive).absence == "the widget declares no island")
    #expect(frame(.lockScreen, of: archive).absence == nil)
  }

  @Test func aLockedPhoneShowsTheCardAlone() {
    #expect(frame(.compact) { $0.isLocked = true }.absence != nil)
    #expect(frame(.lockScreen) { $0.isLocked = true }.absence == nil)
  }

  @Test func anAppInFrontIsNotInTheIsland() {
    #expect(frame(.expanded) { $0.isAppForeground = true }.absence != nil)
    #expect(frame(.surface(.mac)) { $0.isAppForeground = true }.absence == nil)
  }

  @Test func aRivalTakesACompactActivityItsSides() {
    let beside = frame(.compact) { $0.hasRival = true }
    #expect(beside.grid == frame(.minimalAttached).grid)
    #expect(beside.parts.map(\.part) == [.minimal])
  }

  @Test func theFrameChangesWithItsClock() {
    #expect(frame(.lockScreen).nextChange == SheetSample.now.addingTimeInterval(1))
    // In Always-On the minutes alone change.
    #expect(frame(.alwaysOn).nextChange.map { $0 > SheetSample.now.addingTimeInterval(1) } == true)
  }

  @Test func inAlwaysOnTheSecondsAreDashes() {
    #expect(Self.text(frame(.lockScreen)).contains("4:59"))
    #expect(Self.text(frame(.alwaysOn)).contains("4:--"))
  }

  @Test func controlsCanBePressedWhereTheyAre() {
    let controls = frame(.lockScreen).regions.filter(\.isControl)
    #expect(controls.count == 1)
    #expect(frame(.compact).regions.filter(\.isControl).isEmpty)
  }

  @Test func standByIsDrawnSmallerWhereRoomIsShort() {
    let room = CellSize(columns: 80, rows: 20)
    #expect(frame(.surface(.standBy), room: room).size == room)
    #expect(frame(.surface(.standBy)).size == CellSize(columns: 102, rows: 27))
  }

  @Test func hiddenCardsAreRedacted() {
    let hidden = Self.text(frame(.lockScreen) { $0.mode.hidesCardsWhenLocked = true })
    #expect(!hidden.contains("Pizza"))
  }

  @Test(arguments: ColorDepth.allCases)
  func everyDepthDrawsEveryPresentation(_ depth: ColorDepth) {
    for presentation in SheetPresentation.allCases {
      for glyphs in [GlyphSet.unicode, .ascii] {
        let frame = frame(presentation, look: RenderStyle(depth: depth, glyphs: glyphs))
        #expect(!frame.grid.bounds.isEmpty)
        guard glyphs == .ascii else { continue }
        let strange = Self.text(frame).unicodeScalars.filter { !$0.isASCII }
        #expect(strange.isEmpty, "\(presentation)")
      }
    }
  }

  @Test func hostileTextIsSanitised() {
    let archive = SheetSample.archive(title: "a\u{1B}[2Jb\u{202E}c\u{7}d")
    for presentation in [SheetPresentation.lockScreen, .expanded, .surface(.standBy)] {
      let scalars = Self.text(frame(presentation, of: archive)).unicodeScalars
      let obeyed = scalars.filter { $0 != "\n" && CharacterSet.controlCharacters.contains($0) }
      #expect(obeyed.isEmpty, "\(presentation)")
    }
  }
}
