package import Foundation
package import ViewArchive

/// What somebody who looks on is told of a contact sheet, as one line of JSON: everything that is
/// not a picture each time, and the pictures that are new.
package struct SheetNews: Codable, Hashable, Sendable {
  /// Of this form.
  package static let version = 1
  package var island = Self.version
  /// What is looked at, most telling first.
  package var parts: [String]
  /// What a watch writes over the activity.
  package var name: String
  package var settings: SheetSettings
  package var focus: SheetPresentation
  /// What a phone with these settings would show.
  package var shown: SheetPresentation?
  /// Those whose newest picture could not be made.
  package var failed: [SheetPresentation] = []
  /// `0.62 s`, or that a build is under way.
  package var status: String
  package var problem: WidgetProblem?
  package var clock: Clock
  /// By presentation; none stands for what was told before.
  package var archives: [String: ActivityArchive] = [:]

  /// What time it is on the sheet.
  package struct Clock: Codable, Hashable, Sendable {
    package var date: Date
    /// Seconds of the date per second.
    package var rate: Double
    /// Seconds ahead of the machine's.
    package var ahead: Double
  }

  /// True when somebody who knows the other needs not hear this: time goes on by itself.
  package func saysNothingNew(after other: SheetNews) -> Bool {
    var (mine, theirs) = (self, other)
    mine.clock.date = theirs.clock.date
    // Two readings of clocks that run alike differ by less than anybody sees.
    if mine.clock.rate > 0, abs(mine.clock.ahead - theirs.clock.ahead) < 0.1 {
      mine.clock.ahead = theirs.clock.ahead
    }
    theirs.archives = mine.archives
    return mine == theirs && archives.isEmpty
  }
}
