/// Reads the line that a crashed widget process writes to standard error (`CrashTrace` of WidgetKit):
/// `island-trace:` and the frames in the widget's library, innermost first.
package enum CrashFrames {
  /// The start of the line; hexadecimal offsets from the library's beginning follow.
  package static let mark = "island-trace:"

  /// The offsets in a child's error output, innermost frame first; empty without a trace line.
  package static func offsets(in text: String) -> [UInt] {
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(mark) }) else {
      return []
    }
    return line.dropFirst(mark.count).split(separator: " ").compactMap { UInt($0, radix: 16) }
  }
}
