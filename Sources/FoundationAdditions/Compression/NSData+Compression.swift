public import Foundation

extension NSData {
  /// A form of compressed data.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib

    fileprivate var form: _CompressionAlgorithm {
      switch self {
      case .lzfse: .lzfse
      case .lz4: .lz4
      case .lzma: .lzma
      case .zlib: .zlib
      }
    }
  }

  /// Returns the data compressed.
  ///
  /// - Throws: `CocoaError` where the form cannot be made here, with the reason.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try processed(algorithm.form, encodes: true)
  }

  /// Returns what the compressed data contain.
  ///
  /// - Throws: `CocoaError` when they are of another form, or it cannot be read here, with the reason.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try processed(algorithm.form, encodes: false)
  }

  /// Foundation's numbers for what has failed.
  private static let (compressionFailed, decompressionFailed) = (5_376, 5_377)

  fileprivate func processed(_ form: _CompressionAlgorithm, encodes: Bool) throws -> NSData {
    if let data = _Codec.whole(Data(referencing: self), form, encodes: encodes) {
      return data as NSData
    }
    let reason =
      form._obstacle(encodes: encodes) ?? "the data are no data of the form \(form.rawValue)"
    throw CocoaError(
      CocoaError.Code(
        rawValue: encodes ? Self.compressionFailed : Self.decompressionFailed),
      userInfo: [NSLocalizedFailureReasonErrorKey: reason, NSDebugDescriptionErrorKey: reason])
  }
}

extension NSMutableData {
  /// Compresses the data in their place.
  ///
  /// - Throws: What `compressed` throws.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(Data(referencing: try processed(algorithm.form, encodes: true)))
  }

  /// Replaces compressed data by what they contain.
  ///
  /// - Throws: What `decompressed` throws.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(Data(referencing: try processed(algorithm.form, encodes: false)))
  }
}
