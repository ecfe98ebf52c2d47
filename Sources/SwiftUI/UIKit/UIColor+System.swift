import ViewArchive

extension StyleValue {
  /// The background of a list or form: the grey of the light appearance, black in the dark one.
  static let groupedBackground = adaptive(light: .rgb(0xF2F2F7), dark: .rgb(0x000000))
  /// The background of a row.
  static let groupedRow = adaptive(light: .rgb(0xFFFFFF), dark: .rgb(0x1C1C1E))
  /// The background of content inside a row.
  static let nestedGroupedRow = adaptive(light: .rgb(0xF2F2F7), dark: .rgb(0x2C2C2E))

  /// The chosen part of a segmented picker.
  static let selectedSegment = adaptive(light: .rgb(0xFFFFFF), dark: .rgb(0x636366))

  /// Returns a system colour by the name that Xcode writes into an asset catalogue, such as
  /// `systemTealColor`; nil: there is none.
  static func system(named reference: String) -> StyleValue? { references[reference] }

  private static let references: [String: StyleValue] = {
    let named: [String: UIColor] = [
      "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
      "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
      "placeholderTextColor": .placeholderText, "linkColor": .link,
      "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
      "systemBackgroundColor": .systemBackground,
      "secondarySystemBackgroundColor": .secondarySystemBackground,
      "tertiarySystemBackgroundColor": .tertiarySystemBackground,
      "systemGroupedBackgroundColor": .systemGroupedBackground,
      "groupTableViewBackgroundColor": .systemGroupedBackground,
      "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
      "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
      "tertiarySystemFillColor": .tertiarySystemFill,
      "quaternarySystemFillColor": .quaternarySystemFill,
      "darkTextColor": .darkText, "lightTextColor": .lightText,
    ]
    var styles = named.mapValues(\.style)
    for color in SystemColor.allCases {
      let name = "system\(color.rawValue.prefix(1).uppercased())\(color.rawValue.dropFirst())Color"
      styles[name] = .color(.system(color))
    }
    return styles
  }()

  private static func rgb(_ value: Int) -> StyleValue {
    .color(
      .rgba(
        red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255,
        blue: Double(value & 0xFF) / 255, alpha: 1))
  }
}

/// The system colours by their UIKit names. Fill colours are approximated by the nearest grey.
extension UIColor {
  private convenience init(_ color: SystemColor) { self.init(style: .color(.system(color))) }

  public class var systemRed: UIColor { UIColor(SystemColor.red) }
  public class var systemOrange: UIColor { UIColor(SystemColor.orange) }
  public class var systemYellow: UIColor { UIColor(SystemColor.yellow) }
  public class var systemGreen: UIColor { UIColor(SystemColor.green) }
  public class var systemMint: UIColor { UIColor(SystemColor.mint) }
  public class var systemTeal: UIColor { UIColor(SystemColor.teal) }
  public class var systemCyan: UIColor { UIColor(SystemColor.cyan) }
  public class var systemBlue: UIColor { UIColor(SystemColor.blue) }
  public class var systemIndigo: UIColor { UIColor(SystemColor.indigo) }
  public class var systemPurple: UIColor { UIColor(SystemColor.purple) }
  public class var systemPink: UIColor { UIColor(SystemColor.pink) }
  public class var systemBrown: UIColor { UIColor(SystemColor.brown) }
  public class var systemGray: UIColor { UIColor(SystemColor.gray) }
  public class var systemGray2: UIColor { UIColor(SystemColor.gray2) }
  public class var systemGray3: UIColor { UIColor(SystemColor.gray3) }
  public class var systemGray4: UIColor { UIColor(SystemColor.gray4) }
  public class var systemGray5: UIColor { UIColor(SystemColor.gray5) }
  public class var systemGray6: UIColor { UIColor(SystemColor.gray6) }
  public class var systemBackground: UIColor { UIColor(SystemColor.systemBackground) }
  public class var secondarySystemBackground: UIColor {
    UIColor(SystemColor.secondarySystemBackground)
  }
  public class var tertiarySystemBackground: UIColor {
    UIColor(SystemColor.tertiarySystemBackground)
  }
  public class var systemGroupedBackground: UIColor { UIColor(style: .groupedBackground) }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(style: .groupedRow)
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(style: .nestedGroupedRow)
  }
  public class var label: UIColor { UIColor(SystemColor.label) }
  public class var secondaryLabel: UIColor { UIColor(SystemColor.secondaryLabel) }
  public class var tertiaryLabel: UIColor { UIColor(SystemColor.tertiaryLabel) }
  public class var quaternaryLabel: UIColor { UIColor(SystemColor.quaternaryLabel) }
  public class var placeholderText: UIColor { UIColor(SystemColor.tertiaryLabel) }
  public class var separator: UIColor { UIColor(SystemColor.separator) }
  public class var opaqueSeparator: UIColor { UIColor(SystemColor.gray4) }
  public class var link: UIColor { UIColor(SystemColor.blue) }
  public class var systemFill: UIColor { UIColor(SystemColor.gray5) }
  public class var secondarySystemFill: UIColor { UIColor(SystemColor.gray5) }
  public class var tertiarySystemFill: UIColor { UIColor(SystemColor.gray6) }
  public class var quaternarySystemFill: UIColor { UIColor(SystemColor.gray6) }
  public class var tintColor: UIColor { UIColor(SystemColor.blue) }
  public class var clear: UIColor { UIColor(style: .clear) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  public class var darkGray: UIColor { UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1) }
  public class var lightGray: UIColor { UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1) }
  public class var lightText: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public class var darkText: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
}
