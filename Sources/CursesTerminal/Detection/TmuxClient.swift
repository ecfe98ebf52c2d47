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
  /// The name and version of the client's terminal, as it reports them; empty: unknown.
  package var terminalVersion = ""
  /// The size of a cell of the client's terminal; nil: unknown.
  package var cell: PixelSize?
  /// True when sequences in a wrapper reach the client's terminal.
  package var passesThrough = false

  /// Parses the output of tmux for `format`; nil when it is malformed.
  package init?(answer: String) {
    let parts = answer.split(separator: "\t", omittingEmptySubsequences: false).map {
      $0.trimmingPrefix { $0 == " " }.filter { !$0.isNewline }
    }
    guard parts.count == 10 else { return nil }
    version = parts[0]
    terminal = parts[1]
    features = parts[2].split(separator: ",").map(String.init)
    process = Int32(parts[3])
    escapeTime = Int(parts[4])
    passesFocus = parts[5] == "1" || parts[5] == "on"
    terminalVersion = parts[6]
    if let width = Int(parts[7]), let height = Int(parts[8]) {
      cell = PixelSize(width: width, height: height)
    }
    // Also "all", for windows that are not visible.
    passesThrough = ["1", "2", "on", "all"].contains(parts[9])
  }

  /// True when the client's terminal shows pictures in the place of placeholder characters.
  package var showsPlaceholders: Bool {
    if terminalVersion.hasPrefix("ghostty") { return true }
    guard terminalVersion.hasPrefix("kitty(") else { return false }
    let numbers = terminalVersion.dropFirst("kitty(".count).split { !$0.isNumber }.compactMap {
      Int($0)
    }
    return (numbers.first ?? 0, numbers.dropFirst().first ?? 0) >= (0, 28)
  }

  private static let format =
    ["version", "client_termname", "client_termfeatures", "client_pid", "escape-time"]
    .map { "#{\($0)}" }.joined(separator: "\t") + "\t#{focus-events}\t#{client_termtype}"
    + "\t#{client_cell_width}\t#{client_cell_height}\t#{allow-passthrough}"

  /// Queries tmux; nil without a reply.
  package static func ask() -> TmuxClient? {
    display(format).flatMap(TmuxClient.init(answer:))
  }

  private static func display(_ format: String) -> String? {
    let command = "exec tmux display-message -p '\(format)' 2>/dev/null </dev/null"
    guard let stream = popen(command, "r") else { return nil }
    defer { pclose(stream) }
    var line = [UInt8](repeating: 0, count: 1024)
    let count = fread(&line, 1, line.count, stream)
    return count > 0 ? String(decoding: line.prefix(count), as: UTF8.self) : nil
  }
}
