import Foundation

/// A request on its way through the service.
final class ServiceRequest {
  let head: RequestHead
  let body: Data
  /// The client's identifier, byte for byte, also when it is malformed; else a generated one.
  let id: String
  /// How the answer is written.
  var format: any AnswerFormat
  /// The names of the faults that it met.
  var faults: [String] = []
  private let send: (ServiceAnswer) -> Void

  /// A request to Apple's service.
  init(
    _ head: RequestHead, body: Data, newID: () -> String, send: @escaping (ServiceAnswer) -> Void
  ) {
    self.head = head
    self.body = body
    // Of an unknown path, the identifier tells which kind of request was meant.
    let route = RequestRoute(path: head.path)
    let isPush = route.map { $0.idHeader == "apns-id" } ?? (head.requestID == nil)
    format = APNsAnswerFormat(idHeader: isPush ? "apns-id" : "apns-request-id")
    id = (isPush ? head.id : head.requestID) ?? newID()
    self.send = send
  }

  /// A request to another service.
  init(
    _ head: RequestHead, body: Data, newID: () -> String, format: any AnswerFormat,
    send: @escaping (ServiceAnswer) -> Void
  ) {
    self.head = head
    self.body = body
    self.format = format
    id = newID()
    self.send = send
  }

  /// Answers the request; called once.
  func answer(_ answer: ServiceAnswer) { send(answer) }
}
