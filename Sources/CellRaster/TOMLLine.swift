/// Where a key stands in a TOML file. The parser keeps places only for syntax errors, so the
/// text is searched again.
enum TOMLLine {
  /// The line, from 1, of `section.key` or `section."dotted.key"`; nil when it is not written
  /// that way.
  static func number(of path: String, in text: String) -> Int? {
    guard !path.isEmpty else { return nil }
    let parts = path.split(separator: ".", maxSplits: 1)
    let wantedSection = parts.count == 2 ? String(parts[0]) : ""
    let wantedKey = (parts.last.map(String.init) ?? path).filter { $0 != "\"" }
    var section = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " || $0 == "\t" }
      if content.hasPrefix("[") {
        section = String(content.dropFirst().prefix { $0 != "]" })
        if parts.count == 1, section == path { return index + 1 }
        continue
      }
      let key = content.prefix { $0 != "=" }.filter { $0 != "\"" && $0 != " " && $0 != "\t" }
      let full = section.isEmpty ? key : "\(section).\(key)"
      let wanted = wantedSection.isEmpty ? wantedKey : "\(wantedSection).\(wantedKey)"
      if full == wanted { return index + 1 }
    }
    return nil
  }
}
