package import Foundation

/// The body of a request, as far as it was kept.
package struct RequestBody: Hashable, Sendable {
  /// The number of bytes that are kept of a body that is too long, to name its largest fields.
  package static let longestKept = 16_384

  package var bytes: Data
  /// True: the body is longer than `bytes`.
  package var isCut: Bool

  package init(_ bytes: Data = Data(), isCut: Bool = false) {
    self.bytes = bytes
    self.isCut = isCut
  }

  /// Keeps bytes up to the limit.
  package mutating func append(_ all: UnsafeRawBufferPointer) {
    let room = Self.longestKept - bytes.count
    if all.count > room { isCut = true }
    bytes.append(UnsafeRawBufferPointer(rebasing: all.prefix(room)).bindMemory(to: UInt8.self))
  }
}
