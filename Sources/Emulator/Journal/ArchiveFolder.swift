package import ActivityModel
package import LocalEngine
import Foundation
import Glibc
package import ViewArchive

/// The folder with the last archive of each activity, beside the journal, to draw activities whose
/// owning program has exited.
///
/// Archives are written without syncing: after a power failure only the appearance of an activity
/// is lost, not the activity itself.
package struct ArchiveFolder: Sendable {
  private let folder: StateFolder
  private let writer = BackgroundWriter()
  /// The most views of an archive that is encoded and written at once: about 20 ms.
  private static let mostViewsAtOnce = 200
  private static let name = "archives"
  private static let fileExtension = ".json"

  /// Creates the folder where it does not exist.
  ///
  /// - Throws: `FileFailure` when the folder cannot be created or made private.
  package init(in folder: StateFolder) throws(FileFailure) {
    self.folder = folder.subfolder(Self.name)
    try self.folder.prepare()
  }

  /// Returns true when no archives are saved.
  package static func isEmpty(in folder: StateFolder) -> Bool {
    let path = folder.subfolder(name).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty ?? true
  }

  /// Loads the archives of these activities; deletes those of all others and skips files that
  /// cannot be decoded.
  ///
  /// - Parameter willLoad: Called before each archive is decoded.
  package func load(
    _ ids: some Sequence<ActivityID>, willLoad: (ActivityID) -> Void = { _ in }
  ) -> [ActivityID: ActivityArchive] {
    removeAll(except: ids)
    writer.flush()
    return Self.read(ids, in: folder, willLoad: willLoad)
  }

  /// Returns the archives of these activities where nothing can be written.
  package static func saved(
    _ ids: some Sequence<ActivityID>, in folder: StateFolder
  ) -> [ActivityID: ActivityArchive] {
    read(ids, in: folder.subfolder(name)) { _ in }
  }

  private static func read(
    _ ids: some Sequence<ActivityID>, in folder: StateFolder, willLoad: (ActivityID) -> Void
  ) -> [ActivityID: ActivityArchive] {
    var archives: [ActivityID: ActivityArchive] = [:]
    for id in ids {
      guard let name = name(of: id),
        let data = try? FileReader.read(folder.file(name), limit: FileReader.mostOfLog)
      else { continue }
      willLoad(id)
      archives[id] = try? ArchiveFormat.decode(data)
    }
    return archives
  }

  /// Saves the archive of an activity, replacing the previous one atomically. A large one is saved on
  /// another thread, in order.
  ///
  /// - Throws: `FileFailure` when the archive, or a large one before it, cannot be encoded or its file
  ///   cannot be written.
  package func save(_ archive: ActivityArchive, of id: ActivityID) throws(FileFailure) {
    guard let name = Self.name(of: id) else { return }
    try writer.write(atOnce: archive.viewCount <= Self.mostViewsAtOnce) {
      () throws(FileFailure) in
      try write(archive, to: name)
    }
  }

  /// Waits until everything is written.
  package func flush() { writer.flush() }

  private func write(_ archive: ActivityArchive, to name: String) throws(FileFailure) {
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

  /// Deletes the archives of all other activities.
  package func removeAll(except ids: some Sequence<ActivityID>) {
    let names = Set(ids.compactMap(Self.name))
    writer.inOrder { [folder] in
      let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in found where !names.contains(name) {
        try? FileManager.default.removeItem(atPath: folder.file(name))
      }
    }
  }

  /// Returns the file name for an identifier; nil when it would be longer than a file name may be.
  static func name(of id: ActivityID) -> String? {
    let name = id.rawValue.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    guard let name, !name.isEmpty, name.utf8.count + fileExtension.utf8.count <= 255 else {
      return nil
    }
    return name + fileExtension
  }
}
