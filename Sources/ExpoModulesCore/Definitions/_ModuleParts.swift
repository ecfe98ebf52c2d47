import React

/// What the parts of a definition say of a module.
public struct _ModuleParts {
  var name: String?
  var functions: [String: FunctionParts] = [:]
  var properties: [String: PropertyParts] = [:]
  var constants: [String: _BridgeValue] = [:]
  var events: [String] = []
  var observers: [ObserverParts] = []
  var lifeCycle: [LifeCyclePart: [() -> Void]] = [:]
  /// What does not work here, by name.
  var notes: [String] = []
}
