/// Paths relative to a folder, as annotations in CI need them.
package enum RelativePath {
  /// Returns the path relative to the folder; unchanged when it is not below the folder.
  package static func of(_ path: String, below folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
