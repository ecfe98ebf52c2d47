import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

// A widget that tries to reach out of its sandbox. Its state names the attempt, and what it is about: a
// path, a port, the number of a process. It draws what came of it: `done`, or the name of the error.
//
// The test that compiles it adds the previews.

struct Attempts: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var name: String
    var about: String
  }
}

struct AttemptsWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Attempts.self) { context in
      Text("[\(Attempt(about: context.state.about).outcome(of: context.state.name))]")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("a") }
      } compactLeading: {
        Text("b")
      } compactTrailing: {
        Text("c")
      } minimal: {
        Text("d")
      }
    }
  }
}

struct Attempt {
  var about: String

  private var process: pid_t { pid_t(about) ?? 0 }
  private var parent: pid_t { getppid() }
  private var home: String { NSHomeDirectory() }

  func outcome(of name: String) -> String {
    let groups = [files, paths, processes, sockets, kernel, limits, replies]
    for group in groups {
      if let attempt = group[name] { return attempt() }
    }
    return "no such attempt"
  }

  /// `done`, or the name of the error of a call that has returned -1.
  private func call(_ body: () -> Int) -> String {
    guard body() == -1 else { return "done" }
    typealias Name = @convention(c) (Int32) -> UnsafePointer<CChar>?
    let code = errno
    let name = dlsym(nil, "strerrorname_np").map { unsafeBitCast($0, to: Name.self) }
    return name?(code).map { String(cString: $0) } ?? "error \(code)"
  }

  private func open(_ path: String, _ flags: Int32) -> String {
    call {
      let descriptor = Glibc.open(path, flags, 0o600)
      if descriptor >= 0 { close(descriptor) }
      return Int(descriptor)
    }
  }

  private func list(_ path: String) -> String {
    call {
      guard let folder = opendir(path) else { return -1 }
      closedir(folder)
      return 0
    }
  }

  /// A system call that Swift does not import.
  private func system(_ function: String, _ first: Int, _ second: Int = 0) -> String {
    guard let symbol = dlsym(nil, function) else { return "no such function" }
    typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int32
    return call { Int(unsafeBitCast(symbol, to: Call.self)(first, second, 0, 0, 0)) }
  }

  private func number(_ number: Int, _ first: Int = 0, _ second: Int = 0) -> String {
    typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
    guard let symbol = dlsym(nil, "syscall") else { return "no such function" }
    return call { unsafeBitCast(symbol, to: Call.self)(number, first, second, 0, 0, 0) }
  }

  // MARK: Files

  private var files: [String: () -> String] {
    [
      "own file": { open(home + "/Documents/own", O_CREAT | O_RDWR) },
      "read file": { open(about, O_RDONLY) },
      "write file": { open(about, O_WRONLY) },
      "make file": { open(about + ".new", O_CREAT | O_WRONLY) },
      "truncate file": { call { Int(truncate(about, 0)) } },
      "remove file": { call { Int(unlink(about)) } },
      "move file": { call { Int(rename(about, home + "/taken")) } },
      "link file": { call { Int(link(about, home + "/link")) } },
      "symlink out": {
        symlink(about, home + "/way")
        return open(home + "/way", O_RDONLY)
      },
      "up and out": { open(home + "/../../../../../../../.." + about, O_RDONLY) },
      "list folder": { list((about as NSString).deletingLastPathComponent) },
      "change mode": { call { Int(chmod(about, 0o777)) } },
      "change owner": { call { Int(chown(about, 1, 1)) } },
      "see that it exists": { call { Int(access(about, F_OK)) } },
      "make device": { call { Int(mknod(home + "/disk", S_IFBLK | 0o600, 0x800)) } },
      "make fifo": { call { Int(mkfifo(home + "/fifo", 0o600)) } },
    ]
  }

  private var paths: [String: () -> String] {
    [
      "passwords": { open("/etc/shadow", O_RDONLY) },
      "users": { open("/etc/passwd", O_RDONLY) },
      "system file": { open("/usr/share/island-test", O_CREAT | O_WRONLY) },
      "shared memory file": { open("/dev/shm/island-test", O_CREAT | O_RDWR) },
      "temporary folder": { open("/tmp/island-test", O_CREAT | O_RDWR) },
      "kernel memory": { open("/dev/mem", O_RDONLY) },
      "kernel messages": { open("/proc/kmsg", O_RDONLY | O_NONBLOCK) },
      "terminal": { open("/dev/tty", O_RDWR) },
      "new terminal": { open("/dev/ptmx", O_RDWR) },
      "other terminal": { open("/dev/pts/0", O_RDWR) },
      "own root": { open("/proc/self/root/etc/passwd", O_RDONLY) },
      "all processes": { list("/proc") },
      "typing into": {
        var byte: CChar = 97
        return call { Int(ioctl(STDERR_FILENO, UInt(TIOCSTI), &byte)) }
      },
      "parent's terminal": { open("/proc/\(parent)/fd/0", O_RDWR) },
      "parent's descriptors": { list("/proc/\(parent)/fd") },
      "parent's memory": { open("/proc/\(parent)/mem", O_RDWR) },
      "parent's environment": { open("/proc/\(parent)/environ", O_RDONLY) },
      "parent's root": { open("/proc/\(parent)/root/etc/passwd", O_RDONLY) },
      "secret variable": { getenv("SECRET_TOKEN") == nil ? "not there" : "read" },
    ]
  }

  // MARK: Processes

  private var processes: [String: () -> String] {
    [
      "fork": {
        guard let symbol = dlsym(nil, "fork") else { return "no such function" }
        let child = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)()
        if child == 0 { _exit(0) }
        return call { Int(child) }
      },
      "start a program": {
        var child: pid_t = 0
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        let code = posix_spawn(&child, "/bin/true", nil, nil, &words, nil)
        errno = code
        return call { code == 0 ? 0 : -1 }
      },
      "become a program": {
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        return call { Int(execv("/bin/true", &words)) }
      },
      "leave the session": { number(Self.calls.setsid) },
      "other group": { call { Int(setpgid(0, 0)) } },
      "signal parent": { call { Int(kill(parent, 0)) } },
      "kill parent": { call { Int(kill(parent, SIGKILL)) } },
      "signal all": { call { Int(kill(-1, 0)) } },
      "signal other": { call { Int(kill(process, 0)) } },
      "limits of parent": {
        typealias Call =
          @convention(c) (pid_t, UInt32, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
        guard let symbol = dlsym(nil, "prlimit") else { return "no such function" }
        var limit = rlimit()
        return call {
          Int(unsafeBitCast(symbol, to: Call.self)(parent, 7, nil, &limit))
        }
      },
      "priority of parent": { system("setpriority", 0, Int(parent)) },
      "ptrace": { number(Self.calls.ptrace, 0x4206, Int(parent)) },
      "read memory": { number(Self.calls.processVMReadv, Int(parent)) },
      "process by descriptor": { number(434, Int(parent)) },
    ]
  }

  // MARK: Sockets

  private func socket(_ family: Int32, _ type: Int32) -> String {
    call {
      let descriptor = Glibc.socket(family, type, 0)
      if descriptor >= 0 { close(descriptor) }
      return Int(descriptor)
    }
  }

  private func connectLocally(_ name: [UInt8]) -> String {
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return call { -1 } }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.prefix(107)) }
    let length = socklen_t(2 + name.count)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        call { Int(connect(descriptor, address, length)) }
      }
    }
  }

  private var sockets: [String: () -> String] {
    let (stream, datagram) = (Int32(SOCK_STREAM.rawValue), Int32(SOCK_DGRAM.rawValue))
    return [
      "tcp": { socket(AF_INET, stream) },
      "tcp 6": { socket(AF_INET6, stream) },
      "udp": { socket(AF_INET, datagram) },
      "raw": { socket(AF_INET, Int32(SOCK_RAW.rawValue)) },
      "netlink": { socket(AF_NETLINK, Int32(SOCK_RAW.rawValue)) },
      "packets": { socket(AF_PACKET, Int32(SOCK_RAW.rawValue)) },
      "virtual machine": { socket(40, stream) },
      "bluetooth": { socket(31, Int32(SOCK_RAW.rawValue)) },
      "crypto": { socket(38, Int32(SOCK_SEQPACKET.rawValue)) },
      "local socket": { connectLocally(Array(about.utf8) + [0]) },
      "control socket": { connectLocally(Array((about + "/island.sock").utf8) + [0]) },
      "X11": { connectLocally(Array("/tmp/.X11-unix/X0".utf8) + [0]) },
      "X11 without a file": { connectLocally([0] + Array("/tmp/.X11-unix/X0".utf8)) },
      "D-Bus": { connectLocally(Array("/run/dbus/system_bus_socket".utf8) + [0]) },
      "datagram pair": {
        var ends: [Int32] = [0, 0]
        return call { Int(socketpair(AF_UNIX, datagram, 0, &ends)) }
      },
      "URLSession": { request(about) },
      "Data of an address": {
        guard let url = URL(string: about) else { return "no address" }
        do {
          return "\(try Data(contentsOf: url).count) bytes"
        } catch {
          let below = (error as NSError).userInfo[NSUnderlyingErrorKey] as? URLError
          return "\((error as NSError).code) of \(below?.code.rawValue ?? 0)"
        }
      },
      "own protocol": {
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses = [OwnProtocol.self]
        return request(about, URLSession(configuration: configuration))
      },
    ]
  }

  /// What a request ends with.
  private func request(_ address: String, _ session: URLSession = .shared) -> String {
    final class Outcome: @unchecked Sendable { var text = "waits" }
    let (outcome, end) = (Outcome(), DispatchSemaphore(value: 0))
    guard let url = URL(string: address) else { return "no address" }
    session.dataTask(with: url) { data, _, error in
      outcome.text =
        (error as? URLError).map { "\($0.code.rawValue)" } ?? "\(data?.count ?? 0) bytes"
      end.signal()
    }.resume()
    end.wait()
    return outcome.text
  }

  final class OwnProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("ok".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  // MARK: Kernel

  private var kernel: [String: () -> String] {
    [
      "mount": { number(Self.calls.mount) },
      "namespaces": { number(Self.calls.unshare, 0x1000_0000) },
      "other root": { call { Int(chroot(home)) } },
      "eBPF": { number(Self.calls.bpf) },
      "performance counters": { number(Self.calls.perf) },
      "keys": { number(Self.calls.keyctl) },
      "page faults": { number(Self.calls.userfaultfd) },
      "file in memory": { "x".withCString { number(Self.calls.memfd, Int(bitPattern: $0)) } },
      "shared segment": { number(Self.calls.shmget, 0, 4_096) },
      "asynchronous calls": { number(425, 8) },
      "other processor mode": { number(Self.calls.personality, 0x004_0000) },
      "module": { number(Self.calls.module) },
      "clock": {
        var time = timespec()
        return call { Int(clock_settime(CLOCK_REALTIME, &time)) }
      },
      "name of the machine": { system("sethostname", 0, 0) },
    ]
  }

  private struct Calls {
    var setsid, ptrace, processVMReadv, mount, unshare, bpf, perf, keyctl, userfaultfd, memfd: Int
    var shmget, personality, module: Int
  }

  /// The numbers of system calls, which differ between processors. It is asked what this machine is,
  /// since sources are compiled as for a phone.
  private static let calls: Calls = {
    var name = utsname()
    uname(&name)
    let isARM = name.machine.0 == CChar(UInt8(ascii: "a"))
    return isARM
      ? Calls(
        setsid: 157, ptrace: 117, processVMReadv: 270, mount: 40, unshare: 97, bpf: 280, perf: 241,
        keyctl: 219, userfaultfd: 282, memfd: 279, shmget: 194, personality: 92, module: 105)
      : Calls(
        setsid: 112, ptrace: 101, processVMReadv: 310, mount: 165, unshare: 272, bpf: 321,
        perf: 298,
        keyctl: 250, userfaultfd: 323, memfd: 319, shmget: 29, personality: 135, module: 175)
  }()

  // MARK: Limits

  private var limits: [String: () -> String] {
    [
      "addresses": {
        call {
          let flags = MAP_SHARED | MAP_NORESERVE
          let file = Glibc.open(home + "/Documents/map", O_CREAT | O_RDWR, 0o600)
          defer { close(file) }
          return mmap(nil, 20 << 30, PROT_NONE, flags, file, 0) == MAP_FAILED ? -1 : 0
        }
      },
      "shared memory": {
        call {
          let flags = MAP_SHARED | MAP_ANONYMOUS
          return mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED ? -1 : 0
        }
      },
      "descriptors": {
        var open: [Int32] = []
        var result = "done"
        while open.count < 2_000, result == "done" {
          result = call {
            let copy = dup(STDERR_FILENO)
            if copy >= 0 { open.append(copy) }
            return Int(copy)
          }
        }
        // They stay open, so that it is seen from outside.
        return result
      },
      "memory": {
        let bytes = [UInt8](repeating: 1, count: 2 << 30)
        return "\(bytes.count)"
      },
      "disk": {
        let file = Glibc.open(home + "/Documents/large", O_CREAT | O_RDWR, 0o600)
        return call { Int(ftruncate(file, 40 << 30)) }
      },
      "files": {
        let bytes = [UInt8](repeating: 1, count: 1 << 20)
        for index in 0..<100 {
          let file = Glibc.open(home + "/Documents/file\(index)", O_CREAT | O_WRONLY, 0o600)
          guard Glibc.write(file, bytes, bytes.count) == bytes.count else { return "\(index)" }
          close(file)
        }
        // Longer than anybody waits.
        sleep(10_000)
        return "done"
      },
      "threads": {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 1 << 16)
        for index in 0..<600 {
          var thread = pthread_t()
          let code = pthread_create(
            &thread, &attributes,
            { _ in
              sleep(10_000)
              return nil
            }, nil)
          guard code == 0 else { return "\(index)" }
        }
        sleep(10_000)
        return "done"
      },
    ]
  }

  // MARK: Replies

  /// A line as the process writes it, to every descriptor that there is.
  private func write(_ line: String) -> String {
    let bytes = Array((line + "\n").utf8)
    for descriptor in Int32(1)..<64 where descriptor != STDERR_FILENO {
      _ = Glibc.write(descriptor, bytes, bytes.count)
    }
    return "written"
  }

  private var replies: [String: () -> String] {
    [
      "forged reply": {
        let lines = (1...99).map { number in
          "{\"id\":\(number),\"reply\":{\"failed\":{\"_0\":\"forged\"}}}"
        }
        return write(lines.joined(separator: "\n"))
      },
      "forged call": { write("{\"id\":1,\"call\":\"clock\",\"command\":\"pause\"}") },
      "stolen line": {
        for descriptor in Int32(1)..<64 {
          let copy = Glibc.open("/proc/self/fd/\(descriptor)", O_RDONLY | O_NONBLOCK)
          var bytes = [UInt8](repeating: 0, count: 64)
          if copy >= 0, descriptor > 2, read(copy, &bytes, 64) > 0 { return "read" }
        }
        return "nothing there"
      },
    ]
  }
}
