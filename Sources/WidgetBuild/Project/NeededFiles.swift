/// Selects which of the found files are compiled. At first these are the target's files. When those
/// do not compile together, or there are very many, the selection is reduced to the files that the
/// Live Activity's file depends on, transitively. Files nearby that declare a missing name are
/// added.
final class NeededFiles {
  private let sources: WidgetSources
  private(set) var files: [String]
  /// True after the selection was reduced and no longer equals the target's files.
  private(set) var isReduced = false
  private lazy var index = NameIndex(Array(Set(sources.files + sources.nearby)).sorted())

  /// Number of files above which the selection is reduced at once, because compiling code that the
  /// Live Activity does not use would delay the preview.
  private static let many = 80

  init(_ sources: WidgetSources) {
    self.sources = sources
    files = sources.files
    if files.count > Self.many { _ = reduce() }
  }

  /// Removes the files that the Live Activity does not depend on, and adds those nearby that it
  /// does; returns false when there are none.
  func reduce() -> Bool {
    guard !isReduced, !sources.widgets.isEmpty, sources.files.count > 1 else { return false }
    isReduced = true
    files = index.dependencyClosure(of: sources.widgets, byMembers: false)
    return Set(sources.files) != Set(files)
  }

  /// Returns true when a file nearby that is not yet compiled declares the name.
  func hasNearby(_ name: String, closestTo path: String) -> Bool {
    index.file(declaring: name, closestTo: path, besides: files) != nil
  }

  /// Adds the nearby file that declares the name, and the files which that one depends on.
  func add(_ name: String, closestTo path: String) {
    guard let file = index.file(declaring: name, closestTo: path, besides: files) else { return }
    files = index.dependencyClosure(of: files + [file], byMembers: false)
  }
}
