import ActivityModel
import Foundation
import Previewer
import TestSupport
import Testing
import ViewArchive

@Suite struct SnapshotMatrixTests {
  private func names(
    _ activities: [SnapshotMatrix.Activity], _ presentations: [SheetPresentation] = [.compact],
    _ settings: [SheetSettings] = [SheetSettings()]
  ) -> [String] {
    SnapshotMatrix(activities: activities, presentations: presentations, settings: settings)
      .frameSpecs.map(\.name)
  }

  private func settings(_ change: (inout SheetSettings) -> Void) -> SheetSettings {
    var settings = SheetSettings()
    change(&settings)
    return settings
  }

  @Test func aNameSaysStatePresentationAndDevice() {
    #expect(
      names([SnapshotSample.activity()], [.compact, .lockScreen])
        == [
          "on-its-way.compact.iphone-16-pro", "on-its-way.lock-screen.iphone-16-pro",
        ])
  }

  @Test func aNameIsTheSameInALargerMatrix() {
    let one = names([SnapshotSample.activity()])
    let many = names(
      [
        SnapshotSample.activity([
          SnapshotSample.state("Baking", minutes: 30),
          SnapshotSample.state("On its way", minutes: 12),
        ])
      ], SheetPresentation.allCases,
      [SheetSettings(), settings { $0.locale = "de_DE" }, settings { $0.appearance = .dark }])
    #expect(many.count == 2 * 11 * 3)
    #expect(Set(many).count == many.count)
    #expect(Set(many).isSuperset(of: one))
  }

  @Test(arguments: [
    (SystemVersion.newest, ""), (SystemVersion(18), ".ios-18"), (SystemVersion(26, 2), ".ios-26-2"),
  ])
  func aNameSaysTheVersion(version: SystemVersion, part: String) {
    let chosen = settings { $0.systemVersion = version }
    #expect(
      names([SnapshotSample.activity()], [.compact], [chosen])
        == ["on-its-way.compact.iphone-16-pro\(part)"])
  }

  @Test func onlyWhatIsChosenIsNamed() {
    let chosen = settings {
      $0.device = DeviceCatalog.device("iphone-se") ?? $0.device
      $0.appearance = .dark
      $0.locale = "ar_EG"
      $0.typeSize = .accessibility2
      $0.isStale = true
      $0.isRightToLeft = false
      $0.mode.watch = .mm40
      $0.mode.isNight = true
    }
    #expect(
      names(
        [SnapshotSample.activity()], [.lockScreen, .surface(.watch), .surface(.standBy)], [chosen])
        == [
          "on-its-way.lock-screen.iphone-se.dark.ar-eg.accessibility2.ltr.stale",
          "on-its-way.watch.iphone-se.dark.ar-eg.accessibility2.ltr.stale.40mm",
          "on-its-way.standby.iphone-se.dark.ar-eg.accessibility2.ltr.stale.night",
        ])
  }

  @Test func statesOfTheSameNameAreToldApart() {
    let twice = SnapshotSample.activity([
      SnapshotSample.state("Ready", minutes: 1), SnapshotSample.state("ready!", minutes: 2),
    ])
    #expect(
      names([twice]) == ["ready.compact.iphone-16-pro", "ready-2.compact.iphone-16-pro"])
  }

  @Test func severalActivitiesAreToldApart() {
    let both = [SnapshotSample.activity(), SnapshotSample.activity(type: "RideAttributes")]
    #expect(
      names(both) == [
        "deliveryattributes.on-its-way.compact.iphone-16-pro",
        "rideattributes.on-its-way.compact.iphone-16-pro",
      ])
  }

  @Test(arguments: ["../../etc/passwd", "a/b", "\u{1B}[2J", "", "\u{202E}x", "..", "日本 語"])
  func noNameLeavesItsFolder(_ state: String) throws {
    let name = try #require(
      names([SnapshotSample.activity([SnapshotSample.state(state, minutes: 1)])]).first)
    #expect(!name.contains("/"))
    #expect(!name.hasPrefix("."))
    let obeyed = name.unicodeScalars.filter(CharacterSet.controlCharacters.contains)
    #expect(obeyed.isEmpty)
  }

  @Test func presentationsThatAreAskedAlikeShareARequest() {
    let matrix = SnapshotMatrix(
      activities: [SnapshotSample.activity()], presentations: SheetPresentation.allCases,
      settings: [SheetSettings()])
    let requests = Set(matrix.frameSpecs.map { $0.request(now: goldenNow) })
    // The phone's and the watch's; StandBy's; Always-On's; the car's.
    #expect(requests.count == 4)
  }

  @Test func aStalePreviewIsAskedForStale() {
    var state = SnapshotSample.state("Late", minutes: 0)
    state.isStale = true
    let matrix = SnapshotMatrix(
      activities: [SnapshotSample.activity([state])], presentations: [.compact],
      settings: [SheetSettings()])
    #expect(matrix.frameSpecs.map { $0.request(now: goldenNow).isStale } == [true])
  }

  @Test func aFilmHasTheStatesOfOnePresentation() {
    let matrix = SnapshotMatrix(
      activities: [
        SnapshotSample.activity([
          SnapshotSample.state("Baking", minutes: 30), SnapshotSample.state("Ready", minutes: 0),
        ])
      ], presentations: [.compact, .expanded], settings: [SheetSettings()])
    #expect(matrix.casts.map(\.name) == ["compact.iphone-16-pro", "expanded.iphone-16-pro"])
    #expect(matrix.casts.first?.frameSpecs.map(\.state.name) == ["Baking", "Ready"])
  }
}
