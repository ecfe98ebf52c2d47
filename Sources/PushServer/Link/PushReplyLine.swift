import ActivityModel
import Foundation
import NIOCore

/// Reads the reply to a push that was delivered, by far the most frequent line, without a decoder:
///
///     {"answer":"pushed","id":5,"result":{"answer":{"delivered":{}},"summary":"update of …"}}
///
/// The emulator writes its keys in alphabetical order. Every other form is left to the decoder.
enum PushReplyLine {
  /// Returns the call's number and the summary; nil: the line has another form.
  static func parse(_ line: ByteBufferView) -> (id: Int, result: PushResult)? {
    var rest = line[...]
    guard skip("{\"answer\":\"pushed\",\"id\":", &rest) else { return nil }
    var id = 0
    var digits = 0
    while let digit = rest.first, (0x30...0x39).contains(digit), digits < 15 {
      id = id * 10 + Int(digit - 0x30)
      digits += 1
      rest.removeFirst()
    }
    guard digits > 0,
      skip(",\"result\":{\"answer\":{\"delivered\":{}},\"summary\":\"", &rest),
      let end = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x5c }), rest[end] == 0x22
    else { return nil }
    let summary = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[end...]
    guard skip("\"}}", &rest), rest.isEmpty else { return nil }
    return (id, PushResult(.delivered, summary: summary))
  }

  private static func skip(_ text: StaticString, _ rest: inout ByteBufferView) -> Bool {
    let isThere = text.withUTF8Buffer { rest.starts(with: $0) }
    if isThere { rest.removeFirst(text.utf8CodeUnitCount) }
    return isThere
  }
}
