/// A part of a module's definition.
public protocol AnyDefinition {
  /// Adds the part to the module that is described.
  func _describe(_ module: inout _ModuleParts)
}
