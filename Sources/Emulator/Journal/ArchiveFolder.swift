package import ActivityModel
package import LocalEngine
import Foundation
import Glibc
package import ViewArchive

/// The last picture of each activity, beside the journal: it is drawn from them when the program
/// that owned the widget is gone.
///
/// Pictures are written without waiting for the disk: what a power failure takes is only how an
/// activity looked.
package struct ArchiveFolder: Sendable {
  private let folder: StateFolder
  private static let ending = ".json"

  package init(in folder: StateFolder) throws(FileFailure) {
    self.folder = folder.subfolder("archives")
    try self.folder.prepare()
  }

  /// The pictures of these activities; those of others are thrown away, and so is what cannot be
  /// read.
  package func load(_ ids: some Sequence<ActivityID>) -> [ActivityID: ActivityArchive] {
    keep(ids)
    var archives: [ActivityID: ActivityArchive] = [:]
    for id in ids {
      guard let name = Self.name(of: id),
        let data = FileManager.default.contents(atPath: folder.file(name))
      else { continue }
      archives[id] = try? ArchiveFormat.decode(data)
    }
    return archives
  }

  package func save(_ archive: ActivityArchive, of id: ActivityID) throws(FileFailure) {
    guard let name = Self.name(of: id) else { return }
    let path = folder.file(name)
    let data: Data
    do {
      data = try ArchiveFormat.encode(archive)
    } catch {
      throw FileFailure("write", path, because: "\(error)")
    }
    let newPath = folder.file("new")
    do throws(FileFailure) {
      try AppendFile(path: newPath, isNew: false).append(data, sync: false)
      guard rename(newPath, path) == 0 else { throw FileFailure("write", path) }
    } catch {
      unlink(newPath)
      throw error
    }
  }

  /// Throws away the pictures of all other activities.
  package func keep(_ ids: some Sequence<ActivityID>) {
    let names = Set(ids.compactMap(Self.name))
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in found where !names.contains(name) {
      try? FileManager.default.removeItem(atPath: folder.file(name))
    }
  }

  /// A file's name for any identifier; nil for one that is longer than files' names are.
  private static func name(of id: ActivityID) -> String? {
    let name = id.rawValue.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    guard let name, !name.isEmpty, name.utf8.count + ending.utf8.count <= 255 else { return nil }
    return name + ending
  }
}
