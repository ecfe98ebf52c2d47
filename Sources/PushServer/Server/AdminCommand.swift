/// A command for a running server: one line of text.
package enum AdminCommand: Hashable, Sendable {
  case status
  /// Answered with the status when an island is connected.
  case wait
  case listFaults
  case clearFaults
  case addFault(Fault)

  /// Parses a line.
  ///
  /// - Throws: `PushServerError` when the command or its fault is unknown.
  package init(_ line: String) throws(PushServerError) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count > 1 ? words[1] : nil) {
    case ("status", nil): self = .status
    case ("wait", nil): self = .wait
    case ("fault", nil): self = .listFaults
    case ("fault", "clear"?): self = .clearFaults
    case ("fault", let text?): self = .addFault(try Fault(text))
    default:
      throw PushServerError(
        "'\(SafeText.line(line, limit: 60))' is not a command: use status, wait or fault")
    }
  }

  /// The line that `init(_:)` parses.
  package var line: String {
    switch self {
    case .status: "status"
    case .wait: "wait"
    case .listFaults: "fault"
    case .clearFaults: "fault clear"
    case .addFault(let fault): "fault \(fault.text)"
    }
  }
}
