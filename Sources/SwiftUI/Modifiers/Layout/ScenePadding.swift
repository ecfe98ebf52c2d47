/// How much room a scene leaves at its edges; a phone has the same for all.
public struct ScenePadding: Equatable, Sendable {
  public static let minimum = Self()
  public static let navigationBar = Self()
}
