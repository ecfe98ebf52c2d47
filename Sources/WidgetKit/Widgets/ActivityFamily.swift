/// The size of card that an activity is shown at: the phone's, or that of a watch or a car.
public enum ActivityFamily: Int, Hashable, Codable, Sendable, CaseIterable,
  CustomStringConvertible
{
  case small, medium

  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}
