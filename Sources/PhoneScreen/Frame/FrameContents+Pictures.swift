import ActivityModel
import CellRaster
import ViewArchive

extension FrameContents {
  /// The parts of the frame that can be shown as pictures: whole phones that nothing covers, or their
  /// islands and cards. Empty without colours.
  ///
  /// - Parameters:
  ///   - extent: Whether whole phones can be shown.
  ///   - regions: The hit regions of the frame.
  ///   - grid: The frame.
  func pictures(
    _ extent: PictureExtent, regions: [HitRegion], in grid: CellGrid, locale: String,
    timeZone: String
  ) -> [PictureRegion] {
    guard surface == nil, surroundings.list == nil, surroundings.help == nil,
      cards.swiped == nil, cards.banner == nil, look.depth != .mono, !situation.isLandscape
    else { return [] }
    if extent == .phones, let whole = wholePhones(locale: locale, timeZone: timeZone) {
      return whole
    }
    func content(
      _ surface: PictureContent.Surface, in rect: CellRect, of phone: ScreenPlan.Phone,
      page: RGB? = nil, outline: RGB? = nil
    ) -> PictureContent {
      PictureContent(
        surface: surface, device: situation.device, appearance: look.appearance, locale: locale,
        timeZone: timeZone, isDimmed: isDimmed, systemLook: look.systemLook,
        wallpaper: page.map { ($0, $0) }
          ?? DeviceFrame(phone: phone, look: look).wallpaper(beside: rect, in: grid),
        bezel: phone.hasBezel && rect.row == phone.screen.row && look.glyphs == .unicode
          ? look.color(.bezel) : nil, outline: outline)
    }
    var result: [PictureRegion] = []
    let screen = plan.phone.screen
    let isLocked = situation.isLocked
    // A picture has the outline at rest: one that is held stays as it is in cells.
    if !isLocked, !stage.isHeld, let height = stage.height, height <= screen.rows,
      let surface = islandSurface
    {
      let rect = CellRect(
        column: screen.column, row: screen.row, columns: screen.columns, rows: height)
      var expanded: ActivityID?
      if case .expanded(let id, _) = situation.placement.island { expanded = id }
      result.append(
        PictureRegion(
          name: "island", rect: rect,
          content: content(surface, in: rect, of: plan.phone, page: statusBackground),
          marks: marks(
            of: expanded, time: screen.rows >= 10 ? surroundings.time : nil)))
    }
    let lock = isLocked ? plan.phone : plan.lockScreen
    guard let lock else { return result }
    for card in cards.shown {
      // A card that is cut off stays in cells.
      let region = regions.last { $0.target == .card(card.id) }
      guard let rect = region?.rect, rect.size == card.grid.size,
        let archive = situation.archives.archive(of: card.id), archive.lockScreen != nil
      else { continue }
      let isFocused = isLocked && card.id == surroundings.focus && cards.shown.count > 1
      result.append(
        PictureRegion(
          name: card.id.rawValue, rect: rect,
          content: content(
            .card(archive, isHidden: situation.mode.hidesCardsWhenLocked), in: rect, of: lock,
            outline: isFocused ? look.color(.focus) : nil), marks: marks(of: card.id)))
    }
    return result
  }

  /// The marks of an activity's view; nil: the view has no controls.
  private func marks(of id: ActivityID?, time: String? = nil) -> PictureMarks {
    let selection = surroundings.selection
    let isSelected = id != nil && selection?.activity == id
    return PictureMarks(
      time: time, selected: isSelected ? selection?.control : nil, ring: look.color(.focus))
  }

  /// The island as a picture shows it; nil: only cells show it, as they do the bubble of a third
  /// activity and the system's own items.
  private var islandSurface: PictureContent.Surface? {
    let archives = situation.archives
    switch situation.placement.island {
    case .compact(let id):
      return archives.archive(of: id).flatMap {
        $0.compactLeading == nil || $0.compactTrailing == nil ? nil : .compact($0)
      }
    case .expanded(let id, _):
      return archives.archive(of: id).flatMap { $0.expanded == nil ? nil : .expanded($0) }
    case .pair(let attached, let detached):
      guard let first = archives.archive(of: attached), let second = archives.archive(of: detached)
      else { return nil }
      return .minimal(attached: first, detached: second)
    case .idle, .trio, .system, .absent: return nil
    }
  }
}
