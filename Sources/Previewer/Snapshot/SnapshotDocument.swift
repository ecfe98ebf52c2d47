import ActivityModel
package import CellRaster
import CursesTerminal
package import Emulator
package import Foundation
package import PhoneScreen

/// A frame that is taken away: everything that is known of it, in the format that is asked for.
package struct SnapshotDocument: Sendable {
  package var cell: SnapshotMatrix.Cell
  package var frame: SheetFrame
  package var look: Look
  package var now: Date

  package init(cell: SnapshotMatrix.Cell, frame: SheetFrame, look: Look, now: Date) {
    self.cell = cell
    self.frame = frame
    self.look = look
    self.now = now
  }

  /// The words over the picture.
  package var title: String {
    TerminalText.sanitised(
      ([cell.state.name, cell.presentation.title] + [cell.settings.device.name]
        + cell.settings.words(for: cell.presentation).dropFirst()).joined(separator: " · "))
  }

  /// The whole file, a line feed at its end.
  package var text: String { gridText.text }

  package var gridText: GridText {
    // The header is words; a theme's own name may hold anything.
    let theme = TerminalText.sanitised(look.theme.name).split(separator: " ").joined(separator: "-")
    return GridText(frame.grid, theme: theme, depth: look.depth, now: now)
  }

  package var ansi: String { AnsiText(frame.grid, depth: look.depth).text + "\n" }

  package var svg: String { SvgDocument(frame.grid, title: title).text }

  package var json: String { SnapshotJSON(self).text }
}
