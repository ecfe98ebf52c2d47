/// A command for the push tokens of a running emulator.
package enum TokenCommand: Codable, Hashable, Sendable {
  package enum Action: String, Codable, Hashable, Sendable, CaseIterable {
    /// Issues a new token; the old one is unregistered.
    case rotate
    /// Makes the token one that has expired.
    case expire
    /// Makes the token one that is not registered any more.
    case invalidate
  }

  case list
  /// - `after`: seconds of the emulator's clock until then; nil: at once.
  /// - `every`: seconds between repetitions; nil: once.
  case change(Action, PushToken.Target, after: Double?, every: Double?)
}
