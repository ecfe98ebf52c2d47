import CellRaster
import Foundation
import Previewer
import TestSupport
import Testing

@Suite struct SnapshotFolderTests {
  private func frame(
    _ name: String, _ presentation: SheetPresentation = .lockScreen, title: String = "Pizza"
  ) -> SnapshotFolder.Frame {
    SnapshotFolder.Frame(
      name: name, text: SnapshotSample.document(presentation, title: title).gridText)
  }

  private func compare(
    _ frames: [SnapshotFolder.Frame], in folder: SnapshotFolder, mayBeNew: Bool = false
  ) throws -> SnapshotFolder.Comparison {
    let kept = try folder.files(mayBeNew: mayBeNew)
    var comparison = SnapshotFolder.Comparison()
    _ = try folder.compare(frames, with: kept, into: &comparison)
    comparison.extra = kept.subtracting(frames.map { SnapshotFolder.file($0.name) }).sorted()
    return comparison
  }

  @Test func whatWasRecordedIsTheSame() throws {
    let folder = try TemporaryFolder()
    let snapshots = SnapshotFolder(path: folder.path + "/new")
    let frames = [frame("a"), frame("b", .compact)]
    #expect(try compare(frames, in: snapshots, mayBeNew: true).missing == ["a.txt", "b.txt"])
    try snapshots.record(frames)
    let comparison = try compare(frames, in: snapshots)
    #expect(comparison.isSame)
    #expect(comparison.same == 2)
    #expect(comparison.text == "2 the same, 0 changed, 0 missing, 0 extra\n")
  }

  @Test func eachDifferenceIsNamed() throws {
    let folder = try TemporaryFolder(["notes.md": "kept", "old.txt": "size"])
    let snapshots = SnapshotFolder(path: folder.path)
    try snapshots.record([frame("same"), frame("other")])
    let comparison = try compare(
      [frame("new"), frame("same"), frame("other", title: "Pasta")], in: snapshots)
    #expect(!comparison.isSame)
    #expect(comparison.missing == ["new.txt"])
    #expect(comparison.extra == ["old.txt"])
    #expect(comparison.changed.map(\.name) == ["other.txt"])
    let difference = try #require(comparison.changed.first?.difference)
    #expect(difference.contains("got │    Pasta"))
    #expect(difference.contains("want │    Pizza"))
    #expect(comparison.text.hasSuffix("1 the same, 1 changed, 1 missing, 1 extra\n"))
  }

  @Test func aChangeOfColourAloneIsAChange() throws {
    let folder = try TemporaryFolder()
    let snapshots = SnapshotFolder(path: folder.path)
    let kept = frame("a")
    try snapshots.record([kept])
    var now = kept
    now.text.grid.restyle(at: CellPoint(column: 5, row: 1)) { $0.foreground = RGB(0x123456) }
    let comparison = try compare([now], in: snapshots)
    #expect(comparison.changed.first?.difference.contains("#123456") == true)
  }

  /// A cell has one letter of one size, so only the places in points know a font's.
  @Test func aChangeOfAPlaceInPointsIsAChange() throws {
    let folder = try TemporaryFolder()
    let snapshots = SnapshotFolder(path: folder.path)
    let cells = frame("a")
    var kept = cells
    kept.text = SnapshotSample.document(.lockScreen, title: "Pizza").gridTextWithLayout
    #expect(kept.text.layout.contains { $0.hasPrefix("text ") && $0.hasSuffix(" Pizza") })
    try snapshots.record([kept])
    #expect(try compare([kept], in: snapshots).isSame)
    // Not asked for: not compared.
    #expect(try compare([cells], in: snapshots).isSame)
    var now = kept
    now.text.layout = kept.text.layout.map {
      $0.replacingOccurrences(of: "size 17", with: "size 22")
    }
    #expect(now.text.layout != kept.text.layout)
    let comparison = try compare([now], in: snapshots)
    let difference = try #require(comparison.changed.first?.difference)
    let lines = difference.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(
      lines.map(\.first) == ["want", "got", "want", "got"].prefix(lines.count).map { $0[...] })
    #expect(difference.contains("size 17") && difference.contains("size 22"))
    try snapshots.record([cells])
    #expect(try !compare([kept], in: snapshots).isSame)
  }

  @Test func aFileThatIsNoSnapshotAnyMoreIsAChange() throws {
    let folder = try TemporaryFolder(["a.txt": "<<<<<<< ours\n"])
    let comparison = try compare([frame("a")], in: SnapshotFolder(path: folder.path))
    #expect(comparison.changed.first?.difference == "is no snapshot any more")
  }

  @Test func aFolderThatIsNotThereIsSaid() {
    let failure = #expect(throws: SnapshotFolder.Failure.self) {
      try SnapshotFolder(path: "/nowhere/at/all").files()
    }
    #expect(failure?.text.contains("/nowhere/at/all: cannot be read") == true)
  }
}
