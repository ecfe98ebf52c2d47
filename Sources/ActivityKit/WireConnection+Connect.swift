package import ActivityModel
package import Foundation
import Glibc

extension WireConnection {
  package enum Failure: Error, Hashable, Sendable {
    case address(WireAddress.Failure)
    /// Nobody listens there.
    case noIsland(path: String)
    case refused(path: String, reason: String)

    package var message: String {
      switch self {
      case .address(let failure): WireAddress.message(for: failure)
      case .noIsland(let path):
        "no island runs (nothing listens on '\(path)'): start one in another terminal"
      case .refused(let path, let reason): "the island at '\(path)' does not answer: \(reason)"
      }
    }
  }

  /// Connects to the emulator that the environment names, else to the one of the user that was
  /// started last, and says who this is. Somebody has to run `read` then.
  package static func connect(
    as greeting: WireGreeting, environment: [String: String]
  ) throws(Failure) -> WireConnection {
    let directory = WireAddress.directory(environment: environment, userID: geteuid())
    let named = WireAddress.named(in: environment)
    for path in named.map({ [$0] }) ?? newestFirst(in: directory) {
      guard let descriptor = try door(path) else { continue }
      let connection = WireConnection(input: descriptor, output: descriptor)
      if let line = try? Wire.line(ClientLine<UnreadBody>.greeting(greeting)) {
        connection.send(line)
      }
      return connection
    }
    throw .noIsland(path: named ?? directory + "/" + WireAddress.name(1))
  }

  /// The sockets in a directory, the one that was made last first.
  private static func newestFirst(in directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasSuffix(".sock") }
      .map { name in
        var status = stat()
        let path = directory + "/" + name
        lstat(path, &status)
        return (path, status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      }
      .sorted { ($0.1, $0.2, $0.0) > ($1.1, $1.2, $1.0) }
      .map(\.0)
  }

  /// Nil when nobody listens.
  private static func door(_ path: String) throws(Failure) -> Int32? {
    let address: WireAddress
    do throws(WireAddress.Failure) {
      address = try WireAddress(path: path)
    } catch {
      throw .address(error)
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if address.withSocketAddress({ Glibc.connect(descriptor, $0, $1) }) == 0 { return descriptor }
    let reason = errno
    Glibc.close(descriptor)
    if reason == ECONNREFUSED || reason == ENOENT { return nil }
    throw .refused(path: path, reason: String(cString: strerror(reason)))
  }
}
