import ActivityModel
import Foundation
import TestSupport
import Testing

@testable import ReactHost

@MainActor
struct ScriptStorageTests {
  @Test func whatIsStoredIsThereInTheNextProcess() throws {
    let home = try TemporaryFolder(["Library/x": ""])
    let storage = ScriptStorage(home: home.url.path)
    #expect(storage.areas.isEmpty)
    storage.set("1", for: "a", in: "async-storage")
    storage.set("2", for: "b", in: "async-storage")
    storage.set("3", for: "c", in: "mmkv:x")
    storage.set(nil, for: "b", in: "async-storage")
    storage.write()
    #expect(
      ScriptStorage(home: home.url.path).areas == [
        "async-storage": .record(["a": .text("1")]), "mmkv:x": .record(["c": .text("3")]),
      ])
  }

  @Test func aFileThatIsNoneIsBegunAnew() throws {
    let home = try TemporaryFolder(["Library/JavaScript.json": "[half"])
    let storage = ScriptStorage(home: home.url.path)
    #expect(storage.areas.isEmpty)
    storage.set("1", for: "a", in: "files")
    storage.write()
    #expect(ScriptStorage(home: home.url.path).areas == ["files": .record(["a": .text("1")])])
  }
}
