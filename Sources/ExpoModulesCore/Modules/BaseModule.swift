/// What all native modules are made of.
open class BaseModule {
  public private(set) weak var appContext: AppContext?
  /// The name in the script.
  var scriptName: String

  public required init(appContext: AppContext) {
    self.appContext = appContext
    scriptName = "\(Self.self)"
  }

  /// Sends an event to the script.
  public func sendEvent(_ eventName: String, _ body: [String: Any?] = [:]) {
    AppContext.EventEmitter(module: scriptName).sendEvent(withName: eventName, body: body)
  }
}
