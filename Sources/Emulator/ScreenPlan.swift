package import ActivityModel
package import CellRaster

/// How a terminal is shared out among the phone, the lock screen beside it, the list of
/// activities and the line of keys. Everything in cells.
package struct ScreenPlan: Hashable, Sendable {
  /// The smallest terminal that anything is drawn in.
  package static let smallest = CellSize(columns: 28, rows: 6)
  /// From here on a panel beside the phone lists the activities.
  package static let panelColumns = 100
  /// From here on the lock screen stands beside the phone.
  package static let lockColumns = 140

  package struct Phone: Hashable, Sendable {
    /// With its bezel, where there is room for one.
    package var frame: CellRect
    package var screen: CellRect
    package var hasBezel: Bool { frame != screen }
  }

  package var size: CellSize
  package var phone: Phone
  package var lockScreen: Phone?
  package var panel: CellRect?
  package var hints: CellRect
  package var island: IslandGeometry

  /// Nil when the terminal is smaller than `smallest`.
  package init?(size: CellSize, device: Device) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      return nil
    }
    self.size = size
    hints = CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    let rows = size.rows - 1
    let wanted = Self.columns(of: device)
    let screenColumns = min(wanted, size.columns / 2 * 2)
    let hasBezel = size.columns >= wanted + 2 && rows >= 14
    let frameColumns = screenColumns + (hasBezel ? 2 : 0)

    func phone(at column: Int) -> Phone {
      let frame = CellRect(column: column, row: 0, columns: frameColumns, rows: rows)
      guard hasBezel else { return Phone(frame: frame, screen: frame) }
      return Phone(
        frame: frame,
        screen: CellRect(column: column + 1, row: 1, columns: screenColumns, rows: rows - 1))
    }

    if size.columns >= Self.lockColumns {
      self.phone = phone(at: 1)
      lockScreen = phone(at: frameColumns + 2)
      let column = 2 * frameColumns + 4
      panel = CellRect(column: column, row: 0, columns: size.columns - column - 1, rows: rows)
    } else if size.columns >= Self.panelColumns {
      self.phone = phone(at: 1)
      let column = frameColumns + 3
      panel = CellRect(column: column, row: 0, columns: size.columns - column - 1, rows: rows)
    } else {
      self.phone = phone(at: (size.columns - frameColumns) / 2)
    }
    island = Self.geometry(of: device, columns: screenColumns)
  }

  /// Columns of a device's screen: whole cells, an even number so that the camera is centred.
  package static func columns(of device: Device) -> Int {
    evenColumns(device.screenWidth)
  }

  /// Columns of a card on the lock screen; even (presentations.md §7.4).
  package static func cardColumns(of device: Device, in screen: CellRect) -> Int {
    min(evenColumns(device.cardWidth), screen.columns - 2)
  }

  /// Whole cells, two by two; a device that a file or a program made up may have any width.
  private static func evenColumns(_ points: Double) -> Int {
    let least = smallest.columns / 2
    return points.isNaN ? least * 2 : Int(max(min(points / 16, 32), Double(least))) * 2
  }

  private static func geometry(of device: Device, columns: Int) -> IslandGeometry {
    let isLarge = device.island == .large
    return IslandGeometry(
      columns: columns, panelColumns: min(isLarge ? 50 : 46, columns),
      sideColumns: min(isLarge ? 7 : 6, (columns - IslandGeometry.cameraColumns) / 2))
  }
}
