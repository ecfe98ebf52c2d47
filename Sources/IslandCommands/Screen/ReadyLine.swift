/// What a run without a terminal prints when it is ready: a line that a shell can evaluate, with what
/// a script needs to reach this run and to end it.
struct ReadyLine {
  /// The path of the control socket.
  var socket: String
  var process: Int32

  var text: String { "export ISLAND_SOCKET=\(Self.quoted(socket)) ISLAND_PID=\(process)" }

  /// Returns a word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
