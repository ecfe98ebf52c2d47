import Foundation

/// Makes or reads compressed data piece by piece.
public final class _Codec {
  public enum Status: Sendable {
    /// More input is wanted, or more room for output.
    case more
    /// The end of the data has been written or read.
    case end
    /// The data are no data of this form.
    case failed
  }

  private let engine: any CodecEngine

  /// Nil: data of this form cannot be made or read here (`_CompressionAlgorithm._obstacle`).
  ///
  /// - Parameter encodes: True: data are compressed; false: they are read.
  public init?(_ algorithm: _CompressionAlgorithm, encodes: Bool) {
    guard algorithm._obstacle(encodes: encodes) == nil else { return nil }
    let made: (any CodecEngine)?
    switch algorithm {
    case .zlib: made = ZlibEngine(encodes: encodes)
    case .brotli where encodes: made = BrotliEncoding()
    case .brotli: made = BrotliDecoding()
    case .lzma: made = WholeEngine { encodes ? LzmaCodec.encoded($0) : LzmaCodec.decoded($0) }
    case .lz4: made = WholeEngine { encodes ? LZ4Codec.framed($0) : LZ4Codec.unframed($0) }
    case .lz4Raw: made = WholeEngine { encodes ? LZ4Codec.encoded($0) : LZ4Codec.decoded($0) }
    case .lzfse, .lzbitmap: made = nil
    }
    guard let made else { return nil }
    engine = made
  }

  /// Takes some of the input, and writes some of the output.
  ///
  /// - Parameters:
  ///   - isLast: True: no input follows this.
  /// - Returns: What the codec waits for, and the numbers of bytes taken and written.
  public func process(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (status: Status, taken: Int, written: Int) {
    engine.process(input, into: output, isLast: isLast)
  }

  /// Makes or reads whole data; nil: they are no data of this form, or cannot be made here.
  ///
  /// - Parameter limit: The most bytes of the result.
  public static func whole(
    _ data: Data, _ algorithm: _CompressionAlgorithm, encodes: Bool, limit: Int = .max
  ) -> Data? {
    guard let codec = _Codec(algorithm, encodes: encodes) else { return nil }
    var result = Data()
    var rest = data[...]
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let (status, taken, written) = rest.withUnsafeBytes { input in
        room.withUnsafeMutableBytes { codec.process(input, into: $0, isLast: true) }
      }
      guard status != .failed else { return nil }
      result += room[..<written]
      rest = rest.dropFirst(taken)
      guard result.count <= limit else { return nil }
      if status == .end { return result }
      // Data that are cut off.
      guard taken > 0 || written > 0 else { return nil }
    }
  }
}
