/// The bytes of a terminal as events, and the events that wait to be taken.
struct TerminalInput {
  private var reader: KeyReader
  private var waiting: [TerminalEvent] = []

  /// - Parameter escapeDelay: How long the rest of a key's sequence may take, in seconds.
  init(escapeDelay: Double) { reader = KeyReader(escapeDelay: escapeDelay) }

  /// When the next bytes are to be read although none have come.
  var deadline: Double? { reader.deadline }

  mutating func read(_ bytes: [UInt8], at uptime: Double) -> [KeyReader.Output] {
    reader.feed(bytes, at: uptime)
  }

  /// Returns what is known of unfinished sequences by their time alone.
  mutating func tick(at uptime: Double) -> [KeyReader.Output] { reader.tick(at: uptime) }

  /// Has an event taken before those that are read later; nil: there is none.
  mutating func add(_ event: TerminalEvent?) {
    if let event { waiting.append(event) }
  }

  mutating func takeWaiting() -> [TerminalEvent] {
    defer { waiting = [] }
    return waiting
  }
}
