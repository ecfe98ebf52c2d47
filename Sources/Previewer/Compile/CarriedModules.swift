import Foundation

/// Modules that a widget imports only to type-check, as sources inside the program. No target may
/// have their names (other packages test `canImport` of them), so they are compiled when a source
/// first asks for one, into the user's cache.
struct CarriedModules {
  var compiler: SwiftCompiler
  /// Where the look-alikes' modules lie.
  var lookAlikes: String
  /// The executable that expands macros.
  var macros: String
  /// Of this program version and this compiler.
  var cache: String

  /// By module name.
  static let sources: [String: String] = ModuleText.all

  /// The carried module that declares a type or function of the name.
  static func declaring(_ name: String) -> String? {
    let heads = ["class", "struct", "enum", "protocol", "typealias", "func", "let"].map {
      "\($0) \(name)"
    }
    return sources.keys.sorted().first { module in
      let text = sources[module] ?? ""
      return heads.contains { head in
        text.ranges(of: head).contains { range in
          range.upperBound < text.endIndex && " :<({=\n".contains(text[range.upperBound])
        }
      }
    }
  }

  static var names: Set<String> { Set(sources.keys) }

  init(
    compiler: SwiftCompiler, lookAlikes: String, macros: String, environment: [String: String]
  ) {
    self.compiler = compiler
    self.lookAlikes = lookAlikes
    self.macros = macros
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let root =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? home + "/.cache"
    cache = "\(root)/island/modules-\(Self.key(compiler: compiler.path, modules: lookAlikes))"
  }

  /// Names what a compiled module depends on: the sources, the look-alikes they were compiled
  /// against, and the compiler, by when each was last written.
  private static func key(compiler: String, modules: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(text)
    }
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
    for path in [real, modules + "/SwiftUI.swiftmodule", modules + "/WidgetKit.swiftmodule"] {
      let written = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate]
      add("\(path) \((written as? Date)?.timeIntervalSince1970 ?? 0)")
    }
    return String(hash, radix: 16)
  }

  /// The carried modules that a carried module imports.
  private static func imports(of name: String) -> [String] {
    (sources[name] ?? "").split(separator: "\n").filter { $0.contains("import ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { sources[$0] != nil && $0 != name }
  }

  /// Compiles what of `wanted` and of what that imports is not in the cache yet, and returns the
  /// object files to link.
  func objects(for wanted: Set<String>) throws(WidgetBuildError) -> [String] {
    var done: [String] = []
    for name in wanted.sorted() { try make(name, &done) }
    return done.map { "\(cache)/\($0).o" }
  }

  private func make(_ name: String, _ done: inout [String]) throws(WidgetBuildError) {
    guard !done.contains(name), let text = Self.sources[name] else { return }
    for other in Self.imports(of: name) { try make(other, &done) }
    done.append(name)
    let files = FileManager.default
    guard !files.fileExists(atPath: "\(cache)/\(name).swiftmodule") else { return }
    // Written beside the final place and moved there whole, module last: another island may be
    // compiling the same.
    let work = "\(cache)/\(name)-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try files.createDirectory(atPath: work, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(work)/\(name).swift"))
    } catch {
      throw .cannotWrite(path: work, reason: error.localizedDescription)
    }
    defer { try? files.removeItem(atPath: work) }
    let outcome = try compiler.run([
      "-emit-module", "-emit-module-path", "\(work)/\(name).swiftmodule",
      "-emit-object", "-o", "\(work)/\(name).o", "-parse-as-library", "-whole-module-optimization",
      "-swift-version", "5", "-Onone", "-module-name", name, "-I", lookAlikes, "-I", cache,
      "-load-plugin-executable", macros + "#PreviewMacros", "-suppress-warnings",
      "\(work)/\(name).swift",
    ])
    guard outcome.succeeded else {
      throw .doesNotCompile(WidgetBuildError.Diagnosis(output: outcome.output))
    }
    for suffix in ["o", "swiftmodule"] {
      rename("\(work)/\(name).\(suffix)", "\(cache)/\(name).\(suffix)")
    }
  }
}
