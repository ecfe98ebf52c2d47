import Foundation

/// A word or a mark of an Objective-C source. Comments, texts and directives of the preprocessor are left
/// out, with the branches of `#if` that are not taken.
struct ObjectiveCToken: Hashable {
  var text: String
  /// Counted from 1.
  var line: Int

  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }

  /// Returns the tokens of a source. Anything can be read: what is not Objective-C gives other tokens.
  static func all(in text: String) -> [ObjectiveCToken] {
    var reader = Reader(bytes: Array(text.utf8))
    reader.read()
    return reader.tokens
  }

  private struct Reader {
    let bytes: [UInt8]
    var tokens: [ObjectiveCToken] = []
    private var place = 0
    private var line = 1
    /// For each `#if` around: whether its branch is read, and whether one of its branches was.
    private var branches: [(isRead: Bool, wasRead: Bool)] = []
    private var isAtLineStart = true

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8? {
      place + offset < bytes.count ? bytes[place + offset] : nil
    }

    mutating func read() {
      while let next = byte() {
        switch next {
        case UInt8(ascii: "\n"):
          step()
          isAtLineStart = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "#") where isAtLineStart: directive()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(until: next)
        default: token(next)
        }
      }
    }

    private mutating func step() {
      if byte() == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }

    /// A line that ends with a backslash goes on in the next.
    private mutating func skipLine() {
      while let next = byte(), next != UInt8(ascii: "\n") {
        place += next == UInt8(ascii: "\\") && byte(1) == UInt8(ascii: "\n") ? 1 : 0
        step()
      }
    }

    private mutating func skipComment() {
      place += 2
      while place < bytes.count {
        if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          place += 2
          return
        }
        step()
      }
    }

    private mutating func skipText(until end: UInt8) {
      isAtLineStart = false
      place += 1
      while let next = byte(), next != end, next != UInt8(ascii: "\n") {
        place += next == UInt8(ascii: "\\") && byte(1) != UInt8(ascii: "\n") ? 2 : 1
      }
      if byte() == end { place += 1 }
    }

    private mutating func token(_ first: UInt8) {
      isAtLineStart = false
      let start = place
      place += 1
      if Self.isOfWord(first) {
        while let next = byte(), Self.isOfWord(next) { place += 1 }
      }
      guard branches.allSatisfy(\.isRead) else { return }
      tokens.append(
        ObjectiveCToken(text: String(decoding: bytes[start..<place], as: UTF8.self), line: line))
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
        true
      default: false
      }
    }

    /// Of a condition the first branch is read, unless it is known to be false.
    private mutating func directive() {
      let start = place + 1
      skipLine()
      let text = String(decoding: bytes[start..<place], as: UTF8.self)
      let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "(" }
      let condition = words.dropFirst().joined(separator: " ")
      switch words.first {
      case "if", "ifdef", "ifndef":
        let isRead = words.first == "ifndef" || !Self.isFalse(condition)
        branches.append((isRead, isRead))
      case "elif", "elseif":
        guard let last = branches.popLast() else { return }
        let isRead = !last.wasRead && !Self.isFalse(condition)
        branches.append((isRead, last.wasRead || isRead))
      case "else":
        guard let last = branches.popLast() else { return }
        branches.append((!last.wasRead, true))
      case "endif": _ = branches.popLast()
      default: break
      }
    }

    private static func isFalse(_ condition: String) -> Bool {
      ["0", "TARGET_OS_OSX", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_VISION"]
        .contains(condition.trimmingCharacters(in: [")", " "]))
    }
  }
}
