package import Foundation

/// The pictures of an archive, each once, while it is written or read: nodes name them by number,
/// so that what several presentations show is sent once.
///
///     {"lockScreen": … {"picture":{"number":0,"name":"logo"}} …, "pictures":["iVBORw0K…"]}
///
/// Unchecked: only the call that made it knows it, and is through with it when it returns.
final class PictureTable: @unchecked Sendable {
  /// Of the archive that is being written or read; nil for a node by itself, which carries its
  /// bytes.
  @TaskLocal static var current: PictureTable?

  private(set) var pictures: [Data]
  private var numbers: [Data: Int] = [:]

  init(_ pictures: [Data] = []) { self.pictures = pictures }

  func number(of picture: Data) -> Int {
    if let number = numbers[picture] { return number }
    numbers[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }
}

extension ImageContent.Source: Codable {
  /// As it is written.
  private enum Written: Codable {
    case symbol(String)
    case asset(String)
    case data(Data, name: String?)
    case picture(number: Int, name: String?)
  }

  package init(from decoder: any Decoder) throws {
    switch try Written(from: decoder) {
    case .symbol(let name): self = .symbol(name)
    case .asset(let name): self = .asset(name)
    case .data(let data, let name): self = .data(data, name: name)
    case .picture(let number, let name):
      let pictures = PictureTable.current?.pictures ?? []
      guard pictures.indices.contains(number) else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "picture \(number) of \(pictures.count) is not there"))
      }
      self = .data(pictures[number], name: name)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let written: Written =
      switch self {
      case .symbol(let name): .symbol(name)
      case .asset(let name): .asset(name)
      case .data(let data, let name):
        if let table = PictureTable.current {
          .picture(number: table.number(of: data), name: name)
        } else {
          .data(data, name: name)
        }
      }
    try written.encode(to: encoder)
  }
}
