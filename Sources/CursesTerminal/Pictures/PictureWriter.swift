import CellRaster

/// Turns the pictures that a screen should show into bytes, given those that it shows (PICTURE-11).
/// It does no output: the caller writes the bytes in one piece, with the frame before them.
struct PictureWriter {
  let form: PictureProtocol
  /// The upper bits of this run's image identifiers, so that two programs in one window do not
  /// meet; tmux leaves room for 8 bits only.
  private let base: UInt32
  private var shown: [PictureLayer] = []
  /// Layers that were taken down and whose data the terminal still has.
  private var hidden: [PictureLayer] = []
  private var identifiers: [Int: UInt32] = [:]
  private var next: UInt32

  /// - Parameter seed: Random bits.
  init(_ form: PictureProtocol, seed: UInt32) {
    self.form = form
    base = form == .placeholders ? 0 : (seed & 0xFF_FFFF) << 8
    // Programs in two panes of tmux have the same names to choose from.
    next = form == .placeholders ? 1 + seed % 255 : 1
  }

  /// The most images that have a name at a time; there are 255 names.
  private static let mostImages = 200

  /// The longest piece of base64 in one sequence of the kitty protocol, in bytes.
  private static let longestPiece = 4096

  /// True when the terminal may have data of pictures.
  var hasSent: Bool { !identifiers.isEmpty }

  /// The rectangles whose cells the pictures take the place of.
  var covered: [CellRect] { form.replacesCells ? shown.map(\.rect) : [] }

  /// Forgets everything, because the screen was cleared, and with it the terminal's data.
  mutating func forget() {
    (shown, hidden, identifiers) = ([], [], [:])
  }

  /// Returns the bytes that change the pictures on the screen to `layers`, lower ones first; without
  /// any the pictures are taken down and their data is kept.
  mutating func show(_ layers: [PictureLayer]) -> [UInt8] {
    guard layers != shown else { return [] }
    let removed = shown.filter { !layers.contains($0) }
    var bytes: [UInt8] = []
    let added = layers.filter { !shown.contains($0) }
    if identifiers.count + added.count > Self.mostImages {
      // There are no names for both, so that the old ones go first.
      for layer in removed + hidden where !layers.contains(layer) {
        bytes += delete(layer, keepingData: false)
      }
    }
    switch form {
    case .kitty:
      // The new one first: what is below is never seen.
      for layer in added { bytes += hidden.contains(layer) ? place(layer) : upload(layer) }
      for layer in removed { bytes += delete(layer, keepingData: layers.isEmpty) }
    case .placeholders:
      for layer in added where !hidden.contains(layer) { bytes += upload(layer) }
      bytes += cells(of: redrawn(layers, added, removed))
      if !layers.isEmpty { for layer in removed { bytes += delete(layer, keepingData: false) } }
    case .iterm2, .sixel:
      bytes += redrawn(layers, added, removed).flatMap(inPlace)
    }
    if layers.isEmpty, form == .kitty || form == .placeholders {
      hidden += removed
    } else {
      for layer in hidden where !layers.contains(layer) {
        bytes += delete(layer, keepingData: false)
      }
      hidden = []
    }
    shown = layers
    return bytes
  }

  /// The bytes that end an unfinished sequence and delete every picture of the window; for leaving
  /// the screen. Empty when no picture was sent by name.
  var deleteAll: [UInt8] {
    guard hasSent else { return [] }
    let end = Array("\u{1B}\\".utf8)
    guard form == .placeholders else { return end + wrapped("a=d,d=A,q=2") }
    // Placements of placeholders are deleted by name only, and other panes have pictures, too.
    return end + identifiers.values.sorted().flatMap { wrapped("a=d,d=I,q=2,i=\($0)") }
  }

  /// The layers to draw again: the new ones, and those under what is gone and not covered anew.
  private func redrawn(
    _ layers: [PictureLayer], _ added: [PictureLayer], _ removed: [PictureLayer]
  ) -> [PictureLayer] {
    var damaged = removed.map(\.rect).filter { rect in
      !added.contains { $0.rect.intersection(rect) == rect }
    }
    var result: [PictureLayer] = []
    for layer in layers {
      let isDamaged = damaged.contains { !$0.intersection(layer.rect).isEmpty }
      guard isDamaged || added.contains(layer) else { continue }
      result.append(layer)
      // Drawing this layer again erases the layers above it there, so that they follow.
      damaged.append(layer.rect)
    }
    return result
  }

  // MARK: Names

  /// Returns the name of a layer's image; nil: there are too many, and it is not shown.
  private mutating func identifier(of layer: PictureLayer) -> UInt32? {
    if let known = identifiers[layer.number] { return known }
    guard identifiers.count < Self.mostImages else { return nil }
    let used = Set(identifiers.values)
    while used.contains(base | next) { advance() }
    defer { advance() }
    identifiers[layer.number] = base | next
    return base | next
  }

  private mutating func advance() { next = next == 255 ? 1 : next + 1 }

  // MARK: kitty

  private mutating func upload(_ layer: PictureLayer) -> [UInt8] {
    guard let identifier = identifier(of: layer) else { return [] }
    var control = "f=100,t=d,q=2,i=\(identifier)"
    control +=
      form == .placeholders
      ? ",a=t" : ",a=T,p=1,C=1,c=\(layer.rect.columns),r=\(layer.rect.rows),z=\(layer.depth)"
    var bytes: [UInt8] = []
    var start = 0
    repeat {
      let end = min(start + Self.longestPiece, layer.payload.count)
      let more = end < layer.payload.count ? 1 : 0
      let keys = start == 0 ? "\(control),m=\(more)" : "m=\(more),q=2"
      bytes += wrapped(keys, layer.payload[start..<end])
      start = end
    } while start < layer.payload.count
    if form == .placeholders {
      let size = "c=\(layer.rect.columns),r=\(layer.rect.rows)"
      return bytes + wrapped("a=p,U=1,q=2,i=\(identifier),\(size)")
    }
    return at(layer.rect, bytes)
  }

  private mutating func place(_ layer: PictureLayer) -> [UInt8] {
    guard let identifier = identifiers[layer.number] else { return upload(layer) }
    let size = "c=\(layer.rect.columns),r=\(layer.rect.rows),z=\(layer.depth)"
    return at(layer.rect, wrapped("a=p,p=1,C=1,q=2,i=\(identifier),\(size)"))
  }

  private mutating func delete(_ layer: PictureLayer, keepingData keeps: Bool) -> [UInt8] {
    guard let identifier = identifiers[layer.number] else { return [] }
    if !keeps { identifiers[layer.number] = nil }
    return wrapped("a=d,d=\(keeps ? "i" : "I"),q=2,i=\(identifier)")
  }

  /// A sequence of the kitty protocol; inside tmux wrapped, so that it reaches the terminal outside.
  private func wrapped(_ keys: String, _ data: ArraySlice<UInt8> = []) -> [UInt8] {
    let body = Array("_G\(keys);".utf8) + data
    guard form == .placeholders else { return [0x1B] + body + [0x1B, UInt8(ascii: "\\")] }
    return Array("\u{1B}Ptmux;\u{1B}\u{1B}".utf8) + body + Array("\u{1B}\u{1B}\\\u{1B}\\".utf8)
  }

  /// The placeholder cells of layers: the image is their foreground colour, row and column their
  /// marks.
  private mutating func cells(of layers: [PictureLayer]) -> [UInt8] {
    var bytes: [UInt8] = []
    let marks = PlaceholderMarks.utf8
    let character = Array(String(PlaceholderMarks.character).utf8)
    for layer in layers {
      guard let identifier = identifier(of: layer) else { continue }
      var text = Array("\u{1B}[0;38;5;\(identifier)m".utf8)
      for row in 0..<min(layer.rect.rows, marks.count) {
        text += Self.move(column: layer.rect.column, row: layer.rect.row + row)
        for column in 0..<min(layer.rect.columns, marks.count) {
          text += character + marks[row] + marks[column]
        }
      }
      bytes += Self.savingCursor(text)
    }
    return bytes
  }

  // MARK: iTerm2 and Sixel

  private func inPlace(_ layer: PictureLayer) -> [UInt8] {
    guard form == .iterm2 else { return at(layer.rect, layer.payload) }
    let keys = [
      "inline=1", "width=\(layer.rect.columns)", "height=\(layer.rect.rows)",
      "preserveAspectRatio=0", "doNotMoveCursor=1",
    ]
    let head = Array("\u{1B}]1337;File=\(keys.joined(separator: ";")):".utf8)
    return at(layer.rect, head + layer.payload + [0x07])
  }

  // MARK: The cursor

  private func at(_ rect: CellRect, _ bytes: [UInt8]) -> [UInt8] {
    Self.savingCursor(Self.move(column: rect.column, row: rect.row) + bytes)
  }

  private static func move(column: Int, row: Int) -> [UInt8] {
    Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
  }

  private static func savingCursor(_ bytes: [UInt8]) -> [UInt8] {
    [0x1B, UInt8(ascii: "7")] + bytes + [0x1B, UInt8(ascii: "8")]
  }
}

extension PictureLayer {
  /// The order in the kitty protocol. Never below zero: kitty 0.26 with software rendering shows
  /// pictures behind text in wrong colours.
  fileprivate var depth: Int { isPatch ? 2 : 1 }
}
