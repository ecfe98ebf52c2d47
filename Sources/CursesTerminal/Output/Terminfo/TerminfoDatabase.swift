import Glibc

/// Looks up terminal descriptions in the same places as ncurses.
enum TerminfoDatabase {
  /// Returns the entry called `term`, searched in ncurses' order; nil when there is none.
  static func entry(
    named term: String, environment: [String: String],
    read: (String) -> [UInt8]? = TerminfoDatabase.contents
  ) -> Terminfo? {
    guard let first = term.utf8.first, !term.contains("/"), !term.hasPrefix(".") else {
      return nil
    }
    if let value = environment["TERMINFO"], value.hasPrefix("hex:"),
      let entry = Terminfo(compiled: bytes(hex: value.dropFirst(4))),
      entry.names.split(separator: UInt8(ascii: "|")).contains(Array(term.utf8)[...])
    {
      return entry
    }
    let letter = String(term.prefix(1))
    let code = String(first, radix: 16)
    for directory in directories(environment: environment) {
      for folder in [letter, code] {
        if let data = read("\(directory)/\(folder)/\(term)"), let entry = Terminfo(compiled: data) {
          return entry
        }
      }
    }
    return nil
  }

  static func directories(environment: [String: String]) -> [String] {
    var list: [String] = []
    if let own = environment["TERMINFO"], own.hasPrefix("/") { list.append(own) }
    if let home = environment["HOME"] { list.append(home + "/.terminfo") }
    let more = environment["TERMINFO_DIRS"] ?? ""
    list += more.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    return list + ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
  }

  /// Decodes pairs of hexadecimal digits; skips other characters.
  static func bytes(hex text: some StringProtocol) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue).map(UInt8.init)
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  static func contents(path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var data = [UInt8](repeating: 0, count: 32768)  // ncurses' own limit for an entry
    let count = read(file, &data, data.count)
    return count > 0 ? Array(data.prefix(count)) : nil
  }
}
