/// The sources of Apple's modules that widgets import only to type-check, as they are embedded in the
/// program: one folder of `AppleModules` for each module.
enum CarriedModuleSources {
  /// By module name: its files in the order of their names, one after the other, each with the place
  /// that errors name.
  static let all: [String: String] = {
    var texts: [String: String] = [:]
    for (path, text) in EmbeddedTexts.all.sorted(by: { $0.key < $1.key }) {
      let parts = path.split(separator: "/")
      guard parts.count == 3, parts[0] == "AppleModules" else { continue }
      texts[String(parts[1]), default: ""] +=
        "#sourceLocation(file: \"\(path)\", line: 1)\n" + text + "\n"
    }
    return texts
  }()

  static var names: Set<String> { Set(all.keys) }

  /// Returns the carried module that declares a type, function or constant with the name.
  static func declaring(_ name: String) -> String? {
    modules[name]
  }

  /// The modules by what they declare; of several the first in the order of their names.
  private static let modules: [String: String] = {
    let heads: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "let",
    ]
    let ends: Set<Character> = [" ", ":", "<", "(", "{", "=", "\n"]
    var modules: [String: String] = [:]
    for module in all.keys.sorted() {
      let words = (all[module] ?? "").split(whereSeparator: ends.contains)
      for (head, name) in zip(words, words.dropFirst()) where heads.contains(head) {
        modules[String(name)] = modules[String(name)] ?? module
      }
    }
    return modules
  }()

  /// Returns the carried modules that a carried module imports.
  static func imports(of name: String) -> [String] {
    (all[name] ?? "").split(separator: "\n").filter { $0.contains("import ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { all[$0] != nil && $0 != name }
  }
}
