import Foundation

/// Build settings of a target for the debug build for a phone.
///
/// They are added in levels, as Xcode has them: the configuration file (`.xcconfig`) of the
/// project, the project, the configuration file of the target, the target. A level replaces the
/// values of those before it, to which its `$(inherited)` refers.
struct BuildSettings: Hashable, Sendable {
  /// Values by name, without conditions; references to other settings are not expanded.
  private(set) var values: [String: String] = [:]

  subscript(name: String) -> String? { values[name].map(expand) }

  /// Adds the settings of one level. One with a condition, such as `[sdk=iphoneos*]`, goes before
  /// one without.
  mutating func add(_ level: [(name: String, value: String)]) {
    var added: [String: String] = [:]
    for isConditional in [false, true] {
      for (name, value) in level where name.contains("[") == isConditional {
        guard let name = Self.applicableName(name) else { continue }
        let inherited = added[name] ?? values[name] ?? ""
        added[name] = ["$(inherited)", "${inherited}"].reduce(value) {
          $0.replacingOccurrences(of: $1, with: inherited)
        }.trimmingCharacters(in: .whitespaces)
      }
    }
    values.merge(added) { _, new in new }
  }

  /// Adds the level of a configuration file with those that it includes. A file that is missing
  /// has no settings: often it holds what is secret, and is not in the repository.
  mutating func add(configurationFile path: String) {
    var included: Set<String> = []
    add(Self.level(of: path, &included))
  }

  /// Adds the settings of another target that this one lacks.
  mutating func addMissing(_ other: BuildSettings) {
    values.merge(other.values) { mine, _ in mine }
  }

  private static func level(
    of path: String, _ included: inout Set<String>
  ) -> [(name: String, value: String)] {
    // A file that includes itself, also by way of others, is read once.
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    guard included.insert(path).inserted, included.count <= 100,
      let text = try? SourceFileReader.read(path)
    else { return [] }
    var level: [(name: String, value: String)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let code = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#include") {
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1, !parts[1].isEmpty else { continue }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let file = URL(fileURLWithPath: String(parts[1]), relativeTo: folder)
        level += Self.level(of: file.path, &included)
      } else if let (name, value) = setting(code) {
        level.append((name, value))
      }
    }
    return level
  }

  /// Splits `NAME[condition] = value`; an equals sign in the condition is not the one between both.
  private static func setting(_ line: String) -> (name: String, value: String)? {
    var depth = 0
    let equals = line.indices.first { index in
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=": return depth == 0
      default: break
      }
      return false
    }
    guard let equals else { return nil }
    let name = line[..<equals].trimmingCharacters(in: .whitespaces)
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    return (name, line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces))
  }

  /// Returns a setting's name without its conditions; nil when one does not apply.
  private static func applicableName(_ name: String) -> String? {
    let parts = name.split(separator: "[")
    let conditions = parts.dropFirst().flatMap { $0.prefix { $0 != "]" }.split(separator: ",") }
    let holds = conditions.allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return false }
      let pattern = sides[1].prefix { $0 != "*" }
      switch sides[0].trimmingCharacters(in: .whitespaces) {
      case "sdk": return "iphoneos".hasPrefix(pattern) || pattern.hasPrefix("iphoneos")
      case "arch": return "arm64".hasPrefix(pattern)
      case "config": return "Debug".hasPrefix(pattern)
      default: return false
      }
    }
    return holds ? parts.first.map(String.init) : nil
  }

  /// Replaces `$(NAME)` and `${NAME}` by the settings' values; unknown ones stay as they are.
  func expand(_ text: String) -> String {
    var budget = Self.maximumReferences
    return expand(text, &budget)
  }

  /// How many references the expansion of a text may follow: a setting can refer to itself.
  private static let maximumReferences = 200

  /// The length of the longest reference in characters, so that one without an end is given up.
  private static let maximumLength = 1_000

  private func expand(_ text: String, _ budget: inout Int) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = Self.endOfReference(rest) else {
        result.append(rest.removeFirst())
        continue
      }
      let name = rest[..<end].dropFirst(2).dropLast()
      result += value(of: name, &budget) ?? String(rest[..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns the index after a reference at the start of a text; nil when there is none.
  private static func endOfReference(_ text: Substring) -> Substring.Index? {
    var open: [Character] = []
    for index in text.prefix(maximumLength).indices.dropFirst() {
      switch text[index] {
      case "(" where index == text.index(after: text.startIndex) || !open.isEmpty: open.append(")")
      case "{" where index == text.index(after: text.startIndex) || !open.isEmpty: open.append("}")
      case let character where character == open.last: open.removeLast()
      default: if open.isEmpty { return nil }
      }
      if open.isEmpty { return text.index(after: index) }
    }
    return nil
  }

  /// Returns the value that `NAME:operator…` stands for.
  private func value(of reference: Substring, _ budget: inout Int) -> String? {
    guard budget > 0 else { return nil }
    budget -= 1
    // An empty reference separates two slashes, which would start a comment.
    if reference.isEmpty { return "" }
    let parts = expand(String(reference), &budget).split(separator: ":")
    guard let name = parts.first else { return nil }
    var value = values[String(name)].map { expand($0, &budget) }
    for part in parts.dropFirst() {
      if part.hasPrefix("default=") {
        if value?.isEmpty ?? true { value = String(part.dropFirst("default=".count)) }
      } else {
        value = value.map { Self.apply(part, to: $0) }
      }
    }
    return value
  }

  private static func apply(_ operation: Substring, to value: String) -> String {
    switch operation {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "rfc1034identifier": String(value.map { isPlain($0) || $0 == "." ? $0 : "-" })
    case "c99extidentifier", "identifier": String(value.map { isPlain($0) ? $0 : "_" })
    default: value
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
