import ViewArchive

/// The `Contents.json` of an asset (Apple, "Asset Catalog Format Reference").
struct AssetContents: Decodable {
  var images: [Entry]?
  var colors: [Colour]?
  var properties: Properties?

  struct Appearance: Decodable, Hashable {
    var appearance: String
    var value: String
  }

  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    /// Pixels per point as the file spells them, such as `2x`.
    var scale: String?
    var appearances: [Appearance]?
  }

  struct Colour: Decodable {
    var idiom: String?
    var color: Components?
    var appearances: [Appearance]?
  }

  struct Components: Decodable {
    var components: [String: String]?
    var reference: String?
    var space: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var intent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case intent = "template-rendering-intent"
    }
  }

  /// Reads `Contents.json` in `folder`. Nil: the file is missing or cannot be decoded.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }

  /// The colour for an iPhone, adaptive if light and dark differ. Nil: the asset defines none.
  var color: ColorValue? {
    let own = (colors ?? []).filter { $0.idiom == "iphone" }
    let all = own.isEmpty ? (colors ?? []).filter { $0.idiom == "universal" } : own
    func value(_ wanted: Set<Appearance>) -> ColorValue? {
      all.first { Set($0.appearances ?? []) == wanted }?.color?.value
    }
    let dark = value([Appearance(appearance: "luminosity", value: "dark")])
    guard let plain = value([]) ?? value([Appearance(appearance: "luminosity", value: "light")])
    else { return dark }
    guard let dark, dark != plain else { return plain }
    return .adaptive(light: plain, dark: dark)
  }
}

extension AssetContents.Components {
  /// System colours by the names that Xcode writes into an asset catalogue.
  private static let system: [String: SystemColor] = {
    var names: [String: SystemColor] = [
      "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
      "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
      "systemBackgroundColor": .systemBackground,
      "secondarySystemBackgroundColor": .secondarySystemBackground,
      "tertiarySystemBackgroundColor": .tertiarySystemBackground, "separatorColor": .separator,
    ]
    for color in SystemColor.allCases where names.values.allSatisfy({ $0 != color }) {
      names["system\(color.rawValue.prefix(1).uppercased())\(color.rawValue.dropFirst())Color"] =
        color
    }
    return names
  }()

  /// The colour value; wide-gamut components are treated as sRGB.
  fileprivate var value: ColorValue? {
    if let reference { return Self.system[reference].map { .system($0) } }
    guard let components else { return nil }
    let alpha = Self.number(components["alpha"]) ?? 1
    if let white = Self.number(components["white"]) {
      return .rgba(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
      let blue = Self.number(components["blue"])
    else { return nil }
    return .rgba(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Parses a colour component: `0.500`, `128` or `0x80`.
  private static func number(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? value : value <= 1 ? value : value / 255
  }
}
