import Foundation
import Testing

@testable import FoundationAdditions

/// Compressed data as other programs make and read them.
struct CompressionTests {
  private static let text = Data((String(repeating: "island ", count: 20) + "ends").utf8)

  /// Made by other programs of the same text: brotli and deflate by node, xz by Python, LZ4 by its library,
  /// in frames with a block as it is behind it.
  private static let known: [(_CompressionAlgorithm, String, String)] = [
    (.brotli, "G48A+I1Utb9Mc5trkDAyNiVIbJUAKX9vwQE=", ""),
    (.zlib, "yyzOScxLUcgcDFRqXkoxAA==", ""),
    (
      .lzma,
      "/Td6WFoAAAFpIt42AgAhARYAAAB0L+Wj4ACPABJdADScybt/szibv4UJh4zqfBU2QAAAAFvUe3YAASqQAQAAAPiy2Aw+"
        + "MA2LAgAAAAABWVo=", ""
    ),
    (.lz4Raw, "f2lzbGFuZCAHAHFQIGVuZHM=", ""),
    (.lz4, "YnY0MZAAAAARAAAAf2lzbGFuZCAHAHFQIGVuZHNidjQtAwAAAGFiY2J2NCQ=", "abc"),
  ]

  @Test(arguments: known)
  func dataOfOthersAreRead(
    algorithm: _CompressionAlgorithm, base64: String, end: String
  ) throws {
    let data = try #require(Data(base64Encoded: base64))
    let read = _Codec.whole(data, algorithm, encodes: false)
    #expect(read == Self.text + Data(end.utf8))
    // Data that are cut off are none.
    #expect(_Codec.whole(data.dropLast(3), algorithm, encodes: false) != Self.text)
  }

  @Test(arguments: [_CompressionAlgorithm.zlib, .brotli, .lz4, .lz4Raw, .lzma])
  func whatIsCompressedIsReadAgain(algorithm: _CompressionAlgorithm) throws {
    for data in [Data(), Data([7]), Self.text, Data((0..<200_000).map { UInt8($0 * $0 % 251) })] {
      let small = try #require(_Codec.whole(data, algorithm, encodes: true))
      #expect(_Codec.whole(small, algorithm, encodes: false) == data)
    }
    let small = try #require(_Codec.whole(Self.text, algorithm, encodes: true))
    #expect(small.count < Self.text.count)
  }

  @Test(arguments: [_CompressionAlgorithm.zlib, .brotli, .lz4, .lzma])
  func piecesOfOneByteAreTheSameAsTheWhole(algorithm: _CompressionAlgorithm) throws {
    let small = try #require(_Codec.whole(Self.text, algorithm, encodes: true))
    let codec = try #require(_Codec(algorithm, encodes: false))
    var result = Data()
    var room: [UInt8] = [0]
    var rest = small[...]
    var status = _Codec.Status.more
    while status == .more {
      let (next, taken, written) = Data(rest.prefix(1)).withUnsafeBytes { input in
        room.withUnsafeMutableBytes { codec.process(input, into: $0, isLast: rest.count <= 1) }
      }
      try #require(taken > 0 || written > 0 || next != .more)
      rest = rest.dropFirst(taken)
      result += room.prefix(written)
      status = next
    }
    #expect(status == .end)
    #expect(result == Self.text)
  }

  @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lz4, .lzma])
  func foundationsDataAreCompressed(algorithm: NSData.CompressionAlgorithm) throws {
    let data = NSMutableData(data: Self.text)
    try data.compress(using: algorithm)
    #expect(data.length < Self.text.count)
    let other = try (data as NSData).decompressed(using: algorithm)
    #expect(Data(referencing: other) == Self.text)
    try data.decompress(using: algorithm)
    #expect(Data(referencing: data) == Self.text)
  }

  @Test func whatCannotBeHadIsNamed() throws {
    let data = NSData(data: Self.text)
    let failure = #expect(throws: CocoaError.self) { try data.compressed(using: .lzfse) }
    #expect(
      failure?.userInfo[NSLocalizedFailureReasonErrorKey] as? String
        == "COMPRESSION_LZFSE is Apple's own, and no library of this system has it")
    #expect(throws: CocoaError.self) { try data.decompressed(using: .zlib) }
  }
}
