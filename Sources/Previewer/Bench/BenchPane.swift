package import CellRaster
package import CursesTerminal
package import Emulator
package import Foundation

/// What stands over the contact sheet or beside it for a while, with keys of its own.
///
/// A component draws itself into a rectangle and takes events; a new one is one more case here and
/// its line in each of these functions. What it wants of the bench it says as a `BenchRequest`.
package enum BenchPane: Sendable {
  case help
  /// The inspector, or what does not fit the phone.
  case inspection(Inspection)

  /// Columns beside the sheet, which is packed into the others; nil lies over all of it. On a
  /// terminal that has not as many besides the smallest sheet, every pane lies over it.
  package var columns: Int? {
    switch self {
    case .help: nil
    case .inspection(let inspection): inspection.columns
    }
  }

  package func draw(in area: CellRect, look: Look, at now: Date, into grid: inout CellGrid) {
    switch self {
    case .help:
      HelpScreen(hints: BenchKeys.help, title: "Keys of the contact sheet").draw(
        in: area, look: look, into: &grid)
    case .inspection(let inspection): inspection.draw(in: area, look: look, into: &grid)
    }
  }

  /// - Parameter area: where it was drawn.
  package mutating func handle(
    _ event: TerminalEvent, in area: CellRect, at now: Date
  ) -> BenchRequest? {
    switch self {
    case .help:
      guard case .key(let press) = event, press.phase != .release else { return nil }
      return BenchKeys.command(for: press) == .quit ? .command(.quit) : .close
    case .inspection(var inspection):
      guard case .key(let press) = event else { return nil }
      defer { self = .inspection(inspection) }
      return inspection.handle(press)
    }
  }

  /// What its keys are, for the bottom line.
  package var hints: [KeyBindings.Hint] {
    switch self {
    case .help: [KeyBindings.Hint("any key", "close help"), KeyBindings.Hint("q", "quit")]
    case .inspection(let inspection): inspection.hints
    }
  }
}

/// What a pane asks of the bench; a key that a pane does not know is the bench's (`command`).
package enum BenchRequest: Hashable, Sendable {
  case close
  /// The picture that has something to show.
  case show(SheetPresentation)
  /// As if its key had been pressed.
  case command(BenchCommand)
}
