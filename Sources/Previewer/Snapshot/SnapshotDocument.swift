import ActivityModel
package import CellRaster
import CursesTerminal
import Emulator
package import Foundation
package import PhoneDrawing
package import PhoneScreen
package import ViewArchive

/// A rendered frame with its metadata, which can be written in each snapshot format.
package struct SnapshotDocument: Sendable {
  package var spec: SnapshotMatrix.FrameSpec
  package var archive: ActivityArchive
  package var frame: SheetFrame
  package var look: RenderStyle
  package var now: Date

  package init(
    spec: SnapshotMatrix.FrameSpec, archive: ActivityArchive, frame: SheetFrame,
    look: RenderStyle, now: Date
  ) {
    self.spec = spec
    self.archive = archive
    self.frame = frame
    self.look = look
    self.now = now
  }

  /// Title of the frame: state, presentation and settings.
  package var title: String {
    TerminalText.sanitised(
      ([spec.state.name, spec.presentation.title] + [spec.settings.device.name]
        + spec.settings.nameParts(for: spec.presentation).dropFirst()).joined(separator: " · "))
  }

  /// The complete file in text format; ends with a line feed.
  package var text: String { gridText.text }

  package var gridText: GridText {
    // The header is separated by spaces, but a theme's name can contain any characters.
    let theme = TerminalText.sanitised(look.theme.name).split(separator: " ").joined(separator: "-")
    return GridText(frame.grid, theme: theme, depth: look.depth, now: now)
  }

  /// The grid with the places in points of what a phone draws. Without them when the presentation
  /// is drawn in cells only.
  package var gridTextWithLayout: GridText {
    var text = gridText
    do throws(PictureFailure) {
      text.layout = LayoutText(try picture()).lines
    } catch {
      // A presentation that never has a picture has no places; another one is not as it was.
      if !error.isPresentation { text.layout = ["none: \(TerminalText.sanitised(error.message))"] }
    }
    return text
  }

  /// The glyphs alone.
  package var plain: String {
    TerminalText.lines(frame.grid.textLines.joined(separator: "\n")) + "\n"
  }

  package var ansi: String { AnsiText(frame.grid, depth: look.depth).text + "\n" }

  package var svg: String { SvgDocument(frame.grid, title: title).text }

  /// Returns the frame as JSON, with the places of a picture's texts, symbols, images and shapes.
  package func json(with picture: DisplayList? = nil) -> String {
    SnapshotJSON(self, picture: picture).text
  }
}
