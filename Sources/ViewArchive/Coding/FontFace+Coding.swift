package import Foundation

extension FontFace: Codable {
  /// The encoded form.
  private enum Written: Codable {
    case data(Data)
    case file(number: Int)
  }

  /// Decodes a font; reads its number in the current table.
  /// - Throws: `DecodingError` when the value is malformed, the table lacks the number, or the bytes
  ///   are no font.
  package init(from decoder: any Decoder) throws {
    let face: FontFace? =
      switch try Written(from: decoder) {
      case .data(let data): FontFile(data).map(FontFace.init)
      case .file(let number): ImageTable.current?.face(number)
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
      ImageTable.current.map { .file(number: $0.number(of: file.data)) } ?? .data(file.data)
    try written.encode(to: encoder)
  }
}
