import Glibc

/// The client of the surrounding tmux, queried with the tmux program.
package struct TmuxClient: Sendable, Hashable {
  package var version: String
  /// The type of the client's terminal; `features` are its features.
  package var terminal: String
  package var features: [String]
  package var process: Int32?
  /// The time tmux waits for bytes after an Escape, in milliseconds.
  package var escapeTime: Int?
  package var passesFocus: Bool

  /// Parses the output of tmux for `format`; nil when it is malformed.
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

  /// Queries tmux; nil without a reply.
  package static func ask() -> TmuxClient? {
    display(format).flatMap(TmuxClient.init(answer:))
  }

  /// Queries the features of the client's terminal, a comma-separated list; nil without a reply.
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
