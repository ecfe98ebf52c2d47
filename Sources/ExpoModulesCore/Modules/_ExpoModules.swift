public import React

/// The modules of Expo's in a library.
public enum _ExpoModules {
  /// Makes the modules and returns what they declare. They live from the start of the app.
  public static func modules(of types: [any AnyModule.Type]) -> [_NativeModule] {
    types.map { type in
      let instance = ExpoInstance(type.init(appContext: AppContext.current))
      let parts = instance.parts
      var kinds = parts.functions.mapValues { $0.isSync ? _NativeModule.Kind.sync : .promise }
      for name in parts.properties.keys { kinds[name] = nil }
      var module = _NativeModule(
        name: instance.name, flavour: .expo, methods: kinds, isEmitter: !parts.events.isEmpty,
        make: { instance })
      module.properties = parts.properties.keys.sorted()
      module.constants = parts.constants
      module.notes = parts.notes
      return module
    }
  }
}
