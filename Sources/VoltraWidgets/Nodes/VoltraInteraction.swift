import AppIntents

/// A press of a button or a toggle. Voltra queues it for the app, and nothing is drawn anew until the app
/// updates the activity.
struct VoltraInteraction: LiveActivityIntent {
  /// The app, which would hear of the press, does not run.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static var title: LocalizedStringResource { "Voltra Interaction" }

  @Parameter(title: "Source") var source: String
  @Parameter(title: "Identifier") var identifier: String
  @Parameter(title: "Payload") var payload: String

  init() {}

  init(source: String, identifier: String, payload: String = "") {
    self.source = source
    self.identifier = identifier
    self.payload = payload
  }

  /// - Throws: `Failure`: no app hears of it here.
  func perform() async throws -> some IntentResult {
    try report()
    return .result()
  }

  private func report() throws(Failure) {
    guard !identifier.isEmpty else {
      throw Failure(description: "a control without an id: a press of it is lost on a phone, too")
    }
    let value = payload.isEmpty ? "" : ", \(payload)"
    throw Failure(
      description: "interaction with \"\(identifier)\"\(value): "
        + "the app, which would hear of it, does not run")
  }
}
