/// What a build is doing, for people who wait for it.
package enum BuildStep: Hashable, Sendable {
  /// SwiftPM fetches the packages that a project names.
  case fetching(packages: Int)
  /// The sources are read to find what the widget needs.
  case reading(files: Int)
  /// Bitmaps are made of images in formats such as SVG, or taken from the cache.
  case converting(images: Int)
  /// A module of Apple's, carried with the program, is compiled for the first time.
  case module(String)
  /// The widget is compiled; more than once when names are missing. `slow` names the file that the
  /// last attempt took long for.
  case compiling(files: Int, attempt: Int, slow: String? = nil)
  /// The widget's presentations are drawn.
  case drawing

  /// Receives the steps of a build; it must return at once. A type of its own, because the value of
  /// a task-local variable cannot be a function in optimised code of Swift 6.3: the runtime does not
  /// find the function's type and crashes.
  package struct Reporter: Sendable {
    private let report: @Sendable (BuildStep) -> Void

    package init(_ report: @escaping @Sendable (BuildStep) -> Void) { self.report = report }

    package func callAsFunction(_ step: BuildStep) { report(step) }
  }

  /// Receives each step of the builds in the current task.
  @TaskLocal package static var report: Reporter?

  package var text: String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return switch self {
    case .fetching(let packages): "fetching \(counted(packages, "package"))"
    case .reading(let files): "reading \(counted(files, "file"))"
    case .converting(let images): "preparing \(counted(images, "image"))"
    case .module(let name): "compiling the module \(name), once"
    case .compiling(let files, let attempt, let slow):
      "compiling \(counted(files, "file"))" + (attempt > 1 ? ", attempt \(attempt)" : "")
        + (slow.map { "; \($0)" } ?? "")
    case .drawing: "drawing"
    }
  }
}
