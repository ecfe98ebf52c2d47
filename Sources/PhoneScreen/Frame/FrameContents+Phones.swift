import ActivityModel
import CellRaster
import ViewArchive

extension FrameContents {
  /// The phone, and the Lock Screen beside or below it, as pictures of one scale; nil: one of them shows
  /// something that only cells draw, such as the screen of an app.
  func wholePhones(locale: String, timeZone: String) -> [PictureRegion]? {
    let rows = plan.phone.screen.rows
    guard look.wallpaper == nil, look.glyphs != .ascii, rows >= Self.leastRows,
      let phone = situation.isLocked
        ? lock(notice: surroundings.notice ?? surroundings.outerNotice) : home
    else { return nil }
    func region(
      _ name: String, _ contents: SceneContents, _ phone: ScreenPlan.Phone, marks: PictureMarks
    ) -> PictureRegion {
      PictureRegion(
        name: name, rect: phone.frame,
        content: PictureContent(
          surface: .phone(contents), device: situation.device, appearance: look.appearance,
          locale: locale, timeZone: timeZone, isDimmed: isDimmed, systemLook: look.systemLook,
          wallpaper: (look.theme.wallpaper(at: 0), look.theme.wallpaper(at: 1)),
          bezel: phone.hasBezel ? look.color(.bezel) : nil, place: place(of: phone)),
        marks: marks)
    }
    var regions = [region("phone", phone, plan.phone, marks: marks(isBeside: false))]
    if let beside = plan.lockScreen {
      guard
        let contents = lock(
          notice: rows < Self.leastNoticeRows ? surroundings.notice : nil,
          isColumn: !beside.hasBezel)
      else { return nil }
      regions.append(region("lock", contents, beside, marks: marks(isBeside: true)))
    }
    return regions
  }

  /// The fewest rows of a screen with a status bar.
  private static let leastRows = 10
  /// The fewest rows of a screen that shows notices while there is a Lock Screen beside it.
  private static let leastNoticeRows = 15

  private func place(of phone: ScreenPlan.Phone) -> PhonePlace {
    let (frame, screen) = (phone.frame, phone.screen)
    return PhonePlace(
      column: screen.column - frame.column, row: screen.row - frame.row, columns: screen.columns,
      rows: screen.rows, deviceColumns: plan.phone.screen.columns,
      isCut: phone.hasBezel && !phone.hasBottom, surroundings: look.color(.terminal).number)
  }

  private func marks(isBeside: Bool) -> PictureMarks {
    let selection = isBeside ? nil : surroundings.selection
    return PictureMarks(
      time: surroundings.time, day: surroundings.day, selected: selection?.control,
      of: selection?.activity, ring: look.color(.focus))
  }

  // MARK: Contents

  /// The locked phone; nil: a card has no view yet.
  private func lock(notice: Notice?, isColumn: Bool = false) -> SceneContents? {
    let cards = situation.cards.compactMap(activity)
    guard cards.count == situation.cards.count,
      cards.allSatisfy({ $0.archive.lockScreen != nil })
    else { return nil }
    return .lock(
      SceneContents.Lock(
        cards: cards, focus: situation.isLocked ? surroundings.focus : nil,
        focusColor: look.color(.focus).number, isHidden: situation.mode.hidesCardsWhenLocked,
        isColumn: isColumn, notice: notice))
  }

  /// The unlocked phone; nil: it shows what only cells draw.
  private var home: SceneContents? {
    guard surroundings.front?.page == nil, let island = island,
      stage.height.map({ $0 <= plan.phone.screen.rows }) ?? true
    else { return nil }
    let isNoticed = plan.lockScreen == nil || plan.phone.screen.rows >= Self.leastNoticeRows
    var home = SceneContents.Home(
      island: island, apps: surroundings.apps.map(app), front: surroundings.front.map(app),
      notice: isNoticed ? surroundings.notice ?? surroundings.outerNotice : nil)
    (home.tip, home.tipped) = tip
    return .home(home)
  }

  /// What stands below the island: a mark of the activity that the keys act on, or what can be tried.
  private var tip: (text: String?, below: ActivityID?) {
    if surroundings.marksFocus, situation.placement.islandIDs.count > 1 {
      return ("▴", surroundings.focus)
    }
    guard let tip = surroundings.islandTip, stage.height == IslandGeometry.restingRows else {
      return (nil, nil)
    }
    return ("▴ \(tip)", surroundings.focus)
  }

  private func app(_ app: HomeScreen.App) -> SceneContents.App {
    SceneContents.App(
      name: app.name, sign: look.hasLetterIcons ? app.letter : app.icon, isRunning: app.isRunning)
  }

  private func activity(_ id: ActivityID) -> SceneContents.Activity? {
    situation.archives.archive(of: id).map { SceneContents.Activity(id, $0) }
  }

  /// The island; nil: it shows what only cells draw, such as an item of the system.
  private var island: SceneContents.Island? {
    guard situation.device.island != nil else { return SceneContents.Island.none }
    switch situation.placement.island {
    case .idle, .absent: return .idle
    case .compact(let id):
      return activity(id).flatMap {
        $0.archive.compactLeading == nil || $0.archive.compactTrailing == nil ? nil : .compact($0)
      }
    case .expanded(let id, _):
      return activity(id).flatMap { $0.archive.expanded == nil ? nil : .expanded($0) }
    case .pair(let attached, let detached): return split(attached, [detached])
    case .trio(let attached, let detached, let third): return split(attached, [detached, third])
    case .system: return nil
    }
  }

  private func split(_ attached: ActivityID, _ detached: [ActivityID]) -> SceneContents.Island? {
    guard let first = activity(attached) else { return nil }
    let others = detached.compactMap(activity)
    return others.count == detached.count ? .split(attached: first, detached: others) : nil
  }
}
