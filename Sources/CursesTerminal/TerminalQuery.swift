/// What a terminal said about itself at the start.
package struct TerminalAnswers: Sendable, Hashable {
  /// Name and version.
  package var version: String?
  /// Kitty keyboard flags; nil when the protocol is not spoken.
  package var keyboardFlags: Int?
  package var hasSynchronizedOutput = false
  /// It kept a 24-bit colour as it was.
  package var showsDirectColor = false
  /// Seconds from a question to its answer; nil when nothing was ever answered.
  package var roundTrip: Double?

  package init() {}
}

/// Asks a terminal what it can do (terminal.md §2): first who it is, because Terminal.app prints
/// parts of questions it does not know; then everything at once, fenced by a question that every
/// terminal answers. Decides only: the caller writes `bytes` and feeds replies.
package struct TerminalQuery: Sendable {
  private enum State {
    case asksName(since: Double)
    case asksEverything(since: Double)
    case done
  }

  package static let namePatience = 0.15
  package static let fencePatience = 1.0

  /// Bytes the caller has to write now; empty them afterwards.
  package var bytes: [UInt8] = Array("\u{1B}[>c".utf8)
  package private(set) var answers = TerminalAnswers()
  private var state: State

  package init(at uptime: Double) { state = .asksName(since: uptime) }

  package var isDone: Bool {
    if case .done = state { true } else { false }
  }

  package var deadline: Double? {
    switch state {
    case .asksName(let since): since + Self.namePatience
    case .asksEverything(let since): since + Self.fencePatience
    case .done: nil
    }
  }

  package mutating func receive(_ reply: TerminalReply, at uptime: Double) {
    switch reply {
    case .secondaryAttributes(let numbers):
      guard case .asksName(let since) = state else { return }
      answers.roundTrip = uptime - since
      // Apple's Terminal answers 1;95;0.
      if numbers.starts(with: [1, 95]) { state = .done } else { askEverything(at: uptime) }
    case .primaryAttributes:
      guard case .asksEverything(let since) = state else { return }
      answers.roundTrip = min(answers.roundTrip ?? .infinity, uptime - since)
      state = .done
    case .version(let version): answers.version = version
    case .keyboardFlags(let flags): answers.keyboardFlags = flags
    case .mode(2026, let state): answers.hasSynchronizedOutput = state == 1 || state == 2
    case .mode: break
    case .graphicRendition(let parameters):
      let numbers = parameters.split { $0 == ":" || $0 == ";" }
      answers.showsDirectColor =
        numbers.suffix(3) == ["1", "2", "3"] && numbers.dropLast(3).suffix(2) == ["48", "2"]
    case .ready: break
    }
  }

  package mutating func tick(at uptime: Double) {
    guard let deadline, uptime >= deadline else { return }
    switch state {
    case .asksName: askEverything(at: uptime)
    case .asksEverything, .done: state = .done
    }
  }

  private mutating func askEverything(at uptime: Double) {
    bytes += Array(
      ("\u{1B}[>0q\u{1B}[?u\u{1B}[?2026$p\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
        + "\u{1B}[c").utf8)
    state = .asksEverything(since: uptime)
  }
}
