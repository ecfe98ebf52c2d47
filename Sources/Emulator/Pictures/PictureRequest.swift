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
  package var quality: PictureQuality
  package var form: PictureProtocol
  package var date: Date
  package var marks: PictureMarks
  /// The number of the whole picture of this part that the terminal has; nil: none.
  package var base: Int?

  package init(
    id: Int, name: String, content: PictureContent?, columns: Int, rows: Int,
    quality: PictureQuality, form: PictureProtocol, date: Date,
    marks: PictureMarks = PictureMarks(), base: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.content = content
    self.columns = columns
    self.rows = rows
    self.quality = quality
    self.form = form
    self.date = date
    self.marks = marks
    self.base = base
  }
}
