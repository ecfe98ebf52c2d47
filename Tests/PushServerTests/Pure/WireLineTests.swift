import ActivityModel
import Foundation
import NIOCore
import Testing

@testable import PushServer

/// The lines that are written and read without an encoder are those of the protocol.
struct WireLineTests {
  @Test(arguments: [
    "{\"aps\":{}}", "a\\b\"c\n\u{1}\u{7f}ü🍕", "", "base64:x",
  ])
  func callIsTheOneOfTheEncoder(payload: String) throws {
    try check(Data(payload.utf8))
  }

  @Test func payloadThatIsNotTextIsInBase64() throws { try check(Data([0xff, 0x00])) }

  private func check(_ payload: Data) throws {
    let delivery = PushDelivery(
      to: .token(Data([1, 2, 255])), payload: payload, id: "i\"d", priority: 5, app: "com.x",
      steps: [
        PushTrace.Step(.received, .passed, "HTTP/2"), PushTrace.Step(.headers, .warned, "\"é\""),
      ])
    var buffer = ByteBuffer()
    #expect(PushCallLine.write(delivery, id: 7, into: &buffer))
    let line = Data(buffer.readableBytesView)
    #expect(line.last == 0x0a)
    let message = try Wire.message(ClientLine<UnreadBody>.self, in: line)
    #expect(message == .call(id: 7, .push(.init(delivery))))
    // The encoder escapes DEL in another way or not at all; everything else is equal.
    if !payload.contains(0x7f) {
      #expect(try Wire.line(message) == line)
    }
  }

  @Test func otherTargetsAreLeftToTheEncoder() {
    var buffer = ByteBuffer()
    let delivery = PushDelivery(to: .channel("AAAA", app: "a"), payload: Data(), id: "1")
    #expect(!PushCallLine.write(delivery, id: 1, into: &buffer))
    #expect(buffer.readableBytes == 0)
  }

  @Test func frequentReplyIsParsed() throws {
    let result = PushResult(.delivered, summary: "update of Pizza ü applied")
    let line = try Wire.line(ServerLine<UnreadBody>.answer(id: 4711, .pushed(result)))
    let parsed = PushReplyLine.parse(ByteBuffer(bytes: line.dropLast()).readableBytesView)
    #expect(parsed?.id == 4_711)
    #expect(parsed?.result == result)
  }

  @Test func otherRepliesAreLeftToTheDecoder() throws {
    let replies: [WireReply] = [
      .pushed(PushResult(.unknownToken, summary: "x")),
      .pushed(PushResult(.delivered, summary: "a \"quoted\" text")), .accepted,
      .failed(message: "x"),
      .pushed(
        PushResult(
          .delivered, summary: "x",
          trace: PushTrace(id: "1", date: Date(timeIntervalSince1970: 0), target: "t"))),
    ]
    for reply in replies {
      let line = try Wire.line(ServerLine<UnreadBody>.answer(id: 1, reply))
      #expect(PushReplyLine.parse(ByteBuffer(bytes: line.dropLast()).readableBytesView) == nil)
    }
  }
}
