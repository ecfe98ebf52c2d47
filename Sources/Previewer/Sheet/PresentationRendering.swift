import ActivityModel
import CellRaster
import Emulator
import Foundation
import PhoneScreen
import ViewArchive
import ViewLayout

/// The rendering of one presentation, by the parts of the emulator's screen that it is seen in.
struct PresentationRendering: Sendable {
  var presentation: SheetPresentation
  var settings: SheetSettings
  var look: RenderStyle
  var name: String
  var archive: ActivityArchive
  var now: Date
  var isTraced: Bool

  // MARK: The island

  private var islandGeometry: IslandGeometry {
    IslandGeometry(
      device: settings.device,
      columns: ScreenPlan.columns(of: settings.device, isLandscape: settings.isLandscape), rows: 0,
      isLimited: settings.isLandscape)
  }

  func islandContent() -> RenderedIsland? { RenderedIsland(placement, in: context(islandGeometry)) }

  /// Renders the upper edge of the phone's screen, down to the island's lower edge.
  func frame(of content: RenderedIsland?, on stage: IslandStage, at uptime: Double) -> SheetFrame {
    let geometry = islandGeometry
    let columns = geometry.columns
    let size = CellSize(columns: columns, rows: stage.height ?? IslandGeometry.restingRows)
    var frame = blank(size)
    let device = DeviceFrame(phone: screen(from: 0, columns: columns), look: look)
    device.draw(into: &frame.grid)
    device.drawStatus(
      clock.time(now), row: geometry.textRow, besides: stage.columns(at: uptime),
      into: &frame.grid)
    stage.draw(
      into: &frame.grid, at: .zero, clip: CellRect(size: size), look: look, uptime: uptime)
    frame.parts = own(content?.drawnViews ?? [])
    frame.regions = stage.regions
    frame.nextChange = [stage.nextChange, clock.nextMinute(after: now)].compactMap { $0 }.min()
    return frame
  }

  /// The island's placement for the presentation (ORDER-6).
  private var placement: Placement.Island {
    let (own, rival) = (SheetRenderer.activity, SheetRenderer.rival)
    return switch presentation {
    case .phone(.compact) where settings.hasRival: .pair(attached: own, detached: rival)
    case .phone(.minimalAttached): .pair(attached: own, detached: rival)
    case .phone(.minimalDetached): .pair(attached: rival, detached: own)
    case .phone(.expanded): .expanded(own, cause: .press)
    case .phone(.compact), .phone(.lockScreen), .phone(.banner), .alwaysOn, .surface: .compact(own)
    }
  }

  // MARK: Cards

  var cardScreen: ScreenPlan.Phone {
    let top = presentation == .banner ? 0 : Self.rows(of: settings.device) / 2
    return screen(from: top, columns: ScreenPlan.columns(of: settings.device))
  }

  func cardContent() -> RenderedCard {
    let screen = cardScreen.screen
    let geometry = IslandGeometry(
      device: settings.device, columns: screen.columns, rows: 0, isLimited: false)
    var node = archive.lockScreen
    // LOCK-3: hidden content is a placeholder.
    if settings.mode.hidesCardsWhenLocked, presentation != .banner {
      node = node?.modified(.redacted)
    }
    return RenderedCard(
      id: SheetRenderer.activity, archive: archive, node: node,
      columns: ScreenPlan.cardColumns(of: settings.device, in: screen), in: context(geometry))
  }

  /// Renders a part of the screen as wide as the phone: the lock screen's middle, or the upper edge
  /// with a banner.
  func frame(of card: RenderedCard) -> SheetFrame {
    let columns = cardScreen.screen.columns
    let origin = CellPoint(
      column: (columns - card.grid.size.columns) / 2, row: presentation == .banner ? 1 : 0)
    var frame = blank(CellSize(columns: columns, rows: origin.row + card.grid.size.rows))
    DeviceFrame(phone: cardScreen, look: look).draw(into: &frame.grid)
    // On the sheet an outline shows that the phone clips the card.
    let isMarked = isTraced && card.clippedHeight != nil
    frame.regions = card.draw(
      at: origin, clip: frame.grid.bounds, keyline: isMarked ? look.color(.error) : nil, look: look,
      into: &frame.grid)
    frame.clippedHeight = card.clippedHeight
    frame.parts = own([card.drawnView].compactMap { $0?.moved(by: origin) })
    frame.nextChange = card.nextChange
    return frame
  }

  // MARK: Other surfaces

  func surface(in room: CellSize?) -> SheetFrame {
    let mode = settings.mode(for: presentation)
    let wanted = SurfaceScene.size(of: mode)
    let size = CellSize(
      columns: min(wanted.columns, room?.columns ?? .max),
      rows: min(wanted.rows, room?.rows ?? .max))
    let geometry = IslandGeometry(
      device: settings.device, columns: ScreenPlan.columns(of: settings.device), rows: 0,
      isLimited: false)
    let scene = SurfaceScene(
      mode: mode, device: settings.device, context: context(geometry),
      cards: [SheetRenderer.activity] + (settings.hasRival ? [SheetRenderer.rival] : []),
      island: placement, name: { [name] in $0 == SheetRenderer.rival ? "Rival" : name },
      time: clock.time(now), day: clock.day(now), focus: SheetRenderer.activity)
    var frame = blank(size)
    let drawn = scene.draw(in: CellRect(size: size), into: &frame.grid)
    frame.parts = own(drawn.drawnViews)
    frame.regions = drawn.regions
    frame.nextChange = [drawn.nextChange, clock.nextMinute(after: now)].compactMap { $0 }.min()
    return frame
  }

  // MARK: Helpers

  var clock: ClockFormatter { ClockFormatter(timeZone: settings.timeZone, locale: settings.locale) }

  private func blank(_ size: CellSize) -> SheetFrame {
    let style = look.style(.panelText, on: look.color(.terminal))
    return SheetFrame(presentation, grid: CellGrid(size: size, style: style))
  }

  /// The layout of the phone's screen with its top moved up by `row` rows.
  func screen(from row: Int, columns: Int) -> ScreenPlan.Phone {
    let rect = CellRect(
      column: 0, row: -row, columns: columns, rows: Self.rows(of: settings.device))
    return ScreenPlan.Phone(frame: rect, screen: rect)
  }

  private static func rows(of device: Device) -> Int {
    CellMetric.rows(min(max(device.screenHeight, 100), 4_000), .down)
  }

  private func own(_ parts: [DrawnView]) -> [SheetFrame.Part] {
    parts.filter { $0.activity == SheetRenderer.activity }.map(SheetFrame.Part.init)
  }

  private func context(_ geometry: IslandGeometry) -> RenderContext {
    RenderContext(
      look: look, geometry: geometry,
      time: TimedTextContext(
        now: now, locale: settings.locale, timeZone: settings.timeZone,
        isLuminanceReduced: settings.isDimmed(for: presentation)),
      archive: { [archive] in $0 == SheetRenderer.rival ? .rival : archive },
      placeholder: { [name] _ in [name] }, isTraced: isTraced)
  }
}

extension ActivityArchive {
  /// The archive of the rival activity: a grey dot.
  static let rival: ActivityArchive = {
    let dot = ViewNode(
      .image(
        ImageContent(source: .symbol("circle.fill"), foreground: .color(.system(.gray)))))
    return ActivityArchive(
      lockScreen: dot, compactLeading: dot, compactTrailing: ViewNode(.empty), minimal: dot)
  }()
}
