import ViewArchive

/// Reads the format and size of an image from its header, without decoding it.
enum ImageSize {
  static func isImage(_ data: Data) -> Bool {
    let bytes = Array(data.prefix(12))
    let starts: [[UInt8]] = [
      [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], [0x47, 0x49, 0x46, 0x38],
      [0x42, 0x4d], [0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a], [0x52, 0x49, 0x46, 0x46],
    ]
    return starts.contains(where: bytes.starts)
      || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
  }

  /// True for the formats that are drawn: PNG and JPEG.
  static func isDrawable(_ data: Data) -> Bool {
    data.starts(with: [0x89, 0x50, 0x4e, 0x47]) || data.starts(with: [0xff, 0xd8, 0xff])
  }

  /// Returns the size in pixels of a PNG, GIF or JPEG. Nil: another format.
  static func pixels(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index + count <= bytes.count else { return nil }
      return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      guard let width = number(16, 4), let height = number(20, 4) else { return nil }
      return CGSize(width: width, height: height)
    }
    if bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count > 9 {
      return CGSize(
        width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xff {
      let marker = bytes[index + 1]
      if 0xc0...0xcf ~= marker, marker != 0xc4, marker != 0xc8, marker != 0xcc {
        guard let height = number(index + 5, 2), let width = number(index + 7, 2) else {
          return nil
        }
        return CGSize(width: width, height: height)
      }
      guard let length = number(index + 2, 2), length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}
