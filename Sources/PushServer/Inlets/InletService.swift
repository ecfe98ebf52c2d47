package import ActivityModel
import Foundation

/// The requests of services that stand before APNs: their pushes go the way of Apple's, with the
/// same faults, the same islands and the same traces. Used on the event loop of the service.
package final class InletService {
  private let service: PushService

  package init(_ service: PushService) { self.service = service }

  /// Handles a request.
  ///
  /// - Parameter answer: Called once, on the event loop; possibly before this function returns.
  package func handle(
    _ route: InletRoute, _ head: RequestHead, body: RequestBody,
    from connection: ClientConnection, answer: @escaping (ServiceAnswer) -> Void
  ) {
    let request = ServiceRequest(
      head, body: body.bytes, newID: service.surroundings.newID, format: Self.format(of: route),
      send: answer)
    do throws(RequestRefusal) {
      try Self.check(head, route)
      connection.isAuthenticated = true
      try Self.checkBody(body)
      let push: InletPush
      do throws(InletRefusal) {
        push = try InletPush(body.bytes, to: route, now: service.surroundings.now())
      } catch {
        throw RequestRefusal(.badRequestParams, error)
      }
      try pass(on: push, route, request)
    } catch {
      service.reject(request, error)
    }
  }

  private static func format(of route: InletRoute) -> any AnswerFormat {
    switch route {
    case .fcm(let project): FCMAnswerFormat(project: project)
    case .oneSignalUpdate: OneSignalAnswerFormat(idKey: "id")
    case .oneSignalStart: OneSignalAnswerFormat(idKey: "notification_id")
    }
  }

  /// The schemes of `authorization` of a service, in lower case, and what is sent with the first.
  private static func schemes(_ route: InletRoute) -> (names: [String], secret: String) {
    switch route {
    case .fcm: (["bearer"], "an OAuth 2 access token")
    case .oneSignalUpdate, .oneSignalStart: (["key", "basic"], "the app's API key")
    }
  }

  /// Checks the method, and that a secret is there; any is accepted.
  private static func check(_ head: RequestHead, _ route: InletRoute) throws(RequestRefusal) {
    guard head.method == "POST" else {
      throw RequestRefusal(.methodNotAllowed, "the method is \(head.method): send it with POST")
    }
    let (names, secret) = schemes(route)
    let words = (head.authorization ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, names.contains(words[0].lowercased()) else {
      throw RequestRefusal(
        .missingProviderToken,
        "authorization is missing: send \"\(names[0].capitalized) …\" with \(secret)")
    }
  }

  private static func checkBody(_ body: RequestBody) throws(RequestRefusal) {
    if body.bytes.isEmpty { throw RequestRefusal(.payloadEmpty, "the body is empty: send JSON") }
    if body.isCut {
      throw RequestRefusal(.payloadTooLarge, "more than \(RequestBody.longestKept) bytes")
    }
  }

  private func pass(
    on push: InletPush, _ route: InletRoute, _ request: ServiceRequest
  ) throws(RequestRefusal) {
    let limit = RequestRoute.device(token: "").longestBody
    try HeaderRules.checkBody(RequestBody(push.payload), limit: limit)
    let steps = Self.steps(push, request)
    switch push.target {
    case .token where push.isTrial:
      if case .fcm(let project) = route {
        request.format = FCMAnswerFormat(project: project, isTrial: true)
      }
      service.answers.accept(request, "checked, not delivered")
    case .token(let token): service.devices.receive(Self.devicePush(push, token, steps), request)
    case .activity(let name):
      guard let token = service.tokens.latest(ofActivity: name ?? "")?.bytes else {
        throw service.devices.unknownActivity(name ?? "")
      }
      service.devices.receive(Self.devicePush(push, token, steps), request)
    case .start(let type):
      let delivery = PushDelivery(
        to: .start(attributesType: type ?? ""), payload: push.payload, id: request.id,
        priority: push.priority, headers: request.head.shown, steps: steps)
      service.devices.start(delivery, request)
    }
  }

  private static func devicePush(
    _ push: InletPush, _ token: Data, _ steps: [PushTrace.Step]
  ) -> DevicePush {
    DevicePush(
      token: token, app: nil, priority: push.priority, expiration: push.expiration,
      payload: push.payload, steps: steps)
  }

  private static func steps(_ push: InletPush, _ request: ServiceRequest) -> [PushTrace.Step] {
    [
      PushTrace.Step(
        .received, .passed,
        "\(push.service.rawValue), \(request.body.count) bytes; "
          + "\(push.payload.count) of them for APNs"),
      PushTrace.Step(
        .authenticated, .skipped, "any authorization is accepted from \(push.service.rawValue)"),
      PushTrace.Step(.headers, .passed, "priority \(push.priority)"),
    ]
      + push.remarks.map {
        PushTrace.Step(.headers, .warned, SafeText.line($0.text), path: $0.path)
      }
  }
}

extension RequestRefusal {
  /// The refusal of a body that a service cannot read.
  fileprivate init(_ reason: APNsReason, _ refusal: InletRefusal) {
    self.init(reason, refusal.text)
    field = refusal.path
  }
}
