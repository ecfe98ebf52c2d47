/// A configuration after its bodies and modifiers have been evaluated.
@MainActor
enum ResolvedConfiguration {
  case liveActivity(any LiveActivity)
  /// The name of a configuration that is not for Live Activities.
  case other(String)
  case none

  init(_ configuration: some WidgetConfiguration) {
    if let configuration = configuration as? any ResolvableConfiguration {
      self = configuration.resolved
    } else if configuration is EmptyWidgetConfiguration {
      self = .none
    } else {
      self.init(configuration.body)
    }
  }

  init(_ widget: some Widget) { self.init(widget.body) }
}
