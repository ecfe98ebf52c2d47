import ActivityModel
import Foundation

/// Reads lines from a descriptor and says before the next one whether it has to wait for it.
struct LineReader {
  private let descriptor: Int32
  private var lines: ArraySlice<Data> = []
  /// The incomplete last line.
  private var rest = Data()
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// True when the next line is not read yet.
  var mustWait: Bool { lines.isEmpty && !isAtEnd }

  /// Waits for the next line and returns it without its line feed; nil at the end. A line that is
  /// too long for the island (`Wire.longestLine`) ends the input.
  mutating func next() -> String? {
    while mustWait { read() }
    return lines.popFirst().map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR { return }
    isAtEnd = count <= 0 || rest.count > Wire.longestLine
    guard !isAtEnd else {
      // The last line may have no line feed.
      if !rest.isEmpty { lines = [rest] }
      return
    }
    let read = Data(bytes[..<count])
    guard let last = read.lastIndex(of: 0x0a) else { return rest.append(read) }
    let complete = rest + read[..<last]
    lines = complete.split(separator: 0x0a, omittingEmptySubsequences: false)[...]
    rest = Data(read[(last + 1)...])
  }
}
