import Foundation
import Glibc
import Testing

@testable import WidgetBuild

/// A folder whose libraries are run belongs to the user alone.
struct ScratchFolderTests {
  private func mode(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid == geteuid() ? status.st_mode : nil
  }

  /// A parent folder with the mode, removed by the caller.
  private func parent(_ mode: mode_t) -> String {
    let path = FileManager.default.temporaryDirectory.path + "/isl-\(UUID().uuidString.prefix(8))"
    mkdir(path, mode)
    chmod(path, mode)
    return path
  }

  @Test func aFolderIsNewAndTheUsersAlone() throws {
    let parent = parent(0o700)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folders = try (0..<3).map { _ in
      try ScratchFolder(name: "island-test", environment: ["XDG_RUNTIME_DIR": parent])
    }
    #expect(Set(folders.map(\.path)).count == 3)
    for folder in folders {
      #expect(folder.path.hasPrefix("\(parent)/island-test-"))
      #expect(mode(of: folder.path) == S_IFDIR | 0o700)
      folder.remove()
      #expect(mode(of: folder.path) == nil)
    }
  }

  @Test func aParentThatOthersMayWriteToIsNotUsed() throws {
    let parent = parent(0o777)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    for environment in [["XDG_RUNTIME_DIR": parent], ["XDG_RUNTIME_DIR": "relative"], [:]] {
      let folder = try ScratchFolder(name: "island-test", environment: environment)
      defer { folder.remove() }
      #expect(
        folder.path.hasPrefix(FileManager.default.temporaryDirectory.path + "/island-test-"))
      #expect(mode(of: folder.path) == S_IFDIR | 0o700)
    }
  }

  @Test(arguments: [
    (ScratchFolder.leastFreeBytes, true), (ScratchFolder.leastFreeBytes - 1, false),
  ])
  func aParentThatIsNearlyFullIsNotUsed(freeBytes: Int, isUsed: Bool) throws {
    let parent = parent(0o700)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folder = try ScratchFolder(
      name: "island-test", environment: ["XDG_RUNTIME_DIR": parent], freeBytes: { _ in freeBytes })
    defer { folder.remove() }
    #expect(folder.path.hasPrefix(parent) == isUsed)
  }

  /// The linker maps what it writes into memory, and removes it when it dies.
  @Test(arguments: [
    (WidgetBuildError.compilerStopped(path: "/ld.lld", signal: SIGBUS), Int.max, true),
    (.compilerStopped(path: "/swiftc", signal: SIGKILL), 1 << 20, true),
    (.compilerStopped(path: "/swiftc", signal: SIGKILL), .max, false),
    (.doesNotCompile(.init(output: "error: unable to write")), 0, true),
    (.doesNotCompile(.init(output: "/a.swift:1:1: error: no such name")), 0, false),
    (.noCompiler(searched: []), 0, false),
  ])
  func aFullDiskIsToldFromAnErrorOfTheSources(error: WidgetBuildError, freeBytes: Int, isFull: Bool)
  {
    #expect(error.isOfAFullDisk(freeBytes: freeBytes) == isFull)
  }

  @Test func aParentThatIsALinkIsNotUsed() throws {
    let parent = parent(0o700)
    let link = parent + "-link"
    symlink(parent, link)
    defer {
      unlink(link)
      try? FileManager.default.removeItem(atPath: parent)
    }
    let folder = try ScratchFolder(name: "island-test", environment: ["XDG_RUNTIME_DIR": link])
    defer { folder.remove() }
    #expect(!folder.path.hasPrefix(link))
  }

  @Test func foldersOfProgramsThatWereKilledAreRemoved() throws {
    let parent = parent(0o700)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let environment = ["XDG_RUNTIME_DIR": parent]
    let running = try ScratchFolder(name: "island-check", environment: environment)
    // As a killed program leaves it: its lock is gone with it.
    let killed = parent + "/island-check-killed"
    // A program that is between creating its folder and its lock, and what is not ours.
    let new = parent + "/island-check-new"
    let foreign = parent + "/other"
    for path in [killed, new, foreign] { #expect(mkdir(path, 0o700) == 0) }
    for path in [killed, foreign] {
      #expect(FileManager.default.createFile(atPath: path + "/.lock", contents: nil))
    }
    #expect(FileManager.default.createFile(atPath: killed + "/widget.so", contents: nil))
    let next = try ScratchFolder(name: "island-preview", environment: environment)
    defer { next.remove() }
    let names = try FileManager.default.contentsOfDirectory(atPath: parent)
    #expect(
      Set(names)
        == Set(
          [running, next].map { ($0.path as NSString).lastPathComponent } + [
            "island-check-new", "other",
          ]))
    running.remove()
    #expect(!FileManager.default.fileExists(atPath: running.path))
  }

  /// The second user is one to whom root gives the folder.
  @Test(.enabled(if: geteuid() == 0, "only root can give a folder to another user"))
  func aParentOfAnotherUserIsNotUsed() throws {
    let parent = parent(0o700)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    #expect(chown(parent, 65_534, 65_534) == 0)
    let folder = try ScratchFolder(name: "island-test", environment: ["XDG_RUNTIME_DIR": parent])
    defer { folder.remove() }
    #expect(!folder.path.hasPrefix(parent))
    #expect(FolderAccess.makePrivate(parent) == "it belongs to another user")
  }

  @Test func aFolderOfTheUserIsMadePrivate() throws {
    let parent = parent(0o777)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    #expect(FolderAccess.makePrivate(parent) == nil)
    #expect(mode(of: parent) == S_IFDIR | 0o700)
    #expect(FolderAccess.makePrivate(parent + "/absent") != nil)
  }
}
