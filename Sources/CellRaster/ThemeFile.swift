import TOMLKit

extension Theme {
  /// Reads a theme's file: the theme as far as it can be understood, over `base` or the theme it
  /// inherits from, and everything that is wrong with it.
  package static func parse(
    _ toml: String, name: String, base: Theme = .standard
  ) -> (theme: Theme, problems: [ThemeProblem]) {
    var file = ThemeFile(text: toml, name: name)
    let theme = file.theme(over: base)
    return (theme, file.problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) })
  }

  /// Everything that is wrong with a theme's file, text that cannot be read on its background
  /// included.
  package static func lint(_ toml: String, name: String) -> [ThemeProblem] {
    let (theme, problems) = parse(toml, name: name)
    return problems + theme.contrastProblems
  }

  /// The text roles that WCAG 2 calls unreadable.
  package var contrastProblems: [ThemeProblem] {
    ThemeRoles.textOnBackground.compactMap { text, background in
      let ratio = color(text).contrast(with: color(background))
      guard ratio < ThemeRoles.leastContrast else { return nil }
      return ThemeProblem(
        theme: name, key: "roles.\"\(text)\"",
        fault: .lowContrast(ratio: ratio, background: background))
    }
  }
}

/// Reads one file and collects its problems on the way.
struct ThemeFile {
  let text: String
  let name: String
  private(set) var problems: [ThemeProblem] = []

  init(text: String, name: String) {
    self.text = text
    self.name = name
  }

  private static let sections = ["inherits", "palette", "roles", "symbols", "shape", "motion"]

  mutating func theme(over base: Theme) -> Theme {
    let file: TOMLTable
    do {
      file = try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      report("", .notTOML(error.description), line: error.source.begin.line)
      return renamed(base)
    } catch {
      report("", .notTOML("\(error)"))
      return renamed(base)
    }
    for key in file.keys where !Self.sections.contains(key) {
      report(key, .unknownKey, near: Self.sections)
    }
    let parent = parent(in: file) ?? base
    var palette = parent.palette
    for (key, value) in strings(in: file, section: "palette") {
      if let color = RGB(hex: value) {
        palette[key] = color
      } else {
        report(path("palette", key), .notAColor(got: value))
      }
    }
    var references = parent.references
    for (key, value) in strings(in: file, section: "roles") {
      if !ThemeRoles.isUsed(key) {
        report(path("roles", key), .unknownKey, near: ThemeRoles.all, spelledAs: key)
      } else if palette[value] == nil, RGB(hex: value) == nil {
        report(path("roles", key), .notAColor(got: value), near: palette.keys, spelledAs: value)
      } else {
        references[key] = value
      }
    }
    return Theme(
      name: name, palette: palette, references: references,
      shape: shape(in: file, over: parent.shape), motion: motion(in: file, over: parent.motion),
      symbols: symbols(in: file, over: parent.symbols, known: SymbolTable.builtIn))
  }

  /// The rows of a [symbols] section over those of `base`; a row that says only a part takes the
  /// rest from `known`.
  mutating func symbols(
    in file: TOMLTable, over base: SymbolTable, known: [String: SymbolGlyph]
  ) -> SymbolTable {
    var table = base
    guard let section = section("symbols", in: file) else { return table }
    for (key, value) in flattened(section) {
      let place = path("symbols", key)
      let parts = value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
      guard (1...3).contains(parts.count) else {
        report(
          place,
          .wrongType(got: value.type.description, want: "a glyph, or [unicode, emoji, ascii]"))
        continue
      }
      if let glyph = SymbolGlyph(parts, over: table.rows[key] ?? known[key]) {
        table.rows[key] = glyph
      } else {
        report(
          place,
          .notAGlyph(
            got: parts.joined(separator: " "),
            want: "one glyph, one emoji, one to five ASCII characters"))
      }
    }
    return table
  }

  private mutating func parent(in file: TOMLTable) -> Theme? {
    guard let value = file["inherits"] else { return nil }
    guard let wanted = value.string else {
      report("inherits", .wrongType(got: value.type.description, want: "string"))
      return nil
    }
    if let theme = Theme.builtIn(wanted) { return theme }
    report("inherits", .unknownParent(got: wanted), near: Theme.builtInNames, spelledAs: wanted)
    return nil
  }

  private mutating func shape(in file: TOMLTable, over base: ThemeShape) -> ThemeShape {
    var shape = base
    let keys = ["panel", "symbols", "text"]
    for (key, value) in strings(in: file, section: "shape") {
      let place = path("shape", key)
      switch key {
      case "panel":
        if let look: PanelLook = choice(value, at: place) { shape.panel = look }
      case "symbols":
        if let tier: SymbolTier = choice(value, at: place) { shape.symbols = tier }
      case "text":
        if let look: TextLook = choice(value, at: place) { shape.text = look }
      default: report(place, .unknownKey, near: keys, spelledAs: key)
      }
    }
    return shape
  }

  private mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ value: String, at place: String
  ) -> Choice? {
    if let choice = Choice(rawValue: value) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    report(place, .unknownChoice(got: value, choices: choices), near: choices, spelledAs: value)
    return nil
  }

  private mutating func motion(in file: TOMLTable, over base: ThemeMotion) -> ThemeMotion {
    var motion = base
    guard let section = section("motion", in: file) else { return motion }
    // A Live Activity never moves for longer than two seconds.
    let durations: [String: WritableKeyPath<ThemeMotion, Double>] = [
      "expand": \.expand, "collapse": \.collapse, "split": \.split, "hide": \.hide,
      "update": \.update,
    ]
    let springs: [String: WritableKeyPath<ThemeMotion, Double>] = [
      "response": \.response, "damping": \.damping,
    ]
    let keys = Array(durations.keys) + Array(springs.keys) + ["reduce"]
    for (key, value) in flattened(section) {
      let place = path("motion", key)
      if let duration = durations[key] {
        if let milliseconds = number(value, in: 0...2000, at: place) {
          motion[keyPath: duration] = milliseconds / 1000
        }
      } else if let spring = springs[key] {
        if let number = number(value, in: 0.05...2, at: place) {
          motion[keyPath: spring] = number
        }
      } else if key == "reduce" {
        if let isReduced = value.bool {
          motion.isReduced = isReduced
        } else {
          report(place, .wrongType(got: value.type.description, want: "true or false"))
        }
      } else {
        report(place, .unknownKey, near: keys, spelledAs: key)
      }
    }
    return motion
  }

  private mutating func number(
    _ value: any TOMLValueConvertible, in range: ClosedRange<Double>, at place: String
  ) -> Double? {
    guard let number = value.double ?? value.int.map(Double.init) else {
      report(place, .wrongType(got: value.type.description, want: "number"))
      return nil
    }
    guard range.contains(number) else {
      report(
        place,
        .outOfRange(
          got: number.formatted,
          want: "\(range.lowerBound.formatted) to \(range.upperBound.formatted)"))
      return nil
    }
    return number
  }

  private mutating func section(_ key: String, in file: TOMLTable) -> TOMLTable? {
    guard let value = file[key] else { return nil }
    if let table = value.table { return table }
    report(key, .wrongType(got: value.type.description, want: "a [\(key)] section"))
    return nil
  }

  /// The strings of a section in the order of their keys; what is no string is a problem.
  private mutating func strings(
    in file: TOMLTable, section key: String
  ) -> [(key: String, value: String)] {
    guard let section = section(key, in: file) else { return [] }
    var strings: [(key: String, value: String)] = []
    for (name, value) in flattened(section) {
      if let string = value.string {
        strings.append((name, string))
      } else {
        report(path(key, name), .wrongType(got: value.type.description, want: "string"))
      }
    }
    return strings
  }

  /// `a.b = 1` without quotes is a table in a table; here both are the key `a.b`.
  private func flattened(
    _ table: TOMLTable, prefix: String = ""
  ) -> [(key: String, value: any TOMLValueConvertible)] {
    table.keys.flatMap { key -> [(key: String, value: any TOMLValueConvertible)] in
      guard let value = table[key] else { return [] }
      if let inner = value.table { return flattened(inner, prefix: prefix + key + ".") }
      return [(prefix + key, value)]
    }
  }

  private func path(_ section: String, _ key: String) -> String {
    key.contains(".") ? "\(section).\"\(key)\"" : "\(section).\(key)"
  }

  private func renamed(_ base: Theme) -> Theme {
    var theme = base
    theme.name = name
    return theme
  }

  private mutating func report(
    _ key: String, _ fault: ThemeProblem.Fault, line: Int? = nil,
    near candidates: some Sequence<String> = [], spelledAs word: String? = nil
  ) {
    problems.append(
      ThemeProblem(
        theme: name, line: line ?? TOMLLine.number(of: key, in: text), key: key, fault: fault,
        suggestion: Spelling.nearest(to: word ?? key, in: candidates)))
  }
}

extension Double {
  /// Without `.0` where it says nothing.
  fileprivate var formatted: String {
    abs(self) < 1e9 && self == rounded() ? String(Int(self)) : String(self)
  }
}
