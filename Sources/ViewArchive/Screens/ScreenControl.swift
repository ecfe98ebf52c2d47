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

  /// What a person can do to a control besides pressing it.
  package enum Gesture: String, Codable, Hashable, Sendable {
    /// A long press: a context menu.
    case hold
    /// A swipe to the left: the actions of a row.
    case swipe
    /// A drag in any direction: a gesture of the app, or the knob of a slider.
    case drag
    /// The end of editing a field, by its return key.
    case submit
    /// The app hears when the field is edited, and can have it edited.
    case focus
  }

  package var kind: Kind
  package var gestures: Set<Gesture>
  /// True when the app wants the field to be edited.
  package var isFocused: Bool

  package init(kind: Kind, gestures: Set<Gesture> = [], isFocused: Bool = false) {
    self.kind = kind
    self.gestures = gestures
    self.isFocused = isFocused
  }
}
