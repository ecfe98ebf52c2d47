/// A terminal in memory, as an xterm would do it and no more than frames need. Written apart from
/// what it checks: colours and attributes are the parameters of the sequences that set them.
struct ModelTerminal {
  struct Look: Hashable {
    var foreground = "39"
    var background = "49"
    var attributes: Set<Int> = []
  }

  struct Cell: Hashable {
    var text = " "
    var look = Look()

    /// A blank shows its background alone, unless it is underlined or the like; so does a glyph in
    /// the colour of its background.
    var seen: Cell {
      let isHidden =
        look.foreground.count > 2
        && look.foreground.dropFirst(2) == look.background.dropFirst(2)
      guard text == " " || isHidden, look.attributes.isDisjoint(with: [4, 5, 7, 9]) else {
        return self
      }
      return Cell(text: " ", look: Look(background: look.background))
    }
  }

  let columns: Int
  let rows: Int
  private(set) var cells: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  private var wraps = false
  private var look = Look()
  private var charset = "B"
  private var isShifted = false
  private var top = 0
  private var bottom: Int
  private var last = ""

  init(columns: Int, rows: Int) {
    (self.columns, self.rows, bottom) = (columns, rows, rows - 1)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  var seen: [[Cell]] { cells.map { $0.map(\.seen) } }

  var text: [String] { cells.map { $0.map(\.text).joined() } }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&rest)
      case "\r": (column, wraps) = (0, false)
      case "\n": lineFeed()
      case "\u{8}": (column, wraps) = (max(column - 1, 0), false)
      case "\t": (column, wraps) = (min((column / 8 + 1) * 8, columns - 1), false)
      case "\u{E}": isShifted = true
      case "\u{F}": isShifted = false
      case "\u{0}", "\u{7}": break
      default: write(scalar)
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    if width == 0 {
      let place = column - (wraps ? 0 : 1)
      let owner = place > 0 && cells[row][place].text.isEmpty ? place - 1 : place
      if owner >= 0 { cells[row][owner].text.unicodeScalars.append(scalar) }
      return
    }
    let isDrawing = charset == "0" || isShifted
    last = isDrawing ? "<\(scalar)>" : String(scalar)
    put(last, width: width)
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

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[": sequence(&rest)
    case "(": charset = rest.popFirst().map(String.init) ?? charset
    case "M": if row == top { scroll(-1, from: top) } else { row = max(row - 1, 0) }
    default: break
    }
  }

  private mutating func sequence(_ rest: inout Substring.UnicodeScalarView) {
    var parameters = ""
    while let scalar = rest.popFirst() {
      if (0x40...0x7E).contains(scalar.value) {
        if !parameters.hasPrefix("?"), !parameters.hasPrefix(">") { perform(scalar, parameters) }
        return
      }
      parameters.unicodeScalars.append(scalar)
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
    case "b": for _ in 0..<number() { put(last, width: 1) }
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
    if Self.width(cells[row][columns - 1].text.unicodeScalars.first ?? " ") == 2 {
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

  /// Of the scalars that the tests use.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300..<0x370: 0
    case 0x4E00..<0xA000, 0x1F300..<0x1F700: 2
    default: 1
    }
  }
}
