import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import PhoneScreen
import TestSupport
import Testing
import ViewArchive

@testable import Previewer

struct SheetToggleTests {
  private func isPlain(_ character: Character) -> KeyStroke { KeyStroke(.character(character)) }

  @Test func everyKeyIsThereOnce() {
    let keys = SheetToggle.all.flatMap { [$0.key, $0.backKey].compactMap { $0 } }
    #expect(Set(keys).count == keys.count)
    #expect(Set(SheetToggle.all.map(\.flag)).count == SheetToggle.all.count)
  }

  /// Toggles work on the stage too, whose keys are the emulator's: those that both have do the same.
  @Test func noKeyMeansSomethingElseToTheEmulator() {
    let same: [Character: Command] = [
      "d": .device(forwards: true), "D": .device(forwards: false), "T": .nextTheme,
    ]
    for toggle in SheetToggle.all {
      for key in [toggle.key, toggle.backKey].compactMap({ $0 }) {
        #expect(KeyBindings.command(for: isPlain(key)) == same[key], "\(key)")
        #expect(!"[]{}vejiR?".contains(key), "\(key)")
      }
    }
  }

  struct Turn: Sendable {
    var key: Character
    var words: String
    var change: @Sendable (inout SheetChoices) -> Void

    init(
      _ key: Character, _ words: String, _ change: @escaping @Sendable (inout SheetChoices) -> Void
    ) {
      self.key = key
      self.words = words
      self.change = change
    }
  }

  @Test(arguments: [
    Turn("d", "device: iphone-16-pro-max") {
      $0.settings.device = DeviceCatalog.device("iphone-16-pro-max") ?? $0.settings.device
    },
    Turn("D", "device: iphone-16-plus") {
      $0.settings.device = DeviceCatalog.device("iphone-16-plus") ?? $0.settings.device
    },
    Turn("L", "appearance: dark") { $0.settings.appearance = .dark },
    Turn("O", "always-on: on") { $0.settings.isDimmed = true },
    Turn("S", "stale: on") { $0.settings.isStale = true },
    Turn(">", "text size: xLarge") { $0.settings.typeSize = .xLarge },
    Turn("<", "text size: medium") { $0.settings.typeSize = .medium },
    Turn("G", "locale: de_DE") { $0.settings.locale = "de_DE" },
    Turn("Z", "time zone: America/Los_Angeles") { $0.settings.timeZone = "America/Los_Angeles" },
    Turn("B", "reading direction: right-to-left") { $0.settings.isRightToLeft = true },
    Turn("X", "texts twice as long: on") { $0.settings.isPseudoLong = true },
    Turn("M", "motion: reduced") { $0.settings.motion = .reduced },
    Turn("C", "colours: 256") { $0.depth = .indexed },
    Turn("T", "theme: daylight") { $0.theme = "daylight" },
    Turn("F", "app in front: on") { $0.settings.isAppForeground = true },
    Turn("K", "locked: on") { $0.settings.isLocked = true },
    Turn("W", "a rival in the island: on") { $0.settings.hasRival = true },
    Turn("H", "held sideways: on") { $0.settings.isLandscape = true },
    Turn("A", "watch: 49") { $0.settings.mode.watch = .mm49 },
    Turn("U", "car: 240x100") { $0.settings.mode.car = .large },
  ])
  func aKeyChangesOneThing(_ turn: Turn) {
    var choices = SheetChoices()
    var wanted = choices
    turn.change(&wanted)
    #expect(SheetToggle.change(turn.key, in: &choices) == turn.words)
    #expect(choices == wanted && choices != SheetChoices())
  }

  /// What a flag is told with the words that a toggle says, is what it says.
  @Test(arguments: SheetToggle.all.map(\.setting.name))
  func aFlagTakesWhatItsKeySays(_ name: String) throws {
    let toggle = try #require(SheetToggle.all.first { $0.setting.name == name })
    var turned = SheetChoices()
    toggle.step(&turned, true)
    var set = SheetChoices()
    try SheetToggle.set(name, to: toggle.setting.read(turned), in: &set)
    #expect(set == turned)
    toggle.step(&turned, false)
    #expect(turned == SheetChoices())
  }

  @Test func aDeviceIsAlsoItsNumbers() throws {
    var choices = SheetChoices()
    try SheetToggle.set("device", to: "500x1000,island=large", in: &choices)
    #expect(choices.settings.device.screenWidth == 500)
    #expect(choices.settings.device.island == .large)
    // From there the keys lead back to those with a name.
    _ = SheetToggle.change("d", in: &choices)
    #expect(DeviceCatalog.all.contains(choices.settings.device))
  }

  @Test(arguments: [
    ("locale", "ar_EG", true), ("locale", "xx_YY", false), ("time-zone", "Asia/Dili", true),
    ("time-zone", "Nowhere/Land", false), ("device", "iphone-1", false),
    ("text-size", "huge", false),
    ("stale", "maybe", false), ("color", "256", true), ("theme", "moss", true),
  ])
  func otherValuesAreTakenOrRefused(_ name: String, _ text: String, _ isTaken: Bool) {
    var choices = SheetChoices()
    do throws(SettingError) {
      try SheetToggle.set(name, to: text, in: &choices)
      #expect(isTaken)
    } catch {
      #expect(!isTaken && choices == SheetChoices())
    }
  }

  @Test func moreColoursThanTheTerminalHasAreNotOffered() {
    var choices = SheetChoices(depth: .sixteen)
    _ = SheetToggle.change("C", in: &choices)
    #expect(choices.depth == .mono)
    _ = SheetToggle.change("C", in: &choices)
    #expect(choices.depth == .sixteen)
  }

  @Test func sizesStopAtBothEnds() {
    var choices = SheetChoices()
    for _ in 0..<20 { _ = SheetToggle.change(">", in: &choices) }
    #expect(choices.settings.typeSize == .accessibility5)
    for _ in 0..<20 { _ = SheetToggle.change("<", in: &choices) }
    #expect(choices.settings.typeSize == .xSmall)
  }
}

struct TogglePaneTests {
  private func grid(_ pane: TogglePane, columns: Int = 50, rows: Int = 24) -> CellGrid {
    let size = CellSize(columns: columns, rows: rows)
    var grid = CellGrid(size: size, style: CellStyle(foreground: .white, background: .black))
    pane.draw(in: CellRect(size: size), look: RenderStyle(), into: &grid)
    return grid
  }

  private func press(_ text: String, in pane: inout TogglePane) -> [TogglePane.Outcome] {
    keys(text).map { pane.handle($0) }
  }

  @Test func arrowsTurnAndKeysToo() {
    var pane = TogglePane(SheetChoices())
    #expect(press("↓→", in: &pane) == [.handled, .changed])
    #expect(pane.choices.settings.appearance == .dark)
    #expect(press("X←", in: &pane) == [.changed, .changed])
    #expect(pane.choices.settings.isPseudoLong == false)
    #expect(press("q⎋", in: &pane) == [.ignored, .closed])
  }

  @Test func aDeviceCanBeTyped() {
    var pane = TogglePane(SheetChoices())
    _ = press("⏎⌧500x900⏎", in: &pane)
    #expect(pane.choices.settings.device.id == "500x900" && !pane.isTyping)
    #expect(press("⏎⌧tiny⏎", in: &pane).last == .handled)
    #expect(pane.isTyping && pane.choices.settings.device.id == "500x900")
    expectFrame(grid(pane), matches: "refused")
  }

  @Test func aClickChoosesAndTurns() {
    var pane = TogglePane(SheetChoices())
    let event = MouseEvent(.down, at: CellPoint(column: 8, row: 5))
    let area = CellRect(column: 0, row: 0, columns: 50, rows: 24)
    #expect(pane.handle(event, in: area) == .handled)
    #expect(pane.handle(event, in: area) == .changed)
    #expect(pane.choices.settings.isStale)
  }

  @Test(arguments: [0, 1, 3, 8]) func anySizeIsDrawn(_ side: Int) {
    #expect(grid(TogglePane(SheetChoices()), columns: side, rows: side).size.rows == side)
  }

  @Test func looksAsItDid() {
    expectFrame(grid(TogglePane(SheetChoices())), matches: "wide")
    expectFrame(grid(TogglePane(SheetChoices()), columns: 34, rows: 12), matches: "narrow")
  }
}

struct PhoneShowingTests {
  struct Case: Sendable {
    var presentation: SheetPresentation?
    var words: String
    var isAlerting = false
    var change: @Sendable (inout SheetSettings) -> Void

    init(
      _ presentation: SheetPresentation?, _ words: String, isAlerting: Bool = false,
      _ change: @escaping @Sendable (inout SheetSettings) -> Void = { _ in }
    ) {
      self.presentation = presentation
      self.words = words
      self.isAlerting = isAlerting
      self.change = change
    }
  }

  @Test(arguments: [
    Case(.compact, "compact – the only one running"),
    Case(.minimalAttached, "attached – started first (5 min before a rival)") {
      $0.hasRival = true
    },
    Case(nil, "not in the island – its app is in front") { $0.isAppForeground = true },
    Case(.lockScreen, "lock screen – the device is locked") { $0.isLocked = true },
    Case(.alwaysOn, "lock screen – the device is locked") {
      $0.isLocked = true
      $0.isDimmed = true
    },
    Case(nil, "not in the island – the device has no island") {
      $0.device = DeviceCatalog.device("iphone-se") ?? $0.device
    },
    Case(.expanded, "expanded – alerted", isAlerting: true),
    Case(.banner, "banner – alerted", isAlerting: true) {
      $0.device = DeviceCatalog.device("iphone-se") ?? $0.device
    },
  ])
  func theEngineSaysWhatIsSeen(_ example: Case) {
    var settings = SheetSettings()
    example.change(&settings)
    let situation = PhoneShowing(settings, isAlerting: example.isAlerting)
    #expect(situation.presentation == example.presentation)
    #expect(situation.reason == example.words)
  }
}
