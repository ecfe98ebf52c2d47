package import CellRaster
package import CursesTerminal
import Emulator
package import Foundation
package import PhoneScreen

/// A pane with keys of its own, shown over or beside the contact sheet.
///
/// Each pane draws itself into a rectangle and handles events. A new pane adds one case here and
/// its branch in each of these functions. A pane returns a `PaneRequest` for what the controller
/// must do.
package enum PreviewPane: Sendable {
  case help(HelpScreen)
  /// The inspector, or the findings of the lint rules.
  case inspection(Inspection)
  /// The form or the JSON of the state; its value is `PreviewState.states`.
  case states
  case toggles(TogglePane)
  case compare(ComparePane)

  /// Returns the columns that the pane needs beside the sheet; nil for a pane that covers the
  /// sheet. On a terminal that has too few columns for this and the smallest sheet, every pane
  /// covers the sheet.
  ///
  /// - Parameters:
  ///   - terminal: The terminal's columns.
  ///   - picture: The columns of one presentation, which stays visible if the terminal is wide
  ///     enough for both.
  package func columns(of terminal: Int, beside picture: Int) -> Int? {
    let room: ClosedRange<Int>
    switch self {
    case .help, .compare: return nil
    case .states: room = StatePane.leastColumns...40
    // Enough columns for titles and values side by side.
    case .toggles: room = 42...50
    case .inspection: room = min(StatePane.leastColumns, Inspection.columns)...Inspection.columns
    }
    return min(max(terminal - picture, room.lowerBound), room.upperBound)
  }

  package func draw(
    in area: CellRect, look: RenderStyle, at now: Date, _ states: StatePane?,
    into grid: inout CellGrid
  ) {
    switch self {
    case .help(let help): help.draw(in: area, look: look, into: &grid)
    case .inspection(let inspection): inspection.draw(in: area, look: look, into: &grid)
    case .states: states?.draw(in: area, look: look, at: now, into: &grid)
    case .toggles(let pane): pane.draw(in: area, look: look, into: &grid)
    case .compare(let pane): pane.draw(in: area, look: look, into: &grid)
    }
  }

  /// Returns a frame's cells with the marks of the inspector or of the findings.
  func marked(_ frame: SheetFrame, look: RenderStyle) -> CellGrid {
    guard case .inspection(let inspection) = self else { return frame.grid }
    return inspection.marked(frame, look: look)
  }

  /// Handles an event; nil when the pane has handled it and the controller has nothing to do.
  ///
  /// - Parameters:
  ///   - area: The rectangle that the pane was drawn in.
  ///   - states: The value of `PreviewState.states`.
  package mutating func handle(
    _ event: TerminalEvent, in area: CellRect, look: RenderStyle, at now: Date,
    _ states: inout StatePane?
  ) -> PaneRequest? {
    switch self {
    case .help(var help):
      guard case .key(let press) = event, press.phase != .release else { return nil }
      switch press.key {
      case .up, .down:
        help.scroll(by: press.key == .down ? 1 : -1, in: area.size, look: look)
        self = .help(help)
        return nil
      default: return SheetKeys.command(for: press) == .quit ? .command(.quit) : .close
      }
    case .inspection(var inspection):
      guard case .key(let press) = event else { return .unhandled }
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
      case .ignored: return .unhandled
      case .handled: return nil
      case .changed: return .choose(pane.choices)
      case .closed: return .close
      }
    case .compare(var pane):
      guard case .key(let press) = event else { return nil }
      defer { self = .compare(pane) }
      return switch pane.handle(press, in: area) {
      case .ignored: .unhandled
      case .handled: nil
      case .closed: .close
      case .older: .compare(older: true)
      case .newer: .compare(older: false)
      }
    }
  }

  private static func handle(
    _ event: TerminalEvent, in rect: CellRect, at now: Date, _ states: inout StatePane?
  ) -> PaneRequest? {
    guard var pane = states else { return .close }
    defer { states = pane }
    let outcome: StateForm.Outcome =
      switch event {
      case .key(let press): pane.handle(press, in: rect, at: now)
      case .mouse(let mouse): pane.handle(mouse, in: rect, at: now)
      case .paste(let text): pane.paste(text, at: now)
      case .focus, .resized, .profile, .resumed, .closed: .handled
      }
    switch outcome {
    case .ignored: return .unhandled
    case .handled: return nil
    case .changed: return .stateChanged
    case .closed: return .close
    }
  }

  /// The pane's keys for the bottom line.
  package func hints(_ states: StatePane?) -> [KeyHint] {
    switch self {
    case .help:
      [
        SheetKeys.keymap.hint("scroll", .move(.up), .move(.down)),
        KeyHint("any key", "close help"), SheetKeys.keymap.hint("quit", .quit),
      ]
    case .inspection(let inspection): inspection.hints
    case .states: states?.hints ?? []
    case .toggles(let pane): pane.hints
    case .compare(let pane): pane.hints
    }
  }
}
