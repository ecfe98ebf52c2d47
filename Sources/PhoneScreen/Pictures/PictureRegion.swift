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

  /// True for a picture of the whole phone.
  package var isWhole: Bool { content.place != nil }

  /// True for a picture that stays while what it shows changes, until the next one is there: nothing
  /// moves where it is.
  package var stays: Bool { isWhole || content.fit != nil }

  /// Returns what is left of the region where cells cover a rectangle; nil: nothing. A whole phone that
  /// is covered below is seen above.
  package func uncovered(by cover: CellRect) -> PictureRegion? {
    guard !rect.intersection(cover).isEmpty else { return self }
    guard isWhole, cover.maxRow >= rect.maxRow, cover.row > rect.row else { return nil }
    var region = self
    region.rect.rows = cover.row - rect.row
    return region
  }

  /// True when both are pictures of the same thing in the same place, whatever they show. What covers
  /// a phone below changes its height.
  package func isWhere(_ other: PictureRegion) -> Bool {
    name == other.name && content.place == other.content.place
      && rect.origin == other.rect.origin && rect.columns == other.rect.columns
      && (isWhole || rect.rows == other.rect.rows)
  }

  /// True when both show the same at the same time, but for the marks.
  package func showsSame(as other: PictureRegion) -> Bool {
    name == other.name && rect == other.rect && content == other.content
  }
}

extension [PictureRegion] {
  /// The regions as far as cells do not cover them; nil: nothing does.
  package func uncovered(by cover: CellRect?) -> [PictureRegion] {
    guard let cover else { return self }
    return compactMap { $0.uncovered(by: cover) }
  }
}
