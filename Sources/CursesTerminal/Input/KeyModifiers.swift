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
