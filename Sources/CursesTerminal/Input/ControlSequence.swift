import CellRaster

/// A complete `CSI … final` sequence received from the terminal.
struct ControlSequence {
  /// The private prefix `<`, `=`, `>` or `?`. Nil: no prefix.
  private(set) var prefix: UInt8?
  /// The parameters separated by `;`, each split at `:`; missing numbers are nil.
  private(set) var parameters: [[Int?]] = []
  private(set) var hasIntermediates = false
  let final: UInt8

  /// The largest value of a parameter, to which larger ones are clamped: the kitty protocol sends
  /// code points.
  static let largestParameter = 0x10FFFF

  init(body: some Sequence<UInt8>, final: UInt8) {
    self.final = final
    var numbers: [Int?] = []
    var number: Int?
    for (index, byte) in body.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        number = min((number ?? 0) * 10 + digit, Self.largestParameter)
      case UInt8(ascii: ":"):
        numbers.append(number)
        number = nil
      case UInt8(ascii: ";"):
        parameters.append(numbers + [number])
        (numbers, number) = ([], nil)
      case UInt8(ascii: "<")...UInt8(ascii: "?") where index == 0:
        prefix = byte
      default:
        hasIntermediates = true
      }
    }
    parameters.append(numbers + [number])
  }

  func parameter(_ index: Int, part: Int = 0) -> Int? {
    guard index < parameters.count, part < parameters[index].count else { return nil }
    return parameters[index][part]
  }

  /// The decoded key, mouse event or reply. Nil: the sequence is ignored. An `unknownSequence`
  /// without bytes: it may be a key of an unusual terminal; the caller fills in the bytes.
  var meaning: KeyReader.Output? {
    switch prefix {
    case UInt8(ascii: "<"): return mouse.map { .event(.mouse($0)) }
    case UInt8(ascii: "?"): return privateReply.map { .reply($0) }
    case UInt8(ascii: ">"):
      guard final == UInt8(ascii: "c"), !hasIntermediates else { return nil }
      return .reply(.secondaryAttributes(parameters.map { ($0.first ?? nil) ?? 0 }))
    case .some: return nil
    case nil: break
    }
    guard !hasIntermediates else { return nil }
    switch final {
    case UInt8(ascii: "n"): return parameter(0) == 0 ? .reply(.ready) : nil
    case UInt8(ascii: "I"): return .event(.focus(true))
    case UInt8(ascii: "O"): return .event(.focus(false))
    case UInt8(ascii: "t"): return cellSize.map { .reply($0) }
    case UInt8(ascii: "c"), UInt8(ascii: "y"): return nil
    // CSI R is a cursor position report, unless its parameters fit only F3 with a modifier.
    case UInt8(ascii: "R") where (parameter(0) ?? 1) != 1 || parameters.count > 2: return cursor
    case UInt8(ascii: "u"): return kittyKey.map { .event(.key($0)) }
    case UInt8(ascii: "~"): return tildeKey.map { .event(.key($0)) }
    default:
      guard let key = Self.letterKeys[final] else { return .unknownSequence([]) }
      return .event(.key(KeyStroke(key, modifiers: modifiers, phase: phase)))
    }
  }

  private var cursor: KeyReader.Output? {
    guard parameters.count == 2, let row = parameter(0), let column = parameter(1), row > 0,
      column > 0
    else { return nil }
    return .reply(.cursor(CellPoint(column: column - 1, row: row - 1)))
  }

  private var privateReply: TerminalReply? {
    switch (hasIntermediates, final) {
    case (false, UInt8(ascii: "c")): .primaryAttributes(parameters.map { ($0.first ?? nil) ?? 0 })
    case (false, UInt8(ascii: "u")): parameter(0).map { .keyboardFlags($0) }
    case (true, UInt8(ascii: "y")): parameter(0).map { .mode($0, state: parameter(1) ?? 0) }
    default: nil
    }
  }

  /// `CSI 6 ; height ; width t`.
  private var cellSize: TerminalReply? {
    guard parameter(0) == 6, let height = parameter(1), let width = parameter(2) else { return nil }
    return .cellSize(PixelSize(width: width, height: height))
  }

  // MARK: Mouse (mode 1006)

  /// The mouse event. Bits of its code: 0 and 1 the button (3: none), 2 Shift, 5 motion, 6 the wheel,
  /// 7 additional buttons. Nil: the event is ignored.
  private var mouse: MouseEvent? {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
      let code = parameter(0), let column = parameter(1), let row = parameter(2), column > 0,
      row > 0, column <= 0xFFFF, row <= 0xFFFF
    else { return nil }
    let position = CellPoint(column: column - 1, row: row - 1)
    let isWheel = code & 64 != 0
    guard code & 128 == 0 else { return nil }
    if isWheel {
      let phases: [MouseEvent.Phase] = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight]
      let isSideways = code & 4 != 0 && code & 3 < 2
      return MouseEvent(phases[code & 3 + (isSideways ? 2 : 0)], button: .middle, at: position)
    }
    if code & 35 == 35 { return MouseEvent(.move, at: position) }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    guard code & 3 < buttons.count else { return nil }
    let isDown = final == UInt8(ascii: "M")
    let phase: MouseEvent.Phase = isDown ? (code & 32 != 0 ? .drag : .down) : .up
    return MouseEvent(phase, button: buttons[code & 3], at: position)
  }

  // MARK: Keys

  /// The modifiers, which the terminal sends as a bit set plus 1.
  private var modifierBits: Int { max((parameter(1) ?? 1) - 1, 0) }

  private var modifiers: KeyModifiers {
    KeyModifiers(rawValue: UInt8(truncatingIfNeeded: modifierBits & 15))
  }

  private var phase: KeyPhase {
    switch parameter(1, part: 1) {
    case 2: .repeat
    case 3: .release
    default: .press
    }
  }

  private var tildeKey: KeyStroke? {
    guard let code = parameter(0) else { return nil }
    if code == 27, let scalar = parameter(2) {  // xterm's modifyOtherKeys
      return Self.character(scalar, modifiers: modifiers, phase: phase)
    }
    return Self.tildeKeys[code].map { KeyStroke($0, modifiers: modifiers, phase: phase) }
  }

  /// The key of a sequence `CSI code[:shifted[:base]] ; modifiers[:event] [; text] u`.
  private var kittyKey: KeyStroke? {
    guard let code = parameter(0) else { return nil }
    if let key = Self.kittyKeys[code] {
      let isBackTab = key == .tab && modifiers.contains(.shift)
      return KeyStroke(isBackTab ? .backTab : key, modifiers: modifiers, phase: phase)
    }
    let isCommand = !modifiers.isDisjoint(with: [.control, .alternate, .command])
    let typed = isCommand ? nil : parameter(2) ?? parameter(0, part: 1)
    return Self.character(typed ?? code, modifiers: modifiers, phase: phase)
  }

  /// Returns the key for a code point. Nil: a control character, or a modifier or media key, which
  /// have code points in the private use area.
  /// - Precondition: `value` is not negative.
  static func character(
    _ value: Int, modifiers: KeyModifiers, phase: KeyPhase = .press
  ) -> KeyStroke? {
    if let key = kittyKeys[value] { return KeyStroke(key, modifiers: modifiers, phase: phase) }
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .surrogate, .unassigned: return nil
    default: break
    }
    let isPlainLetter = scalar.isASCII && modifiers == .shift
    let character =
      isPlainLetter ? Character(scalar.properties.uppercaseMapping) : Character(scalar)
    return KeyStroke(
      .character(character), modifiers: modifiers.subtracting(.shift), phase: phase)
  }

  static let letterKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4), UInt8(ascii: "Z"): .backTab,
  ]

  private static let tildeKeys: [Int: Key] = {
    var keys: [Int: Key] = [
      1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
    let functions = [
      11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34,
    ]
    for (index, code) in functions.enumerated() { keys[code] = .function(index + 1) }
    return keys
  }()

  private static let kittyKeys: [Int: Key] = {
    var keys: [Int: Key] = [
      9: .tab, 13: .enter, 27: .escape, 127: .backspace, 57414: .enter, 57417: .left,
      57418: .right, 57419: .up, 57420: .down, 57421: .pageUp, 57422: .pageDown, 57423: .home,
      57424: .end, 57426: .delete,
    ]
    for number in 13...35 { keys[57376 + number - 13] = .function(number) }
    for digit in 0...9 { keys[57399 + digit] = .character(Character("\(digit)")) }
    for (index, sign) in "./*-+".enumerated() { keys[57409 + index] = .character(sign) }
    return keys
  }()
}
