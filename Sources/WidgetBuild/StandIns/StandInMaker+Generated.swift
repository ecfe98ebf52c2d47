/// Types that a tool writes while a project is built.
extension StandInMaker {
  /// Returns true for a type that no source declares where a tool writes sources while the project is
  /// built; false for one that is nearly a declared type.
  func isWrittenWhileBuilding(_ name: String) -> Bool {
    written != nil && name.first?.isUppercase == true && !declared.types.contains(name)
      && !declared.types.contains { AppleMemberNames.isNearly($0, name) }
  }

  /// Replaces the uses of a generated type in the error's file by the assets that they mean; returns
  /// false when there are none.
  mutating func replaceAccessors(of name: String, _ error: Diagnostic) -> Bool {
    let path = error.file
    guard let source = sources.source(path),
      let uses = written?.uses(of: name, in: source.tree, at: path)
    else { return false }
    for use in uses { sources.replace(use.range, in: path, by: use.replacement) }
    sources.count(uses.count)
    return !uses.isEmpty
  }
}
