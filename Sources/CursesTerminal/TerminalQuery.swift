package import CellRaster

/// What a terminal said about itself at the start.
package struct TerminalAnswers: Sendable, Hashable {
  /// Name and version.
  package var version: String?
  /// Kitty keyboard flags; nil when the protocol is not spoken.
  package var keyboardFlags: Int?
  package var hasSynchronizedOutput = false
  /// It kept a 24-bit colour as it was.
  package var showsDirectColor = false
  /// The colour behind everything.
  package var background: RGB?
  /// Columns of a sign whose width is ambiguous, such as a black circle: 1 or 2.
  package var ambiguousColumns: Int?
  /// Whether reports of the mouse (mode 1006) are known; nil where modes cannot be asked for.
  package var hasMouse: Bool?
  /// What it calls its kind: 84 is tmux, 83 screen, 1;10 mosh.
  package var attributes: [Int] = []
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

  private let asksWidth: Bool

  /// - Parameter asksWidth: Whether a sign can be written: the encoding is UTF-8, and the screen has
  ///   a second row.
  package init(at uptime: Double, asksWidth: Bool = false) {
    self.asksWidth = asksWidth
    state = .asksName(since: uptime)
  }

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
      answers.attributes = numbers
      // Apple's Terminal answers 1;95;0.
      if numbers.starts(with: [1, 95]) { state = .done } else { askEverything(at: uptime) }
    case .primaryAttributes:
      guard case .asksEverything(let since) = state else { return }
      answers.roundTrip = min(answers.roundTrip ?? .infinity, uptime - since)
      state = .done
    case .version(let version): answers.version = version
    case .keyboardFlags(let flags): answers.keyboardFlags = flags
    case .mode(2026, let state): answers.hasSynchronizedOutput = state == 1 || state == 2
    case .mode(1006, let state): answers.hasMouse = state != 0
    case .mode: break
    case .graphicRendition(let parameters):
      let numbers = parameters.split { $0 == ":" || $0 == ";" }
      answers.showsDirectColor =
        numbers.suffix(3) == ["1", "2", "3"] && numbers.dropLast(3).suffix(2) == ["48", "2"]
    case .background(let color): answers.background = color
    case .cursor(let point):
      // The sign was written at the beginning of the row.
      if asksWidth, (1...2).contains(point.column) { answers.ambiguousColumns = point.column }
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
    let width = "\u{1B}[2;1H\u{25CF}\u{1B}[6n\r\u{1B}[K\u{1B}[H"
    bytes += Array(
      ("\u{1B}[>0q\u{1B}[?u\u{1B}[?2026$p\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
        + "\u{1B}]11;?\u{1B}\\\u{1B}[?1006$p" + (asksWidth ? width : "") + "\u{1B}[c").utf8)
    state = .asksEverything(since: uptime)
  }
}
