public import Foundation

/// What is generated for a class that Objective-C declares as a module.
///
/// The calls are isolated to the main actor so that they can call methods that are; they run on the
/// module's queue.
public struct _ClassicModule<Instance: AnyObject> {
  public typealias Call = @MainActor @Sendable (Instance, _BridgeArguments) throws -> Any?

  private let name: String
  private let make: @Sendable () -> AnyObject
  private var methods: [String: ClassicMethod] = [:]
  private var notes: [String] = []
  private var constants: (@Sendable (AnyObject) -> [AnyHashable: Any]?)?
  private var queue: (@Sendable (AnyObject) -> DispatchQueue?)?
  /// True: the methods run on the main queue, because the class or one of them is isolated to it.
  public var isOnMain = false
  /// True: the instance is made with the app.
  public var isSetUpAtOnce = false

  /// - Parameters:
  ///   - name: The name in the script.
  ///   - make: Makes the instance.
  public init(_ name: String, make: @escaping @MainActor @Sendable () -> Instance) {
    self.name = name
    let make = unsafeBitCast(make, to: (@Sendable () -> Instance).self)
    self.make = { make() }
  }

  /// Adds a method; of several with one name the first counts.
  public mutating func add(
    _ name: String, _ kind: _NativeModule.Kind, _ parameters: [_BridgeParameter],
    _ call: @escaping Call
  ) {
    guard methods[name] == nil else { return }
    let call = unsafeBitCast(
      call, to: (@Sendable (Instance, _BridgeArguments) throws -> Any?).self)
    methods[name] = ClassicMethod(
      name: "\(self.name).\(name)", kind: kind, parameters: parameters,
      call: { object, arguments in
        guard let instance = object as? Instance else { return nil }
        return try call(instance, arguments)
      })
  }

  /// Adds a method that cannot be called.
  ///
  /// - Parameters:
  ///   - code: That of the rejected promise.
  ///   - reason: What the call says.
  public mutating func refuse(
    _ name: String, _ kind: _NativeModule.Kind, code: String, _ reason: String
  ) {
    guard methods[name] == nil else { return }
    notes.append(reason)
    methods[name] = ClassicMethod(
      name: "\(self.name).\(name)", kind: kind,
      refusal: _BridgeReply.Rejection(code: code, message: reason))
  }

  /// Says what the script reads as properties.
  public mutating func export(
    _ constants: @escaping @MainActor @Sendable (Instance) -> [AnyHashable: Any]?
  ) {
    let constants = unsafeBitCast(
      constants, to: (@Sendable (Instance) -> [AnyHashable: Any]?).self)
    self.constants = { object in (object as? Instance).flatMap(constants) }
  }

  /// Says where the methods run, as the class wants it.
  public mutating func run(on queue: @escaping @MainActor @Sendable (Instance) -> DispatchQueue?) {
    let queue = unsafeBitCast(queue, to: (@Sendable (Instance) -> DispatchQueue?).self)
    self.queue = { object in (object as? Instance).flatMap(queue) }
  }

  /// The module, as the script finds it.
  public var module: _NativeModule {
    let (name, make, methods, isOnMain, queue) = (name, make, methods, isOnMain, queue)
    var module = _NativeModule(
      name: name, flavour: .classic, methods: methods.mapValues(\.kind),
      isEmitter: Instance.self is RCTEventEmitter.Type,
      make: {
        let object = make()
        let chosen = queue?(object) ?? (object as? RCTEventEmitter)?.methodQueue
        return ClassicInstance(
          object, name: name, methods: methods, queue: isOnMain ? .main : chosen)
      })
    module.notes = notes
    let isEmitter = Instance.self is RCTEventEmitter.Type
    if isSetUpAtOnce || constants != nil, let instance = module.make() as? ClassicInstance {
      let exported =
        constants?(instance.object)
        ?? (isEmitter ? (instance.object as? RCTEventEmitter)?.constantsToExport() : nil)
      if case .object(let values) = _BridgeValue(cleaning: exported) { module.constants = values }
    }
    return module
  }
}
