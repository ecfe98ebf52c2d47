import CellRaster

/// A terminal's description in the compiled format of term(5), with extended capabilities.
///
/// ncurses accepts such an entry from the environment, so the user's entry can be changed in
/// memory: 24-bit colour works without an installed `xterm-direct` and without any file.
struct Terminfo: Hashable, Sendable {
  struct Extension<Value: Hashable & Sendable>: Hashable, Sendable {
    var name: [UInt8]
    var value: Value
  }

  /// The names as `name|alias|description`.
  var names: [UInt8]
  var booleans: [UInt8] = []
  var numbers: [Int32] = []
  /// The string capabilities; absent and cancelled ones are nil.
  var strings: [[UInt8]?] = []
  var extendedBooleans: [Extension<UInt8>] = []
  var extendedNumbers: [Extension<Int32>] = []
  var extendedStrings: [Extension<[UInt8]?>] = []

  /// The indices of capabilities, in the order of <term.h>.
  enum Boolean: Int { case wraps = 1, waitsToWrap = 4, canChange = 27, backColorErase = 28 }
  enum Number: Int { case colors = 13, pairs = 14, noColorVideo = 15 }
  enum Text: Int {
    case placeColumn = 8, placeCursor = 10, enterBold = 27, enterAlternate = 28, enterDim = 30
    case enterReverse = 34, enterUnderline = 36, exitAlternate = 40, enterItalics = 311
    case stepsDown = 107, stepsLeft = 111, stepsRight = 112, stepsUp = 114
    case repeatCharacter = 121, placeRow = 127, wrap = 151, noWrap = 152, originalPair = 297,
      originalColors = 298
    case initializeColor = 299, setForeground = 359, setBackground = 360
  }

  /// The magic numbers of entries with 16-bit and with 32-bit numbers.
  private static let magic = 0x11A
  private static let magicWide = 0x21E

  subscript(number: Number) -> Int {
    get { number.rawValue < numbers.count ? Int(numbers[number.rawValue]) : -1 }
    set {
      while numbers.count <= number.rawValue { numbers.append(-1) }
      numbers[number.rawValue] = Int32(newValue)
    }
  }

  subscript(text: Text) -> [UInt8]? {
    get { text.rawValue < strings.count ? strings[text.rawValue] : nil }
    set {
      while strings.count <= text.rawValue { strings.append(nil) }
      strings[text.rawValue] = newValue
    }
  }

  subscript(boolean: Boolean) -> Bool {
    boolean.rawValue < booleans.count && booleans[boolean.rawValue] == 1
  }

  /// True when colours are set by SGR sequences, or not at all.
  var hasStandardColors: Bool { self[.setForeground]?.starts(with: [0x1B, 0x5B]) ?? true }

  mutating func set(_ boolean: Boolean, _ value: Bool) {
    while booleans.count <= boolean.rawValue { booleans.append(0) }
    booleans[boolean.rawValue] = value ? 1 : 0
  }

  // MARK: Reading

  /// Parses a compiled entry; nil when it is malformed.
  init?(compiled data: [UInt8]) {
    var reader = TerminfoReader(data: data)
    guard let magic = reader.short(), magic == Self.magic || magic == Self.magicWide,
      let nameSize = reader.count(), let booleanCount = reader.count(),
      let numberCount = reader.count(), let stringCount = reader.count(),
      let tableSize = reader.count(), let nameBytes = reader.bytes(nameSize),
      let flags = reader.bytes(booleanCount)
    else { return nil }
    let isWide = magic == Self.magicWide
    names = Array(nameBytes.prefix { $0 != 0 })
    booleans = flags
    reader.align()
    guard let values = reader.numbers(numberCount, isWide: isWide),
      let offsets = reader.shorts(stringCount), let table = reader.bytes(tableSize)
    else { return nil }
    numbers = values
    strings = offsets.map { TerminfoReader.text(at: $0, in: table) }
    reader.align()
    readExtensions(&reader, isWide: isWide)
  }

  /// Reads the extended capabilities; if they are malformed, the entry is used without them.
  private mutating func readExtensions(_ reader: inout TerminfoReader, isWide: Bool) {
    guard let booleanCount = reader.count(), let numberCount = reader.count(),
      let stringCount = reader.count(), reader.count() != nil, let tableSize = reader.count(),
      let flags = reader.bytes(booleanCount)
    else { return }
    reader.align()
    guard let values = reader.numbers(numberCount, isWide: isWide),
      let offsets = reader.shorts(stringCount),
      let nameOffsets = reader.shorts(booleanCount + numberCount + stringCount),
      let table = reader.bytes(tableSize) ?? reader.rest()
    else { return }
    let texts = offsets.map { TerminfoReader.text(at: $0, in: table) }
    // The names follow the last value in the same table.
    let start = zip(offsets, texts).map { $0 < 0 ? 0 : $0 + ($1?.count ?? 0) + 1 }.max() ?? 0
    let found = nameOffsets.compactMap { TerminfoReader.text(at: start + $0, in: table) }
    guard found.count == nameOffsets.count else { return }
    extendedBooleans = zip(found, flags).map { Extension(name: $0, value: $1) }
    extendedNumbers = zip(found.dropFirst(booleanCount), values).map {
      Extension(name: $0, value: $1)
    }
    extendedStrings = zip(found.dropFirst(booleanCount + numberCount), texts).map {
      Extension(name: $0, value: $1)
    }
  }

  // MARK: Changing

  /// Changes the entry to use colours of `depth`, and removes the sequences for the alternate
  /// screen, which `TerminalModes` sends. Keys, line drawing and everything else stay as in the
  /// user's entry.
  mutating func prepare(for depth: ColorDepth) {
    self[.enterAlternate] = nil
    self[.exitAlternate] = nil
    if self[.placeCursor] == CursorMotion.place, self[.wrap] == nil || self[.noWrap] == nil {
      // Without these ncurses fills the last cell by inserting, which splits a wide glyph.
      self[.wrap] = Array("\u{1B}[?7h".utf8)
      self[.noWrap] = Array("\u{1B}[?7l".utf8)
    }
    switch depth {
    case .mono: return
    case .sixteen where self[.colors] < 8:
      self[.colors] = 8
      self[.setForeground] = Array("\u{1B}[3%p1%dm".utf8)
      self[.setBackground] = Array("\u{1B}[4%p1%dm".utf8)
    case .indexed where self[.colors] < 256:
      self[.colors] = 256
      setIndexedColors()
    case .indexed:
      // The usual entries test whether a number is below 16, for shorter sequences. `ColorReducer`
      // never uses those numbers at this depth, so the test is omitted.
      let usual = Array("8;5;%p1%d".utf8)
      if self[.setForeground]?.firstRange(of: usual) != nil { setIndexedColors() }
    case .sixteen: break
    case .direct:
      self[.colors] = 0x1000000
      self[.setForeground] = Self.directColor(3)
      self[.setBackground] = Self.directColor(4)
      extendedBooleans.removeAll { $0.name == Array("RGB".utf8) }
      extendedBooleans.append(Extension(name: Array("RGB".utf8), value: 1))
    }
    self[.pairs] = 0x10000
    if self[.originalPair] == nil { self[.originalPair] = Array("\u{1B}[39;49m".utf8) }
    // Not every xterm-256color erases with the background colour; screen and mosh drop `rep`; the
    // palette belongs to the user and is neither changed nor reset.
    set(.canChange, false)
    set(.backColorErase, false)
    self[.initializeColor] = nil
    self[.originalColors] = nil
    self[.repeatCharacter] = nil
  }

  private mutating func setIndexedColors() {
    self[.setForeground] = Array("\u{1B}[38;5;%p1%dm".utf8)
    self[.setBackground] = Array("\u{1B}[48;5;%p1%dm".utf8)
  }

  /// Returns the sequence for a 24-bit colour (COLOR-3). It uses `;` because mosh drops `:`,
  /// and has no special case for small numbers, so that 0 is black.
  private static func directColor(_ ground: Int) -> [UInt8] {
    Array("\u{1B}[\(ground)8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm".utf8)
  }

  // MARK: Writing

  /// Returns the entry in compiled form, with 32-bit numbers, under one name.
  func compiled(name: String) -> [UInt8] {
    var writer = TerminfoWriter()
    let nameBytes = Array(name.utf8) + [0]
    let (offsets, table) = TerminfoWriter.table(strings)
    writer.shorts([
      Self.magicWide, nameBytes.count, booleans.count, numbers.count, offsets.count, table.count,
    ])
    writer.bytes(nameBytes + booleans)
    writer.align()
    writer.longs(numbers)
    writer.shorts(offsets)
    writer.bytes(table)
    writer.align()
    let (values, valueTable) = TerminfoWriter.table(extendedStrings.map(\.value))
    let (nameOffsets, nameTable) = TerminfoWriter.table(
      extendedBooleans.map(\.name) + extendedNumbers.map(\.name) + extendedStrings.map(\.name))
    writer.shorts([
      extendedBooleans.count, extendedNumbers.count, values.count,
      values.count { $0 >= 0 } + nameOffsets.count, valueTable.count + nameTable.count,
    ])
    writer.bytes(extendedBooleans.map(\.value))
    writer.align()
    writer.longs(extendedNumbers.map(\.value))
    writer.shorts(values + nameOffsets)
    writer.bytes(valueTable + nameTable)
    return writer.output
  }

  /// Returns the value of `TERMINFO` with which ncurses finds this entry under `name`.
  func environmentValue(name: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let hex = compiled(name: name).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "hex:" + String(decoding: hex, as: UTF8.self)
  }
}
