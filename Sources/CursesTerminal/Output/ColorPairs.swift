import CNcurses
import CellRaster

/// Allocates ncurses' colour pairs: numbers below 65536, each for a foreground and a background
/// (COLOR-6). When most pairs are in use, those that no visible cell uses are released;
/// ncurses does not release pairs by itself.
struct ColorPairs {
  /// The two colour numbers of a pair.
  struct Key: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private var reducer: ColorReducer
  private var numbers: [Key: Int32] = [:]
  /// The last result, cached because adjacent cells mostly have the same style.
  private var last: (style: CellStyle, isBlank: Bool, number: Int32)?
  private var free: [Int32] = []
  private var next: Int32 = 1
  private let limit: Int32

  /// Creates an allocator without any pair in use.
  ///
  /// - Parameters:
  ///   - colors: The number of colours that ncurses accepts.
  ///   - limit: The number of available pairs, including pair 0.
  init(depth: ColorDepth, colors: Int, limit: Int) {
    reducer = ColorReducer(depth: depth, colors: colors)
    self.limit = Int32(min(limit, 0xFFFF))
  }

  var count: Int { numbers.count }

  /// True when more than nine tenths of the pairs are in use, so that a new frame might find none.
  var isNearlyFull: Bool { numbers.count > Int(limit) * 9 / 10 }

  /// Returns the colour numbers of a cell. A blank's key depends on its background only, so that it
  /// does not change with a foreground that is not visible.
  mutating func key(for style: CellStyle, isBlank: Bool) -> Key {
    let isPlainBlank = isBlank && style.attributes.isDisjoint(with: .onBlanks)
    let foreground = isPlainBlank ? style.background : style.foreground
    let reduced = reducer.reduce(foreground: foreground, background: style.background)
    return Key(foreground: reduced.foreground, background: reduced.background)
  }

  /// Returns the number of the pair for a cell.
  mutating func number(for style: CellStyle, isBlank: Bool) -> Int32 {
    if let last, last.isBlank == isBlank, last.style == style { return last.number }
    let number = number(for: key(for: style, isBlank: isBlank))
    last = (style, isBlank, number)
    return number
  }

  /// Returns the number of a pair, allocating it if needed; 0, the terminal's default colours, when
  /// no pair is left.
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

  /// Releases all pairs except those in `used`. ncurses would repaint a visible cell whose pair is
  /// released.
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
