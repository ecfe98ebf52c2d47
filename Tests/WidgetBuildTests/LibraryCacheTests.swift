import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

struct LibraryCacheTests {
  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func whatWasKeptIsTakenByTheSameSourcesOnly() throws {
    let folder = try TemporaryFolder(["A.swift": "a", "B.swift": "b", "w.so": "library"])
    let cache = LibraryCache(folder: folder.path + "/cache")
    let sources = ["\(folder.path)/A.swift", "\(folder.path)/B.swift"]
    let key = LibraryCache.key(of: sources, objects: ["os.o"])
    #expect(!cache.copyLibrary(for: key, to: folder.path + "/out.so"))
    cache.keep(folder.path + "/w.so", as: key)
    #expect(cache.copyLibrary(for: key, to: folder.path + "/out.so"))
    #expect(try String(contentsOfFile: folder.path + "/out.so", encoding: .utf8) == "library")
    #expect(LibraryCache.key(of: sources, objects: []) != key)
    try write("ab", to: sources[0])
    try write("", to: sources[1])
    #expect(LibraryCache.key(of: sources, objects: ["os.o"]) != key)
  }

  /// Cut off, or exchanged for another library of the same length.
  @Test(arguments: ["lib", "LIBRARY", ""])
  func anEntryThatIsNotWhatWasStoredIsNotTaken(contents: String) throws {
    let folder = try TemporaryFolder(["w.so": "library"])
    let cache = LibraryCache(folder: folder.path + "/cache")
    cache.keep(folder.path + "/w.so", as: "key")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: cache.folder).first)
    try write(contents, to: cache.folder + "/" + name)
    #expect(!cache.copyLibrary(for: "key", to: folder.path + "/out.so"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.so"))
    cache.keep(folder.path + "/w.so", as: "key")
    #expect(cache.copyLibrary(for: "key", to: folder.path + "/out.so"))
  }

  @Test func errorsAreKeptToo() throws {
    let folder = try TemporaryFolder(["x": ""])
    let cache = LibraryCache(folder: folder.path + "/cache")
    let output =
      "\(folder.path)/StandIns.swift:1:2: error: no [invalid_redecl]\n"
      + "/a/W.swift:3:4: error: not so [any_other]\n"
    cache.keepErrors(output, as: "key", scratch: folder.path)
    #expect(cache.errors(for: "other", scratch: folder.path) == nil)
    #expect(
      cache.errors(for: "key", scratch: "/new")
        == "/new/StandIns.swift:1:2: error: no [invalid_redecl]\n"
        + "/a/W.swift:3:4: error: not so [any_other]\n")
    #expect(!cache.copyLibrary(for: "key", to: folder.path + "/out.so"))
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: cache.folder).first)
    try write("changed", to: cache.folder + "/" + name)
    #expect(cache.errors(for: "key", scratch: "/new") == nil)
    #expect(!FileManager.default.fileExists(atPath: cache.folder + "/" + name))
  }

  /// What has no place in a source is not known to come again.
  @Test(arguments: [
    "", "ld.lld: error: no space left",
    "/a/W.swift:3:4: error: no [any]\n<unknown>:0: error: no space left on the device [any]\n",
    "/a/W.swift:3:4: error: unable to type-check this in time [expression_too_complex]\n",
    "/a/W.swift:3:4: error: 'A.B' could not be found [external_macro_not_found]\n",
    "/a/W.swift:3:4: error: of which nothing is known\n",
  ])
  func errorsOfTheMachineAreNotKept(output: String) throws {
    let folder = try TemporaryFolder(["x": ""])
    let cache = LibraryCache(folder: folder.path + "/cache")
    cache.keepErrors(output, as: "key", scratch: folder.path)
    #expect(cache.errors(for: "key", scratch: folder.path) == nil)
  }

  @Test func whatTookTooLongIsKept() throws {
    let folder = try TemporaryFolder(["x": ""])
    let cache = LibraryCache(folder: folder.path + "/cache")
    var place = Diagnostic(
      file: folder.path + "/0-W.swift", line: 3, column: 4, message: "in reasonable time")
    cache.keepSlowPlace(place, as: "key", scratch: folder.path)
    #expect(cache.slowPlace(for: "other", scratch: folder.path) == nil)
    place.file = "/new/0-W.swift"
    #expect(cache.slowPlace(for: "key", scratch: "/new") == place)
    #expect(cache.errors(for: "key", scratch: "/new") == nil)
  }

  @Test func onlySoManyAreKept() throws {
    let folder = try TemporaryFolder(["w.so": "library"])
    let cache = LibraryCache(folder: folder.path + "/cache")
    for number in 0..<LibraryCache.capacity + 3 {
      cache.keep(folder.path + "/w.so", as: "\(number)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    #expect(left.count == LibraryCache.capacity)
  }

  @Test func aFolderThatCannotBeWrittenKeepsNothing() throws {
    let folder = try TemporaryFolder(["w.so": "library", "closed": ""])
    let cache = LibraryCache(folder: folder.path + "/closed")
    cache.keep(folder.path + "/w.so", as: "key")
    #expect(!cache.copyLibrary(for: "key", to: folder.path + "/out.so"))
  }
}
