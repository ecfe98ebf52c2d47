import ActivityModel
import Foundation
import Testing

/// The form of events in files and on the wire; a line that was written once must stay readable.
struct EventCodingTests {
  private static let id = ActivityID("8F0C")
  private static let date = Date(timeIntervalSinceReferenceDate: 802_256_400.5)
  private static let content = ActivityContentRecord(
    state: Data(#"{"eta":5}"#.utf8), staleDate: date, relevanceScore: 50)

  struct Row: Sendable, CustomTestStringConvertible {
    var event: ActivityEvent
    var line: String
    var testDescription: String { line }
  }

  static let rows: [Row] = [
    Row(
      event: .request(
        ActivityRequest(
          id: id, app: "com.example.bento", attributesType: "Order",
          attributes: Data(#"{"name":"Ramen"}"#.utf8), content: content,
          alert: AlertRecord(title: "Hello", body: "There"), startDate: date, pushType: .token)),
      line: #"{"alert":{"body":"There","title":"Hello"},"app":"com.example.bento","#
        + #""attributes":"{\"name\":\"Ramen\"}","attributesType":"Order","#
        + #""content":{"relevanceScore":50,"staleDate":802256400.5,"state":"{\"eta\":5}"},"#
        + #""event":"request","id":"8F0C","origin":"foreground","pushType":"token","#
        + #""startDate":802256400.5,"style":"standard"}"#),
    Row(
      event: .update(ActivityUpdate(id: id, content: content, timestamp: date)),
      line: #"{"content":{"relevanceScore":50,"staleDate":802256400.5,"state":"{\"eta\":5}"},"#
        + #""event":"update","id":"8F0C","timestamp":802256400.5}"#),
    Row(
      event: .end(ActivityEnd(id: id)),
      line: #"{"dismissal":"default","event":"end","id":"8F0C"}"#),
    Row(
      event: .end(ActivityEnd(id: id, dismissal: .immediate)),
      line: #"{"dismissal":"immediate","event":"end","id":"8F0C"}"#),
    Row(
      event: .end(ActivityEnd(id: id, dismissal: .after(date))),
      line: #"{"dismissal":{"after":802256400.5},"event":"end","id":"8F0C"}"#),
    Row(
      event: .gesture(.longPress(id)),
      line: #"{"event":"gesture","gesture":"longPress","id":"8F0C"}"#),
    Row(event: .gesture(.longPress(nil)), line: #"{"event":"gesture","gesture":"longPress"}"#),
    Row(
      event: .gesture(.hold(true)),
      line: #"{"down":true,"event":"gesture","gesture":"hold"}"#),
    Row(event: .gesture(.collapse), line: #"{"event":"gesture","gesture":"collapse"}"#),
    Row(
      event: .gesture(.swipe(.left)),
      line: #"{"direction":"left","event":"gesture","gesture":"swipe"}"#),
    Row(
      event: .gesture(.hide(id)),
      line: #"{"event":"gesture","gesture":"hide","id":"8F0C"}"#),
    Row(
      event: .gesture(.dismissCard(id)),
      line: #"{"event":"gesture","gesture":"dismissCard","id":"8F0C"}"#),
    Row(event: .setLocked(true), line: #"{"event":"lock","locked":true}"#),
    Row(
      event: .setForeground("com.example.bento"),
      line: #"{"app":"com.example.bento","event":"foreground"}"#),
    Row(event: .setForeground(nil), line: #"{"event":"foreground"}"#),
    Row(
      event: .setDevice(DeviceCatalog.standard),
      line: #"{"cardWidth":374,"displayScale":3,"event":"device","id":"iphone-16-pro","#
        + #""island":"small","islandInset":14,"name":"iPhone 16 Pro","screenHeight":874,"#
        + #""screenWidth":402}"#),
    Row(event: .setAuthorized(false), line: #"{"allowed":false,"event":"authorization"}"#),
    Row(
      event: .push(
        ActivityPush(
          .update(id, content), timestamp: date, alert: AlertRecord(title: "Hi", body: ""))),
      line: #"{"alert":{"body":"","title":"Hi"},"content":{"relevanceScore":50,"#
        + #""staleDate":802256400.5,"state":"{\"eta\":5}"},"event":"push","id":"8F0C","#
        + #""priority":10,"push":"update","timestamp":802256400.5}"#),
    Row(
      event: .push(
        ActivityPush(.end(id, nil, dismissalDate: date), timestamp: date, priority: .powerAware)),
      line: #"{"dismissalDate":802256400.5,"event":"push","id":"8F0C","priority":5,"#
        + #""push":"end","timestamp":802256400.5}"#),
    Row(
      event: .push(
        ActivityPush(
          .start(
            ActivityRequest(
              id: id, app: "a", attributesType: "Order", attributes: Data("{}".utf8),
              content: ActivityContentRecord(state: Data("{}".utf8)), origin: .push,
              pushType: .channel("AAAA"))),
          timestamp: date)),
      line: #"{"event":"push","priority":10,"push":"start","request":{"app":"a","#
        + #""attributes":"{}","attributesType":"Order","content":{"relevanceScore":0,"#
        + #""state":"{}"},"id":"8F0C","origin":"push","pushType":{"channel":"AAAA"},"#
        + #""style":"standard"},"timestamp":802256400.5}"#),
    Row(
      event: .issueToken(PushToken(Data([1, 2, 255]), for: .activity(id))),
      line: #"{"activity":"8F0C","bytes":"AQL/","event":"token"}"#),
    Row(
      event: .issueToken(PushToken(Data([1]), for: .start(app: "a", attributesType: "Order"))),
      line: #"{"app":"a","attributesType":"Order","bytes":"AQ==","event":"token"}"#),
    Row(
      event: .revokeToken(.activity(id), .expired),
      line: #"{"activity":"8F0C","event":"revokeToken","reason":"expired"}"#),
    Row(
      event: .revokeToken(.start(app: "a", attributesType: "Order"), .invalidated),
      line: #"{"app":"a","attributesType":"Order","event":"revokeToken","reason":"invalidated"}"#),
    Row(
      event: .gesture(.tap(id, .link(url: "bento://1"))),
      line: #"{"event":"gesture","gesture":"tap","id":"8F0C","link":"bento://1"}"#),
    Row(
      event: .gesture(.tap(id, .content(url: nil))),
      line: #"{"event":"gesture","gesture":"tap","id":"8F0C"}"#),
    Row(
      event: .gesture(.tap(id, .content(url: "a:b"))),
      line: #"{"event":"gesture","gesture":"tap","id":"8F0C","url":"a:b"}"#),
    Row(
      event: .gesture(.tap(id, .control("Pause"))),
      line: #"{"control":"Pause","event":"gesture","gesture":"tap","id":"8F0C"}"#),
    Row(event: .authenticate, line: #"{"event":"authenticate"}"#),
    Row(event: .setLandscape(true), line: #"{"event":"turn","landscape":true}"#),
    Row(event: .setSystemItem(.call), line: #"{"event":"system","item":"call"}"#),
    Row(event: .setSystemItem(nil), line: #"{"event":"system"}"#),
    Row(event: .setFrequentPushes(true), line: #"{"allowed":true,"event":"frequentPushes"}"#),
    Row(
      event: .setManifest(AppManifest(app: "a")),
      line: #"{"app":"a","event":"manifest","hasPushCapability":true,"isEntitled":true,"#
        + #""isSupportedTarget":true,"supportsActivities":true,"supportsFrequentPushes":true}"#),
    Row(event: .uninstall("a"), line: #"{"app":"a","event":"uninstall"}"#),
    Row(event: .reboot, line: #"{"event":"reboot"}"#),
    Row(
      event: .setClock(ahead: 60, back: 1.5), line: #"{"ahead":60,"back":1.5,"event":"clock"}"#),
    Row(event: .tick, line: #"{"event":"tick"}"#),
  ]

  @Test(arguments: rows)
  func eventReadsAs(row: Row) throws {
    let line = try Wire.line(row.event)
    #expect(String(decoding: line, as: UTF8.self) == row.line + "\n")
    #expect(try Wire.message(ActivityEvent.self, in: Data(row.line.utf8)) == row.event)
  }

  @Test(arguments: [
    (#"{"event":"teleport"}"#, "teleport"),
    (#"{"event":"gesture","gesture":"pinch"}"#, "gesture pinch"),
  ])
  func unknownEventIsNamed(line: String, name: String) {
    #expect(throws: UnknownEvent(name: name)) {
      try Wire.message(ActivityEvent.self, in: Data(line.utf8))
    }
  }

  @Test(arguments: [
    0.1, 802_256_400.123_456_789, -63_114_076_800, 1e-300, .infinity, -.infinity,
  ])
  func dateKeepsEveryBit(seconds: Double) throws {
    let event = ActivityEvent.end(
      ActivityEnd(
        id: Self.id, dismissal: .after(Date(timeIntervalSinceReferenceDate: seconds))))
    #expect(try Wire.message(ActivityEvent.self, in: Wire.line(event)) == event)
  }

  @Test(arguments: [
    Data(), Data("no JSON".utf8), Data("base64:AAAA".utf8), Data([0xff, 0x00, 0xfe]),
    Data("\u{FEFF}{}\u{0}\n\u{2028}".utf8), Data(#"{"quoted":"\"\\"}"#.utf8),
  ])
  func anyBytesOfAnAppComeBackAsTheyWere(state: Data) throws {
    let event = ActivityEvent.update(
      ActivityUpdate(id: Self.id, content: ActivityContentRecord(state: state)))
    #expect(try Wire.message(ActivityEvent.self, in: Wire.line(event)) == event)
  }
}

struct ClockCommandTests {
  @Test(arguments: [
    ("freeze", ClockCommand.freeze), ("resume", .resume), ("x60", .rate(60)),
    ("×3600", .rate(3600)),
    ("step", .step(1)), ("step 60", .step(60)), ("deadline", .stepToDeadline),
  ])
  func wordsMean(text: String, command: ClockCommand) throws {
    #expect(ClockCommand(text: text) == command)
    #expect(try Wire.message(ClockCommand.self, in: Wire.line(command)) == command)
  }

  @Test(arguments: ["", "x", "fast", "step one", "freeze now", "60x"])
  func otherWordsMeanNothing(text: String) { #expect(ClockCommand(text: text) == nil) }
}
