package import ActivityModel
package import CellRaster
import ViewLayout

/// The layout of the terminal: the rectangles of the phone, its lock screen, the panel and the
/// hint line, in cells.
///
///     from 140 columns       from 80×24            smaller
///     ╭──────╮╭──────╮┌───┐  ╭──────╮┌─────┐       ╭──────╮
///     │ home ││ lock ││   │  │ home ││     │       │ home │
///     │      ││      ││   │  ╭──────╮│     │       │      │
///     │      ││      ││   │  │ lock ││     │       │      │
///     ╰──────╯╰──────╯└───┘  │      │└─────┘       │      │
///
/// As the terminal gets smaller, parts are left out in this order: the lock screen beside the phone
/// (it moves below), the lock screen below, the panel (80 columns), the bezel (14 rows), the dock
/// (15 rows of screen), the big clock (20); below 34×8 only a message asks for a larger terminal.
/// A phone that is locked or in landscape is drawn alone. On larger terminals nothing is
/// stretched: the phone keeps its height and is centred.
package struct ScreenPlan: Hashable, Sendable {
  /// The smallest terminal in which the phone is drawn (ROBUST-3).
  package static let smallest = CellSize(columns: 34, rows: 8)
  /// The smallest terminal with the lock screen below the phone and the panel beside both.
  package static let splitSize = CellSize(columns: 80, rows: 24)
  /// The fewest columns for a lock screen beside the phone.
  package static let lockColumns = 140
  /// The fewest columns of a panel.
  private static let panelColumns = 24
  /// The fewest columns of a panel beside two phones.
  private static let narrowestPanel = 20
  /// The rows of a home screen without dock: the bezel and the largest expanded island.
  private static let homeRows = 1 + IslandGeometry.panelRows.upperBound
  /// The rows of a home screen with its dock: the bezel and 16 rows of screen.
  private static let dockedHomeRows = 1 + 16

  /// The state besides the terminal's size that determines the plan.
  package struct Situation: Hashable, Sendable {
    package var device: Device
    package var surface = ScreenMode.Surface.phone
    package var isLocked = false
    package var isLandscape = false

    package init(
      device: Device, surface: ScreenMode.Surface = .phone, isLocked: Bool = false,
      isLandscape: Bool = false
    ) {
      self.device = device
      self.surface = surface
      self.isLocked = isLocked
      self.isLandscape = isLandscape
    }
  }

  package struct Phone: Hashable, Sendable {
    /// The whole phone, including its bezel where there is room for one.
    package var frame: CellRect
    package var screen: CellRect

    package init(frame: CellRect, screen: CellRect) {
      self.frame = frame
      self.screen = screen
    }

    package var hasBezel: Bool { frame != screen }
    /// True when the lower edge is visible; else the phone is cut off below.
    package var hasBottom: Bool { hasBezel && frame.maxRow > screen.maxRow }
  }

  package var size: CellSize
  package var phone: Phone
  package var lockScreen: Phone?
  package var panel: CellRect?
  package var hints: CellRect
  package var island: IslandGeometry
  /// The area in which a surface other than the phone is drawn.
  package var surfaceArea: CellRect

  /// Plans the layout; nil when the terminal is smaller than `smallest`.
  package init?(size: CellSize, situation: Situation) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      return nil
    }
    self.size = size
    let device = situation.device
    let rows = size.rows - 1
    hints = CellRect(column: 0, row: rows, columns: size.columns, rows: 1)
    let usesLandscape = situation.isLandscape && device.island != nil
    let wanted = Self.columns(of: device, isLandscape: usesLandscape)
    let screenColumns = min(wanted, size.columns / 2 * 2)
    let hasBezel = size.columns >= wanted + 2 && rows >= 14
    let columns = screenColumns + (hasBezel ? 2 : 0)
    let tallest = Self.rows(of: usesLandscape ? device.screenWidth : device.screenHeight) + 2
    let isSplit =
      size.columns >= max(Self.splitSize.columns, columns + Self.panelColumns + 2)
      && size.rows >= Self.splitSize.rows
    let isSide = size.columns >= max(Self.lockColumns, 2 * columns + Self.narrowestPanel + 5)

    func phone(at column: Int, row: Int = 0, rows: Int, isCut: Bool = false) -> Phone {
      let hasBottom = hasBezel && !isCut && rows >= 24
      let frame = CellRect(column: column, row: row, columns: columns, rows: rows)
      guard hasBezel else { return Phone(frame: frame, screen: frame) }
      return Phone(
        frame: frame,
        screen: CellRect(
          column: column + 1, row: row + 1, columns: screenColumns,
          rows: rows - (hasBottom ? 2 : 1)))
    }
    func panel(from column: Int) -> CellRect {
      CellRect(column: column, row: 0, columns: size.columns - column - 1, rows: rows)
    }

    let whole = min(rows, tallest)
    let top = (rows - whole) / 2
    if situation.surface != .phone {
      let hasPanel = size.columns >= Self.surfaceColumns(of: situation) + Self.panelColumns + 2
      self.phone = phone(at: 0, rows: whole)
      self.panel = hasPanel ? panel(from: Self.surfaceColumns(of: situation) + 2) : nil
      surfaceArea = CellRect(
        column: 0, row: 0, columns: (self.panel?.column ?? size.columns + 1) - 1, rows: rows)
    } else {
      if isSide, !situation.isLocked, !usesLandscape {
        self.phone = phone(at: 1, row: top, rows: whole)
        lockScreen = phone(at: columns + 2, row: top, rows: whole)
        self.panel = panel(from: 2 * columns + 4)
      } else if isSplit {
        if situation.isLocked || usesLandscape {
          self.phone = phone(at: 1, row: top, rows: whole)
        } else {
          let spare = rows - (Self.splitSize.rows - 1)
          let home =
            spare < Self.dockedHomeRows - Self.homeRows
            ? Self.homeRows
            : min(Self.dockedHomeRows + (spare - 6) / 3, whole)
          self.phone = phone(at: 1, rows: home, isCut: true)
          lockScreen = phone(at: 1, row: home, rows: min(rows - home, whole))
        }
        self.panel = panel(from: columns + 2)
      } else {
        self.phone = phone(at: (size.columns - columns) / 2, row: top, rows: whole)
      }
      surfaceArea = self.phone.frame
    }
    island = IslandGeometry(
      device: device, columns: screenColumns, rows: self.phone.screen.rows, isLimited: usesLandscape
    )
  }

  /// The preferred columns of a surface.
  private static func surfaceColumns(of situation: Situation) -> Int {
    switch situation.surface {
    case .phone: 0
    case .standBy: 2 * evenColumns(situation.device.cardWidth) + 2
    case .watch: 44
    case .carPlay: 84
    case .mac: 84
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
  private static func evenColumns(_ points: Double) -> Int {
    let columns = CellMetric.columns(CellMetric.limited(points), .down)
    return max(min(columns / 2, 64), smallest.columns / 2) * 2
  }

  private static func rows(of points: Double) -> Int {
    CellMetric.rows(CellMetric.limited(points), .down)
  }
}
