import TOML
import ViewArchive

extension Theme {
  /// Parses a theme's file. Returns the valid part over `base`, or over the theme it inherits from,
  /// and all errors sorted by line.
  package static func parse(
    _ toml: String, name: String, base: Theme = .standard
  ) -> (theme: Theme, problems: [ThemeProblem]) {
    var file = ThemeFile(text: toml, name: name)
    let theme = file.theme(over: base)
    return (theme, file.problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) })
  }
}

/// Parses one theme file and collects its problems.
struct ThemeFile {
  let text: String
  let name: String
  private(set) var problems: [ThemeProblem] = []
  /// The line number of each key.
  private var lines: [String: Int] = [:]

  init(text: String, name: String) {
    self.text = text
    self.name = name
  }

  private static let sections = [
    "inherits", "palette", "roles", "roles-256", "roles-16", "symbols", "shape", "motion",
  ]

  /// The sections that override `roles` on terminals with fewer colours.
  static let reducedSections: [(name: String, depth: ColorDepth)] = [
    ("roles-256", .indexed), ("roles-16", .sixteen),
  ]

  mutating func theme(over base: Theme) -> Theme {
    let file: TOMLTable
    do throws(TOMLError) {
      let document = try TOMLDocument(text)
      file = document.root
      lines = document.lines
    } catch {
      report("", .notTOML(error.message), line: error.line)
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
    let references = roles(in: file, section: "roles", over: parent.references, palette)
    // A role that the file sets overrides the parent's reduced colours too.
    let own = Set(file["roles"]?.table.map { flattened($0).map(\.key) } ?? [])
    var reduced = parent.reduced.mapValues { roles in roles.filter { !own.contains($0.key) } }
    for (section, depth) in Self.reducedSections {
      let roles = roles(in: file, section: section, over: reduced[depth] ?? [:], palette)
      if !roles.isEmpty { reduced[depth] = roles }
    }
    return Theme(
      name: name, palette: palette, references: references, reduced: reduced,
      shape: shape(in: file, over: parent.shape, palette),
      motion: motion(in: file, over: parent.motion),
      symbols: symbols(in: file, over: parent.symbols, known: SymbolTable.builtIn))
  }

  private mutating func roles(
    in file: TOMLTable, section: String, over base: [String: String], _ palette: [String: RGB]
  ) -> [String: String] {
    var roles = base
    for (key, value) in strings(in: file, section: section) {
      if !ThemeRole.isUsed(key) {
        report(
          path(section, key), .unknownKey, near: ThemeRole.allCases.map(\.rawValue), spelledAs: key)
      } else if color(value, at: path(section, key), palette) != nil {
        roles[key] = value
      }
    }
    return roles
  }

  /// Resolves a palette name or `#RRGGBB`; reports a problem and returns nil for anything else.
  private mutating func color(
    _ value: String, at place: String, _ palette: [String: RGB]
  ) -> RGB? {
    if let color = RGB(value, in: palette) { return color }
    report(place, .notAColor(got: value), near: palette.keys, spelledAs: value)
    return nil
  }

  /// Parses the [symbols] section; its rows replace those of `base`. A row with only some of its
  /// parts takes the others from the row of that name in `known`, which is needed for such a row
  /// only: parsing the built-in rows takes longer than all of a theme's file.
  mutating func symbols(
    in file: TOMLTable, over base: SymbolTable, known: @autoclosure () -> [String: SymbolGlyph]
  ) -> SymbolTable {
    var table = base
    guard let section = section("symbols", in: file) else { return table }
    for (key, value) in flattened(section) {
      let place = path("symbols", key)
      let parts = value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
      guard (1...4).contains(parts.count) else {
        report(
          place,
          .wrongType(
            got: value.kind,
            want: "a glyph, or [unicode, emoji, ascii], or [unicode, emoji, ascii, \"emoji\"]"))
        continue
      }
      if let glyph = SymbolGlyph(
        parts, over: table.rows[key] ?? (parts.count < 3 ? known()[key] : nil))
      {
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
      report("inherits", .wrongType(got: value.kind, want: "string"))
      return nil
    }
    if let theme = Theme.builtIn(wanted) { return theme }
    report("inherits", .unknownParent(got: wanted), near: Theme.builtInNames, spelledAs: wanted)
    return nil
  }

  private mutating func shape(
    in file: TOMLTable, over base: ThemeShape, _ palette: [String: RGB]
  ) -> ThemeShape {
    var shape = base
    let keys = ["panel", "symbols", "text", "glyphs", "appearance", "duotone"]
    guard let section = section("shape", in: file) else { return shape }
    for (key, value) in flattened(section) {
      let place = path("shape", key)
      if key == "duotone" {
        shape.duotone = duotone(value, at: place, palette) ?? shape.duotone
        continue
      }
      guard keys.contains(key) else {
        report(place, .unknownKey, near: keys, spelledAs: key)
        continue
      }
      guard let text = value.string else {
        report(place, .wrongType(got: value.kind, want: "string"))
        continue
      }
      switch key {
      case "panel": shape.panel = choice(text, at: place) ?? shape.panel
      case "symbols": shape.symbols = choice(text, at: place) ?? shape.symbols
      case "text": shape.text = choice(text, at: place) ?? shape.text
      case "appearance": shape.appearance = choice(text, at: place) ?? shape.appearance
      default: shape.glyphs = choice(text, at: place) ?? shape.glyphs
      }
    }
    return shape
  }

  private mutating func duotone(
    _ value: TOMLValue, at place: String, _ palette: [String: RGB]
  ) -> Duotone? {
    let names = value.array?.compactMap(\.string) ?? []
    guard names.count == 2, value.array?.count == 2 else {
      report(place, .wrongType(got: value.kind, want: "[dark, light]: two colours"))
      return nil
    }
    guard let dark = color(names[0], at: place, palette),
      let light = color(names[1], at: place, palette)
    else { return nil }
    return Duotone(dark: dark, light: light)
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
    // A Live Activity never animates for longer than two seconds.
    let durations: [String: WritableKeyPath<ThemeMotion, Double>] = [
      "expand": \.expand, "collapse": \.collapse, "split": \.split, "hide": \.hide,
      "update": \.update,
    ]
    let keys = Array(durations.keys) + ["damping", "reduce"]
    for (key, value) in flattened(section) {
      let place = path("motion", key)
      if let duration = durations[key] {
        if let milliseconds = number(value, in: 0...2000, at: place) {
          motion[keyPath: duration] = milliseconds / 1000
        }
      } else if key == "damping" {
        motion.damping = number(value, in: 0.05...2, at: place) ?? motion.damping
      } else if key == "reduce" {
        if let isReduced = value.bool {
          motion.isReduced = isReduced
        } else {
          report(place, .wrongType(got: value.kind, want: "true or false"))
        }
      } else {
        report(place, .unknownKey, near: keys, spelledAs: key)
      }
    }
    return motion
  }

  private mutating func number(
    _ value: TOMLValue, in range: ClosedRange<Double>, at place: String
  ) -> Double? {
    guard let number = value.double else {
      report(place, .wrongType(got: value.kind, want: "number"))
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
    report(key, .wrongType(got: value.kind, want: "a [\(key)] section"))
    return nil
  }

  /// Returns the strings of a section in the order of their keys; reports other types as problems.
  private mutating func strings(
    in file: TOMLTable, section key: String
  ) -> [(key: String, value: String)] {
    guard let section = section(key, in: file) else { return [] }
    var strings: [(key: String, value: String)] = []
    for (name, value) in flattened(section) {
      if let string = value.string {
        strings.append((name, string))
      } else {
        report(path(key, name), .wrongType(got: value.kind, want: "string"))
      }
    }
    return strings
  }

  /// Flattens nested tables: `a.b = 1` without quotes is a table in a table in TOML; here both
  /// forms are the key `a.b`.
  private func flattened(
    _ table: TOMLTable, prefix: String = ""
  ) -> [(key: String, value: TOMLValue)] {
    table.keys.flatMap { key -> [(key: String, value: TOMLValue)] in
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
        theme: name, line: line ?? lines[key.filter { $0 != "\"" }], key: key, fault: fault,
        suggestion: ThemeSpelling.nearest(to: word ?? key, in: candidates)))
  }
}

extension Double {
  /// The number as text, without `.0` for integers.
  fileprivate var formatted: String {
    abs(self) < 1e9 && self == rounded() ? String(Int(self)) : String(self)
  }
}
