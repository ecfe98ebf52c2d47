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
