import Foundation

/// What a terminal would obey in a stream of bytes, judged by whether a full screen of ours may
/// send it.
enum ControlBytes {
  /// The finals of the sequences that ncurses and the reports need.
  private static let finals = Set("ABCDGHJKLMPSTX@bdhlmnrstu".unicodeScalars)

  /// What should not be there, each with the bytes around it.
  static func intruders(in bytes: [UInt8], isScreen: Bool) -> [String] {
    let text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var found: [String] = []
    var index = 0
    func note(_ what: String) {
      let part = text[max(index - 10, 0)..<min(index + 20, text.count)]
      found.append("\(what): \(String(String.UnicodeScalarView(part)).debugDescription)")
    }
    while index < text.count {
      let scalar = text[index]
      switch scalar.properties.generalCategory {
      case .control:
        if scalar == "\u{1B}", isScreen {
          index =
            sequenceEnd(text, from: index)
            ?? {
              note("a sequence")
              return index
            }()
        } else if !(scalar == "\n"
          || isScreen && "\r\u{8}\u{7}\u{F}\u{E}".unicodeScalars.contains(scalar))
        {
          note("a control")
        }
      case .format, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator:
        note("a format character")
      default: break
      }
      index += 1
    }
    return found
  }

  /// The last index of a sequence that may be sent; nil for another.
  private static func sequenceEnd(_ text: [Unicode.Scalar], from start: Int) -> Int? {
    guard start + 1 < text.count else { return start }
    switch text[start + 1] {
    // The last four save and restore the cursor and scroll by a line: which of them are sent depends
    // on how much changed since the last frame.
    case ">", "=", "7", "8", "D", "M": return start + 1
    case "(", ")": return start + 2 < text.count && text[start + 2] == "B" ? start + 2 : nil
    case "[":
      var index = start + 2
      while index < text.count, (0x20...0x3F).contains(text[index].value) { index += 1 }
      guard index < text.count else { return text.count - 1 }
      return finals.contains(text[index]) ? index : nil
    default: return nil
    }
  }
}
