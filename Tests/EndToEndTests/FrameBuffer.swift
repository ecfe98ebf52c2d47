import Foundation

/// What a virtual X server shows, from the file that it keeps: an X window dump of 32 bits a pixel.
struct FrameBuffer: Equatable {
  let width: Int
  let height: Int
  private let data: Data
  private let offset: Int
  private let bytesPerLine: Int

  /// Nil: the file is not there yet, or is no such dump.
  init?(file: URL) {
    guard let data = try? Data(contentsOf: file), data.count > 100 else { return nil }
    func word(_ index: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(data[4 * index + $1]) }
    }
    self.data = data
    // The places of these words: X11/XWDFile.h.
    (width, height, bytesPerLine) = (word(4), word(5), word(12))
    offset = word(0) + 12 * word(19)
    guard word(1) == 7, word(11) == 32, data.count >= offset + height * bytesPerLine else {
      return nil
    }
  }

  func isBlack(_ x: Int, _ y: Int) -> Bool {
    let start = offset + y * bytesPerLine + 4 * x
    return data[start] == 0 && data[start + 1] == 0 && data[start + 2] == 0
  }

  /// The pixels that differ from another picture of the same size, and the first of them; nil: none.
  ///
  /// - Parameter ignoresHairlines: True to count only pixels beside another one that differs.
  func difference(from other: FrameBuffer, ignoresHairlines: Bool) -> String? {
    guard width == other.width, height == other.height else { return "another size" }
    if data == other.data { return nil }
    var count = 0
    var first: (x: Int, y: Int)?
    for y in 0..<height {
      let line = offset + y * bytesPerLine..<offset + y * bytesPerLine + 4 * width
      if data[line] == other.data[line] { continue }
      func differs(_ x: Int) -> Bool {
        let start = offset + y * bytesPerLine + 4 * x
        return data[start..<start + 3] != other.data[start..<start + 3]
      }
      for x in 0..<width where differs(x) {
        let isHairline = !(x > 0 && differs(x - 1)) && !(x + 1 < width && differs(x + 1))
        if ignoresHairlines, isHairline { continue }
        count += 1
        first = first ?? (x, y)
      }
    }
    return first.map { "\(count) pixels, first at \($0.x), \($0.y)" }
  }

  /// Returns how many left edges the island has in the rows of its first corner: one in nearly every
  /// row of a picture, a few in cells.
  func islandEdges(length: Int, corner: Int) -> Int {
    var edges: Set<Int> = []
    // Beyond the window's own border.
    let start = 8
    for y in 0..<min(220, height) {
      var count = 0
      for x in start..<min(200, width) {
        count = isBlack(x, y) ? count + 1 : 0
        guard count == length else { continue }
        if x - length + 1 > start { edges.insert(x - length + 1) }
        break
      }
    }
    guard let first = edges.min() else { return 0 }
    return edges.count { $0 < first + corner }
  }
}
