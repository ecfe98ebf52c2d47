import ActivityModel
import Foundation
import Testing

@testable import PushServer

/// The services that stand before APNs: their requests, and their answers.
struct InletTests {
  private static let token = String(repeating: "ab", count: 80)
  private static let message =
    #"{"message":{"token":"registration","apns":{"live_activity_token":"\#(token)","#
    + #""headers":{"apns-priority":"5"},"payload":{"aps":{"timestamp":1790000000,"#
    + #""event":"update","content-state":{"demo":1}}}}}}"#

  private func fcm(_ body: String = message) -> TestRequest {
    TestRequest(
      path: "/v1/projects/my-app/messages:send",
      headers: [("authorization", "Bearer ya29.secret-of-google")], body: Data(body.utf8))
  }

  private func oneSignal(_ path: String, _ body: String) -> TestRequest {
    TestRequest(
      path: "/apps/0c1b/\(path)", headers: [("authorization", "Key os_v2_app_secret")],
      body: Data(body.utf8))
  }

  private func update(_ activity: String) -> TestRequest {
    oneSignal(
      "live_activities/\(activity)/notifications",
      #"{"event":"update","event_updates":{"step":3},"name":"n"}"#)
  }

  private let start =
    #"{"event":"start","activity_id":"order-7","event_attributes":{"dish":"Ramen"},"#
    + #""event_updates":{"step":0},"name":"n","contents":{"en":"b"},"headings":{"en":"t"},"#
    + #""included_segments":["All"]}"#

  private func send(_ bench: ServiceBench, _ request: TestRequest) throws -> (Int, JSONValue) {
    let answer = try bench.sendToAny(request)
    return (answer.status, try JSONValue(json: Data(answer.body.utf8)))
  }

  private func learnt(_ bench: ServiceBench, name: String? = nil) {
    bench.service.learn([
      KnownToken(
        bytes: Data(repeating: 0xab, count: 80), app: TestRequest.app, attributesType: "Order",
        isStart: false, activity: "8F0C", name: name)
    ])
  }

  // MARK: Firebase

  @Test func aMessageIsDeliveredAsAPush() throws {
    let bench = ServiceBench()
    let (status, body) = try send(bench, fcm())
    #expect(status == 200)
    #expect(body[["name"]]?.string?.hasPrefix("projects/my-app/messages/0000") == true)
    let delivery = try #require(bench.receiver.deliveries.first)
    #expect(delivery.target == .token(Data(repeating: 0xab, count: 80)))
    #expect(delivery.priority == 5 && delivery.app == nil)
    #expect(try JSONValue(json: delivery.payload)[["aps", "event"]] == .text("update"))
    #expect(delivery.steps.map(\.stage) == [.received, .authenticated, .headers])
    #expect(delivery.steps[0].text.hasPrefix("FCM v1, "))
    #expect(delivery.steps[1].outcome == .skipped)
    #expect(delivery.headers?["authorization"] == "Bearer ya2…")
    #expect(!bench.log.joined().contains("secret"))
  }

  @Test func aTrialIsNotDelivered() throws {
    let bench = ServiceBench()
    let body = Self.message.replacing(#"{"message""#, with: #"{"validate_only":true,"message""#)
    let (status, answer) = try send(bench, fcm(body))
    #expect(status == 200)
    #expect(answer[["name"]] == .text("projects/my-app/messages/fake_message_id"))
    #expect(bench.receiver.deliveries.isEmpty)
  }

  @Test func authorizationHasToBeThere() throws {
    let bench = ServiceBench()
    let (status, body) = try send(bench, fcm().with("authorization", nil))
    #expect(status == 401)
    #expect(body[["error", "status"]] == .text("UNAUTHENTICATED"))
    let (other, errors) = try send(bench, update("x").with("authorization", "Bearer x"))
    #expect(other == 401)
    #expect(errors[["errors", "0"]]?.string?.hasPrefix("authorization is missing") == true)
    #expect(bench.receiver.reports.map(\.answer?.status) == [401, 401])
  }

  @Test func aMistakeNamesItsField() throws {
    let bench = ServiceBench()
    let (status, body) = try send(
      bench, fcm(Self.message.replacing(#""5""#, with: "5")))
    #expect(status == 400)
    #expect(body[["error", "code"]] == .whole(400))
    #expect(body[["error", "status"]] == .text("INVALID_ARGUMENT"))
    let detail = try #require(body[["error", "details", "0"]])
    #expect(detail[["@type"]] == .text("type.googleapis.com/google.rpc.BadRequest"))
    #expect(
      detail[["fieldViolations", "0", "field"]] == .text("message.apns.headers.apns-priority"))
    let report = try #require(bench.receiver.reports.first)
    #expect(report.answer == PushAnswer(status: 400, reason: "INVALID_ARGUMENT"))
    #expect(report.request?.payload.contains("live_activity_token") == true)
  }

  @Test(arguments: [
    (PushResult.Answer.unknownToken, 400, "INVALID_ARGUMENT", "BadDeviceToken", 400),
    (.unregistered(Date(timeIntervalSince1970: 0)), 404, "UNREGISTERED", "Unregistered", 410),
    (.expired(Date(timeIntervalSince1970: 0)), 404, "UNREGISTERED", "ExpiredToken", 410),
  ])
  func applesAnswerIsPassedOn(
    answer: PushResult.Answer, status: Int, code: String, reason: String, apples: Int
  ) throws {
    let bench = ServiceBench(receiver: FakeReceiver(.answered(PushResult(answer, summary: "x"))))
    let (found, body) = try send(bench, fcm())
    #expect(found == status)
    #expect(body[["error", "details", "0", "errorCode"]] == .text(code))
    #expect(body[["error", "details", "1", "reason"]] == .text(reason))
    #expect(body[["error", "details", "1", "statusCode"]] == .whole(Int64(apples)))
  }

  @Test(arguments: [
    (Fault.Kind.tooManyRequests, 429, "RESOURCE_EXHAUSTED"), (.unavailable, 503, "UNAVAILABLE"),
    (.internalError, 500, "INTERNAL"),
  ])
  func faultsAreGooglesErrors(kind: Fault.Kind, status: Int, name: String) throws {
    let bench = ServiceBench(faults: [Fault(kind)])
    let (found, body) = try send(bench, fcm())
    #expect(found == status)
    #expect(body[["error", "status"]] == .text(name))
  }

  @Test func noIslandMeansLater() throws {
    let bench = ServiceBench(receiver: FakeReceiver(.away))
    for request in [fcm(), update("order-7"), oneSignal("activities/activity/Order", start)] {
      let answer = try bench.sendToAny(request)
      #expect(answer.status == 503)
      #expect(answer[header: "retry-after"] == "1")
    }
    learnt(bench, name: "order-7")
    #expect(try bench.sendToAny(fcm()).status == 200)
    #expect(try bench.sendToAny(update("order-7")).status == 201)
    #expect(bench.service.stored.count == 1)
  }

  // MARK: OneSignal

  @Test(arguments: ["order-7", "8f0c"])
  func anUpdateGoesToTheActivity(name: String) throws {
    let bench = ServiceBench()
    learnt(bench, name: "order-7")
    let (status, body) = try send(bench, update(name))
    #expect(status == 201)
    #expect(body[["id"]]?.string?.isEmpty == false)
    let delivery = try #require(bench.receiver.deliveries.first)
    #expect(delivery.target == .token(Data(repeating: 0xab, count: 80)))
    let aps = try JSONValue(json: delivery.payload)[["aps"]]
    #expect(aps?[["timestamp"]] == .whole(1_790_000_000))
    #expect(delivery.steps[0].text.hasPrefix("OneSignal, "))
  }

  @Test func anUnknownActivityHasNoRecipients() throws {
    let bench = ServiceBench()
    let (status, body) = try send(bench, update("nobody"))
    #expect(status == 200)
    #expect(body[["id"]] == .text(""))
    #expect(body[["errors", "0"]]?.string?.contains("\"nobody\"") == true)
  }

  /// Its sender hears nothing of what APNs answers.
  @Test func aDeadTokenIsAccepted() throws {
    let gone = PushResult(.unregistered(Date(timeIntervalSince1970: 0)), summary: "ended")
    let bench = ServiceBench(receiver: FakeReceiver(.answered(gone)))
    learnt(bench, name: "order-7")
    #expect(try send(bench, update("order-7")).0 == 201)
    #expect(bench.log.last?.contains("201 Unregistered: ended") == true)
  }

  @Test func aStartGoesToEveryPhone() throws {
    let bench = ServiceBench()
    for prefix in ["", "/api/v1"] {
      var request = oneSignal("activities/activity/Order", start)
      request.path = prefix + request.path
      let (status, body) = try send(bench, request)
      #expect(status == 201)
      #expect(body[["notification_id"]]?.string?.isEmpty == false)
    }
    #expect(
      bench.receiver.deliveries.map(\.target)
        == Array(repeating: .start(attributesType: "Order"), count: 2))
  }

  @Test func aMistakeIsAListOfErrors() throws {
    let bench = ServiceBench()
    let (status, body) = try send(
      bench, oneSignal("activities/activity/Order", start.replacing("order-7", with: "")))
    #expect(status == 400)
    #expect(
      body[["errors", "0"]]
        == .text("activity_id: is missing: an identifier for later updates"))
  }

  // MARK: Others

  @Test func expoIsSentElsewhere() throws {
    let bench = ServiceBench()
    let answer = try bench.sendToAny(TestRequest.push().with(path: "/--/api/v2/push/send"))
    #expect(answer.status == 404)
    #expect(bench.log.last?.contains("Expo documents no Live Activities") == true)
  }

  @Test(arguments: [
    "/v1/projects//messages:send", "/v1/projects/a/messages", "/apps/a/live_activities/b",
    "/apps/a/activities/activity/", "/3/device/ab", "",
  ])
  func otherPathsAreApples(path: String) {
    #expect(InletRoute(path: path) == nil)
  }

  @Test func namesInPathsAreDecoded() {
    #expect(
      InletRoute(path: "/apps/a/live_activities/order%207/notifications?x=1")
        == .oneSignalUpdate(activity: "order 7"))
  }
}
