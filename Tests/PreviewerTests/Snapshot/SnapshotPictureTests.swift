import Emulator
import Foundation
import PhoneDrawing
import Testing
import ViewArchive

@testable import Previewer

/// Presentations with a phone's letters.
struct SnapshotPictureTests {
  @Test(arguments: [
    SheetPresentation.compact, .minimalAttached, .minimalDetached, .expanded, .lockScreen,
    .alwaysOn,
  ])
  func phonesPresentationsAreDrawn(_ presentation: SheetPresentation) throws {
    let list = try SnapshotSample.document(presentation).picture(icons: .none)
    #expect(list.size.width == 402 && list.size.height > 60)
    #expect(!list.items.isEmpty)
  }

  @Test(arguments: [SheetPresentation.standBy, .watch, .carPlay, .mac, .banner])
  func othersSayThatTheyAreNot(_ presentation: SheetPresentation) {
    #expect(throws: SnapshotDocument.PictureFailure.self) {
      try SnapshotSample.document(presentation).picture(icons: .none)
    }
  }

  @Test func textStaysText() throws {
    let svg = try SnapshotSample.document(.lockScreen, title: "Pizza & Pasta")
      .phoneSvg(icons: .none)
    #expect(svg.contains(">Pizza &amp; Pasta</text>"))
  }

  /// A symbol without an icon is a letter, and that is said.
  @Test func whatStandsInIsNoted() throws {
    let list = try SnapshotSample.document(.compact).picture(icons: .none)
    #expect(list.notes.contains { $0.hasPrefix("symbol ") })
  }
}
