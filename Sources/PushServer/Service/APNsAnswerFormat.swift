/// Apple's answers.
struct APNsAnswerFormat: AnswerFormat {
  /// The header with the request's identifier.
  let idHeader: String

  func accepted(_ id: String, isProduction: Bool, newID: () -> String) -> ServiceAnswer {
    // The key for Apple's delivery log, which production has not.
    let unique = isProduction ? [] : [("apns-unique-id", newID())]
    return ServiceAnswer(status: 200, headers: [(idHeader, id)] + unique)
  }

  func refused(_ refusal: RequestRefusal, _ id: String) -> ServiceAnswer {
    ServiceAnswer(
      status: refusal.reason.status,
      headers: [(idHeader, id), ("content-type", "application/json")], body: refusal.body)
  }

  func word(for refusal: RequestRefusal) -> String { refusal.reason.rawValue }
}
