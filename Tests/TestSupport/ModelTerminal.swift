/// A terminal in memory, of a kind, that draws cells and answers questions. Written apart from what it
/// checks: colours and attributes are the parameters of the sequences that set them.
package struct ModelTerminal {
  package struct Look: Hashable, Sendable {
    package var foreground = "39"
    package var background = "49"
    package var attributes: Set<Int> = []

    package init(
      foreground: String = "39", background: String = "49", attributes: Set<Int> = []
    ) {
      (self.foreground, self.background) = (foreground, background)
      self.attributes = attributes
    }
  }

  package struct Cell: Hashable, Sendable {
    package var text = " "
    package var look = Look()

    package init(text: String = " ", look: Look = Look()) {
      (self.text, self.look) = (text, look)
    }

    /// A blank shows its background alone, unless it is underlined or the like; so does a glyph in
    /// the colour of its background.
    package var seen: Cell {
      let isHidden =
        look.foreground.count > 2
        && look.foreground.dropFirst(2) == look.background.dropFirst(2)
      guard text == " " || isHidden, look.attributes.isDisjoint(with: [4, 5, 7, 9]) else {
        return self
      }
      return Cell(text: " ", look: Look(background: look.background))
    }
  }

  package let columns: Int
  package let rows: Int
  private let kind: TerminalKind
  package private(set) var cells: [[Cell]]
  package private(set) var row = 0
  package private(set) var column = 0
  /// What it has answered, to be sent and removed.
  package var answers: [UInt8] = []
  /// The control strings that came, by their first character.
  package private(set) var strings: [(start: Unicode.Scalar, text: String)] = []
  /// The private modes that are set.
  package private(set) var modes: Set<Int> = []
  private var savedCursor = (row: 0, column: 0)
  private var saved: (cells: [[Cell]], row: Int, column: Int)?
  private var statusRequests = 0
  /// The flags of the keyboard protocol that are pushed.
  package private(set) var keyboardFlags = 0
  /// How many titles are saved, and not restored yet.
  package private(set) var savedTitles = 0
  package private(set) var hidesCursor = false
  private var pending: [UInt8] = []
  private var wraps = false
  private var look = Look()
  private var charset = "B"
  private var isShifted = false
  private var top = 0
  private var bottom: Int
  /// The last glyph, for REP; nil: none can be repeated.
  private var last: (text: String, width: Int)?

  package init(columns: Int, rows: Int, kind: TerminalKind = .reference) {
    (self.columns, self.rows, self.kind, bottom) = (columns, rows, kind, rows - 1)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  package var seen: [[Cell]] { cells.map { $0.map(\.seen) } }

  package var text: [String] { cells.map { $0.map(\.text).joined() } }

  /// True in the alternate screen.
  package var isAlternate: Bool { saved != nil }

  /// Takes in bytes, however they are split.
  package mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    // What is incomplete waits for its rest.
    let whole = pending.count - Self.incompleteBytes(at: pending)
    var rest = String(decoding: pending[..<whole], as: UTF8.self).unicodeScalars[...]
    let tail = pending[whole...]
    while let scalar = rest.first {
      let before = rest
      rest.removeFirst()
      guard take(scalar, &rest) else {
        pending = Array(String(before).utf8) + tail
        return
      }
    }
    pending = Array(tail)
  }

  private static func incompleteBytes(at bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? back : 0
    }
    return 0
  }

  /// Returns false when the sequence is incomplete.
  private mutating func take(
    _ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) -> Bool {
    switch scalar {
    case "\u{1B}": return escape(&rest)
    case "\r": (column, wraps) = (0, false)
    case "\n": lineFeed()
    case "\u{8}": (column, wraps) = (max(column - 1, 0), false)
    case "\t": (column, wraps) = (min((column / 8 + 1) * 8, columns - 1), false)
    case "\u{E}": isShifted = true
    case "\u{F}": isShifted = false
    case "\u{0}", "\u{7}": break
    default: write(scalar)
    }
    return true
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    let width = width(scalar)
    if width == 0 {
      let place = column - (wraps ? 0 : 1)
      let owner = place > 0 && cells[row][place].text.isEmpty ? place - 1 : place
      if owner >= 0 { cells[row][owner].text.unicodeScalars.append(scalar) }
      if scalar == "\u{FE0F}", kind.selectedEmoji == 2, owner == column - 1, !wraps {
        cells[row][column] = Cell(text: "", look: look)
        column += 1
      }
      return
    }
    let isDrawing = charset == "0" || isShifted
    let text = isDrawing ? "<\(scalar)>" : String(scalar)
    let canRepeat =
      switch kind.repeating {
      case .everything: true
      case .afterASCII: scalar.isASCII
      case .nothing: false
      }
    last = canRepeat ? (text, width) : nil
    put(text, width: width)
  }

  private mutating func put(_ text: String, width: Int) {
    if wraps || column + width > columns {
      column = 0
      wraps = false
      lineFeed()
    }
    for offset in 0..<width {
      separate(column + offset)
      cells[row][column + offset] = Cell(text: offset == 0 ? text : "", look: look)
    }
    column += width
    if column >= columns { (column, wraps) = (columns - 1, true) }
  }

  /// Half of a wide glyph never stands alone.
  private mutating func separate(_ place: Int) {
    if cells[row][place].text.isEmpty, place > 0 { cells[row][place - 1].text = " " }
    if place + 1 < columns, cells[row][place + 1].text.isEmpty { cells[row][place + 1].text = " " }
  }

  private mutating func lineFeed() {
    wraps = false
    if row == bottom { scroll(1, from: top) } else if row < rows - 1 { row += 1 }
  }

  /// Up for a positive count, down for a negative one; what comes in has the background.
  private mutating func scroll(_ count: Int, from first: Int) {
    let blank = Array(repeating: Cell(look: Look(background: look.background)), count: columns)
    for _ in 0..<min(abs(count), bottom - first + 1) {
      if count > 0 {
        cells.remove(at: first)
        cells.insert(blank, at: bottom)
      } else {
        cells.remove(at: bottom)
        cells.insert(blank, at: first)
      }
    }
  }

  // MARK: Sequences

  /// Returns false when the sequence is incomplete.
  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    guard let kind = rest.popFirst() else { return false }
    switch kind {
    case "[": return sequence(&rest)
    case "P", "]", "_", "^", "X": return string(kind, &rest)
    case "(":
      guard let name = rest.popFirst() else { return false }
      charset = String(name)
    case "7": savedCursor = (row, column)
    case "8": (row, column, wraps) = (savedCursor.row, savedCursor.column, false)
    case "M": if row == top { scroll(-1, from: top) } else { row = max(row - 1, 0) }
    default: break
    }
    return true
  }

  private mutating func sequence(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    var parameters = ""
    while let scalar = rest.popFirst() {
      if (0x40...0x7E).contains(scalar.value) {
        switch parameters.first {
        case "?", ">", "<", "=": performPrivate(scalar, parameters)
        default: perform(scalar, parameters)
        }
        return true
      }
      parameters.unicodeScalars.append(scalar)
    }
    return false
  }

  private mutating func string(
    _ start: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) -> Bool {
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == "\u{7}", start == "]" { break }
      if scalar == "\u{1B}" {
        guard rest.popFirst() != nil else { return false }
        break
      }
      text.unicodeScalars.append(scalar)
      if rest.isEmpty { return false }
    }
    strings.append((start, text))
    if kind.strings == .printed {
      for scalar in text.unicodeScalars { write(scalar) }
    } else if kind.reportsDirectColor, start == "P", text == "$qm" {
      let color = look.background.split(separator: " ").joined(separator: ":")
      answer("\u{1B}P1$r0;\(color)m\u{1B}\\")
    }
    return true
  }

  private mutating func answer(_ text: String) {
    for _ in 0..<kind.copies { answers += Array(text.utf8) }
  }

  private mutating func performPrivate(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.dropFirst().split(separator: ";").compactMap { Int($0) }
    switch (parameters.first, final) {
    case ("?", "h"):
      modes.formUnion(numbers)
      if numbers.contains(25) { hidesCursor = false }
      if numbers.contains(where: [47, 1049].contains), kind.hasAlternateScreen, saved == nil {
        saved = (cells, row, column)
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
      }
    case ("?", "l"):
      modes.subtract(numbers)
      if numbers.contains(25) { hidesCursor = true }
      if numbers.contains(where: [47, 1049].contains), let saved {
        cells = saved.cells
        if numbers.contains(1049) { (row, column) = (saved.row, saved.column) }
        self.saved = nil
        wraps = false
      }
    case ("?", "p"):
      let mode = parameters.dropFirst().prefix { $0.isNumber }
      if kind.answersModes { answer("\u{1B}[?\(mode);\(mode == "1006" ? 2 : 0)$y") }
    case (">", "u"): keyboardFlags = numbers.first ?? 0
    case ("<", "u"): keyboardFlags = 0
    case ("?", "u"): if kind.hasKeyboardProtocol { answer("\u{1B}[?\(keyboardFlags)u") }
    case (">", "c"): if let attributes = kind.attributes { answer("\u{1B}[>\(attributes)c") }
    case (">", "q"): if let version = kind.version { answer("\u{1B}P>|\(version)\u{1B}\\") }
    default: break
    }
  }

  private mutating func perform(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    func number(_ index: Int = 0) -> Int { index < numbers.count ? max(numbers[index], 1) : 1 }
    let erased = Cell(look: Look(background: look.background))
    let isMotion = "HfABCDGd".unicodeScalars.contains(final)
    if isMotion { wraps = false }
    switch final {
    case "H", "f": (row, column) = (number(0) - 1, number(1) - 1)
    case "A": row = max(row - number(), row >= top ? top : 0)
    case "B": row = min(row + number(), row <= bottom ? bottom : rows - 1)
    case "C": column += number()
    case "D": column -= number()
    case "G": column = number() - 1
    case "d": row = number() - 1
    case "m": style(numbers)
    case "b":
      if let last { for _ in 0..<number() { put(last.text, width: last.width) } }
    case "t": savedTitles += numbers.first == 22 ? 1 : numbers.first == 23 ? -1 : 0
    case "c": if let primary = kind.primary { answer("\u{1B}[?\(primary)c") }
    case "n": report(numbers.first ?? 0)
    case "X": erase(column..<min(column + number(), columns), with: erased)
    case "K": erase(parameters.hasPrefix("1") ? 0..<(column + 1) : column..<columns, with: erased)
    case "J":
      for line in (parameters == "2" ? 0 : row + 1)..<rows {
        cells[line] = Array(repeating: erased, count: columns)
      }
      erase((parameters == "2" ? 0 : column)..<columns, with: erased)
    case "@":
      separateBoth(column)
      cells[row].insert(contentsOf: repeatElement(erased, count: number()), at: column)
      trim(erased)
    case "P":
      separateBoth(column)
      let end = min(column + number(), columns)
      if end < columns, cells[row][end].text.isEmpty { cells[row][end].text = " " }
      cells[row].removeSubrange(column..<end)
      trim(erased)
    case "L", "M":
      guard (top...bottom).contains(row) else { return }
      scroll(final == "L" ? -number() : number(), from: row)
      (column, wraps) = (0, false)
    case "r":
      (top, bottom) = (number(0) - 1, numbers.count > 1 ? number(1) - 1 : rows - 1)
      (row, column, wraps) = (0, 0, false)
    default: break
    }
    (row, column) = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
  }

  private mutating func report(_ number: Int) {
    if number == 6, kind.answersCursor { answer("\u{1B}[\(row + 1);\(column + 1)R") }
    guard number == 5 else { return }
    statusRequests += 1
    if kind.answersStatus, kind.lostAnswer != statusRequests { answer("\u{1B}[0n") }
  }

  private mutating func erase(_ range: Range<Int>, with blank: Cell) {
    guard !range.isEmpty else { return }
    separateBoth(range.lowerBound)
    if range.upperBound < columns, cells[row][range.upperBound].text.isEmpty {
      cells[row][range.upperBound].text = " "
    }
    for place in range { cells[row][place] = blank }
  }

  private mutating func separateBoth(_ place: Int) {
    guard cells[row][place].text.isEmpty, place > 0 else { return }
    cells[row][place - 1].text = " "
    cells[row][place].text = " "
  }

  private mutating func trim(_ blank: Cell) {
    while cells[row].count < columns { cells[row].append(blank) }
    cells[row].removeLast(cells[row].count - columns)
    // A wide glyph that was cut by the edge.
    if width(cells[row][columns - 1].text.unicodeScalars.first ?? " ") == 2 {
      cells[row][columns - 1].text = " "
    }
  }

  private mutating func style(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: look = Look()
      case 1...9: look.attributes.insert(number)
      case 22: look.attributes.subtract([1, 2])
      case 23...29: look.attributes.remove(number - 20)
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        let color = "\(number) " + rest.prefix(count).map(String.init).joined(separator: " ")
        rest = rest.dropFirst(count)
        if number == 38 { look.foreground = color } else { look.background = color }
      case 30...39, 90...97: look.foreground = "\(number)"
      default: look.background = "\(number)"
      }
    }
  }

  // MARK: Widths

  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0xA0: return 1
    case 0x300..<0x370, 0xFE0F: return 0
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF01..<0xFF61:
      return 2
    case 0x1F1E6..<0x1F200: return kind.emoji
    default: break
    }
    if scalar.properties.isEmojiPresentation { return kind.emoji }
    // The sets of lines, blocks, shapes, arrows and punctuation, and letters of Latin-1, Greek and
    // Cyrillic: an approximation of what is ambiguous, apart from the program's table.
    switch scalar.value {
    case 0x2500..<0x2580, 0x2580..<0x2590, 0x25A0..<0x25E6, 0x2605..<0x2607, 0x2190..<0x219A,
      0x2013..<0x2017, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0xD7, 0xF7, 0xB0, 0xE0, 0xE8, 0xE9,
      0x391..<0x3CA, 0x410..<0x450:
      return kind.ambiguous
    default: break
    }
    return scalar.properties.isEmoji && scalar.value > 0xFF ? kind.symbol : 1
  }
}
