/// Formats the errors in the form that all error messages of the program have: one line with what
/// failed, then lines that begin with `at`, `got`, `want` or `try`.
package enum RevisionMessage {
  package static func text(for error: RevisionError) -> String {
    switch error {
    case .noGit:
      """
      cannot read a revision: git not found
        try  installing git, or putting it on PATH
      """
    case .notFound(let path): "no such file or folder: '\(path)'"
    case .noRepository(let path):
      """
      '\(path)' is not in a git repository
        try  without --against, or with a path inside one
      """
    case .unknownRevision(let revision, let repository):
      """
      there is no revision '\(revision)'
         at  \(repository)
        try  a commit, a branch, a tag, or HEAD~1
      """
    case .notInRevision(let path, let revision):
      """
      '\(path)' does not exist at '\(revision)'
        try  a later revision, or its folder
      """
    case .failed(let message): "git failed: \(message)"
    }
  }
}
