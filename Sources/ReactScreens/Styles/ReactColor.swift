import ActivityModel
import ViewArchive

/// A colour as messages have it: a text, a number, `PlatformColor` or `DynamicColorIOS`.
enum ReactColor {
  /// Returns the style of a colour; nil: it is none.
  static func style(_ value: JSONValue?) -> StyleValue? {
    switch value {
    case .text(let text): ColorText.color(text).map { .color($0) }
    case .whole(let number): UInt32(exactly: number).map { .color(ColorText.color(rgba: $0)) }
    case .record(let fields):
      if let names = fields["semantic"]?.items {
        names.lazy.compactMap(\.string).compactMap(semantic).first
      } else if let dynamic = fields["dynamic"] {
        adapting(style(dynamic["light"]), style(dynamic["dark"]))
      } else {
        nil
      }
    case .null, .truth, .number, .list, nil: nil
    }
  }

  private static func adapting(_ light: StyleValue?, _ dark: StyleValue?) -> StyleValue? {
    guard let light = light ?? dark, let dark = dark ?? light as StyleValue? else { return nil }
    return .adapting(light: light, dark: dark)
  }

  /// Returns a colour of UIKit by its name, with or without `Color` at its end.
  private static func semantic(_ name: String) -> StyleValue? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = SystemColor(rawValue: name) { return .color(.system(color)) }
    if name.hasPrefix("system"), let first = name.dropFirst(6).first {
      let rest = first.lowercased() + name.dropFirst(7)
      if let color = SystemColor(rawValue: rest) { return .color(.system(color)) }
    }
    switch name {
    case "link", "tint": return .accent
    case "placeholderText": return .color(.system(.tertiaryLabel))
    case "opaqueSeparator": return .color(.system(.gray4))
    case "systemGroupedBackground": return .color(.system(.secondarySystemBackground))
    case "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground":
      return .adapting(
        light: .color(.system(.systemBackground)), dark: .color(.system(.gray6)))
    case "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill":
      return .opacity(.color(.system(.gray)), 0.16)
    case "darkText": return .black
    case "lightText": return .opacity(.white, 0.6)
    default: return nil
    }
  }
}
