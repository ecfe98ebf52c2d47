import FoundationAdditions
import Foundation

/// How a payload travels: compressed with Brotli, in Base64.
enum VoltraCompression {
  /// Why a payload cannot be sent.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  /// The most bytes that Voltra sends, and that the system takes.
  private static let (budget, cap) = (3_345, 4_096)

  /// - Throws: `Refusal` when the library is not there, or the payload is too large for Voltra.
  static func text(of payload: Data) throws(Refusal) -> String {
    if let obstacle = _CompressionAlgorithm.brotli._obstacle(encodes: true) {
      throw Refusal(description: obstacle)
    }
    guard let data = _Codec.whole(payload, .brotli, encodes: true) else {
      throw Refusal(description: "the payload cannot be compressed")
    }
    let text = data.base64EncodedString()
    guard let words = refusal(ofBytes: text.utf8.count) else { return text }
    throw Refusal(description: words)
  }

  /// What Voltra says of a payload of so many bytes, compressed; nil: it takes it.
  private static func refusal(ofBytes count: Int) -> String? {
    guard count > budget else { return nil }
    return "[Voltra] Compressed payload size \(count)B exceeds safe budget \(budget)B (ActivityKit "
      + "hard cap \(cap)B). You need to reduce the complexity of your UI."
  }

  /// What Voltra would say of a payload that its app renders; nil: it takes it, or that is not known here.
  static func refusal(of payload: Data) -> String? {
    _Codec.whole(payload, .brotli, encodes: true).flatMap {
      refusal(ofBytes: ($0.count + 2) / 3 * 4)
    }
  }
}
