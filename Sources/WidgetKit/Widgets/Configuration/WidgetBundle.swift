/// The widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  init()
  @WidgetBundleBuilder var body: Body { get }
}
