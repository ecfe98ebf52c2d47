package import CellRaster

/// What a terminal answers to a question; never a key, also when it comes late.
package enum TerminalReply: Sendable, Hashable {
  /// `CSI ? … c`, the answer every terminal gives: what was asked before it has been answered.
  case primaryAttributes
  /// `CSI > … c`.
  case secondaryAttributes([Int])
  /// Name and version, from `DCS > |`.
  case version(String)
  /// Kitty keyboard flags in force.
  case keyboardFlags(Int)
  /// A private mode and how it stands: 0 unknown, 1 set, 2 reset, 3 and 4 for ever so.
  case mode(Int, state: Int)
  /// The colours and attributes in force, as the parameters of SGR.
  case graphicRendition(String)
  /// Where the cursor stands, counted from 0. Never in the first row: that could be a key.
  case cursor(CellPoint)
  /// The colour behind everything, from `OSC 11`.
  case background(RGB)
  /// `CSI 0 n`: everything written before the question has been worked off.
  case ready
}
