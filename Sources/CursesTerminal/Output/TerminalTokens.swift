import CNcurses

/// Splits bytes sent to a terminal into glyphs, control characters and sequences. No byte is
/// dropped; an incomplete sequence at the end is one token too.
struct TerminalTokens: IteratorProtocol {
  enum Token: Hashable {
    /// A glyph of one or two columns.
    case glyph(Range<Int>, columns: Int)
    /// A combining mark of the preceding glyph.
    case mark(Range<Int>)
    case control(UInt8)
    /// A change of the G0 character set, with its designator.
    case charset(UInt8)
    case sequence(Sequence)
    /// Any other escape sequence.
    case escape(Range<Int>)
  }

  /// The parameters of a sequence, stored without heap allocation, because a frame has thousands.
  struct Parameters: Hashable {
    static let capacity = 16
    private var numbers = SIMD16<Int32>.zero
    private(set) var count = 0

    /// The value of a parameter; 0 when it is omitted or beyond the last.
    /// - Precondition: `index` is not negative.
    subscript(index: Int) -> Int { index < count ? Int(numbers[index]) : 0 }

    /// Starts the next parameter; returns false when the capacity is reached.
    mutating func begin() -> Bool {
      guard count < Self.capacity else { return false }
      count += 1
      return true
    }

    /// Appends a digit to the current parameter.
    /// - Precondition: `begin` was called.
    mutating func append(digit: UInt8) {
      numbers[count - 1] = min(numbers[count - 1] * 10 + Int32(digit), 0xFFFF)
    }
  }

  /// A sequence `CSI prefix parameters final`.
  struct Sequence: Hashable {
    /// The bytes of the sequence.
    var range: Range<Int>
    /// The prefix `?`, `>`, `=` or `<`. Nil: no prefix.
    var prefix: UInt8?
    var parameters = Parameters()
    /// True when it has only parameters separated by `;`, within the capacity.
    var isPlain = true
    var final: UInt8 = 0

    /// Returns a parameter as a repeat count: 1 when it is omitted or 0.
    func count(_ index: Int = 0) -> Int { max(parameters[index], 1) }
  }

  let bytes: [UInt8]
  private let isUTF8: Bool
  private var offset = 0

  init(_ bytes: [UInt8], isUTF8: Bool) {
    self.bytes = bytes
    self.isUTF8 = isUTF8
  }

  mutating func next() -> Token? {
    guard offset < bytes.count else { return nil }
    let start = offset
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case 0x1B: return escape(from: start)
    case 0..<0x20, 0x7F: return .control(byte)
    case 0x20..<0x7F: return .glyph(start..<offset, columns: 1)
    default: return isUTF8 ? scalar(from: start) : .glyph(start..<offset, columns: 1)
    }
  }

  private mutating func scalar(from start: Int) -> Token {
    let lead = bytes[start]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    guard length > 1, start + length <= bytes.count else { return .escape(start..<offset) }
    offset = start + length
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[(start + 1)..<offset] { value = value << 6 | UInt32(byte & 0x3F) }
    switch nc_width(value) {
    case 1: return .glyph(start..<offset, columns: 1)
    case 2: return .glyph(start..<offset, columns: 2)
    case 0: return .mark(start..<offset)
    default: return .escape(start..<offset)
    }
  }

  private mutating func escape(from start: Int) -> Token {
    guard offset < bytes.count else { return .escape(start..<offset) }
    let kind = bytes[offset]
    offset += 1
    switch kind {
    case UInt8(ascii: "["): return sequence(from: start)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return string(from: start)
    default:
      while offset < bytes.count, (0x20...0x2F).contains(bytes[offset - 1]) { offset += 1 }
      return kind == UInt8(ascii: "(") && offset == start + 3
        ? .charset(bytes[start + 2]) : .escape(start..<offset)
    }
  }

  private mutating func sequence(from start: Int) -> Token {
    var sequence = Sequence(range: start..<offset)
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if sequence.parameters.count == 0 { _ = sequence.parameters.begin() }
        sequence.parameters.append(digit: byte & 15)
      case UInt8(ascii: ";"):
        if sequence.parameters.count == 0 { _ = sequence.parameters.begin() }
        if !sequence.parameters.begin() { sequence.isPlain = false }
      case 0x3C...0x3F where offset == start + 3: sequence.prefix = byte
      case 0x40...0x7E:
        sequence.final = byte
        sequence.range = start..<offset
        return .sequence(sequence)
      default: sequence.isPlain = false
      }
    }
    return .escape(start..<offset)
  }

  /// Reads a string up to BEL or ST.
  private mutating func string(from start: Int) -> Token {
    while offset < bytes.count {
      offset += 1
      if bytes[offset - 1] == 0x07 { break }
      if bytes[offset - 1] == UInt8(ascii: "\\"), bytes[offset - 2] == 0x1B { break }
    }
    return .escape(start..<offset)
  }
}
