/// What a build is doing, for people who wait for it.
package enum BuildStep: Hashable, Sendable {
  /// SwiftPM fetches the packages that a project names.
  case fetching(packages: Int)
  /// The sources are read to find what the widget needs.
  case reading(files: Int)
  /// A module of Apple's, carried with the program, is compiled for the first time.
  case module(String)
  /// The widget is compiled; more than once when names are missing.
  case compiling(files: Int, attempt: Int)
  /// The widget's presentations are drawn.
  case drawing

  /// Called with each step of the builds in the current task; it must return at once.
  @TaskLocal package static var report: (@Sendable (BuildStep) -> Void)?

  package var text: String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return switch self {
    case .fetching(let packages): "fetching \(counted(packages, "package"))"
    case .reading(let files): "reading \(counted(files, "file"))"
    case .module(let name): "compiling the module \(name), once"
    case .compiling(let files, let attempt):
      "compiling \(counted(files, "file"))" + (attempt > 1 ? ", attempt \(attempt)" : "")
    case .drawing: "drawing"
    }
  }
}
