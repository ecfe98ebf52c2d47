/// A press, repeat or release of a key.
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
  /// The character that the key types, including Shift; with Control the letter itself.
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
}

/// The modifiers held with a key. Shift is not reported for characters, because they include it.
package struct KeyModifiers: OptionSet, Sendable, Hashable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  /// The Alt or Option key.
  package static let alternate = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
  /// The Command or Super key; only terminals with the kitty keyboard protocol report it.
  package static let command = KeyModifiers(rawValue: 8)
}

/// The phase of a key press. Terminals without the kitty keyboard protocol send `press` for repeats
/// too, and no `release`.
package enum KeyPhase: Sendable, Hashable {
  case press
  case `repeat`
  case release
}
