import Foundation

/// Generates Swift declarations for the texts of `.xcstrings` files, as Xcode 26 does for the keys
/// that were added by hand: `Text(.orderReceived)`, and with arguments `Text(.minutesLeft(4))`.
enum StringSymbols {
  /// Generates a static member for each key that was added by hand; nil when there are none. The
  /// members of a table other than `Localizable` are inside a type of its name.
  static func symbols(of tables: [String]) -> String? {
    var text = ""
    // Several targets can have a table with the same name; the first one counts.
    var seen: Set<String> = []
    for path in tables where path.hasSuffix(".xcstrings") {
      let members = members(of: path)
      guard !members.isEmpty else { continue }
      let table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      guard seen.insert(table).inserted else { continue }
      let body = members.map { "  \($0)\n" }.joined()
      guard table != "Localizable" else {
        text += "extension LocalizedStringResource {\n\(body)}\n"
        continue
      }
      guard let name = AssetCatalogue.symbol(for: table, keepsSuffix: true) else { continue }
      let type = name.prefix(1).uppercased() + name.dropFirst()
      text += "extension LocalizedStringResource {\n  enum `\(type)` {\n\(body)  }\n}\n"
    }
    return text.isEmpty ? nil : "import SwiftUI\n" + text
  }

  private struct Catalogue: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable {
      var extractionState: String?
      var localizations: [String: Localization]?
    }

    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }
  }

  /// Returns the declarations for one file; empty when it cannot be read, since the texts are
  /// missing then anyway and show their keys.
  private static func members(of path: String) -> [String] {
    guard let data = ProjectFile.data(path),
      let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
    else { return [] }
    let table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var seen: Set<String> = []
    return catalogue.strings.sorted { $0.key < $1.key }.compactMap { key, entry in
      guard entry.extractionState == "manual",
        let symbol = AssetCatalogue.symbol(for: key, keepsSuffix: true),
        seen.insert(symbol).inserted
      else { return nil }
      let value = entry.localizations?[catalogue.sourceLanguage]?.stringUnit?.value ?? key
      let (text, parameters) = arguments(of: value)
      let made =
        "LocalizedStringResource(\(String(reflecting: key)), defaultValue: \(text), "
        + "table: \(String(reflecting: table)))"
      return parameters.isEmpty
        ? "static var `\(symbol)`: LocalizedStringResource { \(made) }"
        : "static func `\(symbol)`(\(parameters)) -> LocalizedStringResource { \(made) }"
    }
  }

  /// Returns a text as a Swift literal with its placeholders as interpolations, and the parameters
  /// for them: `%@` is a text, `%lld` a whole number, `%(left)lld` one with a label.
  private static func arguments(of value: String) -> (text: String, parameters: String) {
    var literal = ""
    var parameters: [String] = []
    var rest = Substring(value)
    while let match = rest.firstMatch(of: #/%(?:\((\w+)\))?(?:\d+\$)?(@|l{0,2}[du]|l?f|%)/#) {
      literal += quoted(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      guard match.2 != "%" else {
        literal += "%"
        continue
      }
      let type = match.2 == "@" ? "String" : match.2.hasSuffix("f") ? "Double" : "Int"
      let name = match.1.map(String.init) ?? "value\(parameters.count + 1)"
      parameters.append((match.1 == nil ? "_ " : "") + "\(name): \(type)")
      literal += "\\(\(name))"
    }
    return ("\"" + literal + quoted(rest) + "\"", parameters.joined(separator: ", "))
  }

  /// Returns the text as it is written inside of a Swift literal.
  private static func quoted(_ text: Substring) -> Substring {
    let literal = String(reflecting: String(text))
    return Substring(literal.dropFirst().dropLast())
  }
}
