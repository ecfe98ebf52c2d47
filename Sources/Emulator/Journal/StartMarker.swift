package import ActivityModel
import Foundation
package import LocalEngine
import Glibc

/// What a start of the program is working on, in a file that outlives it: the next start reads there
/// what the last one died of.
///
/// The file is not synced: it is for the death of the process, not of the machine.
package final class StartMarker: Sendable {
  package enum Step: Codable, Hashable, Sendable {
    /// Parsing a line of the journal, counted from 1.
    case parsing(line: Int)
    /// Replaying the event in a line of the journal, counted from 1.
    case replaying(line: Int)
    /// Loading or drawing the archive of an activity.
    case drawing(ActivityID)
    /// Handling what came due for all activities since the last run.
    case deadlines
  }

  /// What the last start was working on when it died; nil when it did not.
  package let lastStart: Step?
  private let descriptor: Int32
  /// A longer step, of an activity with an endless identifier, is not recorded.
  private static let longestStep = 1 << 14

  /// Opens or creates the file, and reads what the last start has left in it.
  ///
  /// - Throws: `FileFailure` when the file cannot be opened.
  package init(path: String) throws(FileFailure) {
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    var bytes = [UInt8](repeating: 0, count: Self.longestStep)
    let count = max(pread(descriptor, &bytes, bytes.count, 0), 0)
    let line = bytes.prefix(count).prefix { $0 != 0x0a }
    lastStart = try? JSONDecoder().decode(Step.self, from: Data(line))
    set(nil)
  }

  deinit { close(descriptor) }

  /// Records what the program is working on from now on; nil: nothing that could end it.
  package func set(_ step: Step?) {
    let line = (step.flatMap { try? JSONEncoder().encode($0) } ?? Data()) + [0x0a]
    guard line.count <= Self.longestStep else { return }
    _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}
