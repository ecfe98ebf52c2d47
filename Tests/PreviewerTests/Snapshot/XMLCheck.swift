/// Whether a text is well-formed XML, as far as what we write goes: elements that close, attributes
/// in double quotes, no bare `<` or `&`. Written for tests; Foundation's parser is a module of its
/// own on Linux.
struct XMLCheck {
  private(set) var problem: String?
  /// The names of the elements, in order.
  private(set) var elements: [String] = []

  var isWellFormed: Bool { problem == nil }

  private static let void: Set = ["meta", "!DOCTYPE"]

  init(_ text: String, isHTML: Bool = false) {
    var open: [String] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      check(rest[..<start])
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ">") else {
        problem = "a tag has no end"
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") { continue }
      guard tag.filter({ $0 == "\"" }).count.isMultiple(of: 2), !tag.contains("<") else {
        problem = "quotes in <\(tag)>"
        return
      }
      check(tag)
      let name = String(tag.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" })
      if tag.hasPrefix("/") {
        guard open.popLast() == name else {
          problem = "</\(name)> closes what is not open"
          return
        }
      } else {
        elements.append(name)
        if !tag.hasSuffix("/"), !(isHTML && Self.void.contains(name)) { open.append(name) }
      }
    }
    check(rest)
    if let name = open.last { problem = problem ?? "<\(name)> stays open" }
  }

  private mutating func check(_ text: Substring) {
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { $0 != ";" }
      let isKnown =
        ["amp", "lt", "gt", "quot", "apos"].contains(String(name)) || name.hasPrefix("#")
      if !isKnown || name.count == rest.count {
        problem = problem ?? "a bare & before \(name.prefix(8))"
      }
    }
  }
}
