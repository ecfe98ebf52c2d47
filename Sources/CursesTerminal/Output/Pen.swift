/// The state that SGR sequences change: the colours and attributes of written glyphs.
struct Pen: Hashable {
  struct Attributes: OptionSet, Hashable {
    var rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let italic = Attributes(rawValue: 4)
    static let underline = Attributes(rawValue: 8)
    static let blink = Attributes(rawValue: 16)
    static let reverse = Attributes(rawValue: 32)
    static let invisible = Attributes(rawValue: 64)
    static let strikethrough = Attributes(rawValue: 128)

    /// The attributes that are visible on a blank.
    static let onBlanks: Attributes = [.underline, .blink, .reverse, .strikethrough]
  }

  /// A colour as a sequence selects it: red by index is not equal to red by its components.
  enum Color: Hashable {
    case standard
    /// One of 0…15, by the short sequence.
    case basic(UInt8)
    case indexed(UInt8)
    case direct(UInt8, UInt8, UInt8)

    /// Appends the parameters that select this colour as foreground (`ground` 3) or background (4).
    func append(ground: UInt8, to list: inout SGRParameters) {
      switch self {
      case .standard: list.append(ground * 10 + 9)
      case .basic(let number) where number < 8: list.append(ground * 10 + number)
      case .basic(let number): list.append(ground * 10 + 52 + number)
      case .indexed(let number):
        list.append(ground * 10 + 8)
        list.append(5)
        list.append(number)
      case .direct(let red, let green, let blue):
        list.append(ground * 10 + 8)
        list.append(2)
        list.append(red)
        list.append(green)
        list.append(blue)
      }
    }
  }

  var foreground = Color.standard
  var background = Color.standard
  var attributes: Attributes = []

  private static let codes: [(Attributes, on: UInt8, off: UInt8)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.blink, 5, 25),
    (.reverse, 7, 27), (.invisible, 8, 28), (.strikethrough, 9, 29),
  ]

  /// Returns the shortest sequence that changes the pen `old` to this one; nil: the old pen is
  /// unknown. Without `canSwitchOff` attributes and colours are only removed by a reset.
  func change(from old: Pen?, canSwitchOff: Bool) -> SGRParameters {
    guard let old else { return afresh }
    var step = SGRParameters()
    if attributes != old.attributes { changeAttributes(from: old.attributes, in: &step) }
    let takesAway =
      !old.attributes.isSubset(of: attributes)
      || foreground == .standard && old.foreground != .standard
      || background == .standard && old.background != .standard
    if foreground != old.foreground { foreground.append(ground: 3, to: &step) }
    if background != old.background { background.append(ground: 4, to: &step) }
    guard takesAway else { return step }
    let afresh = afresh
    return !canSwitchOff || afresh.length < step.length ? afresh : step
  }

  private var afresh: SGRParameters {
    var list = SGRParameters()
    list.append(0)
    for (attribute, on, _) in Self.codes where attributes.contains(attribute) { list.append(on) }
    if foreground != .standard { foreground.append(ground: 3, to: &list) }
    if background != .standard { background.append(ground: 4, to: &list) }
    return list
  }

  private func changeAttributes(from old: Attributes, in list: inout SGRParameters) {
    var gone = old.subtracting(attributes)
    var new = attributes.subtracting(old)
    // 22 removes both bold and dim.
    let weights: Attributes = [.bold, .dim]
    if !gone.isDisjoint(with: weights) { new.formUnion(attributes.intersection(weights)) }
    for (attribute, _, off) in Self.codes where gone.contains(attribute) {
      list.append(off)
      if off == 22 { gone.subtract(weights) }
    }
    for (attribute, on, _) in Self.codes where new.contains(attribute) { list.append(on) }
  }
}

/// The parameters of one SGR sequence; at most 13, fewer than every terminal accepts.
struct SGRParameters {
  private(set) var bytes: [UInt8] = []

  var length: Int { bytes.count }

  mutating func append(_ number: UInt8) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
    bytes.appendDecimal(Int(number))
  }
}

extension [UInt8] {
  /// Appends a number in decimal.
  /// - Precondition: The number is not negative.
  mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
