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
  /// The measured width of a character of ambiguous width, such as a black circle: 1 or 2 columns.
  package var ambiguousColumns: Int?
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
}
