/// Parses the inline Markdown of a text literal: `**bold**`, `*italic*`, `~~struck~~`,
/// `` `code` ``, `[label](address)` and `^[phrase](attributes)`. Unmatched marks are kept as text.
enum Markdown {
  enum Part: Equatable {
    case literal(String)
    /// An argument, by the index of its placeholder in the format.
    case argument(Int)
  }

  struct Span: Equatable {
    var parts: [Part] = []
    var isBold = false
    var isItalic = false
    var isStruckThrough = false
    var isCode = false
    /// The link's address as written. Nil: not a link.
    var address: String?
    /// True: the phrase agrees with the number in it.
    var inflects = false
  }

  static func spans(in format: String) -> [Span] {
    var parser = Parser(Array(format))
    return parser.parse()
  }

  private struct Parser {
    let text: [Character]
    var argument = 0
    var spans: [Span] = []

    init(_ text: [Character]) { self.text = text }

    mutating func parse() -> [Span] {
      parse(text.indices, style: Span())
      return spans
    }

    /// Appends the spans of a range; `style` is that of the enclosing marks.
    private mutating func parse(_ range: Range<Int>, style: Span) {
      var index = range.lowerBound
      while index < range.upperBound {
        if let end = mark(at: index, before: range.upperBound, style) {
          index = end
        } else if text[index] == "\\", index + 1 < range.upperBound,
          text[index + 1].isASCII, text[index + 1].isPunctuation || text[index + 1].isSymbol
        {
          append(.literal(String(text[index + 1])), style)
          index += 2
        } else {
          append(part(text[index]), style)
          index += 1
        }
      }
    }

    /// Parses a span that starts with the mark at `start`. Nil: there is no closing mark.
    private mutating func mark(at start: Int, before end: Int, _ style: Span) -> Int? {
      switch text[start] {
      case "`":
        guard let close = find("`", from: start + 1, before: end), close > start + 1 else {
          return nil
        }
        var inner = style
        inner.isCode = true
        for character in text[start + 1..<close] { append(part(character), inner) }
        return close + 1
      case "[": return link(at: start, before: end, style)
      case "^": return attributed(at: start, before: end, style)
      case "*", "_", "~": return emphasis(at: start, before: end, style)
      default: return nil
      }
    }

    private mutating func emphasis(at start: Int, before end: Int, _ style: Span) -> Int? {
      let mark = text[start]
      let count = min(text[start..<end].prefix { $0 == mark }.count, 3)
      let isStrike = mark == "~"
      guard isStrike ? count == 2 : true, start + count < end, !text[start + count].isWhitespace
      else { return nil }
      // An underscore inside a word is not a mark.
      if mark == "_", start > 0, text[start - 1].isLetter || text[start - 1].isNumber {
        return nil
      }
      guard let close = closing(mark, count, from: start + count, before: end) else { return nil }
      var inner = style
      if isStrike {
        inner.isStruckThrough = true
      } else {
        if count >= 2 { inner.isBold = true }
        if count != 2 { inner.isItalic = true }
      }
      parse(start + count..<close, style: inner)
      return close + count
    }

    /// Returns the index of the closing mark: the same number of marks, not preceded by whitespace.
    private func closing(_ mark: Character, _ count: Int, from: Int, before end: Int) -> Int? {
      var index = from + 1
      while index + count <= end {
        let run = text[index..<end].prefix { $0 == mark }.count
        if run == 0 {
          index += 1
        } else if run == count, !text[index - 1].isWhitespace,
          mark != "_" || index + count == end
            || !(text[index + count].isLetter || text[index + count].isNumber)
        {
          return index
        } else {
          index += run
        }
      }
      return nil
    }

    private mutating func link(at start: Int, before end: Int, _ style: Span) -> Int? {
      guard let (middle, close) = brackets(at: start, before: end) else { return nil }
      var inner = style
      inner.address = String(text[middle + 2..<close])
      parse(start + 1..<middle, style: inner)
      // Placeholders in the address are not shown but use up their arguments.
      argument += text[middle..<close].count { $0 == LocalizedStringKey.placeholder }
      return close + 1
    }

    /// Parses a phrase with attributes, of which `inflect` is the one that is seen.
    private mutating func attributed(at start: Int, before end: Int, _ style: Span) -> Int? {
      guard start + 1 < end, text[start + 1] == "[",
        let (middle, close) = brackets(at: start + 1, before: end)
      else { return nil }
      let attributes = String(text[middle + 2..<close]).filter { !$0.isWhitespace }
      var inner = style
      inner.inflects = attributes.split(separator: ",").contains("inflect:true")
      parse(start + 2..<middle, style: inner)
      return close + 1
    }

    /// Returns where `](` and the last bracket of `[…](…)` stand; nil: it is none.
    private func brackets(at start: Int, before end: Int) -> (middle: Int, close: Int)? {
      guard let middle = find("]", from: start + 1, before: end), middle + 1 < end,
        text[middle + 1] == "(", let close = find(")", from: middle + 2, before: end)
      else { return nil }
      return (middle, close)
    }

    private func find(_ character: Character, from: Int, before end: Int) -> Int? {
      guard from < end else { return nil }
      return text[from..<end].firstIndex(of: character)
    }

    private mutating func part(_ character: Character) -> Part {
      guard character == LocalizedStringKey.placeholder else { return .literal(String(character)) }
      defer { argument += 1 }
      return .argument(argument)
    }

    private mutating func append(_ part: Part, _ style: Span) {
      var unstyled = spans.last
      unstyled?.parts = []
      if unstyled != style { spans.append(style) }
      let last = spans.count - 1
      if case .literal(let string) = part, case .literal(let before) = spans[last].parts.last {
        spans[last].parts[spans[last].parts.count - 1] = .literal(before + string)
      } else {
        spans[last].parts.append(part)
      }
    }
  }
}
