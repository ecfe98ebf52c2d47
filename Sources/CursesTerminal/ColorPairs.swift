import CNcurses
import CellRaster

/// Hands out ncurses' colour pairs, which are numbers below 65536 for a foreground with a
/// background (terminal.md §2). Pairs that no shown cell uses are taken back when most are gone:
/// ncurses itself would run out for ever.
struct ColorPairs {
  /// A pair by its two colour numbers.
  struct Key: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private var reducer: ColorReducer
  private var numbers: [Key: Int32] = [:]
  /// Neighbours mostly look the same.
  private var last: (style: CellStyle, isBlank: Bool, number: Int32)?
  private var free: [Int32] = []
  private var next: Int32 = 1
  private let limit: Int32

  /// - Parameters:
  ///   - colors: What ncurses accepts as colour numbers.
  ///   - limit: The number of pairs there are, pair 0 included.
  init(depth: ColorDepth, colors: Int, limit: Int) {
    reducer = ColorReducer(depth: depth, colors: colors)
    self.limit = Int32(min(limit, 0xFFFF))
  }

  var count: Int { numbers.count }

  /// True when a frame full of new colours might find none left.
  var isNearlyFull: Bool { numbers.count > Int(limit) * 9 / 10 }

  /// The colours a cell needs. A blank's depend on its background alone, so that it does not
  /// change when its neighbours do.
  mutating func key(for style: CellStyle, isBlank: Bool) -> Key {
    let isPlainBlank = isBlank && style.attributes.isDisjoint(with: .onBlanks)
    let foreground = isPlainBlank ? style.background : style.foreground
    let reduced = reducer.reduce(foreground: foreground, background: style.background)
    return Key(foreground: reduced.foreground, background: reduced.background)
  }

  /// The number of the pair that a cell needs.
  mutating func number(for style: CellStyle, isBlank: Bool) -> Int32 {
    if let last, last.isBlank == isBlank, last.style == style { return last.number }
    let number = number(for: key(for: style, isBlank: isBlank))
    last = (style, isBlank, number)
    return number
  }

  /// The number of a pair; 0, the terminal's own colours, when there is none left.
  mutating func number(for key: Key) -> Int32 {
    if let number = numbers[key] { return number }
    guard reducer.depth != .mono, let number = free.popLast() ?? takeNext() else { return 0 }
    guard init_extended_pair(number, key.foreground, key.background) == OK else {
      free.append(number)
      return 0
    }
    numbers[key] = number
    return number
  }

  /// Takes back every pair but those in `used`. A cell on screen whose pair is taken back would be
  /// painted again.
  mutating func release(allBut used: Set<Key>) {
    last = nil
    for (key, number) in numbers where !used.contains(key) { free.append(number) }
    numbers = numbers.filter { used.contains($0.key) }
  }

  private mutating func takeNext() -> Int32? {
    guard next < limit else { return nil }
    defer { next += 1 }
    return next
  }
}
