import Synchronization

/// A native module, as a script finds it.
public struct _NativeModule: Sendable {
  public enum Flavour: String, Sendable {
    /// Declared in Objective-C by React Native's macros.
    case classic
    /// A subclass of Expo's `Module`.
    case expo
  }

  /// How a method answers.
  public enum Kind: String, Sendable {
    /// With a promise.
    case promise
    /// Not at all.
    case void
    /// By calling functions that it was given.
    case callback
    /// At once: the script waits.
    case sync
  }

  public var name: String
  public var flavour: Flavour
  public var methods: [String: Kind]
  /// Names of properties (Expo's): read as a synchronous call of that name without arguments, written with
  /// one.
  public var properties: [String] = []
  public var constants: [String: _BridgeValue] = [:]
  /// True for a module that sends events.
  public var isEmitter: Bool
  /// What of it does not work here, by name.
  public var notes: [String] = []
  /// Returns the only instance, which is made when it is first asked for.
  public let make: @Sendable () -> any _NativeModuleInstance

  public init(
    name: String, flavour: Flavour, methods: [String: Kind], isEmitter: Bool,
    make: @escaping @Sendable () -> any _NativeModuleInstance
  ) {
    (self.name, self.flavour) = (name, flavour)
    (self.methods, self.isEmitter) = (methods, isEmitter)
    let instance = Made()
    self.make = { instance.get(make) }
  }

  private final class Made: Sendable {
    private let instance = Mutex<(any _NativeModuleInstance)?>(nil)

    func get(_ make: () -> any _NativeModuleInstance) -> any _NativeModuleInstance {
      instance.withLock { instance in
        if let instance { return instance }
        let made = make()
        instance = made
        return made
      }
    }
  }
}
