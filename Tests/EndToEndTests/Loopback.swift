import Foundation
import Glibc

/// An sshd of our own on the loopback, for whoever runs the tests.
final class Loopback {
  static let server = "/usr/sbin/sshd"

  let folder: URL
  private let port: Int
  /// Where every session runs one command and nothing else.
  private let forcedPort: Int

  /// - Parameter forced: What every session on a second port runs, whatever is asked for.
  init(forced: String = "false") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-ssh-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    port = try Self.freePort()
    forcedPort = try Self.freePort()
    if geteuid() == 0 { mkdir("/run/sshd", 0o755) }
    for key in ["host", "user"] {
      try Self.run("ssh-keygen -q -t ed25519 -N '' -f \(folder.path)/\(key)")
    }
    try FileManager.default.copyItem(
      atPath: folder.path + "/user.pub", toPath: folder.path + "/authorized")
    try """
    Port \(port)
    Port \(forcedPort)
    ListenAddress 127.0.0.1
    HostKey \(folder.path)/host
    AuthorizedKeysFile \(folder.path)/authorized
    PidFile \(folder.path)/pid
    StrictModes no
    UsePAM no
    PasswordAuthentication no
    AcceptEnv LANG LC_*
    Match LocalPort \(forcedPort)
      ForceCommand exec \(forced)
      DisableForwarding yes
      PermitUserRC no
    """.write(
      to: folder.appendingPathComponent("config"), atomically: true, encoding: .utf8)
    try Self.run("\(Self.server) -f \(folder.path)/config -E \(folder.path)/log")
    let end = Date().addingTimeInterval(HangGuard.seconds)
    while Date() < end, (try? Self.run("\(ssh) 127.0.0.1 true")) == nil {}
  }

  deinit {
    let file = folder.appendingPathComponent("pid")
    if let text = try? String(contentsOf: file, encoding: .utf8),
      let id = Int32(text.filter(\.isNumber))
    {
      kill(id, SIGTERM)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The client with everything it needs, but the host.
  var ssh: String { client(port) }

  /// The same where one command is forced.
  var forcedSsh: String { client(forcedPort) }

  private func client(_ port: Int) -> String {
    "ssh -p \(port) -i \(folder.path)/user -o StrictHostKeyChecking=no "
      + "-o UserKnownHostsFile=/dev/null -o BatchMode=yes -o LogLevel=ERROR -o SendEnv=LANG"
  }

  private static func freePort() throws -> Int {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, length) == 0 ? getsockname(file, $0, &length) : -1
      }
    }
    guard code == 0 else { throw PtyProcess.Failure(description: "no free port") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Runs a line of the shell to its end; the server stays behind by itself.
  private static func run(_ line: String) throws {
    guard system("{ \(line); } >/dev/null 2>&1 </dev/null") == 0 else {
      throw PtyProcess.Failure(description: "\(line) failed")
    }
  }
}
