import ActivityModel
import Foundation
import Testing
import ViewArchive

@testable import Emulator
@testable import HostProtocol

/// A process that speaks the protocol of a widget process: a shell.
@MainActor
struct WidgetProcessTests {
  /// Reads its key and a request, and runs `body`, in which `$key` is the key.
  private func process(_ body: String) -> WidgetProcess {
    // As in the program: what is written to a process that has ended must not end this one.
    signal(SIGPIPE, SIG_IGN)
    return WidgetProcess(
      executable: "/bin/sh",
      arguments: [
        "-c", "key=$(dd bs=1 count=\(ReplyKey.length) 2>/dev/null); read -r request; \(body)",
      ])
  }

  private func reply(_ body: String) async -> Result<HostDescription, HostFailure> {
    let process = process(body)
    defer { process.stop() }
    do throws(HostFailure) {
      return .success(
        try await WidgetRequester(process: process).reply(to: DescribeRequest(now: .now)))
    } catch {
      return .failure(error)
    }
  }

  private static func line(_ reply: HostReply) throws -> String {
    String(decoding: try Wire.line(LineFromHost.reply(id: 1, reply)), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }

  private static let description = HostDescription(problems: ["none"])

  @Test func aReplyWithTheKeyIsBelieved() async throws {
    let line = try Self.line(.described(Self.description))
    #expect(
      await reply("echo \"$key\"'\(line)'; while read -r end; do :; done")
        == .success(Self.description))
  }

  @Test(arguments: ["", "0123456789abcdef0123456789abcdef", "$(echo $key | cut -c 2-)"])
  func aReplyWithoutItIsNot(mark: String) async throws {
    let line = try Self.line(.described(Self.description))
    let result = await reply("echo \"\(mark)\"'\(line)'; while read -r end; do :; done")
    #expect(result == .failure(.process(.forgedReply)))
  }

  /// The true reply comes too late for code that has written its own before.
  @Test func aTrueReplyDoesNotSaveAForgedOne() async throws {
    let line = try Self.line(.described(Self.description))
    let result = await reply(
      "echo '\(line)'; echo \"$key\"'\(line)'; while read -r end; do :; done")
    #expect(result == .failure(.process(.forgedReply)))
  }

  /// Both are in one write, so that one read has both: as when the process is faster than its reader.
  @Test func aTrueReplyBeforeAForgedOneIsBelieved() async throws {
    let line = try Self.line(.described(Self.description))
    let result = await reply(
      "printf '%s%s\\nforged\\n' \"$key\" '\(line)'; while read -r end; do :; done")
    #expect(result == .success(Self.description))
  }

  /// What the previews' code has stored is gone with a process: the next one runs it, too.
  @Test func eachProcessIsAskedForItsDescriptionFirst() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = process(
      "echo \"$request\" >>\(file); read -r request; echo \"$request\" >>\(file)")
    defer { process.stop() }
    try process.prepare(by: DescribeRequest(now: .now), at: 0)
    for _ in 0..<2 {
      await #expect(throws: HostFailure.self) {
        try await WidgetRequester(process: process).reply(
          to: ScreenRequest(environment: ArchiveEnvironment(now: .now), room: .zero))
      }
    }
    let requests = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .map { line in
        switch try Wire.message(LineToHost.self, in: Data(line.utf8)) {
        case .request(_, .describe): "describe"
        case .request(_, .screen): "screen"
        default: "other"
        }
      }
    #expect(requests == ["describe", "screen", "describe", "screen"])
  }

  @Test func whatIsDeniedIsToldOnce() async throws {
    let (line, denial) = (
      try Self.line(.described(Self.description)), Denial.network(host: "example.com")
    )
    let call = String(
      decoding: try Wire.line(LineFromHost.call(id: 7, WireCall.Denied(denial).call)),
      as: UTF8.self
    ).trimmingCharacters(in: .newlines)
    let process = process(
      "echo \"$key\"'\(call)'; echo \"$key\"'\(call)'; echo \"$key\"'\(line)'; while read -r end; do :; done"
    )
    defer { process.stop() }
    let requester = WidgetRequester(process: process)
    var told: [Denial] = []
    var isReplied = false
    try requester.send(DescribeRequest(now: .now)) { _ in isReplied = true }
    while !isReplied {
      for case .denied(let denial) in await requester.messages() { told.append(denial) }
    }
    #expect(told == [denial])
    #expect(process.denials == [denial])
    #expect(denial.message == "no network for example.com: --network allows it")
  }

  @Test func keysDiffer() {
    var generator = SystemRandomNumberGenerator()
    let keys = (0..<20).map { _ in ReplyKey(using: &generator) }
    #expect(Set(keys).count == 20)
    #expect(keys.allSatisfy { $0.bytes.count == ReplyKey.length && !$0.bytes.contains(0x0a) })
  }

  // MARK: Limits

  @Test func limitsAreReadFromTheEnvironment() throws {
    let limits = try ResourceLimits(
      environment: ["ISLAND_LIMITS": "memory=2048 descriptors=64"])
    #expect(limits[.memory] == 2_048)
    #expect(limits[.descriptors] == 64)
    #expect(limits[.file] == ResourceLimits()[.file])
    #expect(limits.remedy(.memory) == "ISLAND_LIMITS=memory=4096 allows more")
    for word in ["memory", "memory=", "memory=0", "memory=-1", "memory=1G", "mem=1", "=3"] {
      #expect(throws: ResourceLimits.Fault(word: word)) {
        try ResourceLimits(environment: ["ISLAND_LIMITS": word])
      }
    }
  }

  @Test func theEndByALimitNamesItAndTheRemedy() {
    for resource in WidgetFailure.limits.values {
      let message = WidgetFailure.limitExceeded(resource, frames: []).message
      #expect(message.contains("ISLAND_LIMITS=\(resource.rawValue)="))
    }
    #expect(
      WidgetFailure(signal: SIGXFSZ, message: nil, frames: [])
        == .limitExceeded(.file, frames: []))
    #expect(
      WidgetFailure(signal: SIGXCPU, message: nil, frames: [])
        == .limitExceeded(.seconds, frames: []))
  }
}
