/// The reasons why the sources at a revision cannot be read.
package enum RevisionError: Error, Hashable {
  case noGit
  case notFound(path: String)
  case noRepository(path: String)
  case unknownRevision(String, repository: String)
  /// The path is not among the files of the revision.
  case notInRevision(path: String, revision: String)
  /// Another error: the first line of git's output, or a description by the system.
  case failed(String)
}
