/// A protocol by which a terminal shows pictures (PICTURE-10).
package enum PictureProtocol: String, CaseIterable, Codable, Hashable, Sendable {
  /// The kitty graphics protocol: PNG files that lie above the cells.
  case kitty
  /// The kitty graphics protocol with Unicode placeholders: the cells of a picture hold characters
  /// that name it, which tmux passes on like any text.
  case placeholders
  /// iTerm2's inline images: PNG files in the place of cells.
  case iterm2
  /// Sixel graphics of at most 256 colours, in the place of cells.
  case sixel

  /// True when a picture takes the place of its cells, and goes when text is written there.
  package var replacesCells: Bool {
    switch self {
    case .kitty: false
    case .placeholders, .iterm2, .sixel: true
    }
  }

  /// True when a user can name it; else it is what becomes of another one where that must be.
  package var canBeChosen: Bool {
    switch self {
    case .kitty, .iterm2, .sixel: true
    case .placeholders: false
    }
  }

  /// True when the terminal scales a picture to its cells.
  package var canScale: Bool {
    switch self {
    case .kitty, .placeholders, .iterm2: true
    case .sixel: false
    }
  }

  /// True when bytes can be the payload of a layer, and nothing else that a terminal would obey.
  package func accepts(_ payload: [UInt8]) -> Bool {
    guard !takesPng else {
      return payload.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
          UInt8(ascii: "="):
          true
        default: false
        }
      }
    }
    return payload.starts(with: Self.sixelStart) && payload.count >= 4
      && Array(payload.suffix(2)) == Self.sixelEnd
      && payload[2..<payload.count - 2].allSatisfy { (0x20..<0x7F).contains($0) }
  }

  private static let sixelStart = Array("\u{1B}P".utf8)
  private static let sixelEnd = Array("\u{1B}\\".utf8)

  /// True when the payload of a layer is a PNG file in base64; else the sequence of a Sixel image.
  package var takesPng: Bool {
    switch self {
    case .kitty, .placeholders, .iterm2: true
    case .sixel: false
    }
  }
}
