/// How a service writes its answers: Apple's, or one that stands before it.
protocol AnswerFormat {
  /// Returns the answer to a push that is accepted.
  ///
  /// - Parameters:
  ///   - id: That of the request.
  ///   - isProduction: True when the client has named the production environment.
  ///   - newID: Makes a UUID.
  func accepted(_ id: String, isProduction: Bool, newID: () -> String) -> ServiceAnswer

  /// Returns the answer to a request that is refused.
  func refused(_ refusal: RequestRefusal, _ id: String) -> ServiceAnswer

  /// The service's own word for a refusal.
  func word(for refusal: RequestRefusal) -> String
}
