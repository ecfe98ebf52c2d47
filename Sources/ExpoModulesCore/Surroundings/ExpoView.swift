public import Foundation

/// A native view, which is a named box here.
open class ExpoView: NSObject {
  public private(set) weak var appContext: AppContext?

  public required init(appContext: AppContext? = nil) { self.appContext = appContext }
}

/// Sends an event of a native view; nothing here draws one.
public final class EventDispatcher: Sendable {
  public init(_ name: String? = nil) {}

  public func callAsFunction(_ payload: [String: Any] = [:]) {}
}

/// An object that the script keeps, which is not supported.
open class SharedObject: AnyArgument {
  public init() {}
}

/// A native object that the script keeps, which is not supported.
open class SharedRef<Content>: SharedObject {
  public let ref: Content

  public init(_ ref: Content) { self.ref = ref }
}

/// Follows the life of an app. What an app's delegate does is left out here.
open class ExpoAppDelegateSubscriber: NSObject {
  public override init() { super.init() }
}

/// What a subscriber of an app's delegate implements.
public protocol ExpoAppDelegateSubscriberProtocol {}
