package import ActivityModel
package import CellRaster
import ViewLayout

/// The layout of the terminal: the rectangles of the phone, its lock screen, the other surfaces, the
/// panel and the hint line, in cells.
///
///     from 168 columns       from 116×36       from 140×24          from 80×23      smaller
///     ╭────╮╭────╮┌─────┐    ╭────╮┌───────┐  ╭────╮╭────╮┌────┐  ╭────╮┌─────┐   ╭────╮
///     │home││lock││StdBy│    │home││ cards │  │home││lock││    │  │home││     │   │home│
///     │    ││    │├──┬──┤    │    │├───┬───┤  │    ││    ││    │  ├────┤│panel│   │    │
///     │    ││    ││w │ c│    │    ││ w │ c │  │    ││    ││    │  │lock││     │   │    │
///     │    ││    │├──┴──┤    │    │├───┴───┤  │    ││    ││    │  │    ││     │   │    │
///     ╰────╯╰────╯│panel│    ╰────╯│ panel │  ╰────╯╰────╯└────┘  └────┘└─────┘   ╰────╯
///                 └─────┘          └───────┘
///
/// As the terminal gets smaller, parts are left out in this order: the other surfaces, the lock screen
/// beside the phone (it moves below), the lock screen below (23 rows), the panel (80 columns, 16 rows),
/// the bezel (14 rows), the dock (15 rows of screen), the big clock (20); below 34×8 only a message asks
/// for a larger terminal. A phone that is locked or in landscape has no lock screen beside it. On larger
/// terminals nothing is stretched: everything keeps its size and is centred.
package struct ScreenPlan: Hashable, Sendable {
  /// The smallest terminal in which the phone is drawn (ROBUST-3).
  package static let smallest = CellSize(columns: 34, rows: 8)
  /// The smallest terminal with the panel beside the phone.
  package static let panelSize = CellSize(columns: 80, rows: 16)
  /// The fewest rows for the lock screen below the phone.
  package static let splitRows = 23
  /// The fewest columns for a lock screen beside the phone.
  package static let lockColumns = 140
  /// The most columns that are used, unless two phones and a panel need more.
  private static let mostColumns = 210
  /// The fewest columns of a panel.
  private static let panelColumns = 24
  /// The fewest columns of a panel beside two phones.
  private static let narrowestPanel = 20
  /// The most columns of a panel that is as high as the terminal.
  private static let widestPanel = 72
  /// The rows of a panel below other parts.
  private static let lowPanelRows = 12
  /// The fewest rows with cards and other surfaces beside the phone.
  private static let galleryRows = 36
  /// The fewest and the most columns for StandBy above the watch and the car.
  private static let standByColumns = 62...104
  /// The fewest and the most rows of StandBy.
  private static let standByRows = 12...26
  /// The size of the watch and the rows of the car beside it.
  private static let watchSize = CellSize(columns: 28, rows: 15)
  /// The rows of the Mac's menu bar with the rest of its screen.
  private static let macRows = 2
  /// The rows of a home screen without dock: the bezel and the largest expanded island.
  private static let homeRows = 1 + IslandGeometry.panelRows.upperBound
  /// The rows of a home screen with its dock: the bezel and 16 rows of screen.
  private static let dockedHomeRows = 1 + 16

  /// The state besides the terminal's size that determines the plan.
  package struct Conditions: Hashable, Sendable {
    package var device: Device
    /// The columns of the surface that is shown instead of the phone; nil: the phone is shown.
    package var surfaceColumns: Int?
    package var isLocked = false
    package var isLandscape = false
    /// True while the phone or the surface is shown alone, without panel and hints.
    package var isAlone = false
    /// True when the app in front has a screen, which needs the room of a lock screen below it.
    package var isPageShown = false

    package init(
      device: Device, surfaceColumns: Int? = nil, isLocked: Bool = false,
      isLandscape: Bool = false, isAlone: Bool = false, isPageShown: Bool = false
    ) {
      self.device = device
      self.surfaceColumns = surfaceColumns
      self.isLocked = isLocked
      self.isLandscape = isLandscape
      self.isAlone = isAlone
      self.isPageShown = isPageShown
    }
  }

  /// Another surface that is shown beside the phone.
  package struct Thumbnail: Hashable, Sendable {
    package var surface: ScreenMode.Surface
    package var rect: CellRect
  }

  package struct Phone: Hashable, Sendable {
    /// The whole phone, including its bezel where there is room for one.
    package var frame: CellRect
    package var screen: CellRect
    package var front: Device.Front

    package init(frame: CellRect, screen: CellRect, front: Device.Front = .island) {
      self.frame = frame
      self.screen = screen
      self.front = front
    }

    package var hasBezel: Bool { frame != screen }
    /// True when the lower edge is visible; else the phone is cut off below.
    package var hasBottom: Bool { hasBezel && frame.maxRow > screen.maxRow }
  }

  package var size: CellSize
  package var phone: Phone
  /// The lock screen beside or below the phone; without a bezel it is a column of cards.
  package var lockScreen: Phone?
  package var thumbnails: [Thumbnail] = []
  package var panel: CellRect?
  package var hints: CellRect
  package var island: IslandGeometry
  /// The area in which a surface other than the phone is drawn.
  package var surfaceArea: CellRect

  /// Plans the layout; nil when the terminal is smaller than `smallest`.
  package init?(size: CellSize, conditions: Conditions) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      return nil
    }
    self.size = size
    let rows = size.rows - (conditions.isAlone ? 0 : 1)
    hints = CellRect(column: 0, row: rows, columns: size.columns, rows: size.rows - rows)
    let maker = PhoneMaker(
      size: CellSize(columns: size.columns, rows: rows), device: conditions.device,
      isLandscape: conditions.isLandscape && conditions.device.island != nil)
    phone = maker.phone(at: (size.columns - maker.columns) / 2)
    island = IslandGeometry(
      device: conditions.device, columns: maker.screenColumns, rows: 0, isLimited: false)
    surfaceArea = phone.frame
    if let wanted = conditions.surfaceColumns {
      arrangeSurface(columns: wanted, isAlone: conditions.isAlone, rows: rows, maker)
    } else if !conditions.isAlone, size.rows >= Self.panelSize.rows,
      size.columns >= max(Self.panelSize.columns, maker.columns + Self.panelColumns + 2)
    {
      arrange(conditions, rows: rows, maker)
      surfaceArea = phone.frame
    }
    island = IslandGeometry(
      device: conditions.device, columns: maker.screenColumns, rows: phone.screen.rows,
      isLimited: maker.isLandscape)
  }

  /// Places the parts beside the phone.
  private mutating func arrange(_ conditions: Conditions, rows: Int, _ maker: PhoneMaker) {
    let columns = maker.columns
    let used = min(size.columns, max(Self.mostColumns, 2 * columns + Self.widestPanel + 4))
    if conditions.isLocked || maker.isLandscape {
      let panel = min(used - columns - 3, Self.widestPanel)
      let left = (size.columns - columns - panel - 1) / 2
      phone = maker.phone(at: left)
      self.panel = CellRect(column: left + columns + 1, row: 0, columns: panel, rows: rows)
      return
    }
    let besideTwo = used - 2 * columns - 4
    let hasTwo = size.columns >= max(Self.lockColumns, 2 * columns + Self.narrowestPanel + 5)
    if besideTwo >= Self.standByColumns.lowerBound, rows >= Self.galleryRows {
      let width = min(besideTwo, Self.standByColumns.upperBound)
      let left = (size.columns - 2 * columns - width - 3) / 2
      phone = maker.phone(at: left)
      lockScreen = maker.phone(at: left + columns + 1)
      let height = min(rows, max(maker.tallest, Self.galleryRows + 20))
      arrangeGallery(
        in: CellRect(
          column: left + 2 * columns + 3, row: (rows - height) / 2, columns: width, rows: height))
    } else if !hasTwo, used - columns - 3 >= Self.standByColumns.lowerBound,
      rows >= Self.galleryRows
    {
      let width = min(used - columns - 3, Self.standByColumns.upperBound)
      let left = (size.columns - columns - width - 2) / 2
      phone = maker.phone(at: left)
      arrangeCards(
        in: CellRect(column: left + columns + 2, row: 0, columns: width, rows: rows))
    } else if hasTwo {
      let width = min(besideTwo + 1, Self.widestPanel)
      let left = (size.columns - 2 * columns - width - 2) / 2
      phone = maker.phone(at: left)
      lockScreen = maker.phone(at: left + columns + 1)
      panel = CellRect(column: left + 2 * columns + 2, row: 0, columns: width, rows: rows)
    } else {
      let width = min(size.columns - columns - 3, Self.widestPanel)
      let left = (size.columns - columns - width - 1) / 2
      phone = maker.phone(at: left)
      panel = CellRect(column: left + columns + 1, row: 0, columns: width, rows: rows)
      guard size.rows >= Self.splitRows, !conditions.isPageShown else { return }
      let spare = rows - (Self.splitRows - 1)
      let home =
        spare < Self.dockedHomeRows - Self.homeRows
        ? Self.homeRows
        : min(Self.dockedHomeRows + (spare - 6) / 3, maker.tallest)
      phone = maker.phone(at: left, row: 0, rows: home, isCut: true)
      lockScreen = maker.phone(at: left, row: home, rows: min(rows - home, maker.tallest))
    }
  }

  /// Places StandBy above the watch, the car and the Mac, and the panel below them.
  private mutating func arrangeGallery(in area: CellRect) {
    panel = CellRect(
      column: area.column, row: area.maxRow - Self.lowPanelRows, columns: area.columns,
      rows: Self.lowPanelRows)
    let mac = area.maxRow - Self.lowPanelRows - 1 - Self.macRows
    let watch = mac - 1 - Self.watchSize.rows
    let standBy = min(watch - area.row - 1, Self.standByRows.upperBound)
    if standBy >= Self.standByRows.lowerBound {
      thumbnails.append(
        Thumbnail(
          surface: .standBy,
          rect: CellRect(
            column: area.column, row: area.row, columns: area.columns, rows: standBy)))
    }
    arrangeSmall(in: area, row: watch)
    thumbnails.append(
      Thumbnail(
        surface: .mac,
        rect: CellRect(column: area.column, row: mac, columns: area.columns, rows: Self.macRows)))
  }

  /// Places the lock screen's cards above the watch and the car, and the panel below them.
  private mutating func arrangeCards(in area: CellRect) {
    let panelRows = Self.lowPanelRows - 2
    panel = CellRect(
      column: area.column, row: area.maxRow - panelRows, columns: area.columns, rows: panelRows)
    let watch = area.maxRow - panelRows - 1 - Self.watchSize.rows
    arrangeSmall(in: area, row: watch)
    let cards = CellRect(
      column: area.column, row: area.row, columns: area.columns, rows: watch - area.row)
    lockScreen = Phone(frame: cards, screen: cards)
  }

  private mutating func arrangeSmall(in area: CellRect, row: Int) {
    let size = Self.watchSize
    thumbnails += [
      Thumbnail(
        surface: .watch,
        rect: CellRect(column: area.column, row: row, columns: size.columns, rows: size.rows)),
      Thumbnail(
        surface: .carPlay,
        rect: CellRect(
          column: area.column + size.columns + 1, row: row,
          columns: area.columns - size.columns - 1, rows: size.rows)),
    ]
  }

  /// Places a surface other than the phone, and the panel beside it.
  private mutating func arrangeSurface(
    columns wanted: Int, isAlone: Bool, rows: Int, _ maker: PhoneMaker
  ) {
    phone = maker.phone(at: 0)
    surfaceArea = CellRect(column: 0, row: 0, columns: size.columns, rows: rows)
    guard !isAlone, size.columns >= wanted + Self.panelColumns + 2 else { return }
    let width = min(size.columns - wanted - 3, Self.widestPanel)
    let left = (size.columns - wanted - width - 3) / 2
    surfaceArea = CellRect(column: left, row: 0, columns: wanted + 1, rows: rows)
    panel = CellRect(column: left + wanted + 2, row: 0, columns: width, rows: rows)
  }

  /// Makes phones of one size.
  private struct PhoneMaker {
    let isLandscape: Bool
    let screenColumns: Int
    /// The columns of the whole phone.
    let columns: Int
    /// The rows of the whole phone as high as it is.
    let tallest: Int
    private let hasBezel: Bool
    private let rows: Int
    private let front: Device.Front

    init(size: CellSize, device: Device, isLandscape: Bool) {
      self.isLandscape = isLandscape
      front = isLandscape ? .plain : device.front
      rows = size.rows
      let wanted = ScreenPlan.columns(of: device, isLandscape: isLandscape)
      screenColumns = min(wanted, size.columns / 2 * 2)
      hasBezel = size.columns >= wanted + 2 && rows >= 14
      columns = screenColumns + (hasBezel ? 2 : 0)
      tallest = ScreenPlan.rows(of: isLandscape ? device.screenWidth : device.screenHeight) + 2
    }

    /// Returns a phone as high as it is or as the terminal allows, centred.
    func phone(at column: Int) -> Phone {
      let whole = min(rows, tallest)
      return phone(at: column, row: (rows - whole) / 2, rows: whole)
    }

    func phone(at column: Int, row: Int, rows: Int, isCut: Bool = false) -> Phone {
      let hasBottom = hasBezel && !isCut && rows >= 24
      let frame = CellRect(column: column, row: row, columns: columns, rows: rows)
      guard hasBezel else { return Phone(frame: frame, screen: frame, front: front) }
      return Phone(
        frame: frame,
        screen: CellRect(
          column: column + 1, row: row + 1, columns: screenColumns,
          rows: rows - (hasBottom ? 2 : 1)), front: front)
    }
  }

  /// Returns the columns of a device's screen: an even number, so that the camera is centred.
  package static func columns(of device: Device, isLandscape: Bool = false) -> Int {
    evenColumns(isLandscape ? device.screenHeight : device.screenWidth)
  }

  /// Returns the columns of a card on the lock screen; an even number (GRID-12).
  package static func cardColumns(of device: Device, in screen: CellRect) -> Int {
    min(evenColumns(device.cardWidth), screen.columns - 2)
  }

  /// Rounds points to an even number of columns within limits, because a device defined by a file
  /// or a program can have any width.
  static func evenColumns(_ points: Double) -> Int {
    let columns = CellMetric.columns(CellMetric.limited(points), .down)
    return max(min(columns / 2, 64), smallest.columns / 2) * 2
  }

  package static func rows(of points: Double) -> Int {
    CellMetric.rows(CellMetric.limited(points), .down)
  }
}
