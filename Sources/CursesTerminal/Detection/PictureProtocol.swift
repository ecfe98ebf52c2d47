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
  package var replacesCells: Bool { self != .kitty }

  /// True when the payload of a layer is a PNG file in base64; else the sequence of a Sixel image.
  package var takesPng: Bool { self != .sixel }
}
