import Foundation

/// Finds throwing functions in a formatted Swift file, by its lines and their indentation.
struct SwiftDeclarations {
  struct Function {
    /// The line's number, counted from 1.
    var line: Int
    var declaration: String
    /// The lines of the doc comment, without attributes.
    var documentation: [String]
    /// True for `throws(Failure)`, where the type names what is thrown.
    var hasTypedThrows: Bool
  }

  private let lines: [String]
  /// False for lines of comments and of string literals.
  private let isCode: [Bool]

  init(_ text: String) {
    let lines = text.components(separatedBy: "\n")
    var isInString = false
    isCode = lines.map { line in
      let wasInString = isInString
      if line.contains("\"\"\""), line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
        isInString.toggle()
      }
      return !wasInString && !line.trimmed.hasPrefix("//") && !line.trimmed.isEmpty
    }
    self.lines = lines
  }

  /// The throwing functions and initialisers that are neither private, nor local to another
  /// function, nor members of something private.
  var throwingFunctions: [Function] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard isCode[index], line.contains("func ") || line.contains("init"),
        lines[index...].prefix(14).contains(where: { $0.contains("throws") }),
        line.firstMatch(of: Self.function) != nil, !line.isPrivate
      else { return nil }
      let signature = signature(at: index)
      let effects = Self.withoutParentheses(signature).components(separatedBy: "->")[0]
      guard effects.firstMatch(of: /\bthrows\b/) != nil, isMemberOfVisibleTypes(index) else {
        return nil
      }
      return Function(
        line: index + 1, declaration: line.trimmed,
        documentation: documentation(above: index),
        hasTypedThrows: signature.contains("throws("))
    }
  }

  /// A line that begins the declaration of a function or an initialiser.
  private static var function: Regex<Substring> {
    #/^ *(?:@\w+(?:\([^)]*\))? +)*(?:[a-z]+(?:\([a-z]+\))? +)*(?:func [^ ]|init[?!]?[(<])/#
  }

  /// Returns whether everything around a line is a type or an extension, and none is private.
  private func isMemberOfVisibleTypes(_ index: Int) -> Bool {
    var limit = lines[index].indentation
    for line in lines[..<index].indices.reversed() where limit > 0 && isCode[line] {
      let text = lines[line].trimmed
      guard lines[line].indentation < limit, !text.hasPrefix("#") else { continue }
      // The last line of a declaration over several lines: the first has the same indentation.
      if text.hasPrefix(")") || text.hasPrefix("where ") || text == "{" {
        limit = lines[line].indentation + 1
        continue
      }
      let isType =
        text.firstMatch(of: /\b(struct|class|enum|extension|protocol|actor)\b/) != nil
        && text.firstMatch(of: /\b(func|init|var)\b/) == nil
      guard isType, !text.isPrivate else { return false }
      limit = lines[line].indentation
    }
    return true
  }

  /// Returns a declaration from its first line to the brace of its body, or to its end.
  private func signature(at index: Int) -> String {
    var signature = ""
    var depth = 0
    for line in lines[index...] {
      for character in line {
        if character == "(" || character == "[" { depth += 1 }
        if character == ")" || character == "]" { depth -= 1 }
        if character == "{", depth == 0 { return signature }
        signature.append(character)
      }
      signature += " "
      let isContinued = depth > 0 || line.trimmed.hasSuffix(",")
      if !isContinued, line.trimmed.isEmpty || line.trimmed.hasPrefix("//") { return signature }
      if signature.count > 2_000 { return signature }
      // A requirement of a protocol has no body; the next declaration is not a part of it.
      if !isContinued, let next = lines[(index + 1)...].first,
        next.firstMatch(of: Self.function) != nil
      {
        return signature
      }
    }
    return signature
  }

  private static func withoutParentheses(_ text: String) -> String {
    var depth = 0
    return String(
      text.filter { character in
        if character == "(" { depth += 1 }
        defer { if character == ")" { depth -= 1 } }
        return depth == 0
      })
  }

  /// Returns the doc comment above a line; attributes between the two may have several lines.
  private func documentation(above index: Int) -> [String] {
    var isInAttribute = false
    let above = lines[..<index].reversed().prefix { line in
      let text = line.trimmed
      if text == ")" { isInAttribute = true }
      defer { if text.hasPrefix("@") { isInAttribute = false } }
      return isInAttribute || text.hasPrefix("//") || text.hasPrefix("@")
    }
    return above.filter { $0.trimmed.hasPrefix("///") }
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  fileprivate var isPrivate: Bool { firstMatch(of: /\b(private|fileprivate)\b(?!\()/) != nil }

  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
