package import Foundation
import Glibc

/// The path of a control socket in the user's runtime directory.
///
/// `$ISLAND_SOCKET` names one socket, for both sides. Without it the directory is
/// `$XDG_RUNTIME_DIR/island`, or else `/tmp/island-<user id>`; directory and sockets are accessible
/// to the user alone (0700, 0600).
package struct WireAddress: Hashable, Sendable {
  package enum Failure: Error, Hashable, Sendable {
    /// The path is longer than `longestPath`.
    case tooLong(path: String)
  }

  /// The maximum length of a path in bytes: `sun_path` has 108, of which the last is zero.
  package static let longestPath = 107

  package let path: String

  /// Makes an address from a path.
  ///
  /// - Throws: `Failure.tooLong` when the path has more than `longestPath` bytes.
  package init(path: String) throws(Failure) {
    guard path.utf8.count <= Self.longestPath else { throw .tooLong(path: path) }
    self.path = path
  }

  /// Returns the path in `$ISLAND_SOCKET`; nil: unset or empty.
  package static func named(in environment: [String: String]) -> String? {
    environment["ISLAND_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the directory of the sockets.
  package static func directory(environment: [String: String], userID: UInt32) -> String {
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
      return runtime + "/island"
    }
    return "/tmp/island-\(userID)"
  }

  /// The kind of program that listens.
  package enum Kind: String, Sendable {
    case emulator = "island"
    /// A running preview, for viewers.
    case sheet

    /// Returns the file name of the socket of the n-th instance, counted from 1.
    package func name(_ number: Int) -> String {
      number == 1 ? "\(rawValue).sock" : "\(rawValue)-\(number).sock"
    }
  }

  /// Returns the user-visible message for a failure.
  package static func message(for failure: Failure) -> String {
    switch failure {
    case .tooLong(let path):
      "the socket path '\(path)' takes \(path.utf8.count) bytes, at most \(longestPath) are "
        + "possible: set ISLAND_SOCKET to a shorter one"
    }
  }
}

extension WireAddress {
  /// Calls `body` with the address in the form that system calls such as `connect` take.
  package func withSocketAddress<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      // `longestPath` leaves one byte for the terminating zero.
      for (index, byte) in path.utf8.enumerated() { bytes[index] = byte }
    }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
