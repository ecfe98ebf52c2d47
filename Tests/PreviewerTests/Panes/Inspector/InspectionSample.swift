import CellRaster
import Emulator
import Foundation
import PhoneScreen
import Previewer
import ViewArchive

/// A delivery whose views say their lines, as a traced picture.
enum InspectionSample {
  static func place(_ line: Int) -> SourcePlace {
    SourcePlace(file: "/src/Delivery.swift", line: line)
  }

  private static func text(_ string: String, line: Int) -> ViewNode {
    var node = ViewNode(.text(TextContent(string)))
    node.places = [place(line)]
    return node
  }

  static var archive: ActivityArchive {
    var archive = SheetSample.archive()
    var card = ViewNode(
      .vstack(StackContent(alignment: .leading, spacing: 0)),
      modifiers: [.padding(Insets(top: 16, leading: 16, bottom: 16, trailing: 16))],
      children: [
        text("Pizza", line: 12),
        ViewNode(
          .hstack(StackContent(alignment: .center, spacing: 8)),
          children: [
            text("left", line: 14).modified(.padding(Insets(leading: 8))),
            text("right", line: 15),
          ], places: [place(13)]),
        ViewNode(.shape(ShapeContent(.rectangle, fill: .color(.system(.red)))))
          .modified(.frame(width: 40, height: 16, alignment: .center))
          .modified(.background(text("under", line: 18), alignment: .center)),
      ])
    card.places = [place(11), place(40)]
    archive.lockScreen = card
    return archive
  }

  static func frame(
    _ presentation: SheetPresentation = .lockScreen, of archive: ActivityArchive = archive
  ) -> SheetFrame {
    SheetRenderer(settings: SheetSettings(), look: RenderStyle(), isTraced: true)
      .frame(presentation, of: archive, at: SheetSample.now)
  }

  static func inspector(_ presentation: SheetPresentation = .lockScreen) -> Inspector {
    Inspector(frame(presentation))
  }
}
