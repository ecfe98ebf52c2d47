import ViewArchive

/// The `Contents.json` of an asset (Apple, "Asset Catalog Format Reference").
struct AssetContents: Decodable {
  var images: [Entry]?
  var symbols: [Entry]?
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
    var resizing: Resizing?
    /// Why the build of the widget made no bitmap of the file, which is none itself. Not Apple's.
    var problem: String?
  }

  /// The parts of an image that keep their size when it is resized, in pixels.
  struct Resizing: Decodable {
    struct EdgeLengths: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }

    struct Center: Decodable { var mode: String? }

    var insets: EdgeLengths?
    var center: Center?

    private enum CodingKeys: String, CodingKey {
      case center
      case insets = "cap-insets"
    }
  }

  struct Colour: Decodable {
    var idiom: String?
    var color: Components?
    var appearances: [Appearance]?
  }

  struct Components: Decodable {
    var components: [String: Component]?
    var reference: String?
    var space: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// A component: the text `0.500`, `128` or `0x80`, or a number of JSON.
  struct Component: Decodable {
    /// Nil: the component is none.
    var number: Double?
    /// True for a whole number, which may count to 255.
    var isWhole = false

    /// - Throws: `DecodingError` when the value is an object or a list.
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let text = try? container.decode(String.self) else {
        number = try? container.decode(Double.self)
        isWhole = number.map { $0 == $0.rounded() } ?? false
        return
      }
      if text.lowercased().hasPrefix("0x") {
        number = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else {
        number = Double(text)
        isWhole = !text.contains(".")
      }
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
  var color: StyleValue? {
    func value(_ wanted: Set<Appearance>) -> StyleValue? {
      let fitting = (colors ?? []).filter { Set($0.appearances ?? []) == wanted }
      func first(of idiom: String) -> StyleValue? {
        fitting.lazy.filter { ($0.idiom ?? "universal") == idiom }.compactMap { $0.color?.value }
          .first
      }
      return first(of: "iphone") ?? first(of: "universal")
    }
    let dark = value([Appearance(appearance: "luminosity", value: "dark")])
    guard let plain = value([]) ?? value([Appearance(appearance: "luminosity", value: "light")])
    else { return dark }
    return dark.map { .adapting(light: plain, dark: $0) } ?? plain
  }
}

extension AssetContents.Components {
  /// The value in sRGB.
  fileprivate var value: StyleValue? {
    if let reference { return .system(named: reference) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      return Color(colorSpace, white: white, opacity: alpha).resolvedStyle
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue")
    else { return nil }
    return Color(colorSpace, red: red, green: green, blue: blue, opacity: alpha).resolvedStyle
  }

  /// The colour space of the components. The curve of `gray-gamma-22` is taken for sRGB's.
  private var colorSpace: Color.RGBColorSpace {
    switch space {
    case "display-p3": .displayP3
    case "extended-linear-srgb", "linear-srgb": .sRGBLinear
    default: .sRGB
    }
  }

  /// Returns a component, 0…1. The whole number 1 is all of it, unless all count to 255.
  private func number(_ key: String) -> Double? {
    guard let component = components?[key], let number = component.number else { return nil }
    guard component.isWhole else { return number }
    if number > 1 { return number / 255 }
    guard key != "alpha" else { return number }
    let others = ["red", "green", "blue", "white"].compactMap { components?[$0] }
    let countsTo255 =
      others.allSatisfy(\.isWhole) && others.contains { $0.number ?? 0 > 1 }
    return countsTo255 ? number / 255 : number
  }
}
