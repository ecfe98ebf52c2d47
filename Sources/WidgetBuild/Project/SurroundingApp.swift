/// What a project says of the app around a widget.
struct SurroundingApp: Hashable, Sendable {
  var declaration = AppDeclaration()
  /// The name of its target's module; nil: no project lists its files.
  var module: String?
  /// Those of its target, which come before the widget's; nil: it has the widget's alone.
  var resources: WidgetResources?
  /// That of its target, which also compiles what it shares with the widget; nil: the widget's.
  var language: ProjectLanguage?
  /// What says which native modules its scripts call.
  var bridges = BridgeFiles()

  /// Takes what another path says that this one does not.
  mutating func addMissing(_ other: SurroundingApp) {
    if declaration.place == nil { declaration = other.declaration }
    module = module ?? other.module
    resources = resources ?? other.resources
    language = language ?? other.language
    bridges.merge(other.bridges)
  }
}
