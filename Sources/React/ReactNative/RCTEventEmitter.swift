public import Foundation

/// A module that sends events to the script.
open class RCTEventEmitter: NSObject, RCTBridgeModule, RCTInvalidating {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak open var bridge: RCTBridge!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var callableJSModules: RCTCallableJSModules!
  open var moduleRegistry: RCTModuleRegistry?

  /// Held for `listenerCount`: events are sent from any thread.
  private let lock = NSLock()
  private var listenerCount = 0
  private let isObserved: Bool
  /// The name in the script.
  var scriptName: String?

  public override init() {
    isObserved = true
    super.init()
  }

  /// Makes an emitter that sends its events whether somebody listens or not.
  public init(disabledObservation: Void) {
    isObserved = false
    super.init()
  }

  open class func moduleName() -> String! { "" }
  open class func requiresMainQueueSetup() -> Bool { false }

  /// The queue of the methods; nil: one of the module's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var methodQueue: DispatchQueue! { nil }

  /// The names of the events; a subclass has to override it.
  open func supportedEvents() -> [String]! {
    RCTLogError("\(Self.self) must implement the supportedEvents method")
    return nil
  }

  /// What the script reads as properties of the module.
  open func constantsToExport() -> [AnyHashable: Any]! { nil }

  /// Sends an event, if somebody listens.
  open func sendEvent(withName name: String!, body: Any!) {
    let name = name ?? ""
    check(name)
    guard lock.withLock({ !isObserved || listenerCount > 0 }) else {
      return RCTLogWarn("Sending `\(name)` with no listeners registered.")
    }
    _BridgeEvents.send(scriptName ?? "\(Self.self)", name, _BridgeValue(cleaning: body))
  }

  /// The first listener was added.
  open func startObserving() {}

  /// The last listener was removed.
  open func stopObserving() {}

  // Objective-C's parameter has no nullability: subclasses override it as `String`, `String?` or `String!`.
  open func addListener(_ eventName: String) {
    guard isObserved else { return }
    check(eventName)
    let count = lock.withLock {
      listenerCount += 1
      return listenerCount
    }
    if count == 1 { startObserving() }
  }

  open func removeListeners(_ count: Double) {
    guard isObserved else { return }
    let removed = Int(count)
    let (isTooMuch, isLast) = lock.withLock {
      let before = listenerCount
      listenerCount = max(before - removed, 0)
      return (removed > before, listenerCount == 0)
    }
    if isTooMuch { RCTLogError("Attempted to remove more \(Self.self) listeners than added") }
    if isLast { stopObserving() }
  }

  open func invalidate() {
    let isLast = lock.withLock {
      defer { listenerCount = 0 }
      return listenerCount > 0
    }
    if isLast { stopObserving() }
  }

  /// Says when the name of an event is not among the supported ones; the event is sent all the same.
  private func check(_ name: String) {
    let supported = supportedEvents() ?? []
    guard !supported.contains(name) else { return }
    RCTLogError(
      "`\(name)` is not a supported event type for \(Self.self). "
        + "Supported events are: `\(supported.joined(separator: "`, `"))`")
  }
}
