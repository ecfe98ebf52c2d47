/// Where following the sources begins: at an app, or at what the user named and the Live Activities.
struct SourceRoots: Hashable, Sendable {
  /// Files that the user named; everything in them is compiled.
  var named: Set<String> = []
  /// Files with a Live Activity that is shown.
  var widgets: Set<String> = []
  /// Where the app starts whose sources these are; nil: they are those of a widget.
  var app: AppRoot?
  /// The native modules of the app whose sources these are; nil: no script calls them.
  var modules: NativeModuleRoots?
  /// True when the previews of an app's views are compiled.
  var hasPreviews = false

  /// The layouts in JavaScript that are the Live Activities; nil: these are in Swift.
  var layouts: LayoutProject?

  /// Files that have to be readable.
  var files: Set<String> {
    named.union(widgets).union([app?.file].compactMap(\.self)).union(modules?.files ?? [])
  }

  /// Returns true for a file in which an error is to be seen.
  func contains(_ file: String) -> Bool { named.contains(file) || widgets.contains(file) }
}
