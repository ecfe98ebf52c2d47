package enum Key: Sendable, Hashable {
  /// The character that the key types, including Shift; with Control the letter itself.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
}

/// A character in quotes is the key that types it.
extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
