/// Answers requests, counts the answers, and writes the log's line of each.
final class AnswerWriter {
  private(set) var counts = ServiceCounts()
  private let options: ServiceOptions
  /// Returns a new UUID in lower case.
  private let newID: () -> String
  private let log: ServerLog

  init(_ options: ServiceOptions, newID: @escaping () -> String, log: ServerLog) {
    self.options = options
    self.newID = newID
    self.log = log
  }

  /// Counts a push that meets a fault; its answer is counted beside it.
  func countFault() { counts.faulted += 1 }

  /// Answers a push that is delivered, or stored, or to be taken for delivered.
  func accept(_ request: ServiceRequest, _ summary: String) {
    counts.accepted += 1
    let isProduction = options.environment(of: request.head.authority) == .production
    let answer = request.format.accepted(request.id, isProduction: isProduction, newID: newID)
    finish(request, answer, nil, summary)
  }

  /// Answers a request of channel management.
  func respond(
    _ request: ServiceRequest, _ status: Int, _ summary: String,
    headers: [(name: String, value: String)] = [], body: String = ""
  ) {
    var answer = ServiceAnswer(
      status: status, headers: [("apns-request-id", request.id)] + headers, body: body)
    if !body.isEmpty { answer.headers.append(("content-type", "application/json")) }
    finish(request, answer, nil, summary)
  }

  /// Answers a request with the reason why nothing comes of it.
  ///
  /// - Parameter isGoAway: True: the connection ends in place of the answer.
  func refuse(_ request: ServiceRequest, _ refusal: RequestRefusal, isGoAway: Bool = false) {
    counts.refused += 1
    var answer = request.format.refused(refusal, request.id)
    if let seconds = refusal.retryAfter { answer.headers.append(("retry-after", "\(seconds)")) }
    answer.isGoAway = isGoAway
    finish(request, answer, request.format.word(for: refusal), refusal.diagnosis)
  }

  private func finish(
    _ request: ServiceRequest, _ answer: ServiceAnswer, _ reason: String?, _ summary: String
  ) {
    var answer = answer
    if options.explains { answer.headers.append(("island-reason", SafeText.ascii(summary))) }
    let code = answer.isGoAway ? "GOAWAY" : String(answer.status)
    var line = "\(SafeText.line(request.head.method, limit: 16)) "
    line += "\(SafeText.path(request.head.path)) \(code) "
    if let reason { line += "\(reason): " }
    line += summary
    if !request.faults.isEmpty, reason == nil {
      line += " [fault \(request.faults.joined(separator: ", "))]"
    }
    log.line(line)
    request.answer(answer)
  }
}
