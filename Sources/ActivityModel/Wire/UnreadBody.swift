/// The body type for a side that neither sends nor serves widget requests; ignores the content.
package struct UnreadBody: Codable, Hashable, Sendable {
  /// Accepts any content.
  ///
  /// - Throws: Nothing; `Decodable` requires the signature.
  package init(from decoder: any Decoder) throws {}
  /// Encodes an empty object.
  ///
  /// - Throws: Nothing; `Encodable` requires the signature.
  package func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoKey.self)
  }

  private enum NoKey: CodingKey {}
}
