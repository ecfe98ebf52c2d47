import Glibc

/// The tmux around us, asked through its own program.
enum TmuxClient {
  /// What its terminal can do, as a comma-separated list; nil without an answer.
  static func features() -> String? {
    let command = "exec tmux display-message -p '#{client_termfeatures}' 2>/dev/null </dev/null"
    guard let stream = popen(command, "r") else { return nil }
    defer { pclose(stream) }
    var line = [UInt8](repeating: 0, count: 512)
    let count = fread(&line, 1, line.count, stream)
    return count > 0 ? String(decoding: line.prefix(count), as: UTF8.self) : nil
  }
}
