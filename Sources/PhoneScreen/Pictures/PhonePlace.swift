/// Where a whole phone stands in a picture, in cells of the picture.
package struct PhonePlace: Codable, Hashable, Sendable {
  /// The place of the screen, without the body around it.
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int
  /// How many columns are as wide as the device's screen. They decide the scale, which is the same for
  /// everything in a picture and for all pictures of a terminal.
  package var deviceColumns: Int
  /// True for a screen that goes on below.
  package var isCut: Bool
  /// The colour of what is around the phone, as `0xRRGGBB`.
  package var surroundings: UInt32

  package init(
    column: Int, row: Int, columns: Int, rows: Int, deviceColumns: Int, isCut: Bool = false,
    surroundings: UInt32 = 0
  ) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
    self.deviceColumns = deviceColumns
    self.isCut = isCut
    self.surroundings = surroundings
  }
}
