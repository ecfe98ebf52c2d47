import Foundation
import Testing

@testable import Emulator

@Suite struct ChildProcessTests {
  /// Foundation starts tools on other threads, with pipes that are not close-on-exec.
  @Test func aChildInheritsNothingThatAnotherThreadHasOpened() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer {
      close(ends[0])
      close(ends[1])
    }
    // It waits for its input, so it lives until the end of the test.
    let child = try ChildProcess(executable: "/bin/sh", arguments: ["-c", "read -r line"])
    defer {
      child.kill()
      child.close()
    }
    var status = stat()
    try #require(fstat(ends[1], &status) == 0)
    let files = FileManager.default
    let folder = "/proc/\(child.identifier)/fd"
    let open = try files.contentsOfDirectory(atPath: folder).map {
      (try? files.destinationOfSymbolicLink(atPath: folder + "/" + $0)) ?? ""
    }
    #expect(open.contains { $0.hasPrefix("pipe:") }, "its own input")
    #expect(!open.contains("pipe:[\(status.st_ino)]"))
  }
}
