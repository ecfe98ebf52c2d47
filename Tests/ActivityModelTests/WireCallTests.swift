import ActivityModel
import Foundation
import Testing

/// Other programs write these lines too, so they stay as they are, byte for byte.
struct WireCallTests {
  @Test(arguments: [
    (#"{"call":"submit","event":{"event":"tick"},"id":1}"#, WireCall.submit(.init(.tick))),
    (#"{"call":"records","id":1,"type":"Bake"}"#, .records(.init(attributesType: "Bake"))),
    (#"{"call":"authorization","id":1}"#, .authorization(.init())),
    (#"{"call":"startToken","id":1,"type":"Bake"}"#, .startToken(.init(attributesType: "Bake"))),
    (#"{"call":"observe","id":1}"#, .observe(.init())),
    (#"{"call":"activities","id":1}"#, .activities(.init())),
    (#"{"activity":"a","call":"tap","id":1}"#, .tap(.init(ActivityID("a")))),
    (#"{"call":"tap","id":1}"#, .tap(.init(nil))),
    (#"{"call":"clock","command":{"clock":"freeze"},"id":1}"#, .clock(.init(.freeze))),
    (
      #"{"call":"appGroup","id":1,"key":"home","value":"x"}"#,
      .appGroup(.init(key: "home", value: "x"))
    ),
    (#"{"call":"appGroup","id":1,"key":"home"}"#, .appGroup(.init(key: "home", value: nil))),
    (
      #"{"call":"push","id":1,"push":{"id":"i","payload":"{}","priority":10,"steps":[],"#
        + #""target":{"token":{"_0":"AQI="}},"wantsTrace":false}}"#,
      .push(.init(PushDelivery(to: .token(Data([1, 2])), payload: Data("{}".utf8), id: "i")))
    ),
    (#"{"call":"pushes","follow":false,"id":1}"#, .pushes(.init(follow: false))),
    (#"{"call":"screen","id":1}"#, .screen(.init())),
    (
      #"{"call":"press","control":"b","gesture":"hold","id":1}"#,
      .press(.init(control: "b", gesture: .hold))
    ),
    (#"{"call":"refresh","id":1}"#, .refresh(.init())),
    (#"{"call":"scroll","id":1,"pages":-2}"#, .scroll(.init(pages: -2))),
    (#"{"call":"type","id":1,"text":"Ada"}"#, .type(.init("Ada"))),
    (#"{"call":"frame","id":1,"styled":true}"#, .frame(.init(styled: true))),
    (
      #"{"call":"frame","id":1,"part":"phone","styled":false}"#,
      .frame(.init(styled: false, part: .phone))
    ),
    (
      #"{"call":"wait","condition":{"token":{"_0":"Bake"}},"id":1,"seconds":30}"#,
      .wait(.init(.token("Bake"), seconds: 30))
    ),
    (#"{"call":"screenChanged","id":1}"#, .screenChanged(.init())),
  ])
  func aCallIsWrittenAsBefore(line: String, call: WireCall) throws {
    let written = try Wire.line(ClientLine<UnreadBody>.call(id: 1, call))
    #expect(String(decoding: written, as: UTF8.self) == line + "\n")
    #expect(try Wire.message(ClientLine<UnreadBody>.self, in: written) == .call(id: 1, call))
  }

  @Test(arguments: [
    (#"{"id":1,"call":"pushes"}"#, WireCall.pushes(.init(follow: false))),
    (#"{"id":1,"call":"frame"}"#, .frame(.init(styled: false))),
    (#"{"id":1,"call":"press","control":"b"}"#, .press(.init(control: "b", gesture: .tap))),
  ])
  func whatACallLeavesOutIsAssumed(line: String, call: WireCall) throws {
    #expect(
      try Wire.message(ClientLine<UnreadBody>.self, in: Data(line.utf8)) == .call(id: 1, call))
  }

  @Test func aReplyIsReadAsThatOfItsRequest() throws {
    #expect(try WireCall.Frame.value(of: .frame(["a"])) == ["a"])
    #expect(try WireCall.StartToken.value(of: .token(nil)) == nil)
    #expect(throws: WireFailure.otherReply) { try WireCall.Frame.value(of: .accepted) }
    #expect(throws: WireFailure.rejected(.failed(message: "no"))) {
      try WireCall.Frame.value(of: .failed(message: "no"))
    }
    let refusal = WireRejection.refused(.unknown(ActivityID("a")), message: "unknown")
    #expect(throws: WireFailure.rejected(refusal)) {
      try WireCall.Submit.value(of: WireCall.Submit.reply(.failure(refusal)))
    }
  }
}
