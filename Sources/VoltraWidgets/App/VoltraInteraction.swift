package import AppIntents
import Synchronization

/// A press of a button or a toggle. Voltra queues it for the app, and nothing is drawn anew until the app
/// updates the activity.
package struct VoltraInteraction: LiveActivityIntent {
  /// The app, which would hear of the press, does not run.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Takes the presses of this process: the activity's identifier, the control's, and the payload.
  typealias Receiver = @Sendable (_ source: String, _ identifier: String, _ payload: String) -> Void

  package static var title: LocalizedStringResource { "Voltra Interaction" }

  @Parameter(title: "Source") var source: String
  @Parameter(title: "Identifier") var identifier: String
  @Parameter(title: "Payload") var payload: String

  private static let receiver = Mutex<Receiver?>(nil)

  /// Tells the intent that it runs in the app, and where its presses go.
  static func setReceiver(_ receiver: @escaping Receiver) {
    self.receiver.withLock { $0 = receiver }
  }

  package init() {}

  init(source: String, identifier: String, payload: String = "") {
    self.source = source
    self.identifier = identifier
    self.payload = payload
  }

  /// - Throws: `Failure`: no app hears of it here.
  package func perform() async throws -> some IntentResult {
    try deliver()
    return .result()
  }

  private func deliver() throws(Failure) {
    guard !identifier.isEmpty else {
      throw Failure(description: "a control without an id: a press of it is lost on a phone, too")
    }
    if let receiver = Self.receiver.withLock({ $0 }) {
      return receiver(source, identifier, payload)
    }
    let value = payload.isEmpty ? "" : ", \(payload)"
    throw Failure(
      description: "interaction with \"\(identifier)\"\(value): "
        + "the app, which would hear of it, does not run")
  }
}
