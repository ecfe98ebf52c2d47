/// A request on its way through the service.
final class ServiceRequest {
  let head: RequestHead
  let idHeader: String
  /// The client's identifier, byte for byte, also when it is malformed; else a generated one.
  let id: String
  /// The names of the faults that it met.
  var faults: [String] = []
  private let send: (ServiceAnswer) -> Void

  init(_ head: RequestHead, newID: () -> String, send: @escaping (ServiceAnswer) -> Void) {
    self.head = head
    // Of an unknown path, the identifier tells which kind of request was meant.
    let route = RequestRoute(path: head.path)
    let isPush = route.map { $0.idHeader == "apns-id" } ?? (head.requestID == nil)
    idHeader = isPush ? "apns-id" : "apns-request-id"
    id = (isPush ? head.id : head.requestID) ?? newID()
    self.send = send
  }

  /// Answers the request; called once.
  func answer(_ answer: ServiceAnswer) { send(answer) }
}
