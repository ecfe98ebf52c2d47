public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  public enum Sizing: Sendable { case fixed, flexible }

  nonisolated public init(
    _ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}
