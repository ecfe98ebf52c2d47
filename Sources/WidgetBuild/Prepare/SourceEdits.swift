/// Collects edits to a text that keep every line on its line number.
struct SourceEdits {
  private var edits: [(range: Range<Int>, replacement: [UInt8]?)] = []

  /// Replaces a range of bytes by spaces; line ends are kept.
  mutating func blank(_ range: Range<Int>) { edits.append((range, nil)) }

  /// Replaces a range of bytes by a text of one line; the line ends of the range are kept.
  mutating func replace(_ range: Range<Int>, by text: String) {
    edits.append((range, Array(text.utf8)))
  }

  /// Returns the text with all edits applied; an edit that overlaps an earlier one is skipped.
  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    // What is inserted comes before what is replaced in the same place.
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
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
