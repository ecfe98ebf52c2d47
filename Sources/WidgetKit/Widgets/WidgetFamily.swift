/// The sizes and shapes of home screen and lock screen widgets.
public enum WidgetFamily: Int, Hashable, Codable, Sendable, CaseIterable,
  CustomStringConvertible, CustomDebugStringConvertible
{
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  public var debugDescription: String { description }

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
