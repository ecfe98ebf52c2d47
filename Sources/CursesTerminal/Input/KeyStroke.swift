/// A press, repeat or release of a key.
package struct KeyStroke: Sendable, Hashable {
  package var key: Key
  package var modifiers: KeyModifiers
  package var phase: KeyPhase

  package init(_ key: Key, modifiers: KeyModifiers = [], phase: KeyPhase = .press) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}
