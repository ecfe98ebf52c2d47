/// New names of types for a file.
struct TypeRenames: Hashable, Sendable {
  /// By name, as it stands alone.
  var plain: [String: String] = [:]
  /// By the name of the module that stands before it: by name.
  var qualified: [String: [String: String]] = [:]
}
