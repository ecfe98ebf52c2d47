/// Collects the widgets of a bundle.
@MainActor @preconcurrency @resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some Widget { WidgetGroup() }

  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var members: [any Widget] = []
    for widget in repeat each content { members.append(widget) }
    return WidgetGroup(members: members)
  }

  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    WidgetGroup(members: content.map { [$0] } ?? [])
  }

  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    WidgetGroup(members: [content])
  }
}
