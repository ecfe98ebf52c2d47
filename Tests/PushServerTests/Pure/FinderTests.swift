import Foundation
import Testing

@testable import PushServer

struct FinderTests {
  private func socket(_ folder: ScratchFolder, _ name: String, age: Double) throws {
    let path = folder.file(name)
    try Data().write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_790_000_000 - age)], ofItemAtPath: path)
  }

  private func candidates(_ environment: [String: String]) -> [String] {
    EmulatorFinder(environment: environment).candidates
  }

  @Test func newestIslandIsFirst() throws {
    let scratch = try ScratchFolder()
    let folder = PrivateFolder(path: scratch.file("island"))
    try folder.prepare()
    try socket(scratch, "island/island.sock", age: 20)
    try socket(scratch, "island/island-2.sock", age: 10)
    try socket(scratch, "island/apns.sock", age: 0)
    try socket(scratch, "island/island.log", age: 0)
    let found = candidates(["XDG_RUNTIME_DIR": scratch.path])
    #expect(found == [folder.file("island-2.sock"), folder.file("island.sock")])
  }

  @Test func namedIslandIsTheOnlyOne() {
    #expect(candidates(["ISLAND_SOCKET": "/x/y.sock", "XDG_RUNTIME_DIR": "/r"]) == ["/x/y.sock"])
  }

  @Test func folderThatIsOpenToOthersIsNotUsed() throws {
    let scratch = try ScratchFolder()
    try PrivateFolder(path: scratch.file("island")).prepare()
    try socket(scratch, "island/island.sock", age: 0)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.file("island"))
    #expect(candidates(["XDG_RUNTIME_DIR": scratch.path]).isEmpty)
  }
}
