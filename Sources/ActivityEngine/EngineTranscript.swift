package import ActivityModel
package import Foundation

/// The events of an engine as text, for the journal that a restart replays and for recordings.
///
///     {"at":802256400.5,"engine":{…},"format":"island transcript","version":1}
///     {"at":802256400.5,"event":"request","id":"8F0C","app":"com.example.bento",…}
///     {"at":802256407.25,"event":"end","id":"8F0C","dismissal":"default"}
///
/// Each line is one JSON object in UTF-8. The first line is the header and contains the engine's
/// initial state, limits and device included; the others contain the events with their dates.
/// Because the engine is deterministic, replaying the events restores its state. Ticks are omitted:
/// the engine handles deadlines between two events before the later one.
///
/// A line may end with a checksum (`LineChecksum`), as those of a journal do.
///
/// Other lines without `event` are additional data of the program that wrote the file. Unreadable
/// lines are skipped and reported in `damagedLines` with their number.
package struct EngineTranscript: Sendable {
  package static let format = "island transcript"
  package static let version = 1

  /// The first line: the engine's state when the transcript began.
  package struct Header: Codable, Hashable, Sendable {
    package var at: Date
    package var engine: Engine
    package var format = EngineTranscript.format
    package var version = EngineTranscript.version

    package init(at: Date, engine: Engine) {
      self.at = at
      self.engine = engine
    }
  }

  /// An event and its date.
  package struct Entry: Codable, Hashable, Sendable {
    package var at: Date
    /// Real seconds since the beginning of a recording, independent of the emulator's clock; nil in
    /// a journal.
    package var after: Double?
    package var event: ActivityEvent

    private enum Key: String, CodingKey { case at, after }

    package init(at: Date, after: Double? = nil, event: ActivityEvent) {
      self.at = at
      self.after = after
      self.event = event
    }

    /// Decodes the dates, and the event from the same object.
    ///
    /// - Throws: `UnknownEvent` when the event's name is unknown; `DecodingError` when a field is
    ///   missing or malformed.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      at = try container.decode(Date.self, forKey: .at)
      after = try container.decodeIfPresent(Double.self, forKey: .after)
      event = try ActivityEvent(from: decoder)
    }

    /// Encodes the dates and the event's fields into one object.
    ///
    /// - Throws: `EncodingError` from the encoder.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(at, forKey: .at)
      try container.encodeIfPresent(after, forKey: .after)
      try event.encode(to: encoder)
    }
  }

  package enum Content: Hashable, Sendable {
    case event(Entry)
    /// A line without `event`, unchanged.
    case other(Data)
  }

  package struct Line: Hashable, Sendable {
    /// The line number, counted from 1.
    package var number: Int
    package var content: Content
  }

  /// A line that was skipped, and why.
  package struct DamagedLine: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// Not a JSON object, or one with missing fields; the value is the decoder's message.
      case unreadable(String)
      /// The last line is truncated: its event was never acknowledged.
      case truncated
      /// An unknown event, probably of a newer version.
      case unknownEvent(String)
      /// The line is not what was written: it does not match its checksum. A header is used all the
      /// same: everything shown is in it.
      case changed(isUsed: Bool)
      /// The first line is not a header.
      case noHeader
      /// The format's version is newer than this program supports.
      case newerVersion(Int)
      /// The last start of the program died of the line.
      case endedLastStart
    }

    /// The line number, counted from 1.
    package var line: Int
    package var reason: Reason

    package init(line: Int, reason: Reason) {
      self.line = line
      self.reason = reason
    }
  }

  /// The header; nil: the first line is damaged.
  package private(set) var header: Header?
  /// The lines after the header.
  package private(set) var lines: [Line] = []
  package private(set) var damagedLines: [DamagedLine] = []

  package var entries: [Entry] {
    lines.compactMap { if case .event(let entry) = $0.content { entry } else { nil } }
  }

  /// The date of the last event, else of the header; nil: there is none. A clock that was set back
  /// has later ones before it.
  package var end: Date? { entries.last?.at ?? header?.at }

  /// Replays all events and returns the resulting engine.
  ///
  /// - Parameters:
  ///   - fresh: The initial engine if there is no header.
  ///   - willReplay: Called before each event with the number of its line.
  package func engine(
    orFrom fresh: Engine, willReplay: (_ line: Int) -> Void = { _ in }
  ) -> Engine {
    var engine = header?.engine ?? fresh
    for line in lines {
      guard case .event(let entry) = line.content else { continue }
      willReplay(line.number)
      _ = engine.handle(entry.event, at: entry.at)
    }
    return engine
  }

  /// Removes the event in a line, which then counts as damaged, and returns it; nil: the line has
  /// none.
  package mutating func removeEvent(inLine number: Int) -> ActivityEvent? {
    let index = lines.firstIndex { $0.number == number }
    guard let index, case .event(let entry) = lines[index].content else { return nil }
    lines.remove(at: index)
    damagedLines.append(DamagedLine(line: number, reason: .endedLastStart))
    return entry.event
  }

  // MARK: Writing

  /// Encodes a header as a line that ends with a line feed.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package static func line(_ header: Header) throws -> Data { try Wire.line(header) }

  /// Encodes an event as a line that ends with a line feed.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package static func line(_ entry: Entry) throws -> Data { try Wire.line(entry) }

  // MARK: Reading

  /// Parses a transcript; unreadable lines end up in `damagedLines`.
  ///
  /// - Parameters:
  ///   - skipped: The number of a line that is not parsed and counts as damaged.
  ///   - willParse: Called before each line with its number.
  package init(
    parsing data: Data, skipping skipped: Int? = nil,
    willParse: (_ line: Int) -> Void = { _ in }
  ) {
    var number = 0
    var rest = data[...]
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: 0x0a)
      let bytes = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[($0 + 1)...] } ?? rest[rest.endIndex...]
      guard !bytes.isEmpty else { continue }
      guard number != skipped else {
        damagedLines.append(DamagedLine(line: number, reason: .endedLastStart))
        continue
      }
      willParse(number)
      read(Data(bytes), number: number, isWhole: end != nil)
    }
    if header == nil, !damagedLines.contains(where: { $0.line == 1 }) {
      damagedLines.insert(DamagedLine(line: 1, reason: .noHeader), at: 0)
    }
  }

  private mutating func read(_ bytes: Data, number: Int, isWhole: Bool) {
    do {
      let isChanged = LineChecksum.isRight(bytes) == false
      switch try Wire.message(AnyLine.self, in: bytes) {
      case .header(let header):
        guard number == 1 else { throw DamagedLine.Reason.unreadable("a second header") }
        self.header = header
        if isChanged { throw DamagedLine.Reason.changed(isUsed: true) }
      case _ where isChanged: throw DamagedLine.Reason.changed(isUsed: false)
      case .event(let entry): lines.append(Line(number: number, content: .event(entry)))
      case .other: lines.append(Line(number: number, content: .other(bytes)))
      }
    } catch let error as UnknownEvent {
      damagedLines.append(DamagedLine(line: number, reason: .unknownEvent(error.name)))
    } catch let reason as DamagedLine.Reason {
      damagedLines.append(DamagedLine(line: number, reason: reason))
    } catch {
      // A truncated line that nevertheless decodes does not get here: its event counts.
      let reason = isWhole ? DamagedLine.Reason.unreadable(Self.message(for: error)) : .truncated
      damagedLines.append(DamagedLine(line: number, reason: reason))
    }
  }

  /// A decoded line of any kind.
  private enum AnyLine: Decodable {
    case header(Header)
    case event(Entry)
    case other

    private enum Key: String, CodingKey { case format, version, event }

    /// Decodes a line by the key that determines its kind.
    ///
    /// - Throws: `DamagedLine.Reason.newerVersion` for a header of a newer format; `UnknownEvent` for an
    ///   unknown event; `DecodingError` when a field is missing or malformed.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if container.contains(.event) {
        self = .event(try Entry(from: decoder))
      } else if container.contains(.format) {
        let version = try container.decode(Int.self, forKey: .version)
        guard version <= EngineTranscript.version else {
          throw DamagedLine.Reason.newerVersion(version)
        }
        self = .header(try Header(from: decoder))
      } else {
        self = .other
      }
    }
  }

  private static func message(for error: any Error) -> String {
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

extension EngineTranscript.DamagedLine.Reason: Error {}

extension Engine {
  /// Removes an activity without a trace, as if it had never been started.
  package mutating func remove(_ id: ActivityID) { state.remove(id) }

  /// Returns an engine with the limits, options and device of this one and the state of `other`.
  /// Deadlines and placement are updated with the next event.
  package func takingOver(_ other: Engine) -> Engine {
    var engine = self
    engine.state = other.state
    engine.state.activities = other.state.activities.ending(after: limits.activeDuration)
    engine.state.device = state.device
    return engine
  }
}
