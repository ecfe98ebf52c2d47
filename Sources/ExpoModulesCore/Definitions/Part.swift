/// A part that is described by a function.
struct Part: AnyDefinition {
  let describe: (inout _ModuleParts) -> Void

  func _describe(_ module: inout _ModuleParts) { describe(&module) }
}
