/// An intent whose parameters configure a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// - Throws: Nothing; the default does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}
