import Foundation
import Glibc
import Sandbox

// Enters the sandbox that it is told, tries everything in the table, and prints for each attempt its
// name and the name of the error, or `done`.
//
// Arguments: a folder of its own, a file outside, the process that is attacked, the TCP port and the
// path of a socket that somebody listens on. Or `without-landlock` and a program, which it becomes.

OldKernel.enterIfWanted(CommandLine.arguments)

let words = CommandLine.arguments
let (home, outside, victim) = (words[1], words[2], pid_t(words[3]) ?? 0)
let (port, listener) = (UInt16(words[4]) ?? 0, words[5])

/// Succeeds where a call does not return -1.
func call(_ body: () -> Int) -> Int32? { body() == -1 ? errno : nil }

func open(_ path: String, _ flags: Int32) -> Int32? {
  call { Int(Glibc.open(path, flags, 0o600)) }
}

func connect(_ family: Int32, _ type: Int32) -> Int32? {
  let descriptor = socket(family, type, 0)
  guard descriptor >= 0 else { return errno }
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      call { Int(Glibc.connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))) }
    }
  }
}

func local(_ name: [UInt8]) -> Int32? {
  let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  guard descriptor >= 0 else { return errno }
  defer { close(descriptor) }
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
  let length = socklen_t(2 + name.count)
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      call { Int(Glibc.connect(descriptor, address, length)) }
    }
  }
}

/// A system call that Swift does not import.
func system(_ number: Int, _ arguments: Int...) -> Int32? {
  typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  let function = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
  let all = arguments + Array(repeating: 0, count: 6 - arguments.count)
  return call { function(number, all[0], all[1], all[2], all[3], all[4], all[5]) }
}

func start(_ program: String) -> Int32? {
  var child: pid_t = 0
  var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
  let code = posix_spawn(&child, program, nil, nil, &words, nil)
  return code == 0 ? nil : code
}

/// Numbers of system calls, which differ between processors.
#if arch(x86_64)
  let numbers = [
    "fork": 57, "vfork": 58, "ptrace": 101, "mount": 165, "unshare": 272, "bpf": 321, "keyctl": 250,
    "perf_event_open": 298, "setsid": 112, "chroot": 161, "process_vm_readv": 310, "setns": 308,
    "userfaultfd": 323, "memfd_create": 319, "shmget": 29, "init_module": 175, "kcmp": 312,
    "personality": 135, "chmod": 90, "chown": 92,
  ]
#else
  let numbers = [
    "ptrace": 117, "mount": 40, "unshare": 97, "bpf": 280, "keyctl": 219, "perf_event_open": 241,
    "setsid": 157, "chroot": 51, "process_vm_readv": 270, "setns": 268, "userfaultfd": 282,
    "memfd_create": 279, "shmget": 194, "init_module": 105, "kcmp": 272, "personality": 92,
  ]
#endif

var attempts: [(String, () -> Int32?)] = [
  // What it may.
  ("own file", { open(home + "/new", O_CREAT | O_RDWR) }),
  ("own folder", { call { Int(mkdir(home + "/folder", 0o700)) } }),
  ("read system", { open("/usr/share/zoneinfo/UTC", O_RDONLY) }),
  ("a thread's state", { open("/proc/\(getpid())/stat", O_RDONLY) }),
  ("read null", { open("/dev/null", O_RDWR) }),
  ("own thread", { pthread_attempt() }),
  ("own pair", { pair(Int32(SOCK_STREAM.rawValue)) }),
  ("signal itself", { call { Int(kill(getpid(), 0)) } }),
  // Files.
  ("read outside", { open(outside, O_RDONLY) }),
  ("write outside", { open(outside, O_WRONLY) }),
  ("make outside", { open(outside + ".new", O_CREAT | O_WRONLY) }),
  ("truncate outside", { call { Int(truncate(outside, 0)) } }),
  (
    "symlink outside",
    {
      symlink(outside, home + "/way"); return open(home + "/way", O_RDONLY)
    }
  ),
  ("remove outside", { call { Int(unlink(outside)) } }),
  ("rename outside", { call { Int(rename(outside, home + "/taken")) } }),
  ("link outside", { call { Int(link(outside, home + "/link")) } }),
  (
    "list outside",
    { opendir((outside as NSString).deletingLastPathComponent) == nil ? errno : nil }
  ),
  ("read shadow", { open("/etc/shadow", O_RDONLY) }),
  ("read passwd", { open("/etc/passwd", O_RDONLY) }),
  ("write system", { open("/usr/share/island-test", O_CREAT | O_WRONLY) }),
  ("parent folder", { open(home + "/../../" + (outside as NSString).lastPathComponent, O_RDONLY) }),
  ("device", { call { Int(mknod(home + "/disk", S_IFBLK | 0o600, 0x800)) } }),
  ("fifo", { call { Int(mkfifo(home + "/fifo", 0o600)) } }),
  ("terminal", { open("/dev/tty", O_RDWR) }),
  ("shared memory", { open("/dev/shm/island-test", O_CREAT | O_RDWR) }),
  // Processes.
  ("victim's descriptors", { open("/proc/\(victim)/fd/0", O_RDWR) }),
  ("victim's memory", { open("/proc/\(victim)/mem", O_RDWR) }),
  ("victim's environment", { open("/proc/\(victim)/environ", O_RDONLY) }),
  ("victim's root", { open("/proc/\(victim)/root/etc/passwd", O_RDONLY) }),
  ("kernel's messages", { open("/proc/kmsg", O_RDONLY | O_NONBLOCK) }),
  ("list processes", { opendir("/proc") == nil ? errno : nil }),
  ("own root", { open("/proc/self/root/etc/passwd", O_RDONLY) }),
  ("signal victim", { call { Int(kill(victim, 0)) } }),
  ("signal all", { call { Int(kill(-1, 0)) } }),
  ("start a program", { start("/bin/true") }),
  ("start another", { start("/usr/bin/false") }),
  ("leave the session", { system(number("setsid")) }),
  ("other group", { call { Int(setpgid(0, 0)) } }),
  // Sockets.
  ("tcp", { connect(AF_INET, Int32(SOCK_STREAM.rawValue)) }),
  ("udp", { connect(AF_INET, Int32(SOCK_DGRAM.rawValue)) }),
  ("tcp 6", { connect(AF_INET6, Int32(SOCK_STREAM.rawValue)) }),
  ("netlink", { call { Int(socket(AF_NETLINK, Int32(SOCK_RAW.rawValue), 0)) } }),
  ("packet", { call { Int(socket(AF_PACKET, Int32(SOCK_RAW.rawValue), 0)) } }),
  ("vsock", { call { Int(socket(40, Int32(SOCK_STREAM.rawValue), 0)) } }),
  ("named socket", { local(Array(listener.utf8) + [0]) }),
  ("abstract socket", { local([0] + Array("/tmp/.X11-unix/X0".utf8)) }),
  ("datagram pair", { pair(Int32(SOCK_DGRAM.rawValue)) }),
  ("io_uring", { system(425, 8, 0) }),
  ("pidfd", { system(434, Int(victim), 0) }),
]
// Seized and not attached: that would stop the victim, which waits for this process.
for name in numbers.keys.sorted() where name != "setsid" {
  attempts.append((name, { tryNumber(name) }))
}

func number(_ name: String) -> Int { numbers[name] ?? -1 }

func tryNumber(_ name: String) -> Int32? {
  let number = number(name)
  switch name {
  case "ptrace": return system(number, 0x4206, Int(victim))
  case "fork", "vfork":
    // A child ends at once.
    let result = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)()
    if result == 0 { _exit(0) }
    return result < 0 ? errno : nil
  case "personality": return system(number, 0x004_0000)
  case "chmod": return outside.withCString { system(number, Int(bitPattern: $0), 0o777) }
  case "chown": return outside.withCString { system(number, Int(bitPattern: $0), 1, 1) }
  case "memfd_create": return "x".withCString { system(number, Int(bitPattern: $0), 0) }
  case "shmget": return system(number, 0, 4_096, 0o1600)
  case "unshare": return system(number, 0x1000_0000)
  case "chroot": return home.withCString { system(number, Int(bitPattern: $0)) }
  default: return system(number, Int(victim), 0)
  }
}

func pair(_ type: Int32) -> Int32? {
  var ends: [Int32] = [0, 0]
  return call { Int(socketpair(AF_UNIX, type, 0, &ends)) }
}

func pthread_attempt() -> Int32? {
  var thread = pthread_t()
  let code = pthread_create(&thread, nil, { _ in nil }, nil)
  if code == 0 { pthread_join(thread, nil) }
  return code == 0 ? nil : code
}

do {
  if let policy = try SandboxPolicy.told(in: ProcessInfo.processInfo.environment) {
    try policy.enter()
    try policy.seal()
  }
  for (name, attempt) in attempts {
    print("\(name)\t\(attempt().map { String(cString: strerrorname($0)) } ?? "done")")
  }
} catch {
  print("failed\t\(error)")
}

/// The name of an error, such as `EPERM`.
func strerrorname(_ code: Int32) -> UnsafePointer<CChar> {
  typealias Name = @convention(c) (Int32) -> UnsafePointer<CChar>?
  let name = dlsym(nil, "strerrorname_np").map { unsafeBitCast($0, to: Name.self) }
  return name?(code) ?? UnsafePointer(strerror(code))
}
