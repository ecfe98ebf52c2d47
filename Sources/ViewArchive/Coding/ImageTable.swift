import Foundation

/// The images and fonts of an archive while it is encoded or decoded. Each is stored once, and nodes
/// refer to it by number, so that an image in several presentations is sent once.
///
///     {"lockScreen": … {"picture":{"number":0,"name":"logo"}} …, "pictures":["iVBORw0K…"]}
///
/// `@unchecked Sendable` is safe: a table is only used during the call that created it.
final class ImageTable: @unchecked Sendable {
  /// The table of the archive that is being encoded or decoded. Nil: a node is encoded on its own
  /// and contains the bytes of its image.
  @TaskLocal static var current: ImageTable?

  private(set) var pictures: [Data]
  private var numbers: [Data: Int] = [:]

  /// The fonts that were read, by number.
  private var fonts: [Int: FontFile] = [:]

  init(_ pictures: [Data] = []) { self.pictures = pictures }

  /// Reads the font with a number, once. Nil: there is none, or its bytes are no font.
  func font(_ number: Int) -> FontFile? {
    if let font = fonts[number] { return font }
    fonts[number] = pictures.indices.contains(number) ? FontFile(pictures[number]) : nil
    return fonts[number]
  }

  func number(of picture: Data) -> Int {
    if let number = numbers[picture] { return number }
    numbers[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }
}

extension ImageContent.Source: Codable {
  /// The encoded form.
  private enum Written: Codable {
    case symbol(String)
    case customSymbol(CustomSymbol)
    case asset(String)
    case unreadable(String, reason: String)
    case data(Data, name: String?)
    case picture(number: Int, name: String?)
  }

  /// Decodes a source; replaces the number of an image by its bytes from the current table.
  /// - Throws: `DecodingError` when the value is malformed or the table lacks the number.
  package init(from decoder: any Decoder) throws {
    switch try Written(from: decoder) {
    case .symbol(let name): self = .symbol(name)
    case .customSymbol(let symbol): self = .customSymbol(symbol)
    case .asset(let name): self = .asset(name)
    case .unreadable(let name, let reason): self = .unreadable(name, reason: reason)
    case .data(let data, let name): self = .data(data, name: name)
    case .picture(let number, let name):
      let pictures = ImageTable.current?.pictures ?? []
      guard pictures.indices.contains(number) else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "the archive has no image \(number), only \(pictures.count)"))
      }
      self = .data(pictures[number], name: name)
    }
  }

  /// Encodes the source; adds an image to the current table, if any, and encodes its number.
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    let written: Written =
      switch self {
      case .symbol(let name): .symbol(name)
      case .customSymbol(let symbol): .customSymbol(symbol)
      case .asset(let name): .asset(name)
      case .unreadable(let name, let reason): .unreadable(name, reason: reason)
      case .data(let data, let name):
        if let table = ImageTable.current {
          .picture(number: table.number(of: data), name: name)
        } else {
          .data(data, name: name)
        }
      }
    try written.encode(to: encoder)
  }
}
