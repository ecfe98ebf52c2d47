import ActivityModel
import Foundation
import Testing

/// The bodies of services that stand before APNs, as their documentation has them.
struct InletPushTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  private static let fcm =
    #"{"message":{"token":"registration","apns":{"live_activity_token":"abcd","#
    + #""headers":{"apns-priority":"5","apns-expiration":"1790000060"},"#
    + #""payload":{"aps":{"timestamp":1790000000,"event":"update","content-state":{"demo":1}}}}}}"#
  private static let update =
    #"{"event":"end","event_updates":{"step":3},"name":"n","contents":{"de":"Da","en":"There"},"#
    + #""headings":{"en":"Parcel"},"ios_sound":"ding.caf","stale_date":1790000900,"#
    + #""dismissal_date":1790000950,"priority":5,"ios_relevance_score":0.5}"#
  private static let start =
    #"{"event":"start","activity_id":"order-7","event_attributes":{"dish":"Ramen"},"#
    + #""event_updates":{"step":0},"name":"n","contents":{"en":"b"},"headings":{"en":"t"},"#
    + #""included_segments":["All"]}"#

  private func json(_ push: InletPush) throws -> JSONValue { try JSONValue(json: push.payload) }

  private func refusal(_ body: () throws -> InletPush) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? InletRefusal)?.text
    }
  }

  @Test func aMessageOfFirebaseIsWhatAPNsGets() throws {
    let push = try FCMMessage.push(Data(Self.fcm.utf8))
    #expect(push.service == .fcm)
    #expect(push.target == .token(Data([0xab, 0xcd])))
    #expect(push.priority == 5 && push.expiration == 1_790_000_060)
    #expect(try json(push)[["aps", "content-state", "demo"]] == .whole(1))
    #expect(!push.isTrial)
    let camel = Self.fcm.replacing("live_activity_token", with: "liveActivityToken")
      .replacing(#"{"message""#, with: #"{"validateOnly":true,"message""#)
    let trial = try FCMMessage.push(Data(camel.utf8))
    #expect(trial.isTrial && trial.payload == push.payload)
  }

  @Test(arguments: [
    (#""token":"registration","#, "", "message: recipient of the message is not set"),
    ("live_activity_token", "live_activity_tokn", "message.apns.live_activity_tokn: cannot find"),
    (#""live_activity_token":"abcd","#, "", "message.apns.live_activity_token: is missing"),
    (#""abcd""#, #""ab c""#, "message.apns.live_activity_token: is not a token"),
    (#""apns-priority":"5""#, #""apns-priority":5"#, "message.apns.headers.apns-priority: is the"),
    (#""apns-priority":"5""#, #""apns-priority":"7""#, "message.apns.headers.apns-priority: is \""),
    ("payload", "payloads", "message.apns.payloads: cannot find this field; did you mean"),
    ("}}}}}}", "}}}}}", "invalid JSON at line 1"),
  ])
  func aMistakeInAMessageIsNamed(old: String, new: String, text: String) throws {
    let body = Self.fcm.replacing(old, with: new)
    #expect(body != Self.fcm)
    let found = refusal { try FCMMessage.push(Data(body.utf8)) }
    #expect(found?.hasPrefix(text) == true, "\(found ?? "")")
  }

  @Test func anUpdateOfOneSignalBecomesAPayload() throws {
    let push = try OneSignalMessage.update(Data(Self.update.utf8), activity: "order-7", now: now)
    #expect(push.target == .activity("order-7") && push.priority == 5)
    #expect(
      try json(push)
        == JSONValue(
          json: Data(
            #"""
            {"aps":{"timestamp":1790000000,"event":"end","content-state":{"step":3},
            "stale-date":1790000900,"dismissal-date":1790000950,"relevance-score":0.5,
            "alert":{"title":"Parcel","body":"There","sound":"ding.caf"}}}
            """#.utf8)))
  }

  @Test func aStartOfOneSignalHasItsIdentifier() throws {
    let push = try OneSignalMessage.start(Data(Self.start.utf8), type: "Order", now: now)
    #expect(push.target == .start(attributesType: "Order") && push.priority == 10)
    let aps = try #require(try json(push)[["aps"]])
    #expect(aps[["attributes-type"]] == .text("Order"))
    #expect(aps[["attributes", "dish"]] == .text("Ramen"))
    let attributes = try #require(aps[["attributes"]])
    #expect(OneSignalMessage.activityID(in: attributes.json) == "order-7")
    #expect(OneSignalMessage.activityID(in: Data(#"{"dish":"onesignal"}"#.utf8)) == nil)
    #expect(aps[["alert", "title"]] == .text("t"))
  }

  @Test(arguments: [
    (#""event":"end""#, #""event":"stop""#, "event: is \"stop\"; expected update or end"),
    (#""event":"end""#, #""event":"update""#, "dismissal_date: is only allowed when the event is"),
    (#""event_updates":{"step":3},"#, "", "event_updates: is missing"),
    (#""priority":5"#, #""priority":1"#, "priority: is 1; expected 10 or 5"),
    (#""stale_date":1790000900"#, #""stale_date":"x""#, "stale_date: is text; expected a number"),
  ])
  func aMistakeInAnUpdateIsNamed(old: String, new: String, text: String) {
    let body = Self.update.replacing(old, with: new)
    #expect(body != Self.update)
    let found = refusal {
      try OneSignalMessage.update(Data(body.utf8), activity: "a", now: now)
    }
    #expect(found?.hasPrefix(text) == true, "\(found ?? "")")
  }

  @Test(arguments: [
    (#""activity_id":"order-7","#, "", "activity_id: is missing"),
    (#""included_segments":["All"]"#, #""a":1"#, "no audience: send one of include_aliases"),
    (#""event":"start""#, #""event":"update""#, "event: is \"update\"; this request only"),
    (#""headings":{"en":"t"},"#, "", "headings: is missing"),
  ])
  func aMistakeInAStartIsNamed(old: String, new: String, text: String) {
    let body = Self.start.replacing(old, with: new)
    #expect(body != Self.start)
    let found = refusal { try OneSignalMessage.start(Data(body.utf8), type: "T", now: now) }
    #expect(found?.hasPrefix(text) == true, "\(found ?? "")")
  }

  @Test func aBodyTellsWhoseItIs() throws {
    func service(_ body: String) throws -> InletPush? {
      try InletPush(recognising: Data(body.utf8)) { now }
    }
    #expect(try service(Self.fcm)?.service == .fcm)
    #expect(try service(Self.update)?.target == .activity(nil))
    #expect(try service(Self.start)?.target == .start(attributesType: nil))
    #expect(try service(#"{"aps":{"event":"update"},"message":{"token":"a"}}"#) == nil)
    #expect(try service("{") == nil)
  }
}
