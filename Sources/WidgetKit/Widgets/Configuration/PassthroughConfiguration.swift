/// A configuration with a setting that does not affect Live Activities on a phone.
@MainActor
struct PassthroughConfiguration<Content: WidgetConfiguration>: WidgetConfiguration,
  ResolvableConfiguration
{
  let content: Content

  var body: Content { content }
  var resolved: ResolvedConfiguration { ResolvedConfiguration(content) }
}
