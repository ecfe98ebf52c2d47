import Foundation

/// The texts of a font's table `name`, by their number.
struct FontNames {
  private var texts: [Int: String] = [:]

  /// The longest text, in bytes.
  private static let mostBytes = 512
  private static let english = 0x0409

  init(_ table: FontBytes) {
    let (count, start) = (table.unsigned(2) ?? 0, table.unsigned(4) ?? 0)
    for index in 0..<count {
      let entry = 6 + 12 * index
      guard let platform = table.unsigned(entry), let language = table.unsigned(entry + 4),
        let number = table.unsigned(entry + 6), let length = table.unsigned(entry + 8),
        let offset = table.unsigned(entry + 10), length <= Self.mostBytes,
        let bytes = table.part(start + offset, length)
      else { continue }
      let text: String?
      switch platform {
      case 0, 3: text = String(data: bytes.data, encoding: .utf16BigEndian)
      case 1: text = String(data: bytes.data, encoding: .ascii)
      default: text = nil
      }
      guard let text, !text.isEmpty else { continue }
      let isPreferred = platform == 3 && language == Self.english
      if texts[number] == nil || isPreferred { texts[number] = text }
    }
  }

  subscript(_ number: Int) -> String? { texts[number] }
}
