import Foundation
import Testing

@testable import FoundationAdditions

/// A bundle in a folder of its own, gone with it.
private struct TemporaryBundle: ~Copyable {
  let path: String

  init(_ files: [String: Data]) throws {
    path =
      FileManager.default.temporaryDirectory.path
      + "/island-strings-\(UUID().uuidString.prefix(8))"
    for (name, data) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  func table(_ name: String = "Localizable") -> StringTable {
    StringTable(folder: path, name: name)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

struct StringTableTests {
  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "plain": {},
      "hello": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "你好（繁）"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Olá"}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
        "other": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}},
      "%lld cups of %@": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "no %2$@ at all"}},
          "one": {"stringUnit": {"state": "translated", "value": "one cup of %2$@"}},
          "other": {"stringUnit": {"state": "translated", "value": "%1$lld cups of %2$@"}}}}},
        "de": {"stringUnit": {"state": "translated", "value": "%2$@: %1$lld"}}}},
      "%lld of %lld done": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@all@, %#@left@ done"},
        "substitutions": {
          "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg task"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg tasks"}}}}},
          "left": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "only %arg"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}}
    }}
    """

  private func bundle() throws -> TemporaryBundle {
    try TemporaryBundle([
      "Localizable.xcstrings": Data(Self.catalogue.utf8),
      "de.lproj/Localizable.strings": Data("/* old */ \"old\" = \"Alt\\n\\\"neu\\\"\";".utf8),
      "en.lproj/Localizable.strings": #"old = "Old";"#.data(using: .utf16) ?? Data(),
      "en.lproj/Localizable.stringsdict": Data(
        """
        <plist version="1.0"><dict><key>%d days</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>in %#@days@!</string>
          <key>days</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>a day</string><key>other</key><string>%d days</string>
          </dict></dict></dict></plist>
        """.utf8),
      "Words.strings": Data("\"hello\" = \"Howdy\";".utf8),
    ])
  }

  private func text(
    _ table: StringTable, _ key: String, _ locale: String, _ arguments: [(String, Double?)] = []
  ) -> String? {
    table.translation(of: key, for: Locale(identifier: locale))?
      .parts(numbers: arguments.map(\.1)).map { part in
        switch part {
        case .literal(let text): text
        case .argument(let index, _): arguments[index].0
        }
      }.joined()
  }

  @Test(arguments: [
    ("hello", "en_US", "Hello"), ("hello", "de_AT", "Hallo"), ("hello", "fr_FR", "Hello"),
    ("hello", "zh_TW", "你好（繁）"), ("hello", "pt_PT", "Olá"), ("tap", "de_DE", "Tap"),
    ("old", "de_DE", "Alt\n\"neu\""), ("old", "ja_JP", "Old"),
  ])
  func aTextIsThatOfTheNearestLanguage(key: String, locale: String, expected: String) throws {
    #expect(text(try bundle().table(), key, locale) == expected)
  }

  @Test func aKeyWithoutATextHasNone() throws {
    let table = try bundle().table()
    #expect(text(table, "plain", "en_US") == nil)
    #expect(text(table, "never", "en_US") == nil)
  }

  @Test func anotherTableHasItsOwnTexts() throws {
    let bundle = try bundle()
    #expect(text(bundle.table("Words"), "hello", "en_US") == "Howdy")
    #expect(text(bundle.table("Nowhere"), "hello", "en_US") == nil)
  }

  @Test(arguments: [
    (0, "en_US", "no tea at all"), (1, "en_US", "one cup of tea"), (7, "en_US", "7 cups of tea"),
    (7, "de_DE", "tea: 7"),
  ])
  func theFirstNumberDecidesAndPositionsReorder(
    count: Int, locale: String, expected: String
  ) throws {
    #expect(
      text(
        try bundle().table(), "%lld cups of %@", locale,
        [("\(count)", Double(count)), ("tea", nil)]) == expected)
  }

  @Test(arguments: [(1, 1, "1 task, only 1 done"), (2, 5, "5 tasks, 2 done")])
  func substitutionsDependOnTheirOwnNumbers(done: Int, all: Int, expected: String) throws {
    #expect(
      text(
        try bundle().table(), "%lld of %lld done", "en_US",
        [("\(done)", Double(done)), ("\(all)", Double(all))]) == expected)
  }

  @Test(arguments: [(1, "in a day!"), (3, "in 3 days!")])
  func aStringsdictHasPluralForms(count: Int, expected: String) throws {
    #expect(
      text(try bundle().table(), "%d days", "en_US", [("\(count)", Double(count))]) == expected)
  }

  /// On iOS the plural forms go with the string that is looked up.
  @Test func aFormatThatIsLookedUpHasItsPluralForms() throws {
    let bundle = try bundle()
    let own = try #require(Bundle(path: bundle.path))
    let format = _localizedString("%d days", bundle: own, comment: "")
    for (count, text) in [(1, "in a day!"), (3, "in 3 days!")] {
      #expect(String._localizedStringWithFormat(format, [count]) == text)
      #expect(String(_formt: format, count) == text)
      #expect(String(_formt: format, locale: nil, arguments: [count]) == text)
    }
    #expect(String(_formt: "%02d:%02d", 3, 4) == "03:04")
    #expect(String(_formt: "%@ %.1f", "a", 0.25, 7) == "a 0.2")
  }

  @Test func aBrokenCatalogueHasNoTexts() throws {
    let bundle = try TemporaryBundle([
      "Localizable.xcstrings": Data("{ nonsense".utf8),
      "en.lproj/Localizable.strings": Data([0xff, 0x00, 0x12]),
    ])
    #expect(bundle.table().languages == [:])
  }

  @Test func resourcesAreLookedUpWithTheirArguments() throws {
    let bundle = try bundle()
    let own = try #require(Bundle(path: bundle.path))
    let german = Locale(identifier: "de_DE")
    let resource = LocalizedStringResource("\(3) cups of \("tea")")
    #expect(resource.text(for: german, bundle: own) == "tea: 3")
    let missing = LocalizedStringResource("\(3) mugs")
    #expect(missing.text(for: german, bundle: own) == "3 mugs")
    let text = AppBundle.$locale.withValue(german) {
      [
        String(localized: "hello", bundle: own),
        String(localized: "never", defaultValue: "a \(1)", bundle: own),
        _localizedString("hello", tableName: "Words", bundle: own, comment: ""),
        _localizedString("never", bundle: own, value: "instead", comment: ""),
        _localizedString("never", bundle: own, comment: ""),
      ]
    }
    #expect(text == ["Hallo", "a 1", "Howdy", "instead", "never"])
  }
}

struct PluralRuleTests {
  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("en", 1.5, "other"), ("fr", 0, "one"),
    ("fr", 1.5, "one"), ("ja", 1, "other"), ("ru", 21, "one"), ("ru", 12, "many"),
    ("ru", 3, "few"), ("hr", 5, "other"), ("pl", 22, "few"), ("pl", 21, "many"), ("cs", 4, "few"),
    ("cs", 1.5, "many"), ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 103, "few"),
    ("ar", 111, "many"), ("ar", 100, "other"), ("he", 2, "two"), ("sl", 102, "two"),
    ("lt", 11, "other"), ("lt", 31, "one"), ("lv", 0, "zero"), ("ro", 119, "few"),
    ("pt-BR", 1, "one"),
  ])
  func categoriesAreThoseOfTheLanguage(language: String, number: Double, category: String) {
    #expect(PluralRule.category(of: number, in: language) == category)
  }
}

struct FormatPiecesTests {
  @Test func specifiersPositionsAndPlainPercentSignsAreToldApart() {
    #expect(
      FormatPieces.of("5 % of %2$-5.1lf, %@ %% %#@n@ %") == [
        .literal("5 % of "), .argument(position: 2, specifier: "-5.1lf"), .literal(", "),
        .argument(position: nil, specifier: "@"), .literal(" % "),
        .variable(position: nil, name: "n"), .literal(" %"),
      ])
  }
}
