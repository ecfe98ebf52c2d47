/// How the edge of a panel is drawn.
package enum BodyEdgeStyle: String, Hashable, Sendable, CaseIterable {
  /// Half cells with blended colours.
  case blended
  /// Block elements in eighths of a cell, without blended colours.
  case blocks
  /// A line `╭─╮`, visible without colour.
  case arcs
  /// A line of ASCII characters.
  case ascii
  /// Chosen by the colour depth and the glyphs of the terminal.
  case auto
}
