/// How the edge of a panel is drawn.
package enum BodyEdgeStyle: String, Hashable, Sendable, CaseIterable {
  /// Block elements: eighths and quarters of a cell.
  case blocks
  /// A line `╭─╮`, visible without colour.
  case arcs
  /// A line of ASCII characters.
  case ascii
  /// Chosen by the colour depth and the glyphs of the terminal.
  case auto
}
