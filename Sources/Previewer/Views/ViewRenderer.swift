import ActivityModel
import CellRaster
import Emulator
import Foundation
import HostProtocol
import PhoneScreen
import ViewArchive
import ViewLayout

/// Draws the screen of a preview of a plain view: on a phone, or alone in its own size.
struct ViewRenderer {
  let settings: SheetSettings
  let look: RenderStyle
  /// The rows and columns that a tile has at most.
  let room: CellSize

  /// A drawn preview.
  struct Frame {
    var grid: CellGrid
    /// The next date at which it changes without the app; nil: never.
    var nextChange: Date?
  }

  init(settings: SheetSettings, look: RenderStyle, room: CellSize) {
    self.settings = settings
    var look = look.with(appearance: settings.appearance, motion: settings.motion)
    look.systemLook = SystemLook(settings.systemVersion)
    self.look = look
    self.room = room
  }

  /// The request for the screen of a preview; nil: there is no room for a phone.
  func request(for preview: HostDescription.ViewPreview, at now: Date) -> ScreenRequest? {
    guard let area = phone.pageArea else { return nil }
    var size = CellMetric.size(columns: area.columns, rows: area.rows)
    if case .fixed(let width, let height) = preview.layout {
      size = Size(
        width: min(max(width, 1), Self.longest), height: min(max(height, 1), Self.longest))
    }
    return ScreenRequest(
      environment: settings.environment(for: .lockScreen, now: now), room: size,
      preview: preview.id)
  }

  /// The longest side of a preview, in points.
  private static let longest = 4_000.0

  /// The cells of a tile that is not drawn yet.
  func size(of preview: HostDescription.ViewPreview) -> CellSize {
    if case .fixed(let width, let height) = preview.layout {
      return CellSize(
        columns: CellMetric.columns(covering: min(max(width, 1), Self.longest)),
        rows: CellMetric.rows(covering: min(max(height, 1), Self.longest)))
    }
    return phoneSize
  }

  /// The whole phone, as far as there is room for it.
  private var phoneSize: CellSize {
    let columns = ScreenPlan.columns(of: settings.device, isLandscape: settings.isLandscape)
    let height =
      settings.isLandscape ? settings.device.screenWidth : settings.device.screenHeight
    return CellSize(
      columns: min(columns + 2, room.columns), rows: min(ScreenPlan.rows(of: height) + 2, room.rows)
    )
  }

  private var phone: PhoneDisplay {
    var phone = PhoneDisplay(
      look: look, locale: settings.locale, timeZone: settings.timeZone, size: phoneSize,
      device: settings.device)
    _ = phone.follow(situation)
    return phone
  }

  /// A phone with an app in front and no activity.
  private var situation: PhoneDisplay.Situation {
    var situation = PhoneDisplay.Situation(
      device: settings.device, isLocked: false, isLandscape: settings.isLandscape,
      mode: ScreenMode(), isStageOnly: true, placement: Placement(), cards: [],
      archives: ArchiveStore(), name: { $0.rawValue })
    situation.isPageShown = true
    return situation
  }

  func frame(of tile: ViewTile, _ screen: ScreenArchive, at now: Date) -> Frame {
    switch tile.preview.layout {
    case .device: onPhone(screen, named: tile.title, at: now)
    case .sizeThatFits:
      alone(
        screen, in: AppPage.fittingSize(of: screen, within: phoneSize, in: context(at: now)),
        at: now)
    case .fixed: alone(screen, in: size(of: tile.preview), at: now)
    }
  }

  private func onPhone(_ screen: ScreenArchive, named name: String, at now: Date) -> Frame {
    var phone = phone
    let moment = Moment(date: now, uptime: 0)
    phone.showIsland(situation, change: .none, at: moment)
    phone.page = phone.page(screen, situation, at: now)
    let clock = ClockFormatter(timeZone: settings.timeZone, locale: settings.locale)
    let app = HomeScreen.App(
      name: name, icon: "", letter: "", isRunning: true, page: phone.page)
    let grid = phone.frame(
      situation,
      PhoneDisplay.Surroundings(
        time: clock.time(now), day: clock.day(now), apps: [], front: app,
        panel: ActivityPanel(device: "", rows: [], tips: [], events: []), hints: []), at: moment)
    return Frame(
      grid: grid,
      nextChange: [phone.page?.nextChange, clock.nextMinute(after: now)].compactMap(\.self).min())
  }

  private func alone(_ screen: ScreenArchive, in size: CellSize, at now: Date) -> Frame {
    let page = AppPage(screen, size: size, in: context(at: now))
    var grid = CellGrid(size: size, style: look.style(.panelText, on: look.color(.terminal)))
    _ = page.draw(at: .zero, into: &grid)
    look.finish(&grid)
    return Frame(grid: grid, nextChange: page.nextChange)
  }

  private func context(at now: Date) -> RenderContext {
    RenderContext(
      look: look,
      geometry: IslandGeometry(
        device: settings.device, columns: phoneSize.columns, rows: 0, isLimited: false),
      time: TimedTextContext(now: now, locale: settings.locale, timeZone: settings.timeZone),
      archive: { _ in nil }, placeholder: { _ in [] })
  }
}
