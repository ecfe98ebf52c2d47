/// The content and settings of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }
}

/// A configuration without content.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}

  public var body: EmptyWidgetConfiguration { self }
}

/// A configuration of this module, which resolves itself.
@MainActor
protocol ResolvableConfiguration {
  var resolved: ResolvedConfiguration { get }
}

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

/// A Live Activity with additional cards for a watch or a car.
@MainActor
struct SupplementedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration,
  ResolvableConfiguration
{
  let content: Content
  let families: [ActivityFamily]

  var body: Content { content }

  var resolved: ResolvedConfiguration {
    let resolved = ResolvedConfiguration(content)
    guard case .liveActivity(let activity) = resolved else { return resolved }
    return .liveActivity(activity.supporting(families))
  }
}

/// A configuration with a setting that does not affect Live Activities on a phone.
@MainActor
struct AdjustedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration,
  ResolvableConfiguration
{
  let content: Content

  var body: Content { content }
  var resolved: ResolvedConfiguration { ResolvedConfiguration(content) }
}
