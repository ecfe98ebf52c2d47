/// A form of compressed data.
public enum _CompressionAlgorithm: String, CaseIterable, Sendable {
  /// Deflated data without a header (RFC 1951).
  case zlib = "COMPRESSION_ZLIB"
  case brotli = "COMPRESSION_BROTLI"
  /// LZ4's blocks in Apple's frames.
  case lz4 = "COMPRESSION_LZ4"
  /// One block of LZ4 without a frame.
  case lz4Raw = "COMPRESSION_LZ4_RAW"
  /// LZMA2 in the container of xz.
  case lzma = "COMPRESSION_LZMA"
  case lzfse = "COMPRESSION_LZFSE"
  case lzbitmap = "COMPRESSION_LZBITMAP"

  /// Why data of this form cannot be made or read here; nil: they can.
  ///
  /// - Parameter encodes: True: data are made.
  public func _obstacle(encodes: Bool) -> String? {
    let library: CodecLibrary
    switch self {
    case .zlib: library = .zlib
    case .brotli: library = encodes ? .brotliEncoder : .brotliDecoder
    case .lzma: library = .lzma
    // Blocks are read without it.
    case .lz4, .lz4Raw:
      guard encodes else { return nil }
      library = .lz4
    case .lzfse, .lzbitmap:
      return "\(rawValue) is Apple's own, and no library of this system has it"
    }
    return library.isPresent
      ? nil : "\(rawValue) needs \(library.rawValue): apt-get install -y \(library.package)"
  }
}
