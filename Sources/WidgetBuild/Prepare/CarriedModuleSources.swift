/// The sources of Apple's modules that widgets import only to type-check, as they are embedded in the
/// program: one folder of `AppleModules` for each module.
enum CarriedModuleSources {
  /// By module name: its files in the order of their names, one after the other.
  static let all: [String: String] = {
    var texts: [String: String] = [:]
    for (path, text) in EmbeddedTexts.all.sorted(by: { $0.key < $1.key }) {
      let parts = path.split(separator: "/")
      guard parts.count == 3, parts[0] == "AppleModules" else { continue }
      texts[String(parts[1]), default: ""] += text + "\n"
    }
    return texts
  }()

  static var names: Set<String> { Set(all.keys) }

  /// Returns the carried module that declares a type, function or constant with the name.
  static func declaring(_ name: String) -> String? {
    let heads = ["class", "struct", "enum", "protocol", "typealias", "func", "let"].map {
      "\($0) \(name)"
    }
    return all.keys.sorted().first { module in
      let text = all[module] ?? ""
      return heads.contains { head in
        text.ranges(of: head).contains { range in
          range.upperBound < text.endIndex && " :<({=\n".contains(text[range.upperBound])
        }
      }
    }
  }

  /// Returns the carried modules that a carried module imports.
  static func imports(of name: String) -> [String] {
    (all[name] ?? "").split(separator: "\n").filter { $0.contains("import ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { all[$0] != nil && $0 != name }
  }
}
