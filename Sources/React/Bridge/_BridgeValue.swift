import Foundation

/// A value on its way between a script and native code: JSON, and functions of the script.
public enum _BridgeValue: Hashable, Sendable {
  /// Also `undefined`.
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([_BridgeValue])
  case object([String: _BridgeValue])
  /// A function of the script by its number. It is called with `_BridgeReply.callback`, once.
  case callback(Int)

  /// The value as Objective-C has it: `NSNumber`, `String`, an array or a dictionary; `NSNull` inside of
  /// these, nil outside.
  public var object: Any? {
    switch self {
    case .null, .callback: nil
    case .bool(let value): NSNumber(value: value)
    // A whole number is written without a point where it becomes text, as on a phone.
    case .number(let value):
      Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
    case .string(let value): value
    case .array(let values): values.map { $0.object ?? NSNull() }
    case .object(let values): values.mapValues { $0.object ?? NSNull() }
    }
  }

  /// Makes JSON of a value of native code, as React Native cleans it: a number that is no number is 0,
  /// and what JSON does not have is null.
  public init(cleaning value: Any?) {
    switch value {
    case nil, is NSNull, is Void: self = .null
    case let value as _BridgeValue: self = value
    case let value as String: self = .string(value)
    case let value as NSString: self = .string(String(describing: value))
    case let value as NSNumber: self = Self.number(value)
    case let value as NSDictionary: self = Self.object(value)
    case let value as NSArray: self = .array(value.map { Self(cleaning: $0) })
    case let value as [AnyHashable: Any]: self = Self.object(value as NSDictionary)
    case let value as [Any]: self = .array(value.map { Self(cleaning: $0) })
    case let value as any _BridgeOptional: self = Self(cleaning: value._content)
    case let value as any BinaryInteger: self = .number(Double(Int64(clamping: value)))
    case let value as CGFloat: self = Self.number(NSNumber(value: Double(value)))
    default: self = .null
    }
  }

  private static func number(_ value: NSNumber) -> _BridgeValue {
    // 'c' is the code of `BOOL`.
    if value.objCType.pointee == CChar(UInt8(ascii: "c")) { return .bool(value.boolValue) }
    return .number(value.doubleValue.isFinite ? value.doubleValue : 0)
  }

  private static func object(_ values: NSDictionary) -> _BridgeValue {
    var object: [String: _BridgeValue] = [:]
    for (key, value) in values { object["\(key)"] = _BridgeValue(cleaning: value) }
    return .object(object)
  }
}
