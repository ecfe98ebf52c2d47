import Foundation

/// A part of a font file, whose numbers are big-endian. Reading outside of it gives
/// nil: font files are not to be trusted.
struct FontBytes {
  let data: Data

  func unsigned(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  func byte(_ offset: Int) -> Int? { unsigned(offset, 1) }
  func unsigned(_ offset: Int) -> Int? { unsigned(offset, 2) }
  func signed(_ offset: Int, _ count: Int = 2) -> Int? {
    unsigned(offset, count).map { $0 >> (8 * count - 1) == 1 ? $0 - 1 << (8 * count) : $0 }
  }
  /// A number of two bytes with 14 bits after the point.
  func fraction(_ offset: Int) -> Double? { signed(offset).map { Double($0) / 16_384 } }
  func long(_ offset: Int) -> Int? { unsigned(offset, 4) }

  func part(_ offset: Int, _ count: Int) -> FontBytes? {
    guard offset >= 0, count >= 0, offset <= data.count, count <= data.count - offset else {
      return nil
    }
    let start = data.startIndex + offset
    return FontBytes(data: data[start..<start + count])
  }

  /// All from an offset on.
  func rest(_ offset: Int) -> FontBytes? { part(offset, data.count - min(offset, data.count)) }

  /// The table of a font file by its four letters (OpenType, "Organization of an OpenType Font").
  func table(_ tag: String) -> FontBytes? {
    guard let count = unsigned(4) else { return nil }
    for index in 0..<count {
      let entry = 12 + 16 * index
      guard let name = part(entry, 4), let offset = long(entry + 8), let length = long(entry + 12)
      else { return nil }
      if name.data.elementsEqual(tag.utf8) { return part(offset, length) }
    }
    return nil
  }
}
