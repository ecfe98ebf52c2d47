package import CellRaster
package import CursesTerminal
package import Emulator

/// What stands over the contact sheet for a while, with keys of its own.
///
/// A component draws itself into a rectangle and takes events; a new one is one more case here and
/// its line in each of these functions. What it wants of the bench it says as a `BenchRequest`.
package enum BenchPane: Sendable {
  case help

  /// Where it stands, of the room between title and keys; the sheet is packed into what is left of
  /// it, or lies below.
  package func area(in room: CellRect) -> CellRect {
    switch self {
    case .help: room
    }
  }

  /// True for one that lies over the sheet instead of beside it.
  package var covers: Bool {
    switch self {
    case .help: true
    }
  }

  package func draw(in rect: CellRect, look: Look, into grid: inout CellGrid) {
    switch self {
    case .help: BenchKeys.drawHelp(in: rect, look: look, into: &grid)
    }
  }

  package mutating func handle(_ event: TerminalEvent) -> BenchRequest? {
    switch self {
    case .help:
      guard case .key(let press) = event, press.phase != .release else { return nil }
      return BenchKeys.command(for: press) == .quit ? .command(.quit) : .close
    }
  }

  /// What its keys are, for the bottom line.
  package var hints: [KeyBindings.Hint] {
    switch self {
    case .help: [KeyBindings.Hint("any key", "close help"), KeyBindings.Hint("q", "quit")]
    }
  }
}

/// What a pane asks of the bench.
package enum BenchRequest: Hashable, Sendable {
  case close
  /// As if its key had been pressed.
  case command(BenchCommand)
}
