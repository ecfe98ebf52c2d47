import ActivityModel
import Foundation
import Testing

@testable import PushServer

struct ChannelTests {
  private func create(_ bench: ServiceBench, policy: Int = 1) throws -> String {
    let answer = try bench.send(
      TestRequest.channels("POST").with(
        body: "{\"message-storage-policy\":\(policy),\"push-type\":\"LiveActivity\"}"))
    #expect(answer.status == 201)
    #expect(answer.body.isEmpty)
    #expect(answer[header: "apns-request-id"] != nil)
    return try #require(answer[header: "apns-channel-id"])
  }

  @Test func channelIsCreatedReadListedAndDeleted() throws {
    let bench = ServiceBench()
    let id = try create(bench)
    let read = try bench.send(.channels("GET", channel: id))
    #expect(read.status == 200)
    #expect(read.body == "{\"message-storage-policy\":1,\"push-type\":\"LiveActivity\"}")
    let list = try bench.send(
      TestRequest.channels("GET").with(path: "/1/apps/\(TestRequest.app)/all-channels"))
    #expect(list.body == "{\"channels\":[\"\(id)\"]}")
    let deleted = try bench.send(.channels("DELETE", channel: id))
    #expect(deleted.status == 204)
    #expect(deleted.body.isEmpty)
    let gone = try bench.send(.channels("GET", channel: id))
    #expect(gone.body == "{\"reason\":\"ChannelNotRegistered\"}")
    #expect(bench.saves == 2)
  }

  @Test func channelsAreThoseOfTheirApp() throws {
    let bench = ServiceBench()
    let id = try create(bench)
    let other = TestRequest.broadcast(channel: id).with(path: "/4/broadcasts/apps/com.other")
    #expect(try bench.send(other).body == "{\"reason\":\"ChannelNotRegistered\"}")
  }

  @Test func broadcastGoesToTheChannel() throws {
    let bench = ServiceBench()
    let id = try create(bench)
    let request = "123E4567-e89b-12d3-a456-426655440000"
    let answer = try bench.send(
      TestRequest.broadcast(channel: id).with("apns-request-id", request))
    #expect(answer.status == 200)
    #expect(answer[header: "apns-request-id"] == request)
    #expect(answer[header: "apns-unique-id"] != nil)
    #expect(bench.receiver.deliveries.map(\.target) == [.channel(id, app: TestRequest.app)])
  }

  @Test func expirationNeedsAChannelThatStores() throws {
    let bench = ServiceBench()
    let id = try create(bench, policy: 0)
    let request = TestRequest.broadcast(channel: id).with("apns-expiration", "1790000060")
    #expect(try bench.send(request).body == "{\"reason\":\"BadExpirationDate\"}")
  }

  @Test func latestBroadcastIsStoredWhileTheIslandIsAway() throws {
    let bench = ServiceBench(receiver: FakeReceiver(.away))
    let id = try create(bench)
    for body in ["first", "second"] {
      let request = TestRequest.broadcast(channel: id).with("apns-expiration", "1790000060")
      #expect(try bench.send(request.with(body: body)).status == 200)
    }
    bench.receiver.outcome = .answered(PushResult(.delivered, summary: "applied"))
    bench.service.receiverConnected("first")
    #expect(bench.receiver.payloads == ["second"])
    // Nor is it kept from another phone.
    bench.now += 59
    bench.service.receiverConnected("second")
    #expect(bench.receiver.payloads == ["second", "second"])
    #expect(bench.receiver.islands == ["first", "second"])
    #expect(bench.receiver.deliveries.allSatisfy { $0.isRepeated == true })
    bench.now += 1
    bench.service.receiverConnected("third")
    #expect(bench.receiver.islands.count == 2)
  }

  /// A phone that was off while others had it.
  @Test func latestBroadcastIsStoredForThePhonesThatAreNotThere() throws {
    let bench = ServiceBench()
    let id = try create(bench)
    let request = TestRequest.broadcast(channel: id).with("apns-expiration", "1790000060")
    #expect(try bench.send(request.with(body: "goal")).status == 200)
    bench.service.receiverConnected("second")
    #expect(bench.receiver.payloads == ["goal", "goal"])
    #expect(bench.receiver.islands == ["second"])
    #expect(
      try bench.send(request.with("apns-expiration", "0").with(body: "whistle")).status == 200)
    bench.service.receiverConnected("third")
    #expect(bench.receiver.payloads.last == "goal")
  }

  @Test(arguments: [(0, "0", 0.0), (1, "0", 0), (1, "1790000060", 61)])
  func otherBroadcastsAreNotStored(policy: Int, expiration: String, later: Double) throws {
    let bench = ServiceBench(receiver: FakeReceiver(.away))
    let id = try create(bench, policy: policy)
    let request = TestRequest.broadcast(channel: id).with("apns-expiration", expiration)
    #expect(try bench.send(request).status == 200)
    bench.now += later
    bench.receiver.outcome = .answered(PushResult(.delivered, summary: "applied"))
    bench.service.receiverConnected("island")
    #expect(bench.receiver.payloads.isEmpty)
  }
}
