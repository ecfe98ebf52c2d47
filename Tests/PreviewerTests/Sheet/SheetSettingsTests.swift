import ActivityModel
import Emulator
import Foundation
import PhoneScreen
import Previewer
import TestSupport
import Testing
import ViewArchive

@Suite struct SheetSettingsTests {
  private func environment(
    for presentation: SheetPresentation, _ change: (inout SheetSettings) -> Void = { _ in }
  ) -> ArchiveEnvironment {
    var settings = SheetSettings()
    change(&settings)
    return settings.environment(for: presentation, now: goldenNow)
  }

  @Test func alwaysOnIsAskedForDarkAndDim() {
    let asked = environment(for: .alwaysOn)
    #expect(asked.isLuminanceReduced)
    #expect(asked.colorScheme == .dark)
    #expect(!environment(for: .lockScreen).isLuminanceReduced)
    #expect(environment(for: .lockScreen) { $0.isDimmed = true } == asked)
  }

  /// A zoomed preview and a running phone are asked for what the sheet is asked for.
  @Test(arguments: MotionLevel.allCases)
  func motionIsReducedWhereverItIsShown(motion: MotionLevel) {
    let onPhone = EnvironmentBuilder.environment(
      for: DeviceCatalog.standard,
      configuration: EmulatorConfiguration(device: DeviceCatalog.standard, motion: motion),
      mode: ScreenMode(), isDimmed: false, isLimitedInWidth: false, now: goldenNow)
    #expect(onPhone.isMotionReduced == (motion != .full))
    #expect(environment(for: .expanded) { $0.motion = motion }.isMotionReduced == (motion != .full))
  }

  /// Viewers get every setting but the values of the app group, which may be secrets.
  @Test func everySettingIsEncoded() throws {
    var settings = SheetSettings()
    settings.isRightToLeft = true
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(settings))
    let keys = Set(try #require(encoded as? [String: Any]).keys)
    let properties = Set(Mirror(reflecting: settings).children.compactMap(\.label))
    #expect(keys == properties.subtracting(["appGroup"]))
  }

  @Test func standByIsAskedForDarkAndFullScreen() {
    let asked = environment(for: .surface(.standBy))
    #expect(asked.isActivityFullscreen)
    #expect(asked.colorScheme == .dark)
  }

  @Test func watchAndCarAreAskedForTheirCardsSizes() {
    let watch = environment(for: .surface(.watch)) { $0.mode.watch = .mm40 }
    #expect(watch.smallCard == Size(width: 152, height: 69.5))
    let car = environment(for: .surface(.carPlay)) { $0.mode.car = .small }
    #expect(car.smallCard == Size(width: 170, height: 78))
  }

  @Test func largePhonesAreAskedForTheirMeasures() {
    let asked = environment(for: .expanded) {
      $0.device = DeviceCatalog.device("iphone-16-pro-max") ?? $0.device
    }
    #expect(asked.island.expandedWidth == 412)
    #expect(asked.card.width == 412)
    #expect(abs(asked.island.compactWidth - 366.66) < 0.01 && asked.island.restingHeight == 36.67)
  }

  /// ViewArchive cannot import the table of device measures; its defaults are those of class S.
  @Test func defaultMeasuresAreThoseOfTheSmallClass() {
    let phone = DeviceCatalog.device("iphone-15") ?? DeviceCatalog.standard
    #expect(phone.islandMeasures == IslandMeasures())
    #expect(IslandMeasures.cornerRadius == PhoneMeasures.cornerRadius)
    let asked = environment(for: .expanded) { $0.device = phone }
    #expect(asked.island == IslandMeasures())
    #expect(asked.card == ArchiveEnvironment.standardCard)
  }

  /// ViewArchive cannot import the type of versions; its default is the newest.
  @Test func theVersionGoesAlong() {
    #expect(ArchiveEnvironment.newestSystem == SystemVersion.newest.description)
    #expect(environment(for: .compact).systemLook == .glass)
    let asked = environment(for: .compact) { $0.systemVersion = SystemVersion(18, 2) }
    #expect(asked.systemVersion == "18.2" && asked.systemLook == .classic)
    #expect(SystemLook(SystemVersion(25, 9)) == .classic && SystemLook(SystemVersion(26)) == .glass)
  }

  @Test func choicesOfAPersonGoAlong() {
    let asked = environment(for: .compact) {
      $0.appearance = .dark
      $0.typeSize = .accessibility2
      $0.locale = "de_DE"
      $0.timeZone = "Europe/Berlin"
      $0.isPseudoLong = true
      $0.isLandscape = true
    }
    #expect(asked.colorScheme == .dark)
    #expect(asked.dynamicTypeSize == "accessibility2")
    #expect(asked.locale == "de_DE")
    #expect(asked.timeZone == "Europe/Berlin")
    #expect(asked.isPseudoLong)
    #expect(asked.isDynamicIslandLimitedInWidth)
  }

  @Test func directionGoesByTheLocaleUnlessChosen() {
    #expect(environment(for: .compact) { $0.locale = "ar" }.isRightToLeft)
    #expect(!environment(for: .compact).isRightToLeft)
    #expect(environment(for: .compact) { $0.isRightToLeft = true }.isRightToLeft)
  }

  @Test func presentationsThatLookAlikeAreAskedAlike() {
    let plain = environment(for: .compact)
    for other in [SheetPresentation.minimalAttached, .minimalDetached, .expanded, .lockScreen] {
      #expect(environment(for: other) == plain)
    }
  }

  @Test func staleGoesIntoTheRequest() {
    var settings = SheetSettings()
    settings.isStale = true
    let request = settings.request(
      for: .compact, type: "Ride", attributes: Data("{}".utf8), state: Data("{}".utf8),
      now: goldenNow)
    #expect(request.isStale)
    #expect(request.attributesType == "Ride")
  }

  @Test func settingsComeBackFromJSON() throws {
    var settings = SheetSettings()
    settings.device = DeviceCatalog.device("iphone-se") ?? settings.device
    settings.isRightToLeft = true
    settings.motion = .reduced
    settings.mode.isNight = true
    let data = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(SheetSettings.self, from: data) == settings)
  }
}
