package import Foundation

/// A checksum in a line of JSON, which tells that the disk has changed the line: a changed value can
/// be as good JSON as the right one.
///
///     {"at":802256407.25,"event":"end","id":"8F0C","crc":"1c291ca3"}
///
/// It is the last key, and covers everything before it: CRC-32 as in zlib and Ethernet (reflected
/// polynomial EDB88320), in hexadecimal. Who does not know the key reads the line all the same.
package enum LineChecksum {
  private static let opening = Data(#","crc":""#.utf8)
  private static let ending = Data(#""}"#.utf8)
  private static let digits = 8

  /// Returns a line that ends with a line feed, with its checksum.
  ///
  /// - Parameter line: An object that is not empty, and a line feed.
  package static func adding(to line: Data) -> Data {
    let body = line.dropLast(2)
    return body + opening + hexadecimal(crc(of: body)) + ending + Data([0x0a])
  }

  /// Returns true when a line without its line feed matches its checksum; nil: it has none.
  package static func isRight(_ line: Data) -> Bool? {
    let body = line.dropLast(opening.count + digits + ending.count)
    let tail = line[body.endIndex...]
    guard !body.isEmpty, tail.starts(with: opening), tail.suffix(ending.count) == ending else {
      return nil
    }
    return tail.dropFirst(opening.count).prefix(digits) == hexadecimal(crc(of: body))
  }

  private static func hexadecimal(_ number: UInt32) -> Data {
    let text = String(number, radix: 16)
    return Data((String(repeating: "0", count: digits - text.count) + text).utf8)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xedb8_8320 }
  }

  static func crc(of data: Data) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      data.withUnsafeBytes { bytes in
        ~bytes.reduce(~0) { crc, byte in
          table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8
        }
      }
    }
  }
}
