/// Which of the files that lie together are compiled: those of the target at first; when they do not
/// compile together, or are very many, what the Live Activity's own file names, what those name, and
/// so on; and any file nearby that declares what the compiler misses.
final class NeededFiles {
  private let sources: WidgetSources
  private(set) var files: [String]
  /// True once the files are no longer those of the target.
  private(set) var isReduced = false
  private lazy var index = NameIndex(Array(Set(sources.files + sources.nearby)).sorted())

  /// Above this many files of a target, a person who waits for a picture would wait for code that
  /// has no part in it.
  private static let many = 80

  init(_ sources: WidgetSources) {
    self.sources = sources
    files = sources.files
    if files.count > Self.many { _ = reduce() }
  }

  /// Leaves out what the Live Activity does not name; false when that is nothing.
  func reduce() -> Bool {
    guard !isReduced, !sources.widgets.isEmpty, sources.files.count > 1 else { return false }
    isReduced = true
    files = index.closure(of: sources.widgets, byMembers: false)
    return !Set(sources.files).isSubset(of: files)
  }

  /// True for what a file nearby declares that is not compiled.
  func hasNearby(_ name: String, closestTo path: String) -> Bool {
    index.file(declaring: name, closestTo: path, besides: files) != nil
  }

  /// Adds the file nearby that declares the name, and what that one needs.
  func add(_ name: String, closestTo path: String) {
    guard let file = index.file(declaring: name, closestTo: path, besides: files) else { return }
    files = index.closure(of: files + [file], byMembers: false)
  }
}
