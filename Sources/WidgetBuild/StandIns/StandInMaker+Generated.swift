/// Types that a tool writes while a project is built.
extension StandInMaker {
  /// Returns true for a type that no source declares where a tool writes sources while the project is
  /// built; false for one that is nearly a declared type.
  func isWrittenWhileBuilding(_ name: String) -> Bool {
    generated != nil && name.first?.isUppercase == true && !declared.types.contains(name)
      && !declared.types.contains { AppleMemberNames.isNearly($0, name) }
  }

  /// Replaces the uses of a generated type in the error's file by the assets that they mean; returns
  /// false when there are none.
  mutating func replaceAccessors(of name: String, _ error: Diagnostic) -> Bool {
    let path = error.file
    guard let assets = generated, let source = trees[path],
      replaced.insert("\(name) \(path)").inserted
    else { return false }
    let uses = GeneratedAccessors(of: name, in: source.tree, assets: assets).uses
    for use in uses {
      edits[path, default: SourceEdits()].replace(use.range, by: use.replacement)
    }
    importCount += uses.count
    return !uses.isEmpty
  }
}
