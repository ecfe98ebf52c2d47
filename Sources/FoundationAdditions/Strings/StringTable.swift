import Synchronization

/// A string table in all its languages, from a string catalogue or from the `.strings` and
/// `.stringsdict` files of the `.lproj` folders.
package struct StringTable: Sendable {
  /// Translations by language, then by key.
  private(set) var languages: [String: [String: Translation]] = [:]
  /// The language of the keys, and the fallback if no other language fits.
  private(set) var source = "en"

  private static let cache = Mutex<[String: StringTable]>([:])

  /// Returns the table of a bundle; tables are cached.
  ///
  /// - Parameter name: the table's name. Nil: `Localizable`.
  package static func of(_ bundle: Bundle, named name: String?) -> StringTable {
    let name = name ?? "Localizable"
    guard let folder = bundle.resourceURL?.path else { return StringTable() }
    let key = "\(folder)/\(name)"
    if let table = cache.withLock({ $0[key] }) { return table }
    let table = StringTable(folder: folder, name: name)
    cache.withLock { $0[key] = table }
    return table
  }

  init() {}

  /// Reads the files of the table; files that cannot be parsed are ignored.
  init(folder: String, name: String) {
    if let data = FileManager.default.contents(atPath: "\(folder)/\(name).xcstrings") {
      read(catalogue: data)
    }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".lproj") {
      let language = String(entry.dropLast(6))
      read(language, beside: "\(folder)/\(entry)/\(name)")
    }
    read(source, beside: "\(folder)/\(name)")
  }

  /// Returns the translation in the best matching language. Nil: the table does not contain the
  /// key.
  package func translation(of key: String, for locale: Locale) -> Translation? {
    // The language of another region is used if there is no better one, such as pt-BR for pt-PT.
    let code = locale.language.languageCode?.identifier ?? ""
    let related = languages.keys.filter { $0.hasPrefix(code + "-") }.sorted()
    for language in Self.candidates(locale) + related + [source, "Base", "en"] {
      if let translation = languages[language]?[key] { return translation }
    }
    return nil
  }

  /// Returns language folder names for a locale, best match first: `zh_TW` matches `zh-Hant`.
  static func candidates(_ locale: Locale) -> [String] {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return [] }
    let full = Locale.Language(identifier: language.maximalIdentifier)
    let region = (language.region ?? locale.region)?.identifier
    let script = (language.script ?? full.script)?.identifier
    var names: [String] = []
    if let script, let region { names.append("\(code)-\(script)-\(region)") }
    if let region { names += ["\(code)-\(region)", "\(code)_\(region)"] }
    if let script { names.append("\(code)-\(script)") }
    names.append(code)
    return names
  }

  // MARK: Files

  private mutating func read(_ language: String, beside stem: String) {
    func list(_ suffix: String) -> [String: Any]? {
      guard let data = FileManager.default.contents(atPath: stem + suffix) else { return nil }
      let list = try? PropertyListSerialization.propertyList(
        from: Self.decoded(data), format: nil)
      return list as? [String: Any]
    }
    for (key, value) in list(".strings") ?? [:] {
      guard let text = value as? String else { continue }
      languages[language, default: [:]][key] = Translation(text, language: language)
    }
    for (key, value) in list(".stringsdict") ?? [:] {
      guard let entry = value as? [String: Any] else { continue }
      languages[language, default: [:]][key] = Self.translation(entry, language)
    }
  }

  /// Returns the data as UTF-8, because `.strings` files may be UTF-16.
  private static func decoded(_ data: Data) -> Data {
    guard data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]),
      let text = String(data: data, encoding: .utf16)
    else { return data }
    return Data(text.utf8)
  }

  /// Parses an entry of a `.stringsdict`. Nil: it has no format.
  private static func translation(_ entry: [String: Any], _ language: String) -> Translation? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var result = Translation(format, language: language)
    for (name, value) in entry {
      guard let rule = value as? [String: Any] else { continue }
      result.substitutions[name] = Translation.Substitution(
        argument: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
        forms: rule.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") })
    }
    return result
  }

  private mutating func read(catalogue data: Data) {
    guard let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data) else {
      return
    }
    source = catalogue.sourceLanguage
    for (key, entry) in catalogue.strings {
      for (language, localization) in entry.localizations ?? [:] {
        languages[language, default: [:]][key] = localization.translation(in: language)
      }
    }
  }
}

/// The decoded parts of an `.xcstrings` file.
struct StringCatalogue: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable { var localizations: [String: Localization]? }

  struct Unit: Decodable { var value: String }

  /// A text, or several texts by plural category or device.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// Texts by plural category; of device variations, those for iPhone.
    var forms: [String: String] {
      if let stringUnit { return ["other": stringUnit.value] }
      if let plural = variations?.plural {
        return plural.compactMapValues { $0.forms["other"] }
      }
      guard let device = variations?.device else { return [:] }
      return (device["iphone"] ?? device["other"])?.forms ?? [:]
    }

    func translation(in language: String) -> Translation? {
      let forms = forms
      guard !forms.isEmpty else { return nil }
      return Translation(
        forms: forms,
        substitutions: (substitutions ?? [:]).mapValues {
          Translation.Substitution(
            argument: $0.argNum, specifier: $0.formatSpecifier ?? "lld",
            forms: ($0.variations?.plural ?? [:]).compactMapValues { $0.forms["other"] })
        }, language: language)
    }
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
}
