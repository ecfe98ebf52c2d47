import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import Emulator

/// What the kernel does not limit for one process: threads, and the disk as a whole.
@Suite struct UseGuardTests {
  private func guardian(_ limits: String) throws -> UseGuard {
    UseGuard(
      limits: try ResourceLimits(environment: [ResourceLimits.variable: limits]), interval: nil)
  }

  /// A shell that says when it has done something, and then waits for its input.
  private func shell(
    _ line: String, home: String = "/no/folder", _ guardian: UseGuard
  ) throws -> ChildProcess {
    let child = try ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "\(line)\necho ready\nread -r end"],
      environment: ["HOME": home], guardian: guardian)
    var output = Data()
    while !output.contains(0x0a) {
      var entry = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, -1)
      guard let data = NonBlocking.read(child.output, limit: 100) else { break }
      output += data
    }
    return child
  }

  private func limit(of child: ChildProcess) -> ResourceLimits.Resource? {
    defer { child.close() }
    guard case .limit(let resource)? = child.end(killing: true) else { return nil }
    return resource
  }

  /// Each process that was started counts as a thread.
  @Test func aProcessWithTooManyThreadsIsEnded() throws {
    let guardian = try guardian("threads=3")
    let few = try shell("sleep 10000 & sleep 10000 &", guardian)
    let many = try shell("sleep 10000 & sleep 10000 & sleep 10000 &", guardian)
    guardian.look()
    #expect(limit(of: few) == nil)
    #expect(limit(of: many) == .threads)
  }

  @Test func aProcessThatFillsItsFoldersIsEnded() throws {
    let guardian = try guardian("disk=1")
    let folder = try TemporaryFolder(["full/a": "", "spare/a": ""])
    let write = "head -c 1048576 /dev/zero > \"$HOME/file\""
    let full = try shell("\(write)2; \(write)1", home: folder.path + "/full", guardian)
    let spare = try shell("echo a > \"$HOME/file\"", home: folder.path + "/spare", guardian)
    guardian.look()
    #expect(limit(of: full) == .disk)
    #expect(limit(of: spare) == nil)
  }

  /// Another process can have the number of one that was released.
  @Test func aReleasedProcessIsNotEnded() throws {
    let guardian = try guardian("threads=1")
    let child = try shell("sleep 10000 & sleep 10000 &", guardian)
    #expect(guardian.release(child.identifier) == nil)
    guardian.look()
    #expect(child.end(killing: false) == nil)
    child.kill()
    child.close()
  }

  @Test func theLimitsHaveWords() {
    let limits = ResourceLimits()
    #expect(
      WidgetFailure.limitExceeded(.threads, frames: []).message
        == "the widget used more than 512 threads and was stopped; "
        + "ISLAND_LIMITS=threads=1024 allows more")
    #expect(limits.text(.disk) == "2048 MB in its folders")
    #expect(
      limits.remedy(.disk)
        == "ISLAND_LIMITS=disk=4096 allows more; 'island help apps' says where an app's files are")
  }
}
