/// Parses the bytes from a terminal into events (KEY-1), however they are split between reads.
/// Replies of the terminal never become keys, invalid UTF-8 is dropped, and an incomplete sequence
/// never blocks: `tick` ends it after `deadline`. Times are seconds of a monotonic clock.
package struct KeyReader: Sendable {
  package enum Output: Sendable, Hashable {
    case event(TerminalEvent)
    case reply(TerminalReply)
    /// A sequence that is not built in; the terminal's description may contain the key.
    case unknownSequence([UInt8])

  }

  private enum State: Hashable {
    case ground
    case escape
    case control
    /// After `CSI [`: a function key of the Linux console.
    case console
    /// After `CSI M` without parameters: an old mouse report with this many bytes left.
    case oldMouse(Int)
    /// After `ESC O`.
    case single
    /// In an OSC, DCS, SOS, PM or APC string that started with this byte.
    case string(UInt8)
    case stringEscape(UInt8)
    case paste
  }

  /// The time after which an Escape byte without further bytes is the Escape key, in seconds.
  package var escapeDelay: Double
  /// The timeout of an incomplete sequence, in seconds; its rest can be late on a stalled link.
  private let sequenceTimeout = 1.0
  /// The timeout of a string without content, in seconds: Alt with `]`, `P`, `^`, `_` or `X` looks
  /// like the start of a string.
  private let stringTimeout = 0.25
  /// The timeout of a paste without an end, in seconds: what comes after it is typed.
  private let pasteTimeout = 2.0
  /// A key that comes alone so many seconds after the rest of an unfinished paste is typed: pasted
  /// text comes in pieces, even over a link that stalls.
  private static let typingPause = 0.1
  /// The most bytes of one key.
  private static let longestKey = 64

  private static let longestSequence = 256
  private static let longestString = 4096
  private static let longestPaste = 1 << 20
  /// The largest number of bytes that are buffered, however long the input is.
  static let mostBuffered = longestPaste + 4096 + 4
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var body: [UInt8] = []
  private var scalar: [UInt8] = []
  private var scalarLength = 0
  private var isAlternate = false
  private var latest = 0.0

  package init(escapeDelay: Double = 0.06) { self.escapeDelay = escapeDelay }

  /// The number of bytes buffered until a sequence is complete.
  var bufferedBytes: Int { body.count + scalar.count }

  /// The time at which `tick` must be called. Nil: nothing is incomplete.
  package var deadline: Double? {
    switch state {
    case .ground: nil
    case .escape, .single: latest + escapeDelay
    case .control: latest + (body.isEmpty ? escapeDelay : sequenceTimeout)
    case .string, .stringEscape: latest + (body.isEmpty ? stringTimeout : sequenceTimeout)
    case .console, .oldMouse: latest + sequenceTimeout
    case .paste: latest + pasteTimeout
    }
  }

  /// Parses bytes that arrived at `uptime` and returns the completed events and replies.
  package mutating func feed(_ bytes: some Collection<UInt8>, at uptime: Double) -> [Output] {
    var output: [Output] = []
    if state == .paste, uptime - latest >= Self.typingPause, isTyped(bytes) {
      output.append(.event(.paste(Self.text(body))))
      enter(.ground)
    }
    for byte in bytes {
      latest = uptime
      handle(byte, into: &output)
    }
    return output
  }

  /// Ends an incomplete sequence after its timeout. Returns what it was without a continuation: the
  /// Escape key, a character with Alt, or the text pasted so far. Empty: none of these.
  package mutating func tick(at uptime: Double) -> [Output] {
    guard let deadline, uptime >= deadline else { return [] }
    defer { enter(.ground) }
    switch state {
    case .escape: return [.event(.key(KeyStroke(.escape)))]
    case .single: return [alternate("O")]
    case .control where body.isEmpty: return [alternate("[")]
    case .string(let start) where body.isEmpty:
      return [alternate(Character(Unicode.Scalar(start)))]
    case .paste: return [.event(.paste(Self.text(body)))]
    case .ground, .control, .console, .oldMouse, .string, .stringEscape: return []
    }
  }

  /// Returns true when bytes within a paste are one key, and not the rest of the paste's end.
  private func isTyped(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count <= Self.longestKey, !isWithinEndOfPaste else { return false }
    var reader = KeyReader()
    let keys = reader.feed(bytes, at: 0).map { output -> KeyStroke? in
      if case .event(.key(let key)) = output { key } else { nil }
    }
    return reader.state == .ground && reader.scalar.isEmpty && keys.allSatisfy { $0 != nil }
      && keys.count { $0?.phase != .release } == 1
  }

  /// True when the last bytes of a paste may be the beginning of its end.
  private var isWithinEndOfPaste: Bool {
    (1..<Self.pasteEnd.count).contains { body.suffix($0) == Self.pasteEnd.prefix($0) }
  }

  private func alternate(_ character: Character) -> Output {
    .event(.key(KeyStroke(.character(character), modifiers: .alternate)))
  }

  private mutating func enter(_ next: State) {
    state = next
    body.removeAll(keepingCapacity: true)
  }

  private mutating func handle(_ byte: UInt8, into output: inout [Output]) {
    switch state {
    case .ground: ground(byte, into: &output)
    case .escape: escape(byte, into: &output)
    case .control: control(byte, into: &output)
    case .console:
      enter(.ground)
      if (0x41...0x45).contains(byte) {
        output.append(.event(.key(KeyStroke(.function(Int(byte) - 0x40)))))
      }
    case .oldMouse(let left):
      if left > 1 { state = .oldMouse(left - 1) } else { enter(.ground) }
    case .single: single(byte, into: &output)
    case .string(let start): string(byte, start: start, into: &output)
    case .stringEscape(let start):
      let content = body
      enter(.ground)
      if byte == UInt8(ascii: "\\") {
        if let reply = TerminalReply(string: start, content: content) {
          output.append(.reply(reply))
        }
      } else {
        enter(.escape)
        handle(byte, into: &output)
      }
    case .paste: paste(byte, into: &output)
    }
  }

  // MARK: Ground

  private mutating func ground(_ byte: UInt8, into output: inout [Output]) {
    if !scalar.isEmpty {
      if byte & 0xC0 == 0x80 {
        scalar.append(byte)
        if scalar.count == scalarLength { finishScalar(into: &output) }
        return
      }
      scalar.removeAll(keepingCapacity: true)
      isAlternate = false
    }
    let modifiers: KeyModifiers = isAlternate ? .alternate : []
    switch byte {
    case 0x1B:
      enter(.escape)
    case 0x80...0xFF:
      scalarLength = byte >= 0xF5 ? 0 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 0
      if scalarLength > 0 { scalar = [byte] } else { isAlternate = false }
      return
    case 0x20...0x7E:
      let character = Character(Unicode.Scalar(byte))
      output.append(.event(.key(KeyStroke(.character(character), modifiers: modifiers))))
    default:
      output.append(.event(.key(Self.controlKey(byte, modifiers: modifiers))))
    }
    isAlternate = false
  }

  private mutating func finishScalar(into output: inout [Output]) {
    let text = Self.text(scalar)
    if let value = text.unicodeScalars.first, value.properties.generalCategory != .control {
      let modifiers: KeyModifiers = isAlternate ? .alternate : []
      output.append(
        .event(.key(KeyStroke(.character(Character(value)), modifiers: modifiers))))
    }
    scalar.removeAll(keepingCapacity: true)
    isAlternate = false
  }

  /// Returns the key for a byte below 0x20, or 0x7F.
  private static func controlKey(_ byte: UInt8, modifiers: KeyModifiers) -> KeyStroke {
    switch byte {
    case 0x09: return KeyStroke(.tab, modifiers: modifiers)
    case 0x0A, 0x0D: return KeyStroke(.enter, modifiers: modifiers)
    case 0x08, 0x7F: return KeyStroke(.backspace, modifiers: modifiers)
    default:
      let letters = byte == 0 ? 0x20 : byte <= 0x1A ? byte | 0x60 : byte | 0x40
      return KeyStroke(
        .character(Character(Unicode.Scalar(letters))), modifiers: modifiers.union(.control))
    }
  }

  // MARK: Sequences

  private mutating func escape(_ byte: UInt8, into output: inout [Output]) {
    switch byte {
    case 0x1B:
      output.append(.event(.key(KeyStroke(.escape))))
    case UInt8(ascii: "["): enter(.control)
    case UInt8(ascii: "O"): enter(.single)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      enter(.string(byte))
    default:
      enter(.ground)
      isAlternate = true
      ground(byte, into: &output)
    }
  }

  private mutating func control(_ byte: UInt8, into output: inout [Output]) {
    switch byte {
    case 0x20...0x3F:
      if body.count <= Self.longestSequence { body.append(byte) }
    case UInt8(ascii: "[") where body.isEmpty: enter(.console)
    case UInt8(ascii: "M") where body.isEmpty: enter(.oldMouse(3))
    case 0x40...0x7E:
      let parameters = body
      enter(.ground)
      guard parameters.count <= Self.longestSequence else { return }
      if byte == UInt8(ascii: "~"), parameters == Array("200".utf8) {
        enter(.paste)
        return
      }
      guard let meaning = ControlSequence(body: parameters, final: byte).meaning else { return }
      output.append(
        meaning == .unknownSequence([])
          ? .unknownSequence(Array("\u{1B}[".utf8) + parameters + [byte]) : meaning)
    case 0x1B: enter(.escape)
    default: enter(.ground)
    }
  }

  private mutating func single(_ byte: UInt8, into output: inout [Output]) {
    switch byte {
    case 0x1B: enter(.escape)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      // Parameters as in `SS3 1;5 P`, an old format for modifiers.
      if body.count <= Self.longestSequence { body.append(byte) }
    case 0x40...0x7E:
      let parameters = body
      enter(.ground)
      if byte == UInt8(ascii: "M") {
        output.append(.event(.key(KeyStroke(.enter))))
      } else if ControlSequence.letterKeys[byte] != nil {
        let sequence = ControlSequence(
          body: parameters.contains(UInt8(ascii: ";")) ? parameters : [], final: byte)
        if let meaning = sequence.meaning { output.append(meaning) }
      } else {
        output.append(.unknownSequence(Array("\u{1B}O".utf8) + parameters + [byte]))
      }
    default: enter(.ground)
    }
  }

  // MARK: Strings

  private mutating func string(_ byte: UInt8, start: UInt8, into output: inout [Output]) {
    switch byte {
    case 0x1B: state = .stringEscape(start)
    case 0x18, 0x1A: enter(.ground)
    case 0x07 where start == UInt8(ascii: "]"):
      if let reply = TerminalReply(string: start, content: body) { output.append(.reply(reply)) }
      enter(.ground)
    default:
      if body.count < Self.longestString { body.append(byte) }
    }
  }

  private mutating func paste(_ byte: UInt8, into output: inout [Output]) {
    body.append(byte)
    if byte == UInt8(ascii: "~"), body.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      let content = Self.text(body.dropLast(Self.pasteEnd.count).prefix(Self.longestPaste))
      enter(.ground)
      output.append(.event(.paste(content)))
    } else if body.count > Self.longestPaste + 4096 {
      // Drops bytes beyond the limit and keeps looking for the end of the paste.
      body.removeSubrange(Self.longestPaste..<body.count - Self.pasteEnd.count)
    }
  }

  /// Decodes the valid UTF-8 in `bytes`; skips invalid bytes.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.append(scalar)
      case .emptyInput: return String(text)
      case .error: continue
      }
    }
  }
}
