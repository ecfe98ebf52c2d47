package import CellRaster

/// A terminal's reply to a query; it is never treated as a key, even when it arrives late.
package enum TerminalReply: Sendable, Hashable {
  /// `CSI ? … c`, which every terminal sends: all earlier queries have been answered. The number 4
  /// announces Sixel.
  case primaryAttributes([Int])
  /// `CSI > … c`, the kind of the terminal.
  case secondaryAttributes([Int])
  /// The name and version, from `DCS > |`.
  case version(String)
  /// The active kitty keyboard flags.
  case keyboardFlags(Int)
  /// The state of a private mode: 0 unknown, 1 set, 2 reset, 3 permanently set, 4 permanently
  /// reset.
  case mode(Int, state: Int)
  /// The active colours and attributes, as the parameters of SGR.
  case graphicRendition(String)
  /// The cursor's position, counting from 0. Never in the first row: such a report could be a key.
  case cursor(CellPoint)
  /// The background colour, from `OSC 11`.
  case background(RGB)
  /// The reply to a query of the kitty graphics protocol: true when it was accepted.
  case kittyGraphics(Bool)
  /// The size of a cell in pixels.
  case cellSize(PixelSize)
  /// `CSI 0 n`: all output before the query has been processed.
  case ready
}
