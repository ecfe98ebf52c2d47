import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// An engine as text, there and back, and what becomes of text that is not.
struct TranscriptTests {
  private func text(
    _ engine: Engine, _ events: [(ActivityEvent, Date)], at start: Date = Scenario.origin
  ) throws -> Data {
    var data = try EngineTranscript.line(EngineTranscript.Header(at: start, engine: engine))
    for (event, now) in events {
      data += try EngineTranscript.line(EngineTranscript.Entry(at: now, event: event))
    }
    return data
  }

  /// Neither ticks nor refused events need to be told: the engine is the same without them.
  @Test(arguments: 300..<312)
  func foldingGivesTheEngineWithoutTicksAndRefusals(seed: UInt64) throws {
    var engine = Engine()
    let fresh = engine
    var told: [(ActivityEvent, Date)] = []
    var last = Scenario.origin
    for (event, now) in Array(RandomEvents(seed: seed).prefix(300)) {
      let effects = engine.handle(event, at: now)
      last = now
      let isRefused = effects.contains { if case .refused = $0 { true } else { false } }
      if event != .tick, !isRefused { told.append((event, now)) }
    }
    let transcript = EngineTranscript(parsing: try text(fresh, told))
    #expect(transcript.damagedLines.isEmpty)
    var folded = transcript.engine(orFrom: Engine())
    _ = folded.handle(.tick, at: last)
    #expect(folded == engine)
  }

  @Test(arguments: 320..<324)
  func transcriptGoesOnFromTheEngineInItsHeader(seed: UInt64) throws {
    let events = Array(RandomEvents(seed: seed).prefix(200))
    var engine = Engine()
    for (event, now) in events.prefix(100) { _ = engine.handle(event, at: now) }
    let middle = engine
    for (event, now) in events.dropFirst(100) { _ = engine.handle(event, at: now) }
    let transcript = EngineTranscript(
      parsing: try text(middle, Array(events.dropFirst(100)), at: events[99].1))
    #expect(transcript.engine(orFrom: Engine()) == engine)
  }

  @Test func timeThatPassedInBetweenIsSettled() throws {
    var scenario = Scenario()
    scenario.start("A1", at: 0)
    var engine = Engine().takingOver(scenario.engine)
    _ = engine.handle(.tick, at: Scenario.date(9 * Scenario.hour))
    #expect(engine.record("A1")?.phase == .ended)
    _ = engine.handle(.tick, at: Scenario.date(12 * Scenario.hour))
    #expect(engine.records.isEmpty && engine.cards.isEmpty)
  }

  @Test func otherLimitsAndDevicesHoldForWhatIsTakenOver() {
    var scenario = Scenario()
    scenario.start("A1", at: 0)
    let limits = SystemLimits(activeDuration: 60)
    let device = DeviceCatalog.all[0]
    var engine = Engine(limits: limits, device: device).takingOver(scenario.engine)
    _ = engine.handle(.tick, at: Scenario.date(61))
    #expect(engine.limits == limits && engine.device == device)
    #expect(engine.record("A1")?.phase == .ended)
  }

  // MARK: Damage

  private func threeLines() throws -> [String] {
    let data = try text(
      Engine(),
      [(.setLocked(true), Scenario.date(1)), (.setForeground("A"), Scenario.date(2))])
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  struct Row: Sendable {
    var line: Int
    var text: String
    var message: String
  }

  @Test(arguments: [
    Row(line: 2, text: "garbage", message: "journal line 2 is damaged (not JSON)"),
    Row(line: 2, text: "[]", message: "journal line 2 is damaged"),
    Row(line: 2, text: #"{"at":1,"event":"lock"}"#, message: "('locked' is missing)"),
    Row(line: 2, text: #"{"event":"lock","locked":true}"#, message: "('at' is missing)"),
    Row(line: 2, text: #"{"at":1,"event":"teleport"}"#, message: "line 2 has the event 'teleport'"),
    Row(line: 2, text: #"{"at":"x","event":"tick"}"#, message: "('at' is something else)"),
    Row(line: 1, text: "garbage", message: "journal line 1 is damaged (not JSON)"),
    Row(line: 1, text: "{}", message: "journal line 1 has no header"),
    Row(
      line: 1, text: #"{"format":"island transcript","version":99}"#,
      message: "journal line 1 is of format 99, and this version reads up to 1"),
  ])
  func damagedLineIsNamedAndTheOthersHold(row: Row) throws {
    var lines = try threeLines()
    lines[row.line - 1] = row.text
    let transcript = EngineTranscript(parsing: Data(lines.map { $0 + "\n" }.joined().utf8))
    let engine = transcript.engine(orFrom: Engine())
    #expect(engine.foreground == "A")
    #expect(engine.isLocked == (row.line == 1))
    let messages = transcript.damagedLines.map { TranscriptMessage.text(for: $0, in: "journal") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(row.message) == true, "\(messages)")
  }

  @Test func tornLastLineIsToldFromADamagedOne() throws {
    let whole = try text(Engine(), [(.setLocked(true), Scenario.date(1))])
    let next = try EngineTranscript.line(
      EngineTranscript.Entry(at: Scenario.date(2), event: .setLocked(false)))
    for length in 1..<(next.count - 1) {
      let transcript = EngineTranscript(parsing: whole + next.prefix(length))
      #expect(
        transcript.damagedLines == [EngineTranscript.DamagedLine(line: 3, reason: .truncated)])
      #expect(transcript.engine(orFrom: Engine()).isLocked)
    }
    // Only its line feed is missing: it says all that it had to say.
    let all = EngineTranscript(parsing: whole + next.dropLast())
    #expect(all.damagedLines.isEmpty && !all.engine(orFrom: Engine()).isLocked)
  }

  @Test func nothingIsAnEmptyTranscript() {
    let transcript = EngineTranscript(parsing: Data())
    #expect(transcript.header == nil && transcript.lines.isEmpty)
    #expect(transcript.engine(orFrom: Engine()) == Engine())
  }

  /// Whatever was done to the file: it is read, each damaged line is named, and every other line
  /// is there.
  @Test(arguments: 0..<4)
  func readerSurvivesAnyBytes(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let whole = try text(Engine(), Array(RandomEvents(seed: seed).prefix(12)))
    let original = Set(whole.split(separator: 0x0a).map { Data($0) })
    for _ in 0..<200 {
      var data = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) { data.damage(using: &random) }
      let transcript = EngineTranscript(parsing: data)
      var pieces = data.split(separator: 0x0a, omittingEmptySubsequences: false).map { Data($0) }
      if pieces.last?.isEmpty == true { pieces.removeLast() }
      let named = Set(transcript.damagedLines.map(\.line))
      #expect(named.allSatisfy { 1...max(pieces.count, 1) ~= $0 })
      let kept = Set(transcript.lines.map(\.number))
      for (index, piece) in pieces.enumerated() where index > 0 && !piece.isEmpty {
        #expect(kept.contains(index + 1) != named.contains(index + 1))
        if original.contains(piece), piece != pieces[0], !piece.isHeader {
          #expect(kept.contains(index + 1))
        }
      }
      _ = transcript.engine(orFrom: Engine())
    }
  }
}

extension Data {
  fileprivate var isHeader: Bool { String(decoding: self, as: UTF8.self).contains("\"format\"") }

  /// What disks, editors and people do to files.
  fileprivate mutating func damage(using random: inout SeededGenerator) {
    guard !isEmpty else { return }
    let place = Int.random(in: 0..<count, using: &random)
    let length = Int.random(in: 1...40, using: &random)
    let range = place..<Swift.min(place + length, count)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: self[place] = UInt8.random(in: 0...255, using: &random)
    case 1: self = Data(prefix(place))
    case 2: self = Data(self[..<range.lowerBound] + self[range.upperBound...])
    case 3: self = Data(self[..<place] + Data(count: length) + self[place...])
    case 4: self = Data(self[..<place] + self[range] + self[place...])
    case 5: self = Data(self[..<place] + Data(repeating: 0x7b, count: 600) + self[place...])
    default: self[place] = 0x0a
    }
  }
}
