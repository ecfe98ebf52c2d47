/// The modules of the sources: which one a file belongs to, and which files it can name declarations
/// of.
struct FileModules {
  /// The files of the widget's own target; empty where no project lists them.
  private let members: Set<String>
  /// By path, the module of a framework of the project that a file belongs to.
  private let frameworks: [String: String]
  private let packages = PackageScope()

  init(_ sources: WidgetSources) {
    members = sources.areMembers ? Set(sources.files) : []
    frameworks = Dictionary(
      sources.modules.flatMap { module in module.value.map { ($0, module.key) } },
      uniquingKeysWith: min)
  }

  /// Returns the module of a package or framework that a file belongs to; empty for none.
  func module(of path: String) -> String {
    if members.contains(path) { return "" }
    let module = packages.module(of: path)
    return module.isEmpty ? frameworks[path] ?? "" : module
  }

  /// Returns true when a file with these imports can name declarations of the other file.
  func isVisible(_ file: String, from path: String, importing imports: Set<String>) -> Bool {
    if members.contains(file), members.contains(path) { return true }
    return packages.isVisible(file, from: path, importing: imports)
  }

  /// Records modules that a file's importers see, too.
  func export(_ modules: Set<String>) { packages.export(modules) }
}
