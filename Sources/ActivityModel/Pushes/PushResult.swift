package import Foundation

/// What became of a push in the emulator, for its sender.
package struct PushResult: Codable, Hashable, Sendable {
  /// What the push service has to answer; whether the push changed the screen is another question,
  /// which it never answers.
  package enum Answer: Codable, Hashable, Sendable {
    /// The token is that of an activity or a type: the push was delivered.
    case delivered
    /// No token with these bytes was ever issued.
    case unknownToken
    /// The token is another app's.
    case wrongTopic
    /// The token is no longer in use, since the date.
    case unregistered(Date)
    /// The token belonged to an activity that has reached its longest duration, at the date.
    case expired(Date)
  }

  package var answer: Answer
  /// What happened and why, in one line.
  package var summary: String
  /// Why it is refused, without the reason for the sender; nil: it is not.
  package var diagnosis: String?
  /// Nil: the sender did not ask for it.
  package var trace: PushTrace?

  package init(
    _ answer: Answer, summary: String, diagnosis: String? = nil, trace: PushTrace? = nil
  ) {
    self.answer = answer
    self.summary = summary
    self.diagnosis = diagnosis
    self.trace = trace
  }
}
