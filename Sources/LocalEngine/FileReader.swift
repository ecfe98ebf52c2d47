package import Foundation
import Glibc

/// Reads whole files, pipes and devices, up to a limit: what is read is parsed next, and a file that is
/// larger than anything meant would take all memory and time first.
package enum FileReader {
  /// The most bytes of what a person has written: a theme, a scenario, a configuration.
  package static let mostOfText = 4 << 20
  /// The most bytes of a payload or a state: a push has some 4 kB.
  package static let mostOfPayload = 1 << 20
  /// The most bytes of what a program has written: a baseline, a snapshot, a picture.
  package static let mostOfOutput = 64 << 20
  /// The most bytes of a recording or a journal, which grow while a program runs.
  package static let mostOfLog = 256 << 20

  /// The bytes that are read at once.
  private static let readAtOnce = 1 << 16

  /// Reads a file to its end.
  ///
  /// - Parameters:
  ///   - path: What it is called in the message, too.
  ///   - limit: The most bytes that are read.
  /// - Throws: `FileFailure` when it cannot be read, or is longer.
  package static func read(_ path: String, limit: Int) throws(FileFailure) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure("read", path) }
    defer { close(descriptor) }
    return try read(descriptor, named: path, limit: limit)
  }

  /// Reads from a descriptor to its end.
  ///
  /// - Parameters:
  ///   - name: What is read, for the message.
  ///   - limit: The most bytes that are read.
  /// - Throws: `FileFailure` when it cannot be read, or is longer.
  package static func read(
    _ descriptor: Int32, named name: String, limit: Int
  ) throws(FileFailure) -> Data {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("read", name) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular, Int(status.st_size) > limit {
      throw .tooLong(name, bytes: Int(status.st_size), limit: limit)
    }
    var data = Data()
    if isRegular { data.reserveCapacity(Int(status.st_size)) }
    var part = [UInt8](repeating: 0, count: readAtOnce)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure("read", name) }
      if count == 0 { return data }
      data.append(contentsOf: part[..<count])
      guard data.count <= limit else { throw .tooLong(name, bytes: nil, limit: limit) }
    }
  }
}
