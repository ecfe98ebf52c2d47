import Foundation

/// The container of xz with LZMA2, as Apple's library makes and reads it.
enum LzmaCodec {
  private typealias Encode =
    @convention(c) (
      UInt32, Int32, OpaquePointer?, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?,
      UnsafeMutablePointer<Int>, Int
    ) -> Int32
  private typealias Bound = @convention(c) (Int) -> Int
  private typealias Decode =
    @convention(c) (
      UnsafeMutablePointer<UInt64>, UInt32, OpaquePointer?, UnsafePointer<UInt8>?,
      UnsafeMutablePointer<Int>, Int, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>, Int
    ) -> Int32

  /// The level that Apple documents, and a check of 32 bits.
  private static let (level, check): (UInt32, Int32) = (6, 1)
  /// As the library's header names them.
  private static let (ok, bufferError): (Int32, Int32) = (0, 10)
  /// The most bytes of a result, and of the decoder.
  private static let limit = 256 << 20

  static func encoded(_ data: Data) -> Data? {
    let library = CodecLibrary.lzma
    guard let encode = library.function("lzma_easy_buffer_encode", as: Encode.self),
      let bound = library.function("lzma_stream_buffer_bound", as: Bound.self)
    else { return nil }
    var result = Data(count: bound(data.count))
    let room = result.count
    var count = 0
    let code = data.withUnsafeBytes { input in
      result.withUnsafeMutableBytes { output in
        encode(
          level, check, nil, input.baseAddress?.assumingMemoryBound(to: UInt8.self), input.count,
          output.baseAddress?.assumingMemoryBound(to: UInt8.self), &count, room)
      }
    }
    return code == ok ? result.prefix(count) : nil
  }

  static func decoded(_ data: Data) -> Data? {
    guard let decode = CodecLibrary.lzma.function("lzma_stream_buffer_decode", as: Decode.self)
    else { return nil }
    // Its length is not known before: most data grow less than tenfold.
    var room = max(data.count * 8, 1 << 12)
    while room <= limit {
      var result = Data(count: room)
      var memory = UInt64(limit)
      var (taken, count) = (0, 0)
      let code = data.withUnsafeBytes { input in
        result.withUnsafeMutableBytes { output in
          decode(
            &memory, 0, nil, input.baseAddress?.assumingMemoryBound(to: UInt8.self), &taken,
            input.count, output.baseAddress?.assumingMemoryBound(to: UInt8.self), &count,
            output.count)
        }
      }
      if code == ok { return result.prefix(count) }
      guard code == bufferError else { return nil }
      room *= 4
    }
    return nil
  }
}
