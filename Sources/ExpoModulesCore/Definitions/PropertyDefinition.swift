import React

/// Declares a property, which is read at each access.
public func Property<Value>(_ name: String, @_implicitSelfCapture get: @escaping () -> Value)
  -> PropertyDefinition
{
  PropertyDefinition(name: name).get(get)
}

/// Declares a property with the functions that follow.
public func Property(_ name: String) -> PropertyDefinition { PropertyDefinition(name: name) }

/// A property of a module.
public struct PropertyDefinition: AnyDefinition {
  let name: String
  var parts = PropertyParts()

  init(name: String) { self.name = name }

  public func get<Value>(_ get: @escaping () -> Value) -> PropertyDefinition {
    var definition = self
    definition.parts.get = { get() }
    return definition
  }

  public func set<Value>(_ set: @escaping (Value) -> Void) -> PropertyDefinition {
    var definition = self
    definition.parts.set = { set(try Conversions.convert($0, to: Value.self)) }
    return definition
  }

  public func _describe(_ module: inout _ModuleParts) { module.properties[name] = parts }
}
