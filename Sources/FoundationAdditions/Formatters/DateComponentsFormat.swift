extension Date.ComponentsFormatStyle {
  /// How the units are written.
  public struct Style: Hashable, Codable, Sendable {
    let rawValue: Int

    public static let spellOut = Self(rawValue: 0)
    public static let wide = Self(rawValue: 1)
    public static let abbreviated = Self(rawValue: 2)
    public static let condensedAbbreviated = Self(rawValue: 3)
    public static let narrow = Self(rawValue: 4)
  }
}

/// Formats the length of an interval of dates in calendar units, in English; Foundation's style of
/// this kind is unavailable on Linux.
public struct _DateComponentsFormat: FormatStyle, Sendable {
  private static let all: Set<Date.ComponentsFormatStyle.Field> = [
    .year, .month, .week, .day, .hour, .minute, .second,
  ]

  private let style: Date.ComponentsFormatStyle.Style
  private let fields: Set<Date.ComponentsFormatStyle.Field>?

  init(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>?) {
    self.style = style
    self.fields = fields
  }

  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    let units: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    let wanted = fields ?? Self.all
    formatter.allowedUnits = NSCalendar.Unit(
      units.filter { wanted.contains($0.0) }.map(\.1))
    formatter.unitsStyle =
      switch style {
      case .spellOut: .spellOut
      case .wide: .full
      case .narrow, .condensedAbbreviated: .brief
      default: .short
      }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }
}

extension FormatStyle where Self == _DateComponentsFormat {
  public static func components(
    style: Date.ComponentsFormatStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  public static var timeDuration: Self { Self(style: .narrow, fields: nil) }
}
