/// The size of an activity's card: medium on a phone, small on a watch or in a car.
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
