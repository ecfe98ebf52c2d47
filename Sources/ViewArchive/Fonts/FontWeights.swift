/// The weights of a variable font, from its tables `fvar`, `avar` and `HVAR` (OpenType, "Font
/// Variations"). All other axes stay where the file has them.
struct FontWeights {
  let range: ClosedRange<Int>
  private let standard: Int
  /// The position of the weight among the axes, and their number.
  private let axis: (index: Int, count: Int)
  private let map: [(from: Double, to: Double)]
  private let deltas: FontBytes?
  /// Weights by the PostScript name of the instance.
  private(set) var instances: [String: Int] = [:]

  private static let mostAxes = 64
  private static let mostInstances = 256

  /// - Parameter family: The family without spaces, which instances without a name of their own have.
  init?(_ file: FontBytes, _ names: FontNames, family: String) {
    guard let table = file.table("fvar"), let start = table.unsigned(4),
      let count = table.unsigned(8), (1...Self.mostAxes).contains(count),
      let size = table.unsigned(10), size >= 20,
      let index = (0..<count).first(where: {
        table.part(start + $0 * size, 4)?.data.elementsEqual("wght".utf8) == true
      })
    else { return nil }
    func weight(_ offset: Int) -> Int? {
      table.signed(offset).map { min(max($0, 1), 1_000) }
    }
    let entry = start + index * size
    guard let least = weight(entry + 4), let standard = weight(entry + 8),
      let most = weight(entry + 12), least <= standard, standard <= most
    else { return nil }
    range = least...most
    self.standard = standard
    axis = (index, count)
    map = Self.map(file.table("avar"), axis: index)
    deltas = file.table("HVAR")
    let length = table.unsigned(14) ?? 0
    for number in 0..<min(table.unsigned(12) ?? 0, Self.mostInstances) {
      let instance = start + count * size + number * length
      guard let style = table.unsigned(instance).flatMap({ names[$0] }),
        let weight = weight(instance + 4 + 4 * index)
      else { continue }
      let own = length >= 6 + 4 * count ? table.unsigned(instance + 4 + 4 * count) : nil
      let name = own.flatMap { names[$0] } ?? "\(family)-\(style.filter { $0 != " " })"
      instances[name] = instances[name] ?? weight
    }
  }

  private static func map(_ table: FontBytes?, axis: Int) -> [(from: Double, to: Double)] {
    guard let table else { return [] }
    var offset = 8
    for _ in 0..<axis { offset += 2 + 4 * (table.unsigned(offset) ?? 0) }
    return (0..<(table.unsigned(offset) ?? 0)).compactMap { index in
      guard let from = table.fraction(offset + 2 + 4 * index),
        let to = table.fraction(offset + 4 + 4 * index)
      else { return nil }
      return (from, to)
    }
  }

  /// Returns where a weight is between the least (-1), the file's own (0) and the most (1).
  private func place(of weight: Int) -> Double {
    let weight = min(max(weight, range.lowerBound), range.upperBound)
    let side = weight < standard ? standard - range.lowerBound : range.upperBound - standard
    let place = side > 0 ? Double(weight - standard) / Double(side) : 0
    guard let above = map.firstIndex(where: { $0.from >= place }), above > 0 else { return place }
    let (low, high) = (map[above - 1], map[above])
    return low.to + (high.to - low.to) * (place - low.from) / (high.from - low.from)
  }

  /// Returns by how many units a glyph of a weight is wider than the file's own.
  func delta(ofGlyph glyph: Int, weight: Int) -> Double {
    let place = place(of: weight)
    guard place != 0, let deltas, let start = deltas.long(4), let store = deltas.rest(start) else {
      return 0
    }
    let (outer, inner) = row(ofGlyph: glyph, in: deltas)
    guard let regions = store.long(2).flatMap({ store.rest($0) }), let sets = store.unsigned(6),
      outer < sets, let data = store.long(8 + 4 * outer).flatMap({ store.rest($0) }),
      let rows = data.unsigned(0), inner < rows, let words = data.unsigned(2),
      let count = data.unsigned(4)
    else { return 0 }
    // The first deltas of a row are twice as long as the others.
    let long = words & 0x7FFF
    let width = words & 0x8000 != 0 ? (long: 4, short: 2) : (long: 2, short: 1)
    let length = long * width.long + max(count - long, 0) * width.short
    var offset = 6 + 2 * count + inner * length
    var sum = 0.0
    for index in 0..<count {
      let bytes = index < long ? width.long : width.short
      guard let delta = data.signed(offset, bytes), let region = data.unsigned(6 + 2 * index) else {
        return 0
      }
      sum += Double(delta) * share(ofRegion: region, at: place, in: regions)
      offset += bytes
    }
    return sum
  }

  /// Returns the row of deltas of a glyph: its table, and its place there.
  private func row(ofGlyph glyph: Int, in table: FontBytes) -> (outer: Int, inner: Int) {
    guard let start = table.long(8), start > 0, let map = table.rest(start),
      let isLong = map.byte(0).map({ $0 == 1 }), let format = map.byte(1),
      let count = isLong ? map.long(2) : map.unsigned(2), count > 0
    else { return (0, glyph) }
    let size = (format & 0x30) >> 4 + 1
    let bits = format & 0x0F + 1
    let entry = map.unsigned((isLong ? 6 : 4) + min(glyph, count - 1) * size, size) ?? 0
    return (entry >> bits, entry & (1 << bits - 1))
  }

  /// Returns how much a region of the axes counts where all axes but the weight are 0.
  private func share(ofRegion region: Int, at place: Double, in regions: FontBytes) -> Double {
    guard regions.unsigned(0) == axis.count else { return 0 }
    var share = 1.0
    for index in 0..<axis.count {
      let entry = 4 + (region * axis.count + index) * 6
      guard let start = regions.fraction(entry), let peak = regions.fraction(entry + 2),
        let end = regions.fraction(entry + 4)
      else { return 0 }
      let value = index == axis.index ? place : 0
      if peak == 0 || start > peak || peak > end || start < 0 && end > 0 || value == peak {
        continue
      }
      guard value > start, value < end else { return 0 }
      share *= value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
    }
    return share
  }
}
