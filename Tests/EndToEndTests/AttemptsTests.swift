import Foundation
import Glibc
import TestSupport
import Testing

/// What the code of a widget and its app reaches from its sandbox: every attempt of
/// `Tests/Fixtures/Attempts`, made by a real widget. The page `Security` has the table.
@Suite(.serialized)
struct AttemptsTests {
  /// What comes of an attempt.
  private enum Outcome: Hashable {
    /// The system refuses it, with one of these errors or one that says that it is not allowed.
    case refused([String] = [])
    /// The widget draws the text; the words are for people.
    case text(String, String)
    /// The process is ended, and the message has this text; the words are for people.
    case ended(String, String)

    var words: String {
      switch self {
      case .refused: "refused"
      case .text(_, let words), .ended(_, let words): words
      }
    }
  }

  private struct Group {
    var title: String
    var attempts: [(name: String, words: String, outcome: Outcome)]
  }

  /// Errors by which a system says that something is not allowed.
  private static let refusals: Set = ["EACCES", "EPERM", "EXDEV", "ENOSYS"]

  private static let forged = Outcome.ended(
    "wrote a reply of its process itself", "the process is ended, and nothing of it is believed")

  /// It leaves no room for those that come after it.
  private static let filling = "files"

  private static let groups = [
    Group(
      title: "Files",
      attempts: [
        ("own file", "write a file to its own folder", .text("done", "allowed")),
        ("read file", "read a file of yours", .refused()),
        ("write file", "write to it", .refused()),
        ("make file", "make another beside it", .refused()),
        ("truncate file", "empty it", .refused()),
        ("remove file", "remove it", .refused()),
        ("move file", "move it into its own folder", .refused()),
        ("link file", "make a second name of it there", .refused()),
        ("symlink out", "read it through a symbolic link", .refused()),
        ("up and out", "read it by a path that leads up and out", .refused()),
        ("list folder", "list the folder that it is in", .refused()),
        ("change mode", "let everybody read it", .refused()),
        ("change owner", "give it to another user", .refused()),
        (
          "see that it exists", "ask whether it exists",
          .text("done", "allowed: Landlock does not keep names that are known")
        ),
        ("make device", "make a device", .refused()),
        ("make fifo", "make a pipe with a name", .refused()),
        ("passwords", "read /etc/shadow", .refused()),
        ("users", "read /etc/passwd", .refused()),
        ("system file", "write below /usr", .refused()),
        ("shared memory file", "write to /dev/shm", .refused()),
        ("temporary folder", "write to /tmp", .refused()),
        ("kernel memory", "read /dev/mem", .refused(["ENOENT"])),
        ("kernel messages", "read /proc/kmsg", .refused()),
        ("own root", "read through /proc/self/root", .refused()),
      ]),
    Group(
      title: "Terminals and secrets",
      attempts: [
        ("terminal", "open /dev/tty", .refused(["ENXIO", "ENOENT"])),
        ("new terminal", "open a new terminal", .refused(["ENOENT"])),
        ("other terminal", "open that of another program", .refused(["ENOENT"])),
        ("typing into", "type into the one that it was started from", .refused(["ENOTTY"])),
        ("parent's terminal", "open that of Island through /proc", .refused()),
        ("parent's descriptors", "list what Island has open", .refused()),
        ("parent's memory", "open the memory of Island", .refused()),
        ("parent's environment", "read the variables of Island", .refused()),
        ("parent's root", "read through the root of Island", .refused()),
        (
          "secret variable", "read a variable of your shell",
          .text("not there", "not there: few variables are passed on")
        ),
      ]),
    Group(
      title: "Processes",
      attempts: [
        ("all processes", "list the processes", .refused()),
        ("fork", "start a process", .refused()),
        ("start a program", "start a program", .refused()),
        ("become a program", "become another program", .refused()),
        ("leave the session", "leave its session", .refused()),
        ("other group", "leave its group", .refused()),
        ("signal parent", "signal Island", .refused()),
        ("kill parent", "kill Island", .refused()),
        ("signal all", "signal all processes", .refused()),
        ("signal other", "signal another process of yours", .refused()),
        ("limits of parent", "change the limits of Island", .refused()),
        ("priority of parent", "change its priority", .refused()),
        ("ptrace", "trace it", .refused()),
        ("read memory", "read its memory by a call", .refused()),
        ("process by descriptor", "hold it by a descriptor", .refused()),
      ]),
    Group(
      title: "Network and sockets",
      attempts: [
        ("tcp", "open a socket for TCP, to the loopback or elsewhere", .refused()),
        ("tcp 6", "the same for IPv6", .refused()),
        ("udp", "for UDP", .refused()),
        ("raw", "for raw packets", .refused()),
        ("netlink", "to the kernel (netlink)", .refused()),
        ("packets", "to the network card", .refused()),
        ("virtual machine", "to the host of a virtual machine", .refused()),
        ("bluetooth", "to Bluetooth", .refused()),
        ("crypto", "to the kernel's ciphers", .refused()),
        ("local socket", "connect to a socket of another program", .refused()),
        ("control socket", "connect to Island's control socket", .refused()),
        ("X11", "connect to the X server", .refused()),
        ("X11 without a file", "connect to it by its abstract name", .refused()),
        ("D-Bus", "connect to D-Bus", .refused()),
        ("datagram pair", "make sockets that send to any name", .refused()),
        (
          "URLSession", "load an address with URLSession",
          .text("-1009", "fails with URLError.notConnectedToInternet; the host is named")
        ),
        (
          "Data of an address", "load an address with Data(contentsOf:)",
          .text("256 of -1009", "fails as on a phone without a network; the host is named")
        ),
        (
          "own protocol", "load an address that a URLProtocol of its own answers",
          .text("2 bytes", "allowed")
        ),
      ]),
    Group(
      title: "Kernel",
      attempts: [
        ("mount", "mount a file system", .refused()),
        ("namespaces", "enter namespaces of its own", .refused()),
        ("other root", "have another root folder", .refused()),
        ("eBPF", "load a program into the kernel (eBPF)", .refused()),
        ("module", "load a module into it", .refused()),
        ("performance counters", "read performance counters", .refused()),
        ("keys", "read the kernel's key rings", .refused()),
        ("page faults", "handle page faults (userfaultfd)", .refused()),
        ("file in memory", "make a file without a name", .refused()),
        ("shared segment", "make a memory segment that others find", .refused()),
        ("asynchronous calls", "make calls past the filter (io_uring)", .refused()),
        ("other processor mode", "change how programs are loaded", .refused()),
        ("clock", "set the clock", .refused()),
        ("name of the machine", "rename the machine", .refused()),
      ]),
    Group(
      title: "Limits",
      attempts: [
        ("addresses", "reserve 20 GB of addresses", .refused(["ENOMEM"])),
        ("shared memory", "share memory, which the limit does not count", .refused()),
        ("descriptors", "open 2000 files at once", .text("EMFILE", "refused; the limit is named")),
        (
          "memory", "use 2 GB of memory",
          .ended("more than 1024 MB of memory", "the process is ended; the limit is named")
        ),
        (
          "disk", "make a file of 40 GB",
          .ended("more than 1024 MB in one file", "the process is ended; the limit is named")
        ),
        (
          "threads", "start 600 threads",
          .ended("more than 512 threads", "the process is ended; the limit is named")
        ),
        (
          filling, "fill the disk with many files",
          .ended("more than 64 MB in its folders", "the process is ended; the limit is named")
        ),
      ]),
    Group(
      title: "Replies",
      attempts: [
        (
          "stolen line", "read what its process writes to Island",
          .text("nothing there", "nothing is there")
        ),
        ("forged reply", "write replies to every descriptor", forged),
        ("forged call", "write a call to every descriptor", forged),
      ]),
  ]

  private static var all: [(name: String, words: String, outcome: Outcome)] {
    groups.flatMap(\.attempts)
  }

  // MARK: The run

  private static let fixture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Attempts/Attempts.swift")

  /// Compiles the widget with a preview of each attempt, and renders all.
  ///
  /// - Parameter prefix: A program that becomes `island`, with its arguments.
  private func run(
    _ names: [String], _ arguments: [String] = [], prefix: [String] = []
  ) throws -> (frames: [String: String], errors: String) {
    let folder = try TemporaryFolder(["secret": "secret"])
    let states = names.map { name in
      let about =
        switch name {
        case "URLSession", "Data of an address", "own protocol": "https://island.example/a"
        case "control socket": "\(folder.path)/island"
        case "signal other": "\(getpid())"
        default: "\(folder.path)/secret"
        }
      return "  Attempts.ContentState(name: \"\(name)\", about: \"\(about)\")\n"
    }
    try Self.source(states).write(
      toFile: folder.path + "/W.swift", atomically: true, encoding: .utf8)
    let run = try Program.run(
      [
        "snapshot", folder.path + "/W.swift", "--presentation", "lock-screen", "-o",
        folder.path + "/out",
      ] + arguments,
      environment: [
        "SECRET_TOKEN": "secret", "XDG_RUNTIME_DIR": folder.path, "ISLAND_LIMITS": "disk=64",
      ], prefix: prefix)
    #expect(
      try String(contentsOfFile: folder.path + "/secret", encoding: .utf8) == "secret",
      "the file of the user")
    var frames: [String: String] = [:]
    for (index, name) in names.enumerated() {
      let path =
        "\(folder.path)/out/preview-1-all-state-\(index + 1).lock-screen.iphone-16-pro.txt"
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      frames[name] = text?.firstMatch(of: /\[([^\]]*)\]/).map { String($0.1) }
    }
    return (frames, run.errors)
  }

  @Test func everyAttemptFailsAsThePageSays() throws {
    #expect(Self.all.count >= 40)
    let all =
      Self.all.filter { $0.name != Self.filling } + Self.all.filter { $0.name == Self.filling }
    let (frames, errors) = try run(all.map(\.name))
    for (index, attempt) in all.enumerated() {
      let text = frames[attempt.name]
      let line = errors.split(separator: "\n").first {
        $0.contains("preview-1-all-state-\(index + 1).")
      }
      switch attempt.outcome {
      case .refused(let others):
        #expect(
          text.map { Self.refusals.union(others).contains($0) } == true,
          "\(attempt.name): \(text ?? line.map(String.init) ?? errors)")
      case .text(let expected, _):
        #expect(
          text == expected, "\(attempt.name): \(text ?? line.map(String.init) ?? errors)")
      case .ended(let message, _):
        #expect(text == nil, "\(attempt.name): \(text ?? "")")
        #expect(line?.contains(message) == true, "\(attempt.name): \(line ?? "no line")")
      }
    }
    // Named once, with the way to allow it.
    for denial in [
      "no network for island.example: --network allows it",
      "no more than 256 files are open at once: ISLAND_LIMITS=descriptors=512 allows more",
    ] { #expect(errors.components(separatedBy: denial).count == 2, "\(denial): \(errors)") }
  }

  /// A server that answers each request with two bytes.
  private final class Server: Sendable {
    private let listener = LoopbackListener()
    var port: UInt16 { listener.port }

    init() {
      let descriptor = listener.descriptor
      Thread.detachNewThread {
        while case let client = accept(descriptor, nil, nil), client >= 0 {
          var request = [UInt8](repeating: 0, count: 4_096)
          _ = read(client, &request, request.count)
          let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8)
          _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
          Glibc.close(client)
        }
      }
    }

    deinit { listener.close() }
  }

  @Test func withTheNetworkARequestGoesThrough() throws {
    let server = Server()
    let address = "http://127.0.0.1:\(server.port)/"
    let attempts = [
      ("URLSession", address, "2 bytes"), ("Data of an address", address, "2 bytes"),
      ("local socket", "/run/dbus/system_bus_socket", "EPERM"),
      ("read file", "/etc/passwd", "EACCES"),
    ]
    let folder = try TemporaryFolder([:])
    let states = attempts.map {
      "  Attempts.ContentState(name: \"\($0.0)\", about: \"\($0.1)\")\n"
    }
    try Self.source(states).write(
      toFile: folder.path + "/W.swift", atomically: true, encoding: .utf8)
    let run = try Program.run(
      ["snapshot", folder.path + "/W.swift", "--presentation", "lock-screen", "--network"])
    #expect(
      run.output.matches(of: /\[([^\]]*)\]/).map { String($0.1) } == attempts.map(\.2),
      "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("--network"))
    // A check draws the first state, and its report has what it was not given.
    let check = try Program.run(["check", "--json", folder.path + "/W.swift"])
    #expect(
      check.output.contains("no network for 127.0.0.1: --network allows it"), "\(check.output)")
    withExtendedLifetime(server) {}
  }

  /// The widget with a preview of some states.
  private static func source(_ states: [String]) throws -> String {
    try String(contentsOf: Self.fixture, encoding: .utf8) + """

      #Preview("All", as: .content, using: Attempts()) {
        AttemptsWidget()
      } contentStates: {
      \(states.joined())}

      """
  }

  /// The attempts are such that they succeed elsewhere; otherwise the test above would show nothing.
  @Test func withoutTheSandboxTheySucceed() throws {
    let names = [
      "read file", "symlink out", "list folder", "users", "own root", "all processes", "fork",
      "start a program", "signal parent", "tcp", "udp", "datagram pair", "file in memory",
      "shared memory", "parent's descriptors",
    ]
    let (frames, errors) = try run(names, ["--no-sandbox"])
    // Island is hidden, which root does not mind.
    let hidden = geteuid() == 0 ? "done" : "EACCES"
    for name in names {
      let expected = name == "parent's descriptors" ? hidden : "done"
      #expect(frames[name] == expected, "\(name): \(frames[name] ?? errors)")
    }
  }

  /// The program on a kernel without Landlock.
  private static let oldKernel = [
    URL(fileURLWithPath: TmuxTerminal.program).deletingLastPathComponent()
      .appendingPathComponent("prisoner").path, "without-landlock",
  ]
  private static let lack = "this kernel's sandbox lacks"

  /// What such a kernel has is kept, and what it lacks is said.
  @Test func aKernelWithoutLandlockIsSaidInOneLine() throws {
    let names = ["read file", "fork", "start a program", "signal parent", "tcp", "udp"]
    let (frames, errors) = try run(names, prefix: Self.oldKernel)
    #expect(frames["read file"] == "done")
    for name in names.dropFirst() { #expect(frames[name] == "EPERM", "\(name)") }
    let lines = errors.split(separator: "\n").filter { $0.contains(Self.lack) }
    #expect(
      lines == [
        "island: this kernel's sandbox lacks files (Landlock 1), the length of files (Landlock 3), "
          + "TCP (Landlock 4), signals and sockets with abstract names (Landlock 6); "
          + "'island doctor' says what it has"
      ])
    let doctor = try Program.run(["doctor"], prefix: Self.oldKernel).output
    #expect(doctor.contains("sandbox: without Landlock code of others is kept from"), "\(doctor)")
    #expect(doctor.contains("it lacks files (Landlock 1), the length of files"), "\(doctor)")
  }

  /// It is on the screen that the shell has again.
  @Test func aPreviewSaysBeforeItsScreenWhatTheKernelLacks() throws {
    let folder = try TemporaryFolder([:])
    try Self.source(["  Attempts.ContentState(name: \"own file\", about: \"\")\n"]).write(
      toFile: folder.path + "/W.swift", atomically: true, encoding: .utf8)
    let terminal = try PtyProcess(
      (Self.oldKernel + [TmuxTerminal.program, "preview", folder.path + "/W.swift"])
        .joined(separator: " "))
    try terminal.wait(for: "the sheet") { terminal.text.contains("[done]") }
    terminal.send("q")
    #expect(try terminal.exitCode() == 0)
    let parts = terminal.text.components(separatedBy: Self.lack)
    #expect(parts.count == 2)
    #expect(parts.first?.contains("\u{1B}[?1049h") == false)
  }

  // MARK: The page

  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/IslandCommands/island.docc/Security.md")
  private static let heading = "## Attempts\n"

  @Test func thePageHasTheTable() throws {
    let kept = try String(contentsOf: Self.page, encoding: .utf8)
    let place = try #require(kept.range(of: Self.heading))
    var text =
      kept[..<place.upperBound] + """

        A test compiles a widget that tries all of this, and checks what comes of each.

        """
    for group in Self.groups {
      text += "\n### \(group.title)\n\n| attempt | what comes of it |\n| --- | --- |\n"
      for attempt in group.attempts {
        text += "| \(attempt.words) | \(attempt.outcome.words) |\n"
      }
    }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try String(text).write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(kept == text, "RECORD_GOLDENS=1 writes it")
  }

  // MARK: An app

  /// An app that loads two addresses of one host gets the error of a phone, and one event says why.
  @Test func anAppWithoutNetworkIsToldOnce() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct Steps: ActivityAttributes {
        struct ContentState: Codable, Hashable { var steps: Int }
      }
      struct StepsWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Steps.self) { context in
            Text("\\(context.state.steps)")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("a") }
            } compactLeading: { Text("b") } compactTrailing: { Text("c") } minimal: { Text("d") }
          }
        }
      }
      @main struct StepsApp: App {
        var body: some Scene { WindowGroup { Page() } }
      }
      struct Page: View {
        @State private var codes = "loading"
        var body: some View {
          Text(codes).task {
            var found: [String] = []
            for path in ["a", "b"] {
              let address = URL(string: "https://island.example/\\(path)")!
              do {
                _ = try await URLSession.shared.data(from: address)
                found.append("data")
              } catch {
                found.append("\\((error as? URLError)?.code.rawValue ?? 0)")
              }
            }
            codes = found.joined(separator: " and ")
          }
        }
      }
      """
    ])
    let environment = [
      "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state",
    ].merging(HangGuard.environment) { $1 }
    let terminal = try PtyProcess(
      "\(TmuxTerminal.program) run \(folder.path)/App --plain", columns: 200, rows: 24,
      environment: environment)
    try terminal.wait(for: "the phone") { terminal.text.contains("unlocked") }
    terminal.send("1\r")
    let end = Date().addingTimeInterval(HangGuard.seconds)
    var screen = ""
    while !screen.contains("-1009 and -1009"), Date() < end {
      screen = try Program.run(["screen"], environment: environment).output
    }
    #expect(screen.contains("-1009 and -1009"), "\(screen) \(terminal.text)")
    terminal.send("quit\r")
    #expect(try terminal.exitCode() == 0)
    let denial = "no network for island.example: --network allows it"
    #expect(terminal.text.components(separatedBy: denial).count == 2, "\(terminal.text)")
  }
}
