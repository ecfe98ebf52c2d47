package import ActivityModel
package import LocalEngine
import Foundation
import Glibc

/// The activities that a start has set aside because the last one died of them, each in a file with
/// the request that starts it again.
package struct SetAsideFolder: Sendable {
  private let folder: StateFolder

  package init(in folder: StateFolder) { self.folder = folder.subfolder("set-aside") }

  /// Saves an activity.
  ///
  /// - Throws: `FileFailure` when the folder or the file cannot be written.
  package func save(_ request: ActivityRequest) throws(FileFailure) {
    try folder.prepare()
    guard let name = ArchiveFolder.name(of: request.id) else { return }
    let path = folder.file(name)
    do {
      try AppendFile(path: path, isNew: false).append(JSONEncoder().encode(request), sync: true)
    } catch let failure as FileFailure {
      throw failure
    } catch {
      throw FileFailure("write", path, because: "\(error)")
    }
  }

  /// Returns the activities in the folder, sorted by identifier; files that cannot be read are
  /// skipped.
  package func load() -> [ActivityRequest] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      (try? FileReader.read(folder.file(name), limit: FileReader.mostOfOutput))
        .flatMap { try? JSONDecoder().decode(ActivityRequest.self, from: $0) }
    }.sorted { $0.id < $1.id }
  }

  /// Deletes the file of an activity.
  package func remove(_ id: ActivityID) {
    if let name = ArchiveFolder.name(of: id) { unlink(folder.file(name)) }
  }
}
