public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarViews {
  public typealias Body = Never

  nonisolated let placement: ToolbarItemPlacement
  // Set once, and read on the main actor only, where views are lowered.
  nonisolated(unsafe) let content: any View

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}
