/// Writes a picture as a Sixel sequence: bands of six rows, in each of which every colour of the
/// palette has a line of its own.
package enum SixelText {
  /// Returns the whole sequence, from `ESC P` to `ESC \`.
  package static func sequence(of grid: PixelGrid, most: Int = 256) -> String {
    let indexed = IndexedPixels(grid, most: min(max(most, 2), 256))
    var bytes: [UInt8] = Array("\u{1B}P0;1;0q\"1;1;\(grid.width);\(grid.height)".utf8)
    for (index, color) in indexed.palette.enumerated() {
      let channels = [16, 8, 0].map { (Int(color >> UInt32($0)) & 0xFF) * 200 / 255 }
      let percent = channels.map { "\(($0 + 1) / 2)" }.joined(separator: ";")
      bytes += Array("#\(index);2;\(percent)".utf8)
    }
    for top in stride(from: 0, to: grid.height, by: 6) {
      appendBand(of: indexed.indices, top: top, grid, to: &bytes)
      bytes.append(UInt8(ascii: "-"))
    }
    bytes += [0x1B, UInt8(ascii: "\\")]
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func appendBand(
    of indices: [UInt8], top: Int, _ grid: PixelGrid, to bytes: inout [UInt8]
  ) {
    var lines: [Int: [UInt8]] = [:]
    for row in 0..<min(6, grid.height - top) {
      let start = (top + row) * grid.width
      for x in 0..<grid.width {
        lines[Int(indices[start + x]), default: Array(repeating: 0, count: grid.width)][x] |=
          1 << UInt8(row)
      }
    }
    for (order, color) in lines.keys.sorted().enumerated() {
      if order > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(color)".utf8)
      appendRuns(lines[color] ?? [], to: &bytes)
    }
  }

  /// Appends a line, with runs of more than three as a count; what is empty at its end is left out.
  private static func appendRuns(_ line: [UInt8], to bytes: inout [UInt8]) {
    var start = 0
    while start < line.count {
      var end = start + 1
      while end < line.count, line[end] == line[start] { end += 1 }
      if end == line.count, line[start] == 0 { return }
      let sign = line[start] + 0x3F
      if end - start > 3 {
        bytes += Array("!\(end - start)".utf8) + [sign]
      } else {
        bytes += Array(repeating: sign, count: end - start)
      }
      start = end
    }
  }
}
