/// The files of a project, beside its Swift sources, that say which native modules it has.
struct BridgeFiles: Hashable, Sendable {
  /// Absolute paths of `.m` and `.mm` files.
  var objectiveC: [String] = []
  /// Absolute paths of files `expo-module.config.json`.
  var expoModules: [String] = []
  /// True with a `package.json`: there is a script.
  var hasPackage = false

  /// Returns false for a file of another kind.
  mutating func add(_ path: String, named name: String) -> Bool {
    if name.hasSuffix(".m") || name.hasSuffix(".mm") {
      objectiveC.append(path)
    } else if name == "expo-module.config.json" {
      expoModules.append(path)
    } else if name == "package.json" {
      hasPackage = true
    } else {
      return false
    }
    return true
  }

  mutating func merge(_ other: BridgeFiles) {
    objectiveC += other.objectiveC.filter { !objectiveC.contains($0) }
    hasPackage = hasPackage || other.hasPackage
    expoModules += other.expoModules.filter { !expoModules.contains($0) }
  }
}
