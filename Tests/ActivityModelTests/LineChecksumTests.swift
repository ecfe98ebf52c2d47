import Foundation
import Testing

@testable import ActivityModel

struct LineChecksumTests {
  /// The check values of the catalogue of CRC algorithms, and of zlib.
  @Test(
    arguments: [
      ("123456789", 0xcbf4_3926), ("", 0), ("a", 0xe8b7_be43),
      ("The quick brown fox jumps over the lazy dog", 0x414f_a339),
    ] as [(String, UInt32)])
  func itIsThatOfZlib(text: String, crc: UInt32) {
    #expect(LineChecksum.crc(of: Data(text.utf8)) == crc)
  }

  @Test func aLineStaysTheSameObjectWithAKeyMore() throws {
    let line = LineChecksum.adding(to: Data("{\"a\":1}\n".utf8))
    #expect(line.last == 0x0a && line.count { $0 == 0x0a } == 1)
    #expect(LineChecksum.isRight(line.dropLast()) == true)
    let read = try JSONDecoder().decode([String: JSONValue].self, from: line)
    #expect(read.keys.sorted() == ["a", "crc"] && read["a"] == .whole(1))
  }

  @Test(arguments: ["", "{}", "{\"a\":1}", "\"}", ",\"crc\":\"00000000\"}", "{\"crc\":\"12\"}"])
  func aLineWithoutOneHasNone(line: String) {
    #expect(LineChecksum.isRight(Data(line.utf8)) == nil)
  }
}
