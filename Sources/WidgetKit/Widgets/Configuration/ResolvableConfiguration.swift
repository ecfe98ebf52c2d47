/// A configuration of this module, which resolves itself.
@MainActor
protocol ResolvableConfiguration {
  var resolved: ResolvedConfiguration { get }
}
