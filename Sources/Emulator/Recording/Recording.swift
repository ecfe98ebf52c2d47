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
    var last = 0.0
    for line in transcript.lines {
      switch line.content {
      case .event(let entry):
        last = Self.later(entry.after, last)
        items.append((last, .event(entry)))
      case .other(let bytes):
        do {
          let change = try Wire.message(RecordedChange.self, in: bytes)
          last = Self.later(change.after, last)
          items.append((last, .change(change.kind)))
        } catch {
          damagedLines.append(
            EngineTranscript.DamagedLine(line: line.number, reason: .unreadable("\(error)")))
        }
      }
    }
    damagedLines.sort { $0.line < $1.line }
  }

  private static func later(_ after: Double?, _ last: Double) -> Double {
    guard let after, after.isFinite else { return last }
    return max(after, last)
  }
}
