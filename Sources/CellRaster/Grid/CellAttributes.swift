import Glibc

package struct CellAttributes: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = CellAttributes(rawValue: 1)
  package static let dim = CellAttributes(rawValue: 2)
  package static let italic = CellAttributes(rawValue: 4)
  package static let underline = CellAttributes(rawValue: 8)
  package static let strikethrough = CellAttributes(rawValue: 16)
  /// Exchanges foreground and background; the only contrast on a terminal without colour.
  package static let reverse = CellAttributes(rawValue: 32)
  package static let none = CellAttributes(rawValue: 0)
  /// The attributes that are visible on a blank in ncurses: underline and reverse.
  package static let onBlanks = CellAttributes(rawValue: 8 | 32)
}
