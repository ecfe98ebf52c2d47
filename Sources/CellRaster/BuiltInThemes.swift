/// The themes that are compiled in.
extension Theme {
  private static let sources: [(name: String, bytes: [UInt8])] = [
    ("midnight", PackageResources.midnight_toml), ("daylight", PackageResources.daylight_toml),
    ("aurora", PackageResources.aurora_toml), ("ember", PackageResources.ember_toml),
    ("moss", PackageResources.moss_toml), ("sakura", PackageResources.sakura_toml),
    ("contrast", PackageResources.contrast_toml),
    ("colorblind", PackageResources.colorblind_toml), ("mono", PackageResources.mono_toml),
    ("paper", PackageResources.paper_toml), ("phosphor", PackageResources.phosphor_toml),
    ("ascii", PackageResources.ascii_toml),
  ]

  /// Their names, the default first.
  package static let builtInNames = sources.map(\.name)

  package static func builtIn(_ name: String) -> Theme? {
    if name == standard.name { return standard }
    return builtInSource(name).map { parse($0, name: name).theme }
  }

  /// The text of a theme's file.
  package static func builtInSource(_ name: String) -> String? {
    sources.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// What a theme's file says of it: its first comment.
  package static func summary(of source: String) -> String {
    let first = source.split(separator: "\n").first ?? ""
    guard first.hasPrefix("#") else { return "" }
    return String(first.drop { $0 == "#" || $0 == " " })
  }

  /// A file to begin a theme with: another one under its own name.
  package static func starter(named name: String, from parent: String, _ source: String) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.first?.hasPrefix("#") == true { lines.removeFirst() }
    let head = [
      "# \(name): begun as \(parent).",
      "# Roles fall back at their dots: panel.title, else panel, else text. Those of [roles-256] and",
      "# [roles-16] take their place where a terminal has fewer colours: leave them out, and the",
      "# nearest ones are taken. 'island themes lint \(name)' checks it all.",
    ]
    return (head + lines).joined(separator: "\n")
  }
}
