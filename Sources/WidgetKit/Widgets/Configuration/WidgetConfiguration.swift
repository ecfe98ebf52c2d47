/// The content and settings of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }
}
