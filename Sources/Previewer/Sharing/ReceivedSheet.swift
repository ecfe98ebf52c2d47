import CellRaster
import ViewArchive

/// The sheet of a running preview, as received from its messages so far.
struct ReceivedSheet {
  /// The last message; nil before the first.
  private(set) var last: SheetUpdate?
  private(set) var archives: [SheetPresentation: ActivityArchive] = [:]
  /// The screen of the preview; nil while it shows the sheet alone.
  private(set) var screen: CellGrid?

  /// What a message changes for the frames of the sheet.
  enum Change {
    case nothing
    /// Archives or the clock: the frames have to be rendered again.
    case content
    /// The settings: the frames have to be rendered again by another renderer.
    case settings
  }

  /// Stores a message and its archives.
  mutating func apply(_ update: SheetUpdate) -> Change {
    let old = last
    last = update
    if old?.screen != update.screen {
      screen = update.screen.flatMap { try? GridText(parsing: $0).grid }
    }
    for (name, archive) in update.archives {
      if let presentation = SheetPresentation(rawValue: name) { archives[presentation] = archive }
    }
    if old?.settings != update.settings || old?.name != update.name { return .settings }
    let jump = abs((old?.clock.ahead ?? 0) - update.clock.ahead)
    let isChanged =
      !update.archives.isEmpty || old?.clock.rate != update.clock.rate || jump > 0.5
    return isChanged ? .content : .nothing
  }

  /// The input of the sheet's drawing; nil before the first message.
  var content: SheetView.Content? {
    last.map { update in
      SheetView.Content(
        archive: { [archives] in archives[$0] }, hasFailed: update.failed.contains,
        shown: update.shown)
    }
  }
}
