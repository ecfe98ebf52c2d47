package import CursesTerminal
package import Foundation
package import PhoneScreen

/// A request to the process that draws pictures, one line of JSON.
package struct PictureRequest: Codable, Hashable, Sendable {
  package var id: Int
  /// The name of the part of the screen.
  package var name: String
  /// Nil: as in the last request for this part.
  package var content: PictureContent?
  /// The size of the part in cells.
  package var columns: Int
  package var rows: Int
  package var cell: PixelSize
  package var form: PictureProtocol
  /// True for PNG files with a palette of at most 256 colours, which are half as long.
  package var isSmall: Bool
  package var date: Date
  package var marks: PictureMarks
  /// The number of the whole picture of this part that the terminal has; nil: none.
  package var base: Int?

  package init(
    id: Int, name: String, content: PictureContent?, columns: Int, rows: Int, cell: PixelSize,
    form: PictureProtocol, isSmall: Bool, date: Date, marks: PictureMarks = PictureMarks(), base: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.content = content
    self.columns = columns
    self.rows = rows
    self.cell = cell
    self.form = form
    self.isSmall = isSmall
    self.date = date
    self.marks = marks
    self.base = base
  }
}
