/// What `definition()` returns.
public final class ModuleDefinition {
  let parts: _ModuleParts

  init(_ definitions: [any AnyDefinition]) {
    var parts = _ModuleParts()
    for definition in definitions { definition._describe(&parts) }
    self.parts = parts
  }
}
