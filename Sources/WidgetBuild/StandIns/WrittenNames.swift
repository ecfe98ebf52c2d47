import SwiftSyntax

/// The names of what a tool such as Tuist or SwiftGen writes while a project is built.
struct WrittenNames {
  /// What `GeneratedAccessors.index` returns.
  private let assets: [String: String]
  /// Generated types with the files in which their uses were replaced.
  private var replaced: Set<String> = []

  /// - Parameter assets: names in the asset catalogues.
  init(assets: [String]) { self.assets = GeneratedAccessors.index(assets) }

  /// Returns the uses of a generated type in a file, with the assets that they mean; none after the
  /// first time.
  mutating func uses(
    of type: String, in tree: SourceFileSyntax, at path: String
  ) -> [GeneratedAccessors.Use] {
    guard replaced.insert("\(type) \(path)").inserted else { return [] }
    return GeneratedAccessors(of: type, in: tree, assets: assets).uses
  }
}
