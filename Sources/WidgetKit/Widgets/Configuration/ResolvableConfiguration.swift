/// A configuration type of this module that converts itself to a `ResolvedConfiguration`; other
/// types are resolved by evaluating their body.
@MainActor
protocol ResolvableConfiguration {
  var resolved: ResolvedConfiguration { get }
}
