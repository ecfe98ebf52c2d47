package import CellRaster
package import CursesTerminal
package import Emulator
package import Foundation
package import PhoneScreen

/// What stands over the contact sheet or beside it for a while, with keys of its own.
///
/// A component draws itself into a rectangle and takes events; a new one is one more case here and
/// its line in each of these functions. What it wants of the bench it says as a `BenchRequest`.
package enum BenchPane: Sendable {
  case help
  /// The inspector, or what does not fit the phone.
  case inspection(Inspection)
  /// The form or the JSON of the state, which is the bench's.
  case states
  case toggles(TogglePane)
  case compare(ComparePane)

  /// Columns beside the sheet, which is packed into the others; nil lies over all of it. On a
  /// terminal that has not as many besides the smallest sheet, every pane lies over it.
  ///
  /// - Parameters:
  ///   - terminal: Its columns.
  ///   - picture: Columns of a picture, which stays whole where there is room for both.
  package func columns(of terminal: Int, beside picture: Int) -> Int? {
    let room: ClosedRange<Int>
    switch self {
    case .help, .compare: return nil
    case .states: room = StatePane.leastColumns...40
    // Titles and values side by side.
    case .toggles: room = 42...50
    case .inspection: room = min(StatePane.leastColumns, Inspection.columns)...Inspection.columns
    }
    return min(max(terminal - picture, room.lowerBound), room.upperBound)
  }

  package func draw(
    in area: CellRect, look: Look, at now: Date, _ states: StatePane?, into grid: inout CellGrid
  ) {
    switch self {
    case .help:
      HelpScreen(hints: BenchKeys.help, title: "Keys of the contact sheet", columns: 76).draw(
        in: area, look: look, into: &grid)
    case .inspection(let inspection): inspection.draw(in: area, look: look, into: &grid)
    case .states: states?.draw(in: area, look: look, at: now, into: &grid)
    case .toggles(let pane): pane.draw(in: area, look: look, into: &grid)
    case .compare(let pane): pane.draw(in: area, look: look, into: &grid)
    }
  }

  /// - Parameters:
  ///   - area: Where it was drawn.
  ///   - states: The bench's.
  package mutating func handle(
    _ event: TerminalEvent, in area: CellRect, at now: Date, _ states: inout StatePane?
  ) -> BenchRequest? {
    switch self {
    case .help:
      guard case .key(let press) = event, press.phase != .release else { return nil }
      return BenchKeys.command(for: press) == .quit ? .command(.quit) : .close
    case .inspection(var inspection):
      guard case .key(let press) = event else { return .pass }
      defer { self = .inspection(inspection) }
      return inspection.handle(press)
    case .states: return Self.handle(event, in: area, at: now, &states)
    case .toggles(var pane):
      defer { self = .toggles(pane) }
      let outcome: TogglePane.Outcome =
        switch event {
        case .key(let press): pane.handle(press)
        case .mouse(let mouse): pane.handle(mouse, in: area)
        case .focus, .paste, .resized, .profile, .resumed, .closed: .handled
        }
      switch outcome {
      case .ignored: return Self.isComma(event) ? .close : .pass
      case .handled: return nil
      case .changed: return .choose(pane.choices)
      case .closed: return .close
      }
    case .compare(var pane):
      guard case .key(let press) = event else { return nil }
      defer { self = .compare(pane) }
      return switch pane.handle(press) {
      case .ignored: .pass
      case .handled: nil
      case .closed: .close
      }
    }
  }

  private static func handle(
    _ event: TerminalEvent, in rect: CellRect, at now: Date, _ states: inout StatePane?
  ) -> BenchRequest? {
    guard var pane = states else { return .close }
    defer { states = pane }
    let outcome: StateForm.Outcome =
      switch event {
      case .key(let press): pane.handle(press, at: now)
      case .mouse(let mouse): pane.handle(mouse, in: rect, at: now)
      case .paste(let text): pane.paste(text, at: now)
      case .focus, .resized, .profile, .resumed, .closed: .handled
      }
    switch outcome {
    case .ignored: return .pass
    case .handled: return nil
    case .changed: return .showState
    case .closed: return .close
    }
  }

  /// The key that opens the toggles closes them.
  private static func isComma(_ event: TerminalEvent) -> Bool {
    guard case .key(let press) = event else { return false }
    return press.key == .character(",") && press.phase != .release
  }

  /// What its keys are, for the bottom line.
  package func hints(_ states: StatePane?) -> [KeyHint] {
    switch self {
    case .help: [KeyHint("any key", "close help"), KeyHint("q", "quit")]
    case .inspection(let inspection): inspection.hints
    case .states: states?.hints ?? []
    case .toggles(let pane): pane.hints
    case .compare(let pane): pane.hints
    }
  }
}

/// What a pane asks of the bench; a key that a pane does not know is the bench's (`command`).
package enum BenchRequest: Hashable, Sendable {
  case close
  /// The picture that has something to show.
  case show(SheetPresentation)
  /// The event means nothing to the pane.
  case pass
  /// The state is another one.
  case showState
  case choose(SheetChoices)
  /// As if its key had been pressed.
  case command(BenchCommand)
}
