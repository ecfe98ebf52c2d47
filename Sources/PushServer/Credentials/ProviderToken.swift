package import ActivityModel
package import Foundation

/// A provider token whose signature was verified.
package struct ProviderToken: Hashable, Sendable {
  /// The token's text; never printed.
  package var text: String
  package var keyID: String
  package var team: String
  /// `iat`.
  package var issued: Date
  /// The only environment that its key may be used in; nil: both.
  package var environment: PushEnvironment?

  /// The step of the trace.
  package func step(at now: Date) -> PushTrace.Step {
    PushTrace.Step(.authenticated, .passed, "ES256, key \(keyID), iat \(age(at: now))")
  }

  private func age(at now: Date) -> String {
    let seconds = now.timeIntervalSince(issued)
    return seconds < 0
      ? "\(DurationText.short(-seconds)) ahead" : "\(DurationText.short(seconds)) old"
  }
}
