package import Foundation
package import Glibc

/// Where running emulators listen: sockets in the user's runtime directory.
///
/// `$ISLAND_SOCKET` names one socket, for both sides. Without it the directory is
/// `$XDG_RUNTIME_DIR/island`, else `/tmp/island-<user id>`; it belongs to the user alone (0700),
/// the sockets in it too (0600).
package struct WireAddress: Hashable, Sendable {
  package enum Failure: Error, Hashable, Sendable {
    /// A socket's path takes no more than 107 bytes.
    case tooLong(path: String)
  }

  /// The most a path may take; `sun_path` has 108 bytes, the last of them is zero.
  package static let longestPath = 107

  package let path: String

  package init(path: String) throws(Failure) {
    guard path.utf8.count <= Self.longestPath else { throw .tooLong(path: path) }
    self.path = path
  }

  /// The one socket that the environment names.
  package static func named(in environment: [String: String]) -> String? {
    environment["ISLAND_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
  }

  package static func directory(environment: [String: String], userID: UInt32) -> String {
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
      return runtime + "/island"
    }
    return "/tmp/island-\(userID)"
  }

  /// Who listens.
  package enum Kind: String, Sendable {
    case emulator = "island"
    /// A contact sheet, for those who look on.
    case sheet

    /// The name of the n-th one's socket, counted from 1.
    package func name(_ number: Int) -> String {
      number == 1 ? "\(rawValue).sock" : "\(rawValue)-\(number).sock"
    }
  }

  /// What is said about a failure.
  package static func message(for failure: Failure) -> String {
    switch failure {
    case .tooLong(let path):
      "the socket path '\(path)' takes \(path.utf8.count) bytes, at most \(longestPath) are "
        + "possible: set ISLAND_SOCKET to a shorter one"
    }
  }
}

extension WireAddress {
  /// The path as the system's calls take it.
  package func withSocketAddress<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      // One byte is left for the zero at the end, by `longestPath`.
      for (index, byte) in path.utf8.enumerated() { bytes[index] = byte }
    }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
