/// Changes to a text that keep every line where it is.
struct SourceEdits {
  private var edits: [(range: Range<Int>, replacement: [UInt8]?)] = []

  /// Replaces bytes by spaces; line ends stay.
  mutating func blank(_ range: Range<Int>) { edits.append((range, nil)) }

  /// Replaces bytes by a text of one line.
  mutating func replace(_ range: Range<Int>, by text: String) {
    edits.append((range, Array(text.utf8)))
  }

  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      let old = bytes[edit.range]
      let lineEnds = old.filter { $0 == UInt8(ascii: "\n") }
      if let replacement = edit.replacement {
        result += replacement + lineEnds
      } else {
        result += old.map {
          $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
        }
      }
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
