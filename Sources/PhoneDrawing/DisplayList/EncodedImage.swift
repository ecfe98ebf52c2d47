package import Foundation

/// The bytes of an image file of a kind that every writer reads.
package struct EncodedImage: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable { case png, jpeg }

  package let data: Data
  package let format: Format

  /// The largest file that is drawn, in bytes; the cells' decoder has the same limit.
  private static let mostBytes = 16 * 1_048_576

  /// Nil: the bytes are neither PNG nor JPEG, or too many.
  package init?(_ data: Data) {
    guard data.count <= Self.mostBytes else { return nil }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      format = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else {
      return nil
    }
    self.data = data
  }
}
