package import Foundation
import Glibc

/// A secret that the emulator gives to one widget process before it loads code of others. Each line of
/// the process begins with it: what the code itself writes to the descriptor is told from what the
/// process replies.
///
/// Code that searches the memory of its process finds the key.
package struct ReplyKey: Hashable, Sendable {
  /// The number of bytes of a key.
  package static let length = 32

  /// Digits and letters: no line feed, so that a line with the key is one line.
  package let bytes: Data

  /// Makes a new key.
  package init(using generator: inout some RandomNumberGenerator) {
    let digits = Array("0123456789abcdef".utf8)
    bytes = Data((0..<Self.length).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
  }

  /// Reads the key that stands first on a descriptor, and nothing after it. Nil: the input ends before.
  package init?(from descriptor: Int32) {
    var bytes = Data()
    while bytes.count < Self.length {
      var byte: UInt8 = 0
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      bytes.append(byte)
    }
    self.bytes = bytes
  }

  /// Returns a line without the key that it begins with; nil: it begins with another text.
  package func body(of line: Data) -> Data? {
    line.starts(with: bytes) ? line.dropFirst(Self.length) : nil
  }
}
