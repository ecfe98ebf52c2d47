/// A control of an app's screen, as far as the emulator has to know it.
package struct ScreenControl: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    case button
    case toggle(isOn: Bool)
    /// A field that takes text.
    case text(String, isSecure: Bool)
    /// A value that goes up and down in steps.
    case adjustable
  }

  package var kind: Kind

  package init(kind: Kind) { self.kind = kind }
}
