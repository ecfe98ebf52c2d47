import ActivityModel
import CellRaster
import Emulator
import Foundation
import PhoneScreen
import TestSupport
import Testing
import ViewArchive

@testable import Previewer

/// What a zoomed preview is shown with.
@MainActor struct ZoomScreenTests {
  private func screen(_ change: (inout SheetSettings) -> Void) -> ZoomScreen {
    var settings = SheetSettings()
    change(&settings)
    return ZoomScreen(
      settings: settings, configuration: EmulatorConfiguration(device: DeviceCatalog.standard),
      clock: .real, size: CellSize(columns: 120, rows: 40), look: RenderStyle(),
      reportsRelease: false, hasMouse: false, wake: {})
  }

  @Test func cardsHaveTheAppearanceAndTheMotionOfTheSheet() {
    #expect(screen { $0.appearance = .dark }.phoneLook.appearance == .dark)
    #expect(screen { $0.appearance = .light }.phoneLook.appearance == .light)
    #expect(screen { $0.motion = .reduced }.phoneLook.motion == .reduced)
  }

  /// Settings that are not the default, each of which an archive is asked for with.
  private nonisolated static let changes: [@Sendable (inout SheetSettings) -> Void] = [
    { $0.appearance = .dark }, { $0.typeSize = .accessibility1 }, { $0.locale = "ar_EG" },
    { $0.timeZone = "Asia/Tokyo" }, { $0.isRightToLeft = true }, { $0.isPseudoLong = true },
    { $0.motion = .none }, { $0.appGroup = ["title": "Prusa"] },
    { $0.systemVersion = SystemVersion(18) }, { $0.isLandscape = true },
    { $0.device = DeviceCatalog.device("iphone-16-pro-max") ?? $0.device },
  ]

  /// The phone asks for the archives that the sheet shows.
  @Test(arguments: changes.indices, SheetPresentation.allCases)
  func aZoomedPreviewIsAskedForWhatTheSheetIs(change: Int, presentation: SheetPresentation) {
    let screen = screen(Self.changes[change])
    let settings = screen.settings
    let asked = EnvironmentBuilder.environment(
      for: settings.device, configuration: screen.sessionConfiguration(for: presentation),
      mode: settings.mode(for: presentation), isDimmed: settings.isDimmed(for: presentation),
      isLimitedInWidth: settings.isLandscape, now: goldenNow)
    #expect(asked == settings.environment(for: presentation, now: goldenNow))
  }
}
