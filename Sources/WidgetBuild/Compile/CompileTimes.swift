/// The times of function bodies that the compiler prints with `-debug-time-function-bodies`, a line
/// each: `22.28ms\tName.swift:1:6\tfunction`.
struct CompileTimes {
  /// The output without these lines.
  let rest: String
  /// Seconds by the file's name.
  let seconds: [String: Double]

  init(_ output: String) {
    var lines: [Substring] = []
    var seconds: [String: Double] = [:]
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = line.split(separator: "\t", maxSplits: 2)
      guard parts.count == 3, parts[0].hasSuffix("ms"), let time = Double(parts[0].dropLast(2))
      else {
        lines.append(line)
        continue
      }
      if let name = parts[1].split(separator: ":").first {
        seconds[String(name), default: 0] += time / 1_000
      }
    }
    rest = lines.joined(separator: "\n")
    self.seconds = seconds
  }
}
