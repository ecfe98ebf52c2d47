package import PhoneScreen

/// The reply of the process that draws pictures, one line of JSON.
package struct PictureReply: Codable, Hashable, Sendable {
  /// An image over a part of the part of the screen, in its cells.
  package struct Layer: Codable, Hashable, Sendable {
    /// Unique in the process.
    package var number: Int
    package var column: Int
    package var row: Int
    package var columns: Int
    package var rows: Int
    /// A PNG file in base64, or the sequence of a Sixel image; nil: an earlier reply had it.
    package var payload: String?

    package init(
      number: Int, column: Int, row: Int, columns: Int, rows: Int, payload: String?
    ) {
      self.number = number
      self.column = column
      self.row = row
      self.columns = columns
      self.rows = rows
      self.payload = payload
    }
  }

  /// What a press hits where it is drawn, in cells of the part of the screen.
  package struct Control: Codable, Hashable, Sendable {
    package var target: PictureTarget
    package var column: Int
    package var row: Int
    package var columns: Int
    package var rows: Int

    package init(target: PictureTarget, column: Int, row: Int, columns: Int, rows: Int) {
      self.target = target
      self.column = column
      self.row = row
      self.columns = columns
      self.rows = rows
    }
  }

  package var id: Int
  /// The layers of the picture, the whole picture first; nil: they are those of the last reply.
  package var layers: [Layer]?
  /// What presses on the picture hit, later ones in front; nil: they are those of the last reply with any layers.
  package var controls: [Control]?
  /// Why there is no picture; nil: there is one.
  package var problem: String?
  /// True when the problem is one of all pictures.
  package var isPermanent: Bool?
  /// True when the process no longer knows the content of the part: it has to be sent again.
  package var wantsContent: Bool?

  package init(
    id: Int, layers: [Layer]? = nil, controls: [Control]? = nil, problem: String? = nil,
    isPermanent: Bool? = nil,
    wantsContent: Bool? = nil
  ) {
    self.id = id
    self.layers = layers
    self.controls = controls
    self.problem = problem
    self.isPermanent = isPermanent
    self.wantsContent = wantsContent
  }
}
