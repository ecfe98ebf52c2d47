/// Access to the themes that are compiled in.
extension Theme {
  /// Their names, the default first.
  package static let builtInNames = [
    "midnight", "daylight", "aurora", "ember", "moss", "sakura", "contrast", "colorblind", "mono",
    "paper", "phosphor", "ascii",
  ]

  /// Returns a built-in theme. Nil: no theme has this name.
  package static func builtIn(_ name: String) -> Theme? {
    if name == standard.name { return standard }
    return builtInSource(name).map { parse($0, name: name).theme }
  }

  /// Returns the TOML source of a built-in theme. Nil: no theme has this name.
  package static func builtInSource(_ name: String) -> String? {
    builtInNames.contains(name) ? EmbeddedTexts.all["Themes/\(name).toml"] : nil
  }

  /// Returns the description of a theme: the comment on the first line of its source. Empty when
  /// there is none.
  package static func summary(of source: String) -> String {
    let first = source.split(separator: "\n").first ?? ""
    guard first.hasPrefix("#") else { return "" }
    return String(first.drop { $0 == "#" || $0 == " " })
  }

  /// Returns the source of a new theme: a copy of `source`, the source of the theme `parent`, under
  /// a new header comment.
  package static func starter(named name: String, from parent: String, _ source: String) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.first?.hasPrefix("#") == true { lines.removeFirst() }
    let head = [
      "# \(name): begun as \(parent).",
      "# Roles fall back to their prefixes: panel.title, else panel, else text. Where a terminal has",
      "# fewer colours, [roles-256] and [roles-16] replace them: without these tables the nearest",
      "# colours are used. 'island themes lint \(name)' checks it all.",
    ]
    return (head + lines).joined(separator: "\n")
  }
}
