import Foundation
import ViewArchive

/// Reads the lines of a file of outlines:
///
///     symbol NAME WIDTH [LEFT [RIGHT]]
///       [plain|fill] body|line|area|detail|hole|cut PATH [@2|@3] [*WIDTH] [round|butt]
///     alias NAME OTHER
///
/// LEFT and RIGHT are what the frame is wider than WIDTH, one number for both; without any it is the
/// usual room. PATH is
/// SVG path data, `circle CX CY R`, `ellipse CX CY RX RY` or `rect X Y W H R`, several of them
/// separated by `;`. What follows a `#` is a comment.
struct OutlineParser {
  struct Mistake: Error { var message: String }

  private(set) var entries: [String: OutlineEntry] = [:]
  /// Other names, each with the place where it is given.
  private(set) var aliases: [String: (name: String, file: String, line: Int)] = [:]
  private(set) var problems: [OutlineProblem] = []

  /// Reads a file. Its elements are read by their entries: a program needs few of some thousand
  /// lines, so the others are only told apart, by their bytes.
  mutating func read(_ text: String, file: String) {
    var name: String?
    for (index, bytes) in text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let content = bytes.drop { $0 == 0x20 }
      guard let first = content.first, first != UInt8(ascii: "#") else { continue }
      let line = OutlineEntry.Line(number: index + 1, text: Substring(content))
      if content.starts(with: Self.symbol) {
        name = begin(line, file)
      } else if content.starts(with: Self.alias) {
        addAlias(line, file)
      } else if let name {
        entries[name]?.lines.append(line)
      } else {
        problems.append(
          OutlineProblem(
            file: file, line: line.number,
            message: "“\(line.words.first ?? "")” without a symbol before it"))
      }
    }
  }

  private static let symbol = Array("symbol ".utf8)
  private static let alias = Array("alias ".utf8)

  /// Begins a symbol and returns its name. Nil: it has none.
  private mutating func begin(_ line: OutlineEntry.Line, _ file: String) -> String? {
    let words = line.words
    let numbers = words.dropFirst(2).compactMap { Double($0) }
    guard (3...5).contains(words.count), numbers.count == words.count - 2,
      let width = numbers.first, (1...1000).contains(width),
      numbers.dropFirst().allSatisfy({ (0...100).contains($0) })
    else {
      problems.append(
        OutlineProblem(
          file: file, line: line.number,
          message:
            "not “symbol NAME WIDTH LEFT RIGHT”, of 1 to 1000 hundredths of an em, and 0 to 100"))
      return nil
    }
    let name = String(words[1])
    if let entry = entries[name] {
      problems.append(
        OutlineProblem(
          file: file, line: line.number, message: "“\(name)” is already in \(entry.file)"))
    } else {
      entries[name] = OutlineEntry(
        file: file, line: line.number, width: width,
        room: Self.room(numbers.dropFirst()))
    }
    return name
  }

  /// One number is the room on both sides.
  private static func room(_ numbers: ArraySlice<Double>) -> SymbolRoom {
    guard let left = numbers.first else { return .usual }
    return SymbolRoom(left: left, right: numbers.dropFirst().first ?? left)
  }

  private mutating func addAlias(_ line: OutlineEntry.Line, _ file: String) {
    let words = line.words
    if words.count == 3 {
      aliases[String(words[1])] = (String(words[2]), file, line.number)
    } else {
      problems.append(
        OutlineProblem(file: file, line: line.number, message: "not “alias NAME OTHER”"))
    }
  }

  // MARK: Elements

  /// Reads an element from the words of its line.
  /// - Throws: `Mistake` when the line is none.
  static func element(_ words: [Substring]) throws(Mistake) -> OutlineElement {
    var words = words
    let form = words.first.flatMap { OutlineForm(rawValue: String($0)) }
    if form != nil { words.removeFirst() }
    guard let first = words.first, let kind = OutlineElement.Kind(rawValue: String(first)) else {
      throw Mistake(message: "no kind of element: “\(words.first ?? "")”")
    }
    var element = OutlineElement(
      kind: kind, form: form, path: [], line: OutlineLine(), layer: 1)
    words.removeFirst()
    while let last = words.last, try Self.set(last, of: &element) { words.removeLast() }
    for part in words.joined(separator: " ").split(separator: ";") {
      element.path += try path(part)
    }
    guard !element.path.isEmpty else { throw Mistake(message: "no path") }
    return element
  }

  /// Reads an option; false: the word is none.
  private static func set(
    _ word: Substring, of element: inout OutlineElement
  ) throws(Mistake) -> Bool {
    if let cap = OutlineLine.Cap(rawValue: String(word)) {
      element.line.cap = cap
    } else if word.hasPrefix("@") {
      guard let layer = Int(word.dropFirst()), (1...3).contains(layer) else {
        throw Mistake(message: "no layer: “\(word)”")
      }
      element.layer = layer
    } else if word.hasPrefix("*") {
      guard let width = Double(word.dropFirst()), width > 0, width <= 20 else {
        throw Mistake(message: "no width of a line: “\(word)”")
      }
      element.line.width = width
    } else {
      return false
    }
    return true
  }

  private static func path(_ text: Substring) throws(Mistake) -> [PathElement] {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    func need(_ counts: ClosedRange<Int>) throws(Mistake) {
      guard words.count - 1 == numbers.count, counts.contains(numbers.count) else {
        throw Mistake(
          message: "no numbers of a shape: “\(text.trimmingCharacters(in: .whitespaces))”")
      }
    }
    let data: String
    switch words.first {
    case "circle":
      try need(3...3)
      data = ellipse(numbers[0], numbers[1], numbers[2], numbers[2])
    case "ellipse":
      try need(4...4)
      data = ellipse(numbers[0], numbers[1], numbers[2], numbers[3])
    case "rect":
      try need(4...5)
      data = rectangle(numbers)
    default: data = String(text)
    }
    guard let path = SvgPathParser(data).elements else {
      throw Mistake(message: "no path: “\(text.trimmingCharacters(in: .whitespaces).prefix(60))”")
    }
    return path
  }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String {
    "M\(x - rx),\(y)A\(rx),\(ry) 0 1 1 \(x + rx),\(y)A\(rx),\(ry) 0 1 1 \(x - rx),\(y)Z"
  }

  private static func rectangle(_ numbers: [Double]) -> String {
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let r = min(numbers.count > 4 ? numbers[4] : 0, width / 2, height / 2)
    guard r > 0 else { return "M\(x),\(y)H\(x + width)V\(y + height)H\(x)Z" }
    let arc = "A\(r),\(r) 0 0 1 "
    return "M\(x + r),\(y)H\(x + width - r)\(arc)\(x + width),\(y + r)V\(y + height - r)"
      + "\(arc)\(x + width - r),\(y + height)H\(x + r)\(arc)\(x),\(y + height - r)V\(y + r)"
      + "\(arc)\(x + r),\(y)Z"
  }
}
