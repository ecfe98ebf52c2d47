public import Foundation
import Synchronization

/// The arguments of one call of a method that Objective-C declares.
public struct _BridgeArguments {
  let values: [_BridgeValue]
  let parameters: [_BridgeParameter]
  let reply: _BridgeReply

  /// Why an argument cannot be passed.
  struct Mismatch: Error {
    var index: Int
    var type: Any.Type
  }

  /// Returns an argument as the Swift method takes it.
  ///
  /// It is converted to the type of the declaration in Objective-C, as React Native does, and from there
  /// to the method's own.
  ///
  /// - Throws: When the method takes another type.
  public func value<Value>(_ index: Int) throws -> Value {
    let converted = Self.convert(values[index], to: parameters[index].type)
    guard let value = Self.cast(converted, to: Value.self) else {
      throw Mismatch(index: index, type: Value.self)
    }
    return value
  }

  /// Resolves the promise.
  public var resolve: RCTPromiseResolveBlock {
    { [reply] in reply.resolve(_BridgeValue(cleaning: $0)) }
  }

  /// Rejects the promise.
  public var reject: RCTPromiseRejectBlock {
    { [reply] code, message, error in
      let object = error as NSError?
      reply.reject(
        _BridgeReply.Rejection(
          code: code ?? unspecifiedCode,
          message: message ?? error?.localizedDescription ?? "Error not specified.",
          domain: object?.domain ?? RCTErrorDomain,
          userInfo: object.map { Self.userInfo(of: $0) }))
    }
  }

  /// Returns a function of the script; only its first call counts, the others are errors.
  public func callback(_ index: Int) -> RCTResponseSenderBlock {
    guard case .callback(let number) = values[index] else { return { _ in } }
    let once = Once()
    return { [reply] arguments in
      guard once.isFirst() else {
        return reply.fail(
          "RCTResponseSenderBlock was called more than once: a callback of a native module can be "
            + "called once")
      }
      reply.callback(number, (arguments ?? []).map { _BridgeValue(cleaning: $0) })
    }
  }

  /// Returns a function of the script that takes an error.
  public func errorCallback(_ index: Int) -> RCTResponseErrorBlock {
    let callback = callback(index)
    return { error in
      callback([
        [
          "message": error?.localizedDescription ?? "", "domain": (error as NSError?)?.domain ?? "",
          "code": "\((error as NSError?)?.code ?? 0)",
        ]
      ])
    }
  }

  private static func userInfo(of error: NSError) -> [String: _BridgeValue] {
    error.userInfo.mapValues { _BridgeValue(cleaning: $0) }
  }

  private final class Once: Sendable {
    private let isDone = Mutex(false)

    func isFirst() -> Bool {
      isDone.withLock { isDone in
        defer { isDone = true }
        return !isDone
      }
    }
  }
}

extension _BridgeArguments {
  /// Converts as `RCTConvert` does: nil where it cannot, which it logs.
  static func convert(_ value: _BridgeValue, to type: String) -> Any? {
    let json = value.object
    switch type {
    case "double", "float", "CGFloat": return RCTConvert.number(json)
    case "NSTimeInterval": return NSNumber(value: RCTConvert.nsTimeInterval(json))
    case "int", "int64_t", "NSInteger": return NSNumber(value: RCTConvert.nsInteger(json))
    case "NSUInteger", "uint64_t": return NSNumber(value: RCTConvert.nsuInteger(json))
    case "BOOL", "bool": return NSNumber(value: RCTConvert.bool(json))
    case "NSNumber": return RCTConvert.nsNumber(json)
    case "NSString": return RCTConvert.nsString(json)
    case "NSDictionary": return RCTConvert.nsDictionary(json)
    case "NSDate": return RCTConvert.nsDate(json)
    case "NSURL": return RCTConvert.nsurl(json)
    case "NSSet": return RCTConvert.nsArray(json).map { NSSet(array: $0) }
    default:
      // Arrays of elements are arrays: `NSStringArray`.
      return type.hasSuffix("Array") ? RCTConvert.nsArray(json) : json
    }
  }

  /// Returns nil when the method takes another type.
  private static func cast<Value>(_ object: Any?, to type: Value.Type) -> Value? {
    if let optional = Value.self as? any _BridgeOptional.Type {
      return optionally(object, optional) as? Value
    }
    if let value = plain(object, Value.self) { return value as? Value }
    // Swift makes empty values of Objective-C's nil.
    return object == nil ? (Value.self as? any EmptyOfNil.Type)?.init() as? Value : nil
  }

  private static func optionally<Value: _BridgeOptional>(
    _ object: Any?, _ type: Value.Type
  ) -> Value? {
    guard let object else { return Value._none }
    func open<Wrapped>(_ wrapped: Wrapped.Type) -> Any? { cast(object, to: wrapped) }
    return open(Value._wrapped).flatMap { Value._some($0) }
  }

  private static func plain(_ object: Any?, _ type: Any.Type) -> Any? {
    if let number = object as? NSNumber, let type = type as? any OfNumber.Type {
      return type.init(truncating: number)
    }
    return object
  }
}

/// A type of numbers, into which Objective-C's number goes with less precision.
private protocol OfNumber {
  init(truncating number: NSNumber)
}

extension Double: OfNumber {}
extension Float: OfNumber {}
extension CGFloat: OfNumber {
  fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension Bool: OfNumber {}
extension Int: OfNumber {}
extension Int32: OfNumber {}
extension Int64: OfNumber {}
extension UInt: OfNumber {}
extension UInt32: OfNumber {}
extension UInt64: OfNumber {}

/// A type of which Swift makes an empty value of Objective-C's nil.
private protocol EmptyOfNil {
  init()
}

extension String: EmptyOfNil {}
extension Array: EmptyOfNil {}
extension Dictionary: EmptyOfNil {}
