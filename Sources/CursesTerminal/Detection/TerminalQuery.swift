import CellRaster

/// Queries a terminal's capabilities (COLOR-2): first its device attributes, because Terminal.app
/// prints parts of queries that it does not support; then everything else at once, followed by a
/// query to which every terminal replies. It does no input or output: the caller writes `bytes` and
/// passes in the replies.
package struct TerminalQuery: Sendable {
  private enum State {
    case asksName(since: Double)
    case asksEverything(since: Double)
    case done
  }

  /// The timeout of the first query, in seconds.
  package static let firstQueryTimeout = 0.15
  /// The timeout of the last query, in seconds.
  package static let lastQueryTimeout = 1.0

  /// The bytes that the caller must write now, and empty afterwards.
  package var bytes: [UInt8] = Array("\u{1B}[>c".utf8)
  package private(set) var answers = TerminalQueryResult()
  private var state: State

  private let asksWidth: Bool
  private let asksPictures: Bool

  /// Starts with the query of the device attributes.
  ///
  /// - Parameters:
  ///   - asksWidth: True when a character beyond ASCII can be written to measure its width: the
  ///     encoding is UTF-8, and the screen has a second row.
  ///   - asksPictures: True to ask for the kitty graphics protocol and the size of a
  ///     cell, unless the device attributes are those of a program that would show the query as
  ///     text.
  package init(at uptime: Double, asksWidth: Bool = false, asksPictures: Bool = false) {
    self.asksWidth = asksWidth
    self.asksPictures = asksPictures
    state = .asksName(since: uptime)
  }

  package var isDone: Bool {
    if case .done = state { true } else { false }
  }

  package var deadline: Double? {
    switch state {
    case .asksName(let since): since + Self.firstQueryTimeout
    case .asksEverything(let since): since + Self.lastQueryTimeout
    case .done: nil
    }
  }

  package mutating func receive(_ reply: TerminalReply, at uptime: Double) {
    switch reply {
    case .secondaryAttributes(let numbers):
      guard case .asksName(let since) = state else { return }
      answers.roundTrip = uptime - since
      answers.attributes = numbers
      // Terminal.app answers 1;95;0.
      if numbers.starts(with: [1, 95]) { state = .done } else { askEverything(at: uptime) }
    case .primaryAttributes(let numbers):
      guard case .asksEverything(let since) = state else { return }
      answers.roundTrip = min(answers.roundTrip ?? .infinity, uptime - since)
      answers.hasSixel = numbers.dropFirst().contains(4)
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
      // The character was written at the start of the row.
      if asksWidth, (1...2).contains(point.column) { answers.ambiguousColumns = point.column }
    case .kittyGraphics(let isAccepted): answers.showsKittyGraphics = isAccepted
    case .cellSize(let size): answers.cell = size
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
        + "\u{1B}]11;?\u{1B}\\\u{1B}[?1006$p" + (asksWidth ? width : "")
        + (mayAskPictures ? Self.pictureQuery : "") + "\u{1B}[c").utf8)
    state = .asksEverything(since: uptime)
  }

  private var mayAskPictures: Bool {
    asksPictures && PictureSupport.mayAsk(attributes: answers.attributes)
  }

  /// One black pixel that is not shown, and the size of a cell.
  private static let pictureQuery =
    "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + cellQuery
  /// The query of the size of a cell.
  static let cellQuery = "\u{1B}[16t"
}
