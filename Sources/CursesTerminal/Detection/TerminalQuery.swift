import CellRaster

/// Queries a terminal's capabilities (COLOR-2): first its device attributes, because Terminal.app
/// prints parts of queries that it does not support; then everything else at once, followed by a
/// query to which every terminal replies. It does no input or output: the caller writes `bytes` and
/// passes in the replies, also those that come when it no longer waits for them.
package struct TerminalQuery: Sendable {
  /// How long the first query is waited for before the others are sent, in seconds.
  package static let firstQueryTimeout = 0.15
  /// How long a reply is waited for, in seconds: from the start where there was none yet.
  package static let timeout = 0.25
  /// How late a reply may come at most, in seconds: by the slowest link that is supported.
  package static let latestReply = 4.0

  /// The bytes that the caller must write now, and empty afterwards.
  package var bytes: [UInt8] = Array("\u{1B}[>c".utf8)
  package private(set) var answers = TerminalQueryResult()

  /// When each stage was sent, in seconds; nil: not yet.
  private let startedAt: Double
  private var controlsSentAt: Double?
  private var stringsSentAt: Double?
  /// The replies that are to come before everything sent so far is answered.
  private var fences = 0
  private var hasReply = false
  private var isWaiting = true

  /// False when replies lead to no further query.
  package var asksMore = true

  let asksWidth: Bool
  private let asksPictures: Bool

  /// Starts with the query of the device attributes.
  ///
  /// - Parameters:
  ///   - asksWidth: True when characters beyond ASCII can be written to measure their width: the
  ///     encoding is UTF-8, and the screen has `WidthProbe.rows` rows.
  ///   - asksPictures: True to ask for the kitty graphics protocol and the size of a
  ///     cell, unless the device attributes are those of a program that would show the query as
  ///     text.
  package init(at uptime: Double, asksWidth: Bool = false, asksPictures: Bool = false) {
    self.asksWidth = asksWidth
    self.asksPictures = asksPictures
    startedAt = uptime
  }

  /// True when all that was asked is answered.
  package var isDone: Bool { controlsSentAt != nil && fences == 0 }

  /// The time until which the caller should wait for replies; nil: no longer.
  package var deadline: Double? {
    guard isWaiting, !isDone else { return nil }
    guard let controlsSentAt else { return startedAt + Self.firstQueryTimeout }
    guard hasReply else { return max(startedAt + Self.timeout, controlsSentAt) }
    return max(stringsSentAt ?? 0, controlsSentAt)
      + max(Self.timeout, 2 * (answers.roundTrip ?? 0))
  }

  /// The time after which no reply can be expected any more; nil: all have come.
  package var end: Double? {
    guard !isDone else { return nil }
    return max(startedAt, controlsSentAt ?? 0, stringsSentAt ?? 0) + Self.latestReply
  }

  package mutating func receive(_ reply: TerminalReply, at uptime: Double) {
    hasReply = true
    switch reply {
    case .secondaryAttributes(let numbers):
      // Only the first: it may be reported twice.
      guard answers.attributes.isEmpty else { return }
      answers.attributes = numbers
      answers.roundTrip = uptime - startedAt
      askEverything(at: uptime)
    case .primaryAttributes(let numbers):
      guard fences > 0, let sent = stringsSentAt ?? controlsSentAt else { return }
      fences -= 1
      if fences == 0 { answers.roundTrip = min(answers.roundTrip ?? .infinity, uptime - sent) }
      answers.hasSixel = numbers.dropFirst().contains(4)
    case .ready: answers.answersStatus = true
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
    case .cursor(let point): if asksWidth { WidthProbe.receive(point, into: &answers) }
    case .kittyGraphics(let isAccepted): answers.showsKittyGraphics = isAccepted
    case .cellSize(let size): answers.cell = size
    }
  }

  package mutating func tick(at uptime: Double) {
    guard let deadline, uptime >= deadline else { return }
    if controlsSentAt == nil { askControls(at: uptime) } else { isWaiting = false }
  }

  private mutating func askEverything(at uptime: Double) {
    let mayAskStrings = !answers.isTerminalApp
    if controlsSentAt == nil {
      askControls(at: uptime, withStrings: mayAskStrings)
    } else if mayAskStrings, asksMore {
      bytes += Array((strings + Self.fence).utf8)
      stringsSentAt = uptime
      fences += 1
    }
  }

  /// Asks by control sequences, which every terminal takes in without a trace; with strings only if
  /// the terminal has said what it is.
  private mutating func askControls(at uptime: Double, withStrings hasStrings: Bool = false) {
    let controls = "\u{1B}[>0q\u{1B}[?u\u{1B}[?2026$p\u{1B}[?1006$p"
    bytes += Array(
      ((answers.isTerminalApp ? "" : controls) + (hasStrings ? strings : "")
        + (asksWidth ? WidthProbe.query : "") + "\u{1B}[5n" + Self.fence).utf8)
    controlsSentAt = uptime
    if hasStrings { stringsSentAt = uptime }
    fences += 1
  }

  /// What a program that does not know it may print, or take for a title: sent only to one that has
  /// said what it is.
  private var strings: String {
    // Screen passes the question for the colour on to the terminal outside it.
    (answers.isScreen ? "" : "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m")
      + "\u{1B}]11;?\u{1B}\\"
      + (asksPictures && PictureSupport.mayAsk(attributes: answers.attributes)
        ? Self.pictureQuery : "")
  }

  private static let fence = "\u{1B}[c"
  /// One black pixel that is not shown, and the size of a cell.
  private static let pictureQuery =
    "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + cellQuery
  /// The query of the size of a cell.
  static let cellQuery = "\u{1B}[16t"
}
