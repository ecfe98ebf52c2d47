import Foundation
import Synchronization
import ViewArchive

/// The project's images, each read once.
final class ReactAssets: Sendable {
  private let read: @Sendable (String) -> Data?
  private let known = Mutex<[String: Data?]>([:])

  /// - Parameter read: Returns the bytes of a file by its path; nil: it cannot be read.
  init(read: @escaping @Sendable (String) -> Data?) { self.read = read }

  /// Returns the image of a file.
  func image(_ path: String) -> ImageContent.Source {
    let data = known.withLock { known in
      if let data = known[path] { return data }
      let data = read(path)
      known[path] = .some(data)
      return data
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let data else { return .unreadable(name, reason: "The file cannot be read: \(path)") }
    guard data.count <= ArchiveFormat.Limit.picture else {
      return .unreadable(name, reason: "The file has more than 4 MB: \(path)")
    }
    return .data(data, name: name)
  }
}
