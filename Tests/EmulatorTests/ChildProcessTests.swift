import Foundation
import Testing

@testable import Emulator

@Suite struct ChildProcessTests {
  /// Foundation starts tools on other threads, with pipes that are not close-on-exec.
  @Test func aChildInheritsNothingThatAnotherThreadHasOpened() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    // It waits for its input, so it lives until the end of the test.
    let child = try ChildProcess(executable: "/bin/sh", arguments: ["-c", "read -r line"])
    defer {
      child.kill()
      child.close()
    }
    close(ends[1])
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 0, "the end of the pipe is not seen: the child holds it")
  }
}
