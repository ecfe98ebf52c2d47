import Dispatch
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Sandbox

/// What a process can reach from the sandbox, tried by the program `prisoner`.
struct SandboxTests {
  /// What the prisoner tells of its attempts; the names are those of its table.
  private struct Visit {
    var results: [String: String] = [:]
    var outside = ""
  }

  private func visit(_ policy: (_ home: String) -> SandboxPolicy?) throws -> Visit {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-sandbox-\(UUID().uuidString)")
    let home = folder.appendingPathComponent("inner/home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outside = folder.appendingPathComponent("secret")
    try Data("secret".utf8).write(to: outside)
    let listener = try Listener(path: folder.appendingPathComponent("socket").path)
    defer { listener.close() }
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("prisoner")
    process.arguments = [
      home.path, outside.path, "\(getpid())", "\(listener.port)", listener.path,
    ]
    process.environment = SandboxPolicy.environment(of: policy(home.path))
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var visit = Visit()
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      if parts.count == 2 { visit.results[parts[0]] = parts[1] }
    }
    visit.outside = (try? String(contentsOf: outside, encoding: .utf8)) ?? ""
    return visit
  }

  private static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// What it needs to be a widget or an app.
  private static let allowed: Set = [
    "own file", "a thread's state", "own folder", "read system", "read null", "own thread",
    "own pair",
    "signal itself",
  ]

  @Test(
    .enabled(if: SandboxSupport.current.missing == nil, "this kernel lacks a part of the sandbox"))
  func nothingOutsideIsReached() throws {
    let visit = try visit { SandboxPolicy(writable: [$0]) }
    #expect(visit.results.count >= 60)
    for (name, result) in visit.results.sorted(by: { $0.key < $1.key }) {
      if Self.allowed.contains(name) {
        #expect(result == "done", "\(name) is needed")
      } else {
        #expect(["EACCES", "EPERM", "ENOSYS", "EXDEV"].contains(result), "\(name): \(result)")
      }
    }
    #expect(visit.outside == "secret")
  }

  /// The attempts are such that they succeed elsewhere; otherwise the test above would show nothing.
  @Test func withoutSandboxMuchIsReached() throws {
    let results = try visit { _ in nil }.results
    for name in [
      "read outside", "write outside", "symlink outside", "list outside", "read passwd",
      "own root", "signal victim", "start a program", "tcp", "udp", "named socket",
      "datagram pair", "fork", "memfd_create",
    ] { #expect(results[name] == "done", "\(name)") }
  }

  @Test(
    .enabled(if: SandboxSupport.current.missing == nil, "this kernel lacks a part of the sandbox"))
  func whatIsAllowedIsReached() throws {
    let open = try visit {
      SandboxPolicy(writable: [$0], allowsNetwork: true, startsPrograms: true)
    }
    for name in ["tcp", "udp", "start a program", "fork"] {
      #expect(open.results[name] == "done", "\(name)")
    }
    for name in ["read outside", "victim's memory", "ptrace", "mount", "named socket", "netlink"] {
      #expect(open.results[name] != "done", "\(name)")
    }
  }

  /// `island-box` starts a tool where it reads and writes only what it was given.
  @Test(
    .enabled(if: SandboxSupport.current.missing == nil, "this kernel lacks a part of the sandbox"))
  func aToolReachesOnlyWhatItIsGiven() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-box-\(UUID().uuidString)")
    for name in ["in", "out"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      try Data("text".utf8).write(to: folder.appendingPathComponent("\(name)/file"))
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inner, outer) = ("\(folder.path)/in", "\(folder.path)/out")
    #expect(try tool(["-r", inner, "/bin/cat", inner + "/file"]) == (0, "text"))
    #expect(try tool(["-r", inner, "/bin/cat", outer + "/file"]).code != 0)
    #expect(try tool(["-r", inner, "/bin/cp", inner + "/file", inner + "/copy"]).code != 0)
    #expect(try tool(["-w", inner, "/bin/cp", inner + "/file", inner + "/copy"]).code == 0)
    #expect(try tool(["-w", inner, "/bin/cp", inner + "/file", outer + "/copy"]).code != 0)
    #expect(try tool(["-w", inner, "/bin/sh", "-c", "cat '\(inner)/file'"]) == (0, "text"))
    #expect(try tool([]).code == 125)
    #expect(try tool(["/no/program"]).code == 125)
  }

  private func tool(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("island-box")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test func aToolHasAsMuchMemoryAsItIsGiven() throws {
    // One buffer of that size, which is written to.
    let copy = ["/bin/dd", "if=/dev/zero", "of=/dev/null", "bs=200M", "count=1"]
    #expect(try tool(["-m", "1024"] + copy).code == 0)
    #expect(try tool(["-m", "100"] + copy).code != 0)
  }

  @Test func aToolEndsWithTheProcessThatHasStartedIt() throws {
    let seconds = String(UInt32.random(in: 1_000_000 ... .max))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", "\"$0\" -d /bin/sh -c 'echo began; exec sleep \(seconds)' & wait",
      Self.products.appendingPathComponent("island-box").path,
    ]
    let pipe = Pipe()
    shell.standardOutput = pipe
    shell.standardInput = FileHandle.nullDevice
    try shell.run()
    var output = Data()
    while output.count < 6, case let more = pipe.fileHandleForReading.availableData, !more.isEmpty {
      output += more
    }
    #expect(String(decoding: output, as: UTF8.self) == "began\n")
    kill(shell.processIdentifier, SIGKILL)
    shell.waitUntilExit()
    #expect(try Self.processes(["sleep", seconds]).isEmpty)
  }

  /// What a tool starts ends with it, also what has left its session and its parent.
  @Test(.enabled(if: SandboxSupport.current.missing == nil, "this kernel lacks a part"))
  func aToolLeavesNothingBehind() throws {
    let seconds = String(UInt32.random(in: 1_000_000 ... .max))
    let run = try tool(["/bin/sh", "-c", "setsid --fork sleep \(seconds); echo began"])
    #expect(run == (0, "began\n"))
    #expect(try Self.processes(["sleep", seconds]).isEmpty)
    let killed = try tool(["/bin/sh", "-c", "setsid --fork sleep \(seconds); kill -KILL $$"])
    #expect(killed.code == SIGKILL)
    #expect(try Self.processes(["sleep", seconds]).isEmpty)
  }

  /// The processes with a command line, when those that have been killed are gone.
  private static func processes(_ words: [String]) throws -> [String] {
    let line = words.map { $0 + "\0" }.joined()
    let end = Date().addingTimeInterval(60)
    var left: [String] = []
    repeat {
      left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
        (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)) == line
      }
    } while !left.isEmpty && Date() < end
    return left
  }

  @Test(
    .enabled(
      if: SandboxSupport.current.missing == nil
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/perl"), "no perl, or no sandbox"))
  func aToolHasTheNetworkOnlyWhereItIsGiven() throws {
    let perl = "use Socket; print socket(my $s, PF_INET, SOCK_STREAM, 0) ? 'open' : 'no';"
    #expect(try tool(["/usr/bin/perl", "-e", perl]) == (0, "no"))
    #expect(try tool(["-n", "/usr/bin/perl", "-e", perl]) == (0, "open"))
  }

  @Test func whatAKernelLacksIsNamed() {
    let all = SandboxSupport(landlockVersion: 6, hasFilters: true, listsChildren: true)
    #expect(all.missing == nil)
    var old = all
    old.landlockVersion = 3
    #expect(
      old.missing == "TCP (Landlock 4), signals and sockets with abstract names (Landlock 6)")
    #expect(old.present.prefix(2) == ["files", "the length of files"] && old.present.count == 4)
    let none = SandboxSupport(landlockVersion: 0, hasFilters: false, listsChildren: false)
    #expect(none.present == [])
    #expect(SandboxSupport.Part.allCases.allSatisfy { none.missing?.contains($0.rawValue) == true })
  }

  /// What is on the disk counts, and nothing that is elsewhere.
  @Test func foldersAreMeasured() throws {
    let (block, files) = (UInt64(4_096), FileManager.default)
    let folder = try TemporaryFolder(["a/b/c": ""])
    let other = try TemporaryFolder([:])
    func exceeds(_ blocks: UInt64) -> Bool {
      ProcessUse.exceeds(blocks * block, in: ["/no/folder", folder.path])
    }
    #expect(!exceeds(3) && exceeds(2), "two folders and an empty file")
    try Data(count: 64 << 10).write(to: other.url.appendingPathComponent("large"))
    try files.createSymbolicLink(
      atPath: folder.path + "/a/link", withDestinationPath: other.path)
    #expect(!exceeds(4), "a link")
    let sparse = open(folder.path + "/a/sparse", O_CREAT | O_WRONLY, 0o600)
    #expect(ftruncate(sparse, 1 << 30) == 0)
    close(sparse)
    #expect(!exceeds(5), "what is not written")
    try Data([UInt8](repeating: 1, count: 64 << 10))
      .write(to: folder.url.appendingPathComponent("a/b/d"))
    #expect(exceeds(20) && !exceeds(23))
    let deep = Array(repeating: "d", count: 200).joined(separator: "/")
    try files.createDirectory(atPath: folder.path + "/" + deep, withIntermediateDirectories: true)
    #expect(exceeds(1 << 20), "folders that are nested too deeply")
  }

  @Test func theThreadsOfAProcessAreCounted() {
    let end = DispatchSemaphore(value: 0)
    for _ in 0..<200 { Thread.detachNewThread { end.wait() } }
    #expect(ProcessUse(of: getpid()).threads > 200)
    for _ in 0..<200 { end.signal() }
    #expect(ProcessUse(of: Int32.max).threads == 0)
  }

  @Test func aProcessThatIsToldNothingDoesNotRun() {
    #expect(throws: SandboxFailure(step: .policy, code: EINVAL)) {
      try SandboxPolicy.told(in: [:])
    }
    #expect(throws: SandboxFailure(step: .policy, code: EINVAL)) {
      try SandboxPolicy.told(in: [SandboxPolicy.variable: "{"])
    }
  }

  @Test func aPolicyTravelsInTheEnvironment() throws {
    let policy = SandboxPolicy(readable: ["/a b", "/ü"], writable: ["/c"], allowsNetwork: true)
    #expect(try SandboxPolicy.told(in: SandboxPolicy.environment(of: policy)) == policy)
    #expect(try SandboxPolicy.told(in: SandboxPolicy.environment(of: nil)) == nil)
  }
}

/// Sockets of the loopback and of a file that accept connections.
private struct Listener {
  let path: String
  var port: UInt16 { loopback.port }
  private let loopback = LoopbackListener()
  private let local: Int32

  init(path: String) throws {
    self.path = path
    let stream = Int32(SOCK_STREAM.rawValue)
    let unix = socket(AF_UNIX, stream, 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: Array(path.utf8).prefix(107)) }
    withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(unix, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        _ = listen(unix, 8)
      }
    }
    local = unix
  }

  func close() {
    loopback.close()
    Glibc.close(local)
  }
}
