import Foundation

/// Finds the names that a source declares at the top level and those that its extensions add,
/// without parsing it: it counts braces and looks at the word after a keyword. A repository has
/// thousands of files, and to parse them takes 180 times as long (13 s for 20 MB). Braces in strings
/// and comments can mislead it, so its result says where to look, not what is there.
enum DeclarationScanner {
  static func names(in path: String) -> Set<String> {
    guard let data = ProjectFile.data(path)
    else { return [] }
    return data.withUnsafeBytes { names(in: $0.bindMemory(to: UInt8.self)) }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let",
  ]

  static func names(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    /// The extended type while inside an extension at the top level.
    var extended: String?
    var keyword: String?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { extended = nil }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == byte:
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      case UInt8(ascii: "\""):
        index = endOfString(in: bytes, from: index)
        continue
      case _ where isOfAWord(byte):
        let start = index
        while index < bytes.count, isOfAWord(bytes[index]) { index += 1 }
        guard depth == 0 || depth == 1 && extended != nil else { continue }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if keyword == "extension" {
          if depth == 0 { extended = word }
        } else if keyword != nil, !modifiers.contains(word) {
          names.insert(word)
        } else if word == "init", let extended,
          let label = firstLabel(in: bytes, after: index)
        {
          names.insert(CallName.of(extended, label: label))
        }
        keyword = word == "extension" || keywords.contains(word) ? word : nil
        continue
      case UInt8(ascii: " "), UInt8(ascii: "`"), UInt8(ascii: "\n"), UInt8(ascii: "\t"): break
      case UInt8(ascii: "."):
        // `extension A.B`: the next word is the type's name.
        if extended != nil, depth == 0 { keyword = "extension" }
      default: keyword = nil
      }
      index += 1
    }
    return names
  }

  /// Words between a keyword and the name that it declares, as in `class func`.
  private static let modifiers: Set<String> = ["func", "var", "let", "class", "actor"]

  private static func firstLabel(
    in bytes: UnsafeBufferPointer<UInt8>, after end: Int
  ) -> String? {
    guard let open = bytes[end...].firstIndex(of: UInt8(ascii: "(")), open - end < 40,
      let start = bytes[open...].dropFirst().firstIndex(where: isOfAWord)
    else { return nil }
    let word = bytes[start...].prefix(while: isOfAWord)
    return String(decoding: word, as: UTF8.self)
  }

  /// Returns the index after a string literal.
  private static func endOfString(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let quote = UInt8(ascii: "\"")
    func isTriple(_ index: Int) -> Bool {
      index + 2 < bytes.count && bytes[index] == quote && bytes[index + 1] == quote
        && bytes[index + 2] == quote
    }
    let isLong = isTriple(start)
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if isLong ? isTriple(index) : bytes[index] == quote {
        return index + (isLong ? 3 : 1)
      } else if !isLong, bytes[index] == UInt8(ascii: "\n") {
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private static func isOfAWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
