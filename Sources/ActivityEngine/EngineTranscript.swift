package import ActivityModel
package import Foundation

/// What happened to an engine, as text: a journal that a restart reads, and a recording.
///
///     {"at":802256400.5,"engine":{…},"format":"island transcript","version":1}
///     {"at":802256400.5,"event":"request","id":"8F0C","app":"com.example.bento",…}
///     {"at":802256407.25,"event":"end","id":"8F0C","dismissal":"default"}
///
/// One JSON object a line, in UTF-8. The first says what the engine was at the start, limits and
/// device included; the others what it was told, each with the instant. The same engine told the
/// same at the same instants is the same, so the text is all there is to keep. Ticks are left out:
/// the engine does what falls due between two events before the later one.
///
/// Lines without an `event` belong to whoever wrote them. Lines that cannot be read are passed
/// over and told with their number.
package struct EngineTranscript: Sendable {
  package static let format = "island transcript"
  package static let version = 1

  /// What the engine was when the transcript began.
  package struct Header: Codable, Hashable, Sendable {
    package var at: Date
    package var engine: ActivityEngine
    package var format = EngineTranscript.format
    package var version = EngineTranscript.version

    package init(at: Date, engine: ActivityEngine) {
      self.at = at
      self.engine = engine
    }
  }

  /// One event and its instant.
  package struct Entry: Codable, Hashable, Sendable {
    package var at: Date
    /// Seconds since the beginning of a recording, by a clock that nobody turns; a journal has none.
    package var after: Double?
    package var event: ActivityEvent

    private enum Key: String, CodingKey { case at, after }

    package init(at: Date, after: Double? = nil, event: ActivityEvent) {
      self.at = at
      self.after = after
      self.event = event
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      at = try container.decode(Date.self, forKey: .at)
      after = try container.decodeIfPresent(Double.self, forKey: .after)
      event = try ActivityEvent(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(at, forKey: .at)
      try container.encodeIfPresent(after, forKey: .after)
      try event.encode(to: encoder)
    }
  }

  package enum Content: Hashable, Sendable {
    case event(Entry)
    /// Somebody else's line, as it is.
    case other(Data)
  }

  package struct Line: Hashable, Sendable {
    /// Counted from 1.
    package var number: Int
    package var content: Content
  }

  /// A line that was passed over.
  package struct Damage: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// Not an object in JSON, or one without what it needs; the words are the decoder's.
      case unreadable(String)
      /// The file ends in the middle of it: what it says was never acknowledged.
      case torn
      /// An event of a newer program.
      case unknownEvent(String)
      /// The first line does not say what the engine was.
      case noHeader
      /// The file was written by a newer program.
      case newerVersion(Int)
    }

    /// Counted from 1.
    package var line: Int
    package var reason: Reason

    package init(line: Int, reason: Reason) {
      self.line = line
      self.reason = reason
    }
  }

  /// Nil when the first line is damaged.
  package private(set) var header: Header?
  /// Without the header.
  package private(set) var lines: [Line] = []
  package private(set) var damages: [Damage] = []

  package var entries: [Entry] {
    lines.compactMap { if case .event(let entry) = $0.content { entry } else { nil } }
  }

  /// The last instant that the transcript knows of.
  package var end: Date? {
    ([header?.at] + entries.map(\.at)).compactMap { $0 }.max()
  }

  /// The engine after everything that is told here. `fresh` begins where the header is lost.
  package func engine(orFrom fresh: ActivityEngine) -> ActivityEngine {
    var engine = header?.engine ?? fresh
    for entry in entries { _ = engine.handle(entry.event, at: entry.at) }
    return engine
  }

  // MARK: Writing

  /// A line with its line feed.
  package static func line(_ header: Header) throws -> Data { try Wire.line(header) }

  /// A line with its line feed.
  package static func line(_ entry: Entry) throws -> Data { try Wire.line(entry) }

  // MARK: Reading

  /// Reads whatever the bytes are; nothing in them stops it.
  package init(parsing data: Data) {
    var number = 0
    var rest = data[...]
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: 0x0a)
      let bytes = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[($0 + 1)...] } ?? rest[rest.endIndex...]
      guard !bytes.isEmpty else { continue }
      read(Data(bytes), number: number, isWhole: end != nil)
    }
    if header == nil, !damages.contains(where: { $0.line == 1 }) {
      damages.insert(Damage(line: 1, reason: .noHeader), at: 0)
    }
  }

  private mutating func read(_ bytes: Data, number: Int, isWhole: Bool) {
    do {
      switch try Wire.message(AnyLine.self, in: bytes) {
      case .header(let header):
        guard number == 1 else { throw Damage.Reason.unreadable("a second header") }
        self.header = header
      case .event(let entry): lines.append(Line(number: number, content: .event(entry)))
      case .other: lines.append(Line(number: number, content: .other(bytes)))
      }
    } catch let error as UnknownEvent {
      damages.append(Damage(line: number, reason: .unknownEvent(error.name)))
    } catch let reason as Damage.Reason {
      damages.append(Damage(line: number, reason: reason))
    } catch {
      // A line that was not written to its end may still be readable; then it counts.
      let reason = isWhole ? Damage.Reason.unreadable(Self.words(for: error)) : .torn
      damages.append(Damage(line: number, reason: reason))
    }
  }

  /// A line by what it holds.
  private enum AnyLine: Decodable {
    case header(Header)
    case event(Entry)
    case other

    private enum Key: String, CodingKey { case format, version, event }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if container.contains(.event) {
        self = .event(try Entry(from: decoder))
      } else if container.contains(.format) {
        let version = try container.decode(Int.self, forKey: .version)
        guard version <= EngineTranscript.version else {
          throw Damage.Reason.newerVersion(version)
        }
        self = .header(try Header(from: decoder))
      } else {
        self = .other
      }
    }
  }

  private static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "'\(path(context))' is something else"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "not JSON" : "'\(path(context))' cannot be read"
    @unknown default: return "\(error)"
    }
  }
}

extension EngineTranscript.Damage.Reason: Error {}

extension ActivityEngine {
  /// An engine with this one's rules and device in which what runs in `other` goes on. What falls
  /// due, and where everything is shown, follows with the next event.
  package func takingOver(_ other: ActivityEngine) -> ActivityEngine {
    var engine = self
    engine.state = other.state
    engine.state.activities = other.state.activities.ending(after: limits.activeDuration)
    engine.state.device = state.device
    return engine
  }
}
