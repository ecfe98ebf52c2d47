import Glibc

/// The tmux around us, asked through its own program.
package struct TmuxClient: Sendable, Hashable {
  package var version: String
  /// The name that tmux has of its own terminal, and what it believes that can do.
  package var terminal: String
  package var features: [String]
  package var process: Int32?
  /// Milliseconds that tmux waits for what follows an Escape.
  package var escapeTime: Int?
  package var passesFocus: Bool

  /// - Parameter answer: What `format` was turned into; nil when it is none of that.
  package init?(answer: String) {
    let parts = answer.split(separator: "\t", omittingEmptySubsequences: false).map {
      $0.trimmingPrefix { $0 == " " }.filter { !$0.isNewline }
    }
    guard parts.count == 6 else { return nil }
    version = parts[0]
    terminal = parts[1]
    features = parts[2].split(separator: ",").map(String.init)
    process = Int32(parts[3])
    escapeTime = Int(parts[4])
    passesFocus = parts[5] == "1" || parts[5] == "on"
  }

  private static let format =
    ["version", "client_termname", "client_termfeatures", "client_pid", "escape-time"]
    .map { "#{\($0)}" }.joined(separator: "\t") + "\t#{focus-events}"

  /// Nil without an answer.
  package static func ask() -> TmuxClient? {
    display(format).flatMap(TmuxClient.init(answer:))
  }

  /// What its terminal can do, as a comma-separated list; nil without an answer.
  static func features() -> String? { display("#{client_termfeatures}") }

  private static func display(_ format: String) -> String? {
    let command = "exec tmux display-message -p '\(format)' 2>/dev/null </dev/null"
    guard let stream = popen(command, "r") else { return nil }
    defer { pclose(stream) }
    var line = [UInt8](repeating: 0, count: 1024)
    let count = fread(&line, 1, line.count, stream)
    return count > 0 ? String(decoding: line.prefix(count), as: UTF8.self) : nil
  }
}
