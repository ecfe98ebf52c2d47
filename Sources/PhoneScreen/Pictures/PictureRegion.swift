package import CellRaster

/// A part of the screen that can be shown as a picture with a phone's letters.
package struct PictureRegion: Hashable, Sendable {
  /// Names the part from frame to frame: `island`, or a card's activity.
  package var name: String
  package var rect: CellRect
  package var content: PictureContent
  package var marks: PictureMarks

  package init(
    name: String, rect: CellRect, content: PictureContent, marks: PictureMarks = PictureMarks()
  ) {
    self.name = name
    self.rect = rect
    self.content = content
    self.marks = marks
  }

  /// True when both show the same at the same time, but for the marks.
  package func showsSame(as other: PictureRegion) -> Bool {
    name == other.name && rect == other.rect && content == other.content
  }
}
