/// What is generated of a project's sources while it is built.
struct SourceTools: Hashable, Sendable {
  /// `.intentdefinition` files, from which Xcode generates classes.
  var intents: [String] = []
  /// True when a tool such as Tuist writes some of the sources, so that names can be missing which no
  /// file declares.
  var hasGeneratedCode = false

  /// Adds what is generated of another folder's.
  mutating func add(_ other: SourceTools) {
    intents += other.intents
    hasGeneratedCode = hasGeneratedCode || other.hasGeneratedCode
  }
}
