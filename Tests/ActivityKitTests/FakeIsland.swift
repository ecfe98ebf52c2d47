import ActivityModel
import Foundation
import Glibc

/// Something that listens on a socket and says what it is told to say to everybody who comes.
final class FakeIsland: Sendable {
  let path: String
  private let descriptor: Int32

  /// - Parameter text: said to each client, on a thread of its own.
  init(path: String, saying text: String) throws {
    self.path = path
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    self.descriptor = descriptor
    let code = try WireAddress(path: path).withSocketAddress { bind(descriptor, $0, $1) }
    guard code == 0, listen(descriptor, 8) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    Thread.detachNewThread {
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { break }
        let bytes = Array(text.utf8)
        _ = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      }
      // Here and not in `deinit`: the number would belong to the next socket while it is used.
      close(descriptor)
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    unlink(path)
  }
}

/// A runtime directory of its own, which goes with it.
final class RuntimeFolder {
  let path = FileManager.default.temporaryDirectory.path + "/kit-\(UUID().uuidString.prefix(8))"

  init(mode: mode_t = 0o700) {
    mkdir(path, 0o700)
    mkdir(sockets, 0o700)
    chmod(sockets, mode)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var sockets: String { path + "/island" }
  var environment: [String: String] { ["XDG_RUNTIME_DIR": path] }
}
