import Foundation

/// What one Swift file declares and names, read as text: comments and string literals are skipped,
/// the code in string interpolations is kept.
struct SourceCode {
  struct Declaration {
    var name: String
    var isPrivate: Bool
  }

  /// The path below `Sources`, by its components.
  let path: [String]
  /// The nominal types at the top level.
  private(set) var types: [Declaration] = []
  /// The capitalized names that the file uses, without members (`.Name`), nested types and generic
  /// parameters of its own.
  private(set) var names: Set<String> = []
  let code: String

  var target: String { path[0] }

  /// The file's name up to `.swift` or `+`.
  var baseName: String {
    String((path.last ?? "").prefix { $0 != "." && $0 != "+" })
  }

  /// - Throws: An error of Foundation when the file cannot be read as UTF-8.
  init(_ file: URL) throws {
    self.init(
      path: Repository.path(file).split(separator: "/").dropFirst().map(String.init),
      text: try Repository.text(file))
  }

  init(path: [String], text: String) {
    self.path = path
    let bytes = Self.withoutComments(Array(text.utf8))
    code = String(decoding: bytes, as: UTF8.self)
    var nested = Self.genericParameters(in: bytes)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let (kind, declaration, isNested) = Self.declaration(in: line) else { continue }
      if isNested {
        nested.insert(declaration.name)
      } else if kind != "typealias", kind != "associatedtype" {
        types.append(declaration)
      }
    }
    names = Self.capitalizedNames(in: bytes)
    names.subtract(nested.subtracting(types.map(\.name)))
  }

  // MARK: Reading

  private static let kinds: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]
  private static let modifiers: Set = [
    "public", "package", "private", "fileprivate", "internal", "final", "indirect", "open",
    "nonisolated",
  ]

  private static func declaration(
    in line: ArraySlice<UInt8>
  ) -> (kind: String, declaration: Declaration, isNested: Bool)? {
    guard let first = line.first else { return nil }
    let isNested = first == UInt8(ascii: " ")
    // Long lines are no declarations of types; their first words are enough.
    let text = String(decoding: line.prefix(160), as: UTF8.self)
    var words = text.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "<" || $0 == "{" })
      .map(String.init)
    var isPrivate = false
    while let word = words.first {
      let modifier = word.prefix { $0 != "(" }
      guard word.hasPrefix("@") || modifiers.contains(String(modifier)) else { break }
      if modifier == "private" || modifier == "fileprivate", !word.contains("(") {
        isPrivate = true
      }
      words.removeFirst()
    }
    guard words.count > 1, kinds.contains(words[0]),
      words[1].first?.isUppercase == true || words[1].first?.isLetter == true,
      words[0] != "class" || !["func", "var", "let", "subscript"].contains(words[1])
    else { return nil }
    return (words[0], Declaration(name: words[1], isPrivate: isPrivate), isNested)
  }

  private static let generic: Set = [
    "func", "struct", "class", "enum", "init", "extension", "typealias", "actor", "subscript",
    "macro",
  ]

  /// The names of generic parameters: in `<…>` behind a declaration's name.
  private static func genericParameters(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isWord { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      guard generic.contains(String(decoding: bytes[start..<index], as: UTF8.self)) else {
        continue
      }
      var end = index
      while end < bytes.count, !"{(=<".utf8.contains(bytes[end]) { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: "<") else { continue }
      let open = end
      while end < bytes.count, !"{(".utf8.contains(bytes[end]) { end += 1 }
      guard let close = bytes[open..<end].lastIndex(of: UInt8(ascii: ">")) else { continue }
      let parameters = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      for parameter in parameters.split(separator: ",") {
        let words = parameter.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if let name = words.first(where: { $0 != "each" }) { found.insert(String(name)) }
      }
    }
    return found
  }

  private static func capitalizedNames(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isWord else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isWord { index += 1 }
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      if bytes[start].isUppercase, !isMember {
        found.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      }
    }
    return found
  }

  /// The text of a file with comments and the contents of string literals left out; line breaks
  /// stay.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    enum Mode {
      /// Code, with the depth of its parentheses: an interpolation ends below 0.
      case code(depth: Int)
      case string(hashes: Int, isLong: Bool)
    }
    let quote = UInt8(ascii: "\""), hash = UInt8(ascii: "#"), slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*"), newline = UInt8(ascii: "\n"), backslash = UInt8(ascii: "\\")
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var modes: [Mode] = [.code(depth: 0)]
    var index = 0
    func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }
    func hashes(at offset: Int) -> Int {
      var count = 0
      while byte(offset + count) == hash { count += 1 }
      return count
    }
    while index < bytes.count {
      let current = bytes[index]
      switch modes[modes.count - 1] {
      case .code(let depth):
        if current == slash, byte(1) == slash {
          while index < bytes.count, bytes[index] != newline { index += 1 }
          continue
        }
        if current == slash, byte(1) == star {
          var level = 0
          repeat {
            if byte(0) == slash, byte(1) == star {
              level += 1
              index += 2
            } else if byte(0) == star, byte(1) == slash {
              level -= 1
              index += 2
            } else {
              if byte(0) == newline { result.append(newline) }
              index += 1
            }
          } while level > 0 && index < bytes.count
          continue
        }
        let count = current == hash ? hashes(at: 0) : 0
        if byte(count) == quote {
          let isLong = byte(count + 1) == quote && byte(count + 2) == quote
          modes.append(.string(hashes: count, isLong: isLong))
          result += [quote]
          index += count + (isLong ? 3 : 1)
          continue
        }
        if current == UInt8(ascii: "(") { modes[modes.count - 1] = .code(depth: depth + 1) }
        if current == UInt8(ascii: ")") {
          modes[modes.count - 1] = .code(depth: depth - 1)
          if depth == 0, modes.count > 1 { modes.removeLast() }
        }
        result.append(current)
        index += 1
      case .string(let count, let isLong):
        let length = isLong ? 3 : 1
        let isEnd =
          (0..<length).allSatisfy { byte($0) == quote } && hashes(at: length) >= count
        if isEnd || current == newline && !isLong {
          modes.removeLast()
          if isEnd { result.append(quote) }
          index += isEnd ? length + count : 0
        } else if current == backslash, hashes(at: 1) >= count {
          if byte(1 + count) == UInt8(ascii: "(") {
            modes.append(.code(depth: 0))
            result.append(UInt8(ascii: " "))
          }
          index += 2 + count
        } else {
          if current == newline { result.append(newline) }
          index += 1
        }
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  /// Letters, digits and `_`; bytes of other letters count too.
  fileprivate var isWord: Bool {
    isUppercase || self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_")
      || self >= 128
  }
}
