/// A start or end of an element in the text of an SVG file.
struct SvgTag {
  var name: Substring
  /// Values as they are written, by name.
  var attributes: [Substring: Substring] = [:]
  var isStart = true
  /// True for an end, and for an element without content.
  var isEnd = false

  /// A value among the attributes, or among the properties of `style`.
  func property(_ name: String) -> Substring? {
    let styles = attributes["style"]?.split(separator: ";") ?? []
    for style in styles {
      let parts = style.split(separator: ":", maxSplits: 1).map(Self.trimmed)
      if parts.count == 2, parts[0] == name { return parts[1] }
    }
    return attributes[name[...]].map(Self.trimmed)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  // MARK: Reading

  /// Calls `visit` with each tag, in the order of the text; what is malformed is skipped.
  /// - Throws: What `visit` throws.
  static func forEach<Failure: Error>(
    in text: String, _ visit: (SvgTag) throws(Failure) -> Void
  ) throws(Failure) {
    let bytes = Array(text.utf8)
    var index = 0
    func skip(behind end: String) {
      let end = Array(end.utf8)
      while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
      index += end.count
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if bytes[index...].starts(with: Array("<!--".utf8)) {
        skip(behind: "-->")
      } else if bytes[index...].starts(with: Array("<![CDATA[".utf8)) {
        skip(behind: "]]>")
      } else {
        let first = index + 1
        var quote: UInt8?
        index = first
        while index < bytes.count, quote != nil || bytes[index] != UInt8(ascii: ">") {
          let byte = bytes[index]
          if quote == byte {
            quote = nil
          } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
          }
          index += 1
        }
        if let tag = SvgTag(bytes[first..<min(index, bytes.count)]) { try visit(tag) }
        index += 1
      }
    }
  }

  /// Reads what is between the angle brackets. Nil: it is no element.
  private init?(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    if bytes.first == UInt8(ascii: "/") {
      bytes.removeFirst()
      (isStart, isEnd) = (false, true)
    } else if bytes.last == UInt8(ascii: "/") {
      bytes.removeLast()
      isEnd = true
    }
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    let name = bytes.prefix { !isSpace($0) }
    guard let first = name.first, UInt8(ascii: "A") <= first, first <= UInt8(ascii: "z") else {
      return nil
    }
    self.name = Self.text(name)
    bytes = bytes.dropFirst(name.count)
    while isStart {
      bytes = bytes.drop(while: isSpace)
      let key = bytes.prefix { !isSpace($0) && $0 != UInt8(ascii: "=") }
      bytes = bytes.dropFirst(key.count).drop { isSpace($0) || $0 == UInt8(ascii: "=") }
      guard !key.isEmpty, let quote = bytes.first,
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return }
      let value = bytes.dropFirst().prefix { $0 != quote }
      bytes = bytes.dropFirst(value.count + 2)
      attributes[Self.text(key)] = Self.text(value)
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> Substring {
    Substring(decoding: bytes, as: UTF8.self)
  }
}
