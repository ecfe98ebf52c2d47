import TOML

/// Maps SF Symbols names to glyphs: the rows of a theme, then the built-in rows.
package struct SymbolTable: Hashable, Sendable {
  /// The result of looking up a name.
  package struct Match: Hashable, Sendable {
    package var glyph: SymbolGlyph
    /// True when the name contains `slash` and the glyph does not show it: it is drawn struck
    /// through.
    package var isStruck: Bool
    /// False for the neutral fallback glyph.
    package var isKnown: Bool
  }

  /// The rows in the theme's file, which take precedence over those of `Themes/symbols.toml`.
  var rows: [String: SymbolGlyph] = [:]

  package init() {}

  static let unknown = SymbolGlyph(unicode: "▫", emoji: "▫️", ascii: "[?]")

  /// The rows of `Themes/symbols.toml`.
  static let builtIn: [String: SymbolGlyph] = {
    let text = EmbeddedTexts.all["Themes/symbols.toml"] ?? ""
    guard let table = try? TOMLDocument(text).root else { return [:] }
    var file = ThemeFile(text: text, name: "symbols")
    return file.symbols(in: table, over: SymbolTable(), known: [:]).rows
  }()

  func exact(_ name: String) -> SymbolGlyph? { rows[name] ?? Self.builtIn[name] }

  /// Returns a description of each name for which the fallback glyph is drawn.
  package func unknownNames(among names: [String]) -> [String] {
    names.filter { !match($0).isKnown }.map { "symbol \($0)" }
  }

  /// Looks up a name: first as it is, then without its endings, then only its first part. Each
  /// candidate is also tried with `.fill`. Names may be computed at run time, so an unknown name
  /// returns the fallback glyph.
  package func match(_ name: String) -> Match {
    for candidate in Self.candidates(for: name) {
      guard let glyph = exact(candidate) ?? exact(candidate + ".fill") else { continue }
      let isStruck = Self.isSlashed(name) && !Self.isSlashed(candidate)
      return Match(glyph: glyph, isStruck: isStruck, isKnown: true)
    }
    return Match(glyph: Self.unknown, isStruck: false, isKnown: false)
  }

  private static func isSlashed(_ name: String) -> Bool {
    name.split(separator: ".").contains("slash")
  }

  /// Returns the names to look up, the most exact first.
  private static func candidates(for name: String) -> [String] {
    var parts = name.split(separator: ".")
    var names = [name]
    func add() { names.append(parts.joined(separator: ".")) }
    func dropEndings() {
      while parts.count > 1, let last = parts.last, ["fill", "circle", "square"].contains(last) {
        parts.removeLast()
        add()
      }
    }
    dropEndings()
    while let cut = parts.lastIndex(where: { $0 == "badge" || $0 == "slash" }), cut > 0 {
      parts.removeSubrange(cut...)
      add()
      dropEndings()
    }
    parts = Array(parts.prefix(1))
    add()
    return names
  }
}
