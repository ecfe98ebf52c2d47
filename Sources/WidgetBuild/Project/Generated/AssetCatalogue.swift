import Foundation

/// Generates Swift declarations for the colours and images of `.xcassets` folders.
enum AssetCatalogue {
  /// Generates a static member for each colour and image, as Xcode does; nil when there are none.
  ///
  /// - Parameter declared: names of colours and images that the sources already declare themselves.
  static func symbols(of catalogues: [String], besides declared: Set<String> = []) -> String? {
    let (colors, images) = names(of: catalogues)
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    var text = "import SwiftUI\n"
    func members(_ type: String, _ symbols: [String: String], _ make: (String) -> String) {
      text += "extension \(type) {\n"
      for (symbol, name) in symbols.sorted(by: { $0.key < $1.key }) {
        text += "  static var `\(symbol)`: Self { \(make(String(reflecting: name))) }\n"
      }
      text += "}\n"
    }
    members("ColorResource", colors) { "Self(name: \($0), bundle: .main)" }
    members("ImageResource", images) { "Self(name: \($0), bundle: .main)" }
    let ownColors = colors.filter {
      !systemNames.contains($0.key) && !declared.contains($0.key)
    }
    let ownImages = images.filter { !declared.contains($0.key) }
    members("Color", ownColors) { "Color(\($0))" }
    members("ShapeStyle where Self == Color", ownColors) { "Color(\($0))" }
    text += "extension UIColor {\n"
    for (symbol, name) in ownColors.sorted(by: { $0.key < $1.key }) {
      text += "  static var `\(symbol)`: UIColor { UIColor(asset: \(String(reflecting: name))) }\n"
    }
    text += "}\nextension UIImage {\n"
    for (symbol, name) in ownImages.sorted(by: { $0.key < $1.key }) {
      text += "  static var `\(symbol)`: UIImage { UIImage(asset: \(String(reflecting: name))) }\n"
    }
    return text + "}\n"
  }

  /// Returns the names of the colours and images by their symbols.
  static func names(
    of catalogues: [String]
  ) -> (colors: [String: String], images: [String: String]) {
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    for asset in assets(in: catalogues) {
      guard let symbol = symbol(for: asset.name) else { continue }
      if asset.isColor { colors[symbol] = asset.name } else { images[symbol] = asset.name }
    }
    colors["accentColor"] = nil
    return (colors, images)
  }

  /// Returns the names of all colours and images, sorted.
  static func allNames(of catalogues: [String]) -> [String] {
    Set(assets(in: catalogues).map(\.name)).sorted()
  }

  /// Returns all colours and images of the catalogues.
  private static func assets(in catalogues: [String]) -> [(name: String, isColor: Bool)] {
    catalogues.flatMap { catalogue in
      let walker = FileManager.default.enumerator(atPath: catalogue)
      var found: [(name: String, isColor: Bool)] = []
      while let path = walker?.nextObject() as? String {
        let url = URL(fileURLWithPath: path)
        guard ["colorset", "imageset", "symbolset"].contains(url.pathExtension) else { continue }
        found.append(
          (url.deletingPathExtension().lastPathComponent, url.pathExtension == "colorset"))
      }
      return found
    }
  }

  /// Names of the system's own colour members, which must not be redeclared.
  private static let systemNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "white", "black", "clear", "primary", "secondary", "tint",
    "background", "foreground", "label",
  ]

  /// Returns the symbol that Xcode generates for an asset name: `Brand Blue-2` becomes
  /// `brandBlue2`, and a trailing "Color" or "Image" is removed. Nil when the name does not start
  /// with a letter.
  ///
  /// - Parameter keepsSuffix: true for the key of a text, which keeps such an end.
  static func symbol(for name: String, keepsSuffix: Bool = false) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    var symbol =
      lowered(first)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    for suffix in keepsSuffix ? [] : ["Color", "Image"]
    where symbol.hasSuffix(suffix) && symbol.count > suffix.count {
      symbol.removeLast(suffix.count)
      break
    }
    return symbol
  }

  /// Lower-cases a leading run of capitals, except for the last one when it begins the next word.
  private static func lowered(_ word: String) -> String {
    let letters = Array(word)
    let run = letters.prefix { $0.isUppercase }.count
    guard run > 0 else { return word }
    let count = run == 1 || run == letters.count ? run : run - 1
    return String(letters.prefix(count)).lowercased() + String(letters.dropFirst(count))
  }
}
