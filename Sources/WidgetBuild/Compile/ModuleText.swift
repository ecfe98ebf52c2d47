/// The sources of Apple's modules that widgets import only to type-check, as they are embedded in the
/// program: one folder of `AppleModules` for each module.
enum ModuleText {
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
}
