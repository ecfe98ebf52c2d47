package import CellRaster

/// The replies of a terminal to the queries at the start.
package struct TerminalQueryResult: Sendable, Hashable {
  /// The terminal's name and version.
  package var version: String?
  /// The kitty keyboard flags; nil: the terminal does not support the protocol.
  package var keyboardFlags: Int?
  package var hasSynchronizedOutput = false
  /// True when the terminal returned a 24-bit colour unchanged.
  package var showsDirectColor = false
  /// The terminal's background colour.
  package var background: RGB?
  /// The measured widths of glyphs.
  package var widths = GlyphWidths()
  /// True when a glyph of several bytes was repeated (REP), false when the sequence was dropped; nil:
  /// not measured.
  package var repeatsGlyphs: Bool?
  /// True when the terminal replies to a status request (`CSI 5n`).
  package var answersStatus = false
  /// True when mouse reports (mode 1006) are supported; nil: modes cannot be queried.
  package var hasMouse: Bool?
  /// The secondary device attributes: 84 is tmux, 83 screen, 1;10 mosh.
  package var attributes: [Int] = []
  /// True when the terminal accepted a picture of the kitty graphics protocol.
  package var showsKittyGraphics = false
  /// True when the device attributes announce Sixel.
  package var hasSixel = false
  /// The size of a cell in pixels; nil: unknown.
  package var cell: PixelSize?
  /// The time from a query to its reply, in seconds; nil without a reply.
  package var roundTrip: Double?

  package init() {}

  /// GNU screen; its version in the second number is 40900 for 4.9.0.
  var isScreen: Bool { attributes.first == 83 }
  /// GNU screen before 5.0, which turns 24-bit colours into others.
  var isScreenWithoutDirectColor: Bool { isScreen && (attributes.dropFirst().first ?? 0) < 50_000 }
  /// libvterm, which is the terminal inside Vim, Neovim and Emacs: it returns every colour unchanged,
  /// whatever the program around it shows.
  var isLibvterm: Bool { attributes == [0, 100, 0] }
  /// Apple's Terminal, which prints parts of queries that it does not support.
  var isTerminalApp: Bool { attributes.starts(with: [1, 95]) }
}
