package import Foundation
package import ViewArchive

/// A message to viewers, one line of JSON: the whole state of the sheet, and the archives that are
/// new since the previous message.
package struct SheetUpdate: Codable, Hashable, Sendable {
  /// The version of this format.
  package static let version = 1
  package var island = Self.version
  /// The parts of the title line, most important first.
  package var parts: [String]
  /// The app's name, which a watch shows above the activity.
  package var name: String
  package var settings: SheetSettings
  package var focus: SheetPresentation
  /// The presentation that a phone with these settings would show; nil when it would show none.
  package var shown: SheetPresentation?
  /// The presentations for which the latest archive request failed; their earlier archives are
  /// shown.
  package var failed: [SheetPresentation] = []
  /// The duration of the last reload, `0.62 s`, or a note that a build is running.
  package var status: String
  package var problem: WidgetProblem?
  package var clock: Clock
  /// The whole screen of the preview, in the text format of a snapshot, while it shows more than the
  /// sheet: a presentation in full size or a pane. Nil: the sheet alone.
  package var screen: String?
  /// The new archives, by the raw value of their presentation (`SheetPresentation`). An archive
  /// that is not in here is unchanged.
  package var archives: [String: ActivityArchive] = [:]

  /// The clock of the preview.
  package struct Clock: Codable, Hashable, Sendable {
    package var date: Date
    /// Seconds of the date per second of real time; 0 while the clock is frozen.
    package var rate: Double
    /// The seconds by which the date is ahead of the system clock's; negative: it is behind.
    package var ahead: Double
  }

  /// True when this message need not be sent after `other`: only the date has advanced.
  package func isRedundant(after other: SheetUpdate) -> Bool {
    var (mine, theirs) = (self, other)
    mine.clock.date = theirs.clock.date
    // Readings of two equal clocks differ by up to 0.1 s, which is not visible.
    if mine.clock.rate > 0, abs(mine.clock.ahead - theirs.clock.ahead) < 0.1 {
      mine.clock.ahead = theirs.clock.ahead
    }
    theirs.archives = mine.archives
    return mine == theirs && archives.isEmpty
  }
}
