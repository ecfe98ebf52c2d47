/// A picture in at most 256 colours: the palette, and for each pixel its place in it.
package struct IndexedPixels: Sendable {
  package var palette: [UInt32]
  package var indices: [UInt8]

  /// Chooses the colours. Those that cover the most are kept as they are, above all black, which the
  /// island must have; the others are joined by cutting their box where it is longest.
  package init(_ grid: PixelGrid, most: Int = 256) {
    var counts: [UInt32: Int] = [:]
    var last = (color: grid.pixels.first ?? 0, count: 0)
    for pixel in grid.pixels {
      if pixel == last.color {
        last.count += 1
      } else {
        counts[last.color, default: 0] += last.count
        last = (pixel, 1)
      }
    }
    counts[last.color, default: 0] += last.count
    let all = counts.map { Entry(color: $0.key, count: $0.value) }
      .sorted { ($0.count, $0.color) > ($1.count, $1.color) }
    var places: [UInt32: UInt8] = [:]
    if all.count <= most {
      palette = all.map(\.color)
    } else {
      let kept = all.prefix(most / 4).filter { $0.count * 1_000 > grid.pixels.count }
      palette = kept.map(\.color)
      let boxes = Self.boxes(of: Array(all.dropFirst(kept.count)), most: most - kept.count)
      for box in boxes {
        for entry in box { places[entry.color] = UInt8(palette.count) }
        palette.append(Self.mean(of: box))
      }
      for (index, entry) in kept.enumerated() { places[entry.color] = UInt8(index) }
    }
    if places.isEmpty {
      for (index, color) in palette.enumerated() { places[color] = UInt8(index) }
    }
    var found: (color: UInt32, place: UInt8) = (palette.first ?? 0, 0)
    indices = grid.pixels.map { pixel in
      if pixel != found.color { found = (pixel, places[pixel] ?? 0) }
      return found.place
    }
  }

  private struct Entry {
    var color: UInt32
    var count: Int

    func channel(_ index: Int) -> Int { Int(color >> (8 * UInt32(index)) & 0xFF) }
  }

  /// Cuts the box with the most pixels times its length in two, until there are enough.
  private static func boxes(of entries: [Entry], most: Int) -> [[Entry]] {
    guard !entries.isEmpty, most > 0 else { return [] }
    struct Box {
      var entries: [Entry]
      var channel = 0
      var weight = 0

      init(_ entries: [Entry]) {
        self.entries = entries
        guard entries.count > 1 else { return }
        var length = -1
        for index in 0..<3 {
          var (least, greatest) = (255, 0)
          for entry in entries {
            least = min(least, entry.channel(index))
            greatest = max(greatest, entry.channel(index))
          }
          if greatest - least > length { (length, channel) = (greatest - least, index) }
        }
        weight = length * entries.reduce(0) { $0 + $1.count }
      }
    }
    var boxes = [Box(entries)]
    while boxes.count < most,
      let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      boxes[index].weight > 0
    {
      let box = boxes[index]
      let sorted = box.entries.sorted {
        ($0.channel(box.channel), $0.color) < ($1.channel(box.channel), $1.color)
      }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var (count, cut) = (0, 0)
      while cut < sorted.count - 1, count < half || cut == 0 {
        count += sorted[cut].count
        cut += 1
      }
      boxes[index] = Box(Array(sorted[..<cut]))
      boxes.append(Box(Array(sorted[cut...])))
    }
    return boxes.map(\.entries)
  }

  private static func mean(of box: [Entry]) -> UInt32 {
    let total = max(box.reduce(0) { $0 + $1.count }, 1)
    return (0..<3).reduce(into: UInt32(0)) { color, index in
      let sum = box.reduce(0) { $0 + $1.count * $1.channel(index) }
      color |= UInt32((sum + total / 2) / total) << (8 * UInt32(index))
    }
  }
}
