/// The advances of a font's letters, from its tables `cmap` and `hmtx`.
struct FontAdvances {
  /// A letter's glyph, and its advance in units.
  struct Letter {
    var glyph: UInt16
    var advance: UInt16
  }

  /// By scalar.
  private(set) var letters: [UInt32: Letter] = [:]

  /// The most letters that are read: all of the scripts that people read, and not all ideographs.
  private static let mostLetters = 70_000

  private let metrics: FontBytes
  /// How many glyphs have an advance of their own; those after them have that of the last.
  private let count: Int

  init?(_ file: FontBytes) {
    guard let metrics = file.table("hmtx"), let map = file.table("cmap"),
      let count = file.table("hhea")?.unsigned(34), count > 0
    else { return nil }
    self.metrics = metrics
    self.count = count
    guard let (table, format) = Self.unicode(of: map) else { return nil }
    if format == 12 { readGroups(of: table) } else { readSegments(of: table) }
    guard !letters.isEmpty else { return nil }
  }

  /// Returns the subtable for Unicode: format 12, which has all planes, before 4.
  private static func unicode(of map: FontBytes) -> (FontBytes, format: Int)? {
    var found: (FontBytes, format: Int)?
    for index in 0..<(map.unsigned(2) ?? 0) {
      guard let platform = map.unsigned(4 + 8 * index), platform == 0 || platform == 3,
        let offset = map.long(8 + 8 * index), offset < map.data.count,
        let table = map.part(offset, map.data.count - offset), let format = table.unsigned(0),
        format == 4 || format == 12
      else { continue }
      if found == nil || format > found?.format ?? 0 { found = (table, format) }
    }
    return found
  }

  private mutating func add(_ scalar: Int, _ glyph: Int) -> Bool {
    guard letters.count < Self.mostLetters else { return false }
    if glyph > 0, let advance = metrics.unsigned(4 * min(glyph, count - 1)) {
      letters[UInt32(scalar)] = Letter(glyph: UInt16(glyph), advance: UInt16(advance))
    }
    return true
  }

  private mutating func readGroups(of table: FontBytes) {
    for index in 0..<min(table.long(12) ?? 0, Self.mostLetters) {
      let entry = 16 + 12 * index
      guard let first = table.long(entry), let last = table.long(entry + 4),
        let glyph = table.long(entry + 8), first <= last, last <= 0x10_FFFF
      else { return }
      for scalar in first...last {
        guard glyph + scalar - first <= 0xFFFF, add(scalar, glyph + scalar - first) else { return }
      }
    }
  }

  private mutating func readSegments(of table: FontBytes) {
    let size = table.unsigned(6) ?? 0
    for offset in stride(from: 0, to: size, by: 2) {
      // After the ends of the segments there are two bytes of padding.
      guard let last = table.unsigned(14 + offset), let first = table.unsigned(16 + size + offset),
        let delta = table.unsigned(16 + 2 * size + offset),
        let range = table.unsigned(16 + 3 * size + offset), first <= last
      else { return }
      for scalar in first...last where scalar != 0xFFFF {
        var glyph = scalar
        if range > 0 {
          glyph = table.unsigned(16 + 3 * size + offset + range + 2 * (scalar - first)) ?? 0
          if glyph == 0 { continue }
        }
        guard add(scalar, (glyph + delta) & 0xFFFF) else { return }
      }
    }
  }
}
