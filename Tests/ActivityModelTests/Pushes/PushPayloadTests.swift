import Foundation
import Testing

@testable import ActivityModel

/// The payload's part of the mistakes in push.md §9, by its rows, and what is right.
struct PushPayloadTests {
  /// 2026-11-24T19:00:00Z.
  private static let seconds = 1_795_546_800
  private static let now = Date(timeIntervalSince1970: Double(seconds))

  private static func payload(_ json: String, isBroadcast: Bool = false) -> PushPayload {
    PushPayload(Data(json.utf8), now: now, isBroadcast: isBroadcast)
  }

  private static func update(_ fields: String, state: String = #"{"step":3}"#) -> String {
    #"{"aps":{"timestamp":\#(seconds),"event":"update","content-state":\#(state)\#(fields)}}"#
  }

  private static func start(_ fields: String, alert: String = #"{"title":"a","body":"b"}"#)
    -> String
  {
    #"{"aps":{"timestamp":\#(seconds),"event":"start","attributes-type":"Parcel","attributes":"#
      + #"{"parcel":"A-17"},"content-state":{"step":1},"alert":\#(alert)\#(fields)}}"#
  }

  @Test func anUpdateHasItsFields() {
    let payload = Self.payload(Self.update(#","relevance-score":75,"stale-date":1795550000"#))
    #expect(payload.findings == [])
    #expect(payload.event == .update)
    #expect(payload.timestamp == Self.now)
    #expect(payload.contentState == .record(["step": .whole(3)]))
    #expect(payload.relevanceScore == 75)
    #expect(payload.staleDate == Date(timeIntervalSince1970: 1_795_550_000))
  }

  @Test func aStartHasItsFields() {
    let payload = Self.payload(Self.start(#","input-push-channel":"dHN0""#))
    #expect(payload.findings == [])
    #expect(payload.attributesType == "Parcel")
    #expect(payload.attributes == .record(["parcel": .text("A-17")]))
    #expect(payload.alert == AlertRecord(title: "a", body: "b"))
    #expect(payload.input == .channel("dHN0"))
    #expect(Self.payload(Self.start("")).input == .token)
  }

  @Test func localizedTextsAreKeysAndArguments() {
    let alert = #"{"title":{"loc-key":"LATE","loc-args":["5",6]},"body":"b","sound":"ding.aiff"}"#
    let payload = Self.payload(Self.start("", alert: alert))
    #expect(payload.findings == [])
    #expect(payload.alert == AlertRecord(title: "LATE 5 6", body: "b", sound: "ding.aiff"))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var row: Int
    var json: String
    var findings: [String]
    var isUsable: Bool
    var testDescription: String { "row \(row)" }

    init(_ row: Int, _ json: String, _ findings: String..., isUsable: Bool = false) {
      self.row = row
      self.json = json
      self.findings = findings
      self.isUsable = isUsable
    }
  }

  @Test(arguments: [
    Mistake(
      10, #"{"aps":{"timestamp":1795546800000,"event":"end","content-state":{}}}"#,
      "aps.timestamp: looks like milliseconds (read as the year 58868): send seconds, 1795546800"),
    Mistake(
      10, #"{"aps":{"timestamp":817239600,"event":"end","content-state":{}}}"#,
      "aps.timestamp: looks like seconds since 2001: a timestamp is Unix time, 1795546800"),
    Mistake(
      11, #"{"aps":{"event":"end","content-state":{}}}"#,
      "aps.timestamp: the key is missing: send the Unix time in seconds"),
    Mistake(
      11, #"{"aps":{"timestamp":"1795546800","event":"end","content-state":{}}}"#,
      #"aps.timestamp: is the text "1795546800"; send a number"#),
    Mistake(
      13, #"{"aps":{"timestamp":1795546800,"event":"Update","content-state":{}}}"#,
      #"aps.event: "Update" must be start, update or end; did you mean "update"?"#),
    Mistake(
      13, #"{"aps":{"timestamp":1795546800,"content-state":{}}}"#,
      "aps.event: the key is missing: start, update or end"),
    Mistake(
      15, #"{"aps":{"timestamp":1795546800,"event":"update","contentState":{"a":1}}}"#,
      #"aps.contentState: is no key of aps: send "content-state""#),
    Mistake(
      15, #"{"aps":{"timeStamp":1795546800,"event":"end","content-state":{}}}"#,
      #"aps.timeStamp: is no key of aps: send "timestamp""#),
    Mistake(
      15, start("").replacing("attributes-type", with: "attributesType"),
      #"aps.attributesType: is no key of aps: send "attributes-type""#),
    Mistake(
      22, update("", state: #""{}""#),
      "aps.content-state: is text: send the object itself, not JSON in a string"),
    Mistake(
      24, start("").replacing(#"{"parcel":"A-17"}"#, with: #"{"step":1}"#),
      "aps.attributes: is the same as content-state: it has the values that never change",
      isUsable: true),
    Mistake(
      26, start("").replacing(#","alert":{"title":"a","body":"b"}"#, with: ""),
      "aps.alert: the key is missing: a start needs an alert"),
    Mistake(
      27, start("", alert: #"{"body":"b"}"#),
      "aps.alert: has no title: iOS is reported to leave out such alerts and their sound",
      isUsable: true),
    Mistake(
      28, update(#","sound":"default""#),
      "aps.sound: has no effect here: move it into aps.alert", isUsable: true),
    Mistake(
      29, #"{"aps":{"timestamp":1795546800,"event":"update"},"content-state":{"a":1}}"#,
      "content-state: is outside of aps and ignored; it belongs in aps",
      "aps.content-state: the key is missing"),
    Mistake(
      29, #"{"timestamp":1795546800,"event":"update"}"#,
      #"aps: the key is missing; "event" belongs in it"#),
    Mistake(
      34, update(#","dismissal-date":1795546900"#),
      "aps.dismissal-date: only counts with the event end", isUsable: true),
    Mistake(
      35,
      #"{"aps":{"timestamp":1795546800,"event":"end","content-state":{},"dismissal-date":1795590000}}"#,
      "aps.dismissal-date: is more than 4 hours ahead: the card leaves after 4 hours",
      isUsable: true),
    Mistake(
      36, update(#","stale-date":1795546700"#),
      "aps.stale-date: is in the past: the content is stale at once", isUsable: true),
    Mistake(
      45, #"{"aps":{"timestamp":1795546800,}}"#,
      "invalid JSON at line 1, column 31: extra comma"),
    Mistake(45, "[]", "the payload is not an object"),
    Mistake(
      0, update(#","relevance_score":1"#),
      #"aps.relevance_score: is no key of aps; did you mean "relevance-score"?"#, isUsable: true),
    Mistake(
      0, update(#","badge":1"#), "aps.badge: has no effect on Live Activities", isUsable: true),
    Mistake(
      0, update(#","alert":{"title-loc-key":"T","body":"b"}"#),
      "aps.alert.title-loc-key: is the form of ordinary pushes: Live Activities have "
        + #"{"title": {"loc-key": …}}"#, isUsable: true),
    Mistake(
      0, update(#","relevance-score":"75""#),
      "aps.relevance-score: is text; expected a number"),
  ])
  func aMistakeIsNamed(_ mistake: Mistake) {
    let payload = Self.payload(mistake.json)
    #expect(payload.findings.map(\.text) == mistake.findings)
    #expect(payload.isUsable == mistake.isUsable)
  }

  @Test func aBroadcastCannotStart() {
    let payload = Self.payload(Self.start(""), isBroadcast: true)
    #expect(
      payload.findings.map(\.text) == [
        "aps.event: a broadcast cannot start an activity: push to a start token"
      ])
  }

  @Test func anEndMayLeaveOutTheState() {
    let payload = Self.payload(#"{"aps":{"timestamp":\#(Self.seconds),"event":"end"}}"#)
    #expect(payload.isUsable)
    #expect(
      payload.findings.map(\.text) == ["aps.content-state: is missing: the last content stays"])
  }

  /// Whatever the bytes are, there is an answer.
  @Test func anyBytesAreParsed() {
    var random = Seeded(state: 7)
    let whole = Array(Self.start(#","relevance-score":1e3"#).utf8)
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<Int(random.next() % 4 + 1) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        }
      }
      let payload = PushPayload(Data(bytes), now: Self.now)
      #expect(payload.isUsable || !payload.findings.isEmpty)
    }
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
  }
}
