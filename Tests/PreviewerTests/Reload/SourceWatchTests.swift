import FolderWatching
import Foundation
import TestSupport
import Testing

@testable import Previewer

/// What editors and people do with files, and what the watch says of it.
@MainActor
final class SourceWatchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// An empty file that nobody has opened, and so nobody closes late.
  private func make(_ name: String) throws {
    try #require(mknod(path(name), S_IFREG | 0o600, 0) == 0)
  }

  private func path(_ name: String) -> String {
    folder.url.appendingPathComponent(name).standardizedFileURL.path
  }

  /// The kernel has told everything when a write has returned.
  private func watch(_ names: String...) throws -> SourceWatch {
    try #require(SourceWatch(paths: names.isEmpty ? [folder.url.path] : names.map(path)))
  }

  /// A child that another test starts meanwhile holds a file open until it runs its own program: the
  /// kernel tells of the close then, and of an earlier one too.
  private func says(_ watch: SourceWatch, _ name: String) -> Bool {
    var said: Set<String> = []
    while !said.contains(path(name)) {
      var waiting = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      // Ten minutes: only ends a test that hangs.
      guard poll(&waiting, 1, 600_000) > 0 else { return false }
      said.formUnion(watch.changes())
    }
    return true
  }

  @Test func nothingIsSaidOfNothing() throws {
    try make("A.swift")
    let watch = try watch()
    #expect(watch.changes() == [])
    #expect(!watch.isIncomplete)
  }

  @Test func scriptsAreSaidWhereTheWidgetIsOfScripts() throws {
    try make("A.swift")
    try write("a", to: "src/Ride.tsx")
    try write("a", to: "src/types.ts")
    let watch = try watch()
    try write("b", to: "src/types.ts")
    try write("b", to: "A.swift")
    #expect(says(watch, "A.swift"))
    #expect(watch.changes() == [])
    watch.follow([path("src/Ride.tsx")])
    // What a layout imports is followed, too.
    try write("c", to: "src/types.ts")
    #expect(says(watch, "src/types.ts"))
  }

  @Test func fileWrittenInPlaceIsSaid() throws {
    try make("A.swift")
    let watch = try watch("A.swift")
    try write("b", to: "A.swift")
    #expect(says(watch, "A.swift"))
  }

  @Test func fileReplacedByRenameIsSaid() throws {
    try make("A.swift")
    let watch = try watch("A.swift")
    try write("b", to: ".A.swift.tmp")
    #expect(watch.changes() == [])
    #expect(rename(path(".A.swift.tmp"), path("A.swift")) == 0)
    #expect(says(watch, "A.swift"))
  }

  /// As vim does with a backup: the old file is moved away, a new one is made.
  @Test func fileMovedAwayAndMadeAnewIsSaid() throws {
    try make("A.swift")
    let watch = try watch("A.swift")
    #expect(rename(path("A.swift"), path("A.swift~")) == 0)
    try write("b", to: "A.swift")
    #expect(says(watch, "A.swift"))
  }

  @Test func nothingIsSaidBeforeAWriterCloses() throws {
    try make("A.swift")
    let watch = try watch("A.swift")
    let handle = try #require(FileHandle(forWritingAtPath: path("A.swift")))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data("half".utf8))
    #expect(watch.changes() == [])
    try handle.close()
    #expect(says(watch, "A.swift"))
  }

  @Test func otherSourcesBesideANamedFileDoNotCount() throws {
    try make("A.swift")
    let watch = try watch("A.swift")
    try write("b", to: "B.swift")
    try write("b", to: "notes.txt")
    #expect(watch.changes() == [])
    watch.follow([path("B.swift")])
    try write("c", to: "B.swift")
    #expect(says(watch, "B.swift"))
  }

  @Test func newAndDeletedFilesOfAFolderCount() throws {
    try make("A.swift")
    let watch = try watch()
    try write("b", to: "B.swift")
    #expect(says(watch, "B.swift"))
    try FileManager.default.removeItem(atPath: path("A.swift"))
    #expect(says(watch, "A.swift"))
  }

  @Test func newFoldersAreWatchedWithWhatIsInThem() throws {
    try make("A.swift")
    let watch = try watch()
    try write("b", to: "Views/Deep/B.swift")
    #expect(watch.changes().contains(path("Views/Deep/B.swift")))
    try write("c", to: "Views/Deep/B.swift")
    #expect(says(watch, "Views/Deep/B.swift"))
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// As a change of branch does with a folder that the other branch does not have.
  @Test(arguments: [["App"], ["App/A.swift"]])
  func folderMadeAgainIsSaidAndWatched(paths: [String]) throws {
    try write("a", to: "App/A.swift")
    let watch = try #require(SourceWatch(paths: paths.map(path)))
    try remove("App")
    #expect(says(watch, "App/A.swift"))
    try write("b", to: "App/A.swift")
    #expect(says(watch, "App/A.swift"))
    try write("c", to: "App/A.swift")
    #expect(says(watch, "App/A.swift"))
    #expect(!watch.isIncomplete)
  }

  /// Its own watch says nothing until the last program has left it.
  @Test func folderThatAProgramIsStillInIsSaidToo() throws {
    try write("a", to: "App/A.swift")
    let watch = try watch("App")
    let program = open(path("App"), O_RDONLY | O_CLOEXEC)
    defer { close(program) }
    try remove("App")
    #expect(says(watch, "App/A.swift"))
    try write("b", to: "App/A.swift")
    #expect(says(watch, "App/A.swift"))
  }

  @Test func folderMadeAgainWithThoseAboveItIsSaid() throws {
    try write("a", to: "Repo/Apps/App/A.swift")
    let watch = try watch("Repo/Apps/App")
    for text in ["b", "c"] {
      try remove("Repo")
      #expect(says(watch, "Repo/Apps/App/A.swift"))
      try write(text, to: "Repo/Apps/App/A.swift")
      #expect(says(watch, "Repo/Apps/App/A.swift"))
    }
  }

  @Test(arguments: ["Repo", "Repo/App", "Repo/App/Views"])
  func folderAtThePlaceOfAMovedOneIsWatched(moved: String) throws {
    try write("a", to: "Repo/App/Views/A.swift")
    let watch = try watch("Repo/App")
    watch.follow([path("Repo/App/Views/A.swift")])
    #expect(rename(path(moved), path("Old")) == 0)
    #expect(says(watch, moved == "Repo/App/Views" ? moved : "Repo/App/Views/A.swift"))
    try write("b", to: "Repo/App/Views/A.swift")
    #expect(says(watch, "Repo/App/Views/A.swift"))
    // What lies elsewhere now is not said under its old path.
    let old = "Old" + "Repo/App/Views/A.swift".dropFirst(moved.count)
    try write("c", to: old)
    #expect(watch.changes() == [])
    try write("d", to: "Repo/App/Views/A.swift")
    #expect(says(watch, "Repo/App/Views/A.swift"))
  }

  @Test func linkToAFileCounts() throws {
    try make("A.swift")
    let watch = try watch()
    try FileManager.default.createSymbolicLink(
      atPath: path("L.swift"), withDestinationPath: path("A.swift"))
    #expect(says(watch, "L.swift"))
  }

  @Test(arguments: [
    "Localizable.strings", "Localizable.xcstrings", "de.lproj/Localizable.strings", "photo.png",
    "Info.plist", "Assets.xcassets/Accent.colorset/Contents.json",
  ])
  func textsPicturesAndColoursCount(name: String) throws {
    try make("A.swift")
    try write("1", to: name)
    let watch = try watch("A.swift")
    try write("2", to: name)
    #expect(says(watch, name))
  }

  @Test(arguments: [".A.swift.swp", "A.swift~", "4913", ".git/index", ".build/B.swift", "a.o"])
  func whatEditorsAndToolsKeepDoesNotCount(name: String) throws {
    let watch = try watch()
    try write("1", to: name)
    #expect(watch.changes() == [])
  }

  @Test func eventsAreTakenApart() {
    var bytes: [UInt8] = []
    func append(_ number: UInt32) { withUnsafeBytes(of: number) { bytes += $0 } }
    for (watch, mask, name) in [(1, 8, "A.swift"), (2, 128, "")] as [(UInt32, UInt32, String)] {
      append(watch)
      append(mask)
      append(0)
      append(name.isEmpty ? 0 : 16)
      if !name.isEmpty { bytes += Array(name.utf8) + [UInt8](repeating: 0, count: 16 - name.count) }
    }
    let events = bytes.withUnsafeBytes { InotifyEvents.parse($0) }
    #expect(
      events == [
        InotifyEvents.Event(watch: 1, mask: 8, name: "A.swift"),
        InotifyEvents.Event(watch: 2, mask: 128, name: ""),
      ])
    // Half an event at the end is none.
    let half = bytes.prefix(10).withUnsafeBytes { InotifyEvents.parse($0) }
    #expect(half == [])
  }
}
