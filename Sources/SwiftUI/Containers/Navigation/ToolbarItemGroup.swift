public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
