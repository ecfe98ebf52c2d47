/// A key that went down, repeats, or came up.
package struct KeyPress: Sendable, Hashable {
  package var key: Key
  package var modifiers: KeyModifiers
  package var phase: KeyPhase

  package init(_ key: Key, modifiers: KeyModifiers = [], phase: KeyPhase = .press) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}

package enum Key: Sendable, Hashable {
  /// The character the key makes, Shift included; with Control the bare letter.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
}

/// Modifiers held with a key. Shift is not reported for characters: it is in the character.
package struct KeyModifiers: OptionSet, Sendable, Hashable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  /// Alt or Option.
  package static let alternate = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
  /// Command or Super; only terminals with the kitty keyboard protocol send it.
  package static let command = KeyModifiers(rawValue: 8)
}

/// Terminals without the kitty keyboard protocol send `press` for repeats too, and no `release`.
package enum KeyPhase: Sendable, Hashable {
  case press
  case `repeat`
  case release
}
