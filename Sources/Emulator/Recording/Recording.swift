package import ActivityEngine
import ActivityModel
package import Foundation

/// A recorded run, parsed from its file.
package struct Recording: Sendable {
  package enum Item: Hashable, Sendable {
    case event(EngineTranscript.Entry)
    case change(RecordedChange.Kind)
  }

  /// Why a file is not a readable recording.
  package enum Failure: Error, Hashable, Sendable {
    case notARecording
    case newerVersion(Int)
  }

  package let header: RecordingHeader
  /// The lines in order; `after` is in seconds since the start and never decreases.
  package private(set) var items: [(after: Double, item: Item)] = []
  /// The lines that were skipped.
  package private(set) var damagedLines: [EngineTranscript.DamagedLine]

  /// The duration in seconds.
  package var duration: Double { items.last?.after ?? 0 }

  /// Parses a recording; lines that are damaged are skipped.
  ///
  /// - Throws: `Failure` when the first line is not a recording's header, or when a newer program
  ///   wrote it.
  package init(parsing data: Data) throws(Failure) {
    let transcript = EngineTranscript(parsing: data)
    if case .newerVersion(let version)? = transcript.damagedLines.first?.reason {
      throw .newerVersion(version)
    }
    guard
      let header = try? Wire.message(
        RecordingHeader.self, in: Data(data.prefix { $0 != 0x0a }))
    else { throw .notARecording }
    self.header = header
    damagedLines = transcript.damagedLines
    for line in transcript.lines {
      do {
        try add(line.content)
      } catch let reason as EngineTranscript.DamagedLine.Reason {
        damagedLines.append(EngineTranscript.DamagedLine(line: line.number, reason: reason))
      } catch {
        damagedLines.append(
          EngineTranscript.DamagedLine(line: line.number, reason: .unreadable("\(error)")))
      }
    }
    damagedLines.sort { $0.line < $1.line }
  }

  private mutating func add(_ content: EngineTranscript.Content) throws {
    switch content {
    case .event(let entry): try append(.event(entry), after: entry.after)
    case .other(let bytes):
      let change = try Wire.message(RecordedChange.self, in: bytes)
      try append(.change(change.kind), after: change.after)
    }
  }

  /// The longest recording, in days. All that comes due in it is carried out when it is replayed.
  private static let longest = 31.0

  private mutating func append(_ item: Item, after: Double?) throws {
    let after = after ?? 0
    guard after <= Self.longest * 86_400 else {
      throw EngineTranscript.DamagedLine.Reason.unreadable(
        "'after' is more than \(Int(Self.longest)) days")
    }
    items.append((max(after, duration), item))
  }
}
