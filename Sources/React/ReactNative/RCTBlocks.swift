public import Foundation

/// Resolves a promise.
public typealias RCTPromiseResolveBlock = (Any?) -> Void
/// Rejects a promise with a code, a message and an error.
public typealias RCTPromiseRejectBlock = (String?, String?, (any Error)?) -> Void
/// Calls a function of the script with arguments, once.
public typealias RCTResponseSenderBlock = ([Any]?) -> Void
/// Calls a function of the script with an error, once.
public typealias RCTResponseErrorBlock = ((any Error)?) -> Void
public typealias RCTDirectEventBlock = ([AnyHashable: Any]?) -> Void
public typealias RCTBubblingEventBlock = ([AnyHashable: Any]?) -> Void

/// The domain of React Native's own errors.
public let RCTErrorDomain = "RCTErrorDomain"
/// The code of a rejection without one.
let unspecifiedCode = "EUNSPECIFIED"
public let RCTJavaScriptDidLoadNotification = Notification.Name("RCTJavaScriptDidLoadNotification")
public let RCTContentDidAppearNotification = Notification.Name("RCTContentDidAppearNotification")
