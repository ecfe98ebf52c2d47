import Foundation
import Glibc
import TestSupport

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
    let listener = LoopbackListener()
    defer { listener.close() }
    guard listener.port > 0 else { throw PtyProcess.Failure(description: "no free port") }
    return Int(listener.port)
  }

  /// Runs a line of the shell to its end; the server stays behind by itself.
  private static func run(_ line: String) throws {
    guard system("{ \(line); } >/dev/null 2>&1 </dev/null") == 0 else {
      throw PtyProcess.Failure(description: "\(line) failed")
    }
  }
}
