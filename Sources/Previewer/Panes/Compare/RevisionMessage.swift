/// Formats the errors in the form that all error messages of the program have: one line with what
/// failed, then lines that begin with `at`, `got`, `want` or `try`.
package enum RevisionMessage {
  package static func text(for error: RevisionError) -> String {
    switch error {
    case .noGit:
      """
      a revision cannot be read: there is no git
        try  installing git, or putting it on PATH
      """
    case .notFound(let path): "no such file or folder: '\(path)'"
    case .noRepository(let path):
      """
      '\(path)' lies in no git repository
        try  leaving --against away, or a path inside of one
      """
    case .unknownRevision(let revision, let repository):
      """
      there is no revision '\(revision)'
         at  \(repository)
        try  a commit, a branch, a tag, or HEAD~1
      """
    case .notInRevision(let path, let revision):
      """
      '\(path)' was not there at '\(revision)'
        try  a later revision, or the folder it lies in
      """
    case .failed(let words): "git failed: \(words)"
    }
  }
}
