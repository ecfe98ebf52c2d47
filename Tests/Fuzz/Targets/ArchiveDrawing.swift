import ActivityModel
import CellRaster
import Foundation
import PhoneScreen
import ViewArchive

/// Draws an archive as the phone does: on every surface, in the island's presentations, at sizes
/// from small to large.
@MainActor
enum ArchiveDrawing {
  private static let id = ActivityID("a")
  /// The seconds that one frame may take; instrumented code is several times slower than the
  /// program's 50 ms.
  private static let limit = Double(ProcessInfo.processInfo.environment["FRAME_LIMIT"] ?? "") ?? 0.5

  private typealias Scene = (ScreenMode.Surface, Placement.Island, CellSize)

  private static let scenes: [Scene] = {
    let sizes = [
      CellSize(columns: 80, rows: 24), CellSize(columns: 60, rows: 30),
      CellSize(columns: 140, rows: 45),
    ]
    let islands = [
      Placement.Island.compact(id), .pair(attached: id, detached: id), .expanded(id, cause: .press),
    ]
    return ScreenMode.Surface.allCases.flatMap { surface in
      islands.flatMap { island in sizes.map { (surface, island, $0) } }
    }
  }()

  /// Draws one scene; `choice` decides which.
  static func draw(_ archive: ActivityArchive, choice: Int) {
    var archives = ArchiveStore()
    archives.restore(archive, of: id)
    let (surface, island, size) = scenes[choice % scenes.count]
    draw(archives, surface, island, size)
  }

  private static func draw(
    _ archives: ArchiveStore, _ surface: ScreenMode.Surface, _ island: Placement.Island,
    _ size: CellSize
  ) {
    let start = DispatchTime.now().uptimeNanoseconds
    let device = DeviceCatalog.standard
    var display = PhoneDisplay(
      look: RenderStyle(), locale: "en_US", timeZone: "UTC", size: size, device: device)
    let situation = PhoneDisplay.Situation(
      device: device, isLocked: island == .compact(id), isLandscape: false,
      mode: ScreenMode(surface: surface), placement: Placement(island: island), cards: [id],
      archives: archives, name: { $0.rawValue })
    let now = Moment(date: Date(timeIntervalSinceReferenceDate: 8e8), uptime: 100)
    _ = display.follow(situation)
    display.showIsland(situation, change: .none, at: now)
    let surroundings = PhoneDisplay.Surroundings(
      time: "9:41", day: "Monday", apps: [],
      panel: ActivityPanel(device: device.name, rows: [], events: []), hints: [])
    _ = display.frame(situation, surroundings, at: now)
    let later = now.advanced(by: 1)
    _ = display.tick(situation, at: later)
    _ = display.frame(situation, surroundings, at: later)
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    if seconds > limit {
      fatalError("\(surface) \(island) \(size): \(seconds) s for two frames")
    }
  }
}
