import ActivityModel
import Foundation
import NIOCore

/// Writes the line of a `push` call as `Wire.line` does, without an encoder: this is done for every
/// push, and an encoder takes longer than all the rest.
enum PushCallLine {
  /// Appends the line with its line feed; false when the target needs the encoder, and nothing was
  /// written.
  static func write(_ delivery: PushDelivery, id: Int, into buffer: inout ByteBuffer) -> Bool {
    guard delivery.isRepeated == nil else { return false }
    let target: String
    switch delivery.target {
    case .token(let token): target = "{\"token\":{\"_0\":\"\(token.base64EncodedString())\"}}"
    case .channel, .activity, .start: return false
    }
    buffer.writeStaticString("{\"call\":\"push\",\"id\":")
    buffer.writeString(String(id))
    buffer.writeStaticString(",\"push\":{")
    if let app = delivery.app {
      buffer.writeStaticString("\"app\":")
      write(app.utf8, into: &buffer)
      buffer.writeStaticString(",")
    }
    buffer.writeStaticString("\"id\":")
    write(delivery.id.utf8, into: &buffer)
    buffer.writeStaticString(",\"payload\":")
    writePayload(delivery.payload, into: &buffer)
    buffer.writeStaticString(",\"priority\":")
    buffer.writeString(String(delivery.priority))
    buffer.writeStaticString(",\"steps\":[")
    for (index, step) in delivery.steps.enumerated() {
      if index > 0 { buffer.writeStaticString(",") }
      buffer.writeStaticString("{\"outcome\":\"")
      buffer.writeString(step.outcome.rawValue)
      buffer.writeStaticString("\",\"stage\":\"")
      buffer.writeString(step.stage.rawValue)
      buffer.writeStaticString("\",\"text\":")
      write(step.text.utf8, into: &buffer)
      buffer.writeStaticString("}")
    }
    buffer.writeStaticString("],\"target\":")
    buffer.writeString(target)
    buffer.writeStaticString(",\"wantsTrace\":")
    buffer.writeString(delivery.wantsTrace ? "true" : "false")
    buffer.writeStaticString("}}\n")
    return true
  }

  /// Writes a payload as `JSONText` does: as a string, or in Base64 when it is not UTF-8.
  private static func writePayload(_ payload: Data, into buffer: inout ByteBuffer) {
    let isText = payload.withUnsafeBytes { bytes in
      bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    }
    if isText, !payload.starts(with: "base64:".utf8) {
      payload.withUnsafeBytes { write($0, into: &buffer) }
    } else {
      write("base64:\(payload.base64EncodedString())".utf8, into: &buffer)
    }
  }

  /// Writes UTF-8 as a JSON string; runs without a special character are copied at once.
  private static func write(_ text: some Collection<UInt8>, into buffer: inout ByteBuffer) {
    let isWritten: Void? = text.withContiguousStorageIfAvailable { bytes in
      write(UnsafeRawBufferPointer(bytes), into: &buffer)
    }
    if isWritten == nil { Array(text).withUnsafeBytes { write($0, into: &buffer) } }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, into buffer: inout ByteBuffer) {
    buffer.writeStaticString("\"")
    var start = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      guard byte < 0x20 || byte == 0x22 || byte == 0x5c else { continue }
      buffer.writeBytes(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
      start = index + 1
      switch byte {
      case 0x22: buffer.writeStaticString("\\\"")
      case 0x5c: buffer.writeStaticString("\\\\")
      case 0x0a: buffer.writeStaticString("\\n")
      default:
        buffer.writeStaticString("\\u00")
        buffer.writeString(TokenText.hex(Data([byte])))
      }
    }
    buffer.writeBytes(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    buffer.writeStaticString("\"")
  }
}
