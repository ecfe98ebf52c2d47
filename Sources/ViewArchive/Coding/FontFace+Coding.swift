package import Foundation

extension FontFace: Codable {
  /// The encoded form.
  private enum Written: Codable {
    case data(Data, weight: Int?)
    case file(number: Int, weight: Int?)
  }

  /// Decodes a font; reads its number in the current table.
  /// - Throws: `DecodingError` when the value is malformed, the table lacks the number, or the bytes
  ///   are no font.
  package init(from decoder: any Decoder) throws {
    let face: FontFace? =
      switch try Written(from: decoder) {
      case .data(let data, let weight): FontFile(data).map { FontFace($0, weight: weight) }
      case .file(let number, let weight):
        ImageTable.current?.font(number).map { FontFace($0, weight: weight) }
      }
    guard let face else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the archive lacks a font"))
    }
    self = face
  }

  /// Encodes the font; adds it to the current table, if any, and encodes its number.
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    let written: Written =
      ImageTable.current.map { .file(number: $0.number(of: file.data), weight: weight) }
      ?? .data(file.data, weight: weight)
    try written.encode(to: encoder)
  }
}
