import CellRaster

/// The pictures of a terminal: those that the caller wants, and those that it shows.
struct TerminalPictures {
  /// Nil: pictures are not shown.
  private var writer: PictureWriter?
  /// The layers that the caller wants on the screen, lower ones first.
  private var layers: [PictureLayer] = []
  /// The last frame, which they lie over; nil: none was presented, or the screen was left.
  private(set) var frame: CellGrid?
  /// True when the terminal says how large a cell is in pixels.
  var asksCellSize = false

  /// True when the terminal shows pictures.
  var areUsed: Bool { writer != nil }

  /// Uses a protocol, or none; returns the bytes that remove the pictures of another one.
  mutating func adopt(_ form: PictureProtocol?) -> [UInt8] {
    // What an earlier writer has shown is known to it alone.
    if let writer, writer.form == form { return [] }
    defer { writer = form.map { PictureWriter($0, seed: .random(in: .min ... .max)) } }
    return deleteAll
  }

  /// Shows no pictures from now on.
  mutating func turnOff() { writer = nil }

  /// The bytes that remove all pictures.
  var deleteAll: [UInt8] { writer?.deleteAll ?? [] }

  /// The cells that pictures take the place of; nil: pictures are not shown.
  var covered: [CellRect]? { writer?.covered }

  /// Shows these layers with the next frame and those that follow.
  mutating func want(_ layers: [PictureLayer]) {
    if writer != nil { self.layers = layers }
  }

  /// Shows no layers with the next frame, where they would be somewhere else.
  mutating func removeLayers() { layers = [] }

  /// Forgets what the terminal shows, before it is drawn again.
  mutating func forget() {
    writer?.forget()
    frame = nil
  }

  /// Returns the bytes that show the layers over a frame.
  mutating func show(over grid: CellGrid) -> [UInt8] {
    frame = grid
    return writer?.show(layers) ?? []
  }
}
