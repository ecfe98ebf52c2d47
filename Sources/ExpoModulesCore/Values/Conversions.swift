import Foundation
import React

/// Between the values of a script and those of Swift.
enum Conversions {
  // MARK: To Swift

  /// Returns a value of the script as the type.
  ///
  /// - Parameter object: As Objective-C has it (`_BridgeValue.object`).
  /// - Throws: `Exception` that says what it is and what was expected.
  static func convert<Value>(_ object: Any?, to type: Value.Type) throws -> Value {
    guard let value = try any(object, to: type) as? Value else { throw failure(object, type) }
    return value
  }

  /// - Throws: `Exception` for null, and what the type's own conversion throws.
  private static func any(_ object: Any?, to type: Any.Type) throws -> Any? {
    let object = object is NSNull ? nil : object
    if let optional = type as? any _BridgeOptional.Type {
      return try optionally(object, optional)
    }
    if let either = type as? any AnyEither.Type { return try either.make(of: object) }
    if let type = type as? any Convertible.Type {
      return try type.convert(from: object, appContext: AppContext.current)
    }
    guard let object else { throw NullCastException(type) }
    switch type {
    case let type as any Enumerable.Type: return try type.create(fromRawValue: object)
    case let type as any Number.Type:
      return isBool(object) ? nil : (object as? NSNumber).map { type.init(truncating: $0) }
    case is Bool.Type: return isBool(object) ? object as? Bool : nil
    case is URL.Type: return url(object)
    case is Date.Type: return date(object)
    case is Data.Type: return data(object)
    case let type as any Sequential.Type:
      return try (object as? [Any]).map { try type.make(of: $0) }
    case let type as any Keyed.Type:
      return try (object as? [String: Any]).map { try type.make(of: $0) }
    case is CGSize.Type:
      return pair(object, "width", "height").map { CGSize(width: $0, height: $1) }
    case is CGPoint.Type: return pair(object, "x", "y").map { CGPoint(x: $0, y: $1) }
    default: return object
    }
  }

  /// - Throws: What the conversion to the wrapped type throws.
  private static func optionally<Value: _BridgeOptional>(
    _ object: Any?, _ type: Value.Type
  ) throws -> Value? {
    guard let object else { return Value._none }
    return try any(object, to: Value._wrapped).flatMap { Value._some($0) }
  }

  static func failure(_ object: Any?, _ type: Any.Type) -> Exception {
    guard let object, !(object is NSNull) else { return NullCastException(type) }
    return CastingException((value: "\(object)", type: type))
  }

  static func isBool(_ object: Any) -> Bool {
    guard let number = object as? NSNumber else { return false }
    return number.objCType.pointee == CChar(UInt8(ascii: "c"))
  }

  /// Without a scheme it is the path of a file.
  private static func url(_ object: Any) -> URL? {
    guard let text = object as? String else { return nil }
    if let url = URL(string: text), url.scheme != nil { return url }
    return text.hasPrefix("/") ? URL(fileURLWithPath: text) : nil
  }

  /// Takes milliseconds since 1970, or a text of ISO 8601.
  private static func date(_ object: Any) -> Date? {
    if let number = object as? NSNumber {
      return Date(timeIntervalSince1970: number.doubleValue / 1000)
    }
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    guard let text = object as? String else { return nil }
    return formatter.date(from: text) ?? ISO8601DateFormatter().date(from: text)
  }

  private static func data(_ object: Any) -> Data? {
    (object as? [NSNumber]).map { Data($0.map(\.uint8Value)) }
  }

  private static func pair(_ object: Any, _ first: String, _ second: String) -> (Double, Double)? {
    if let values = object as? [NSNumber], values.count == 2 {
      return (values[0].doubleValue, values[1].doubleValue)
    }
    guard let values = object as? [String: NSNumber], let x = values[first], let y = values[second]
    else { return nil }
    return (x.doubleValue, y.doubleValue)
  }

  // MARK: To the script

  /// Returns what a function has returned as a value of the script.
  static func value(of result: Any?) -> _BridgeValue {
    switch result {
    case let record as any Record: .object(record.toDictionary().mapValues { value(of: $0) })
    case let value as any Enumerable: Self.value(of: value.anyRawValue)
    case let value as URL: .string(value.absoluteString)
    case let value as Data: .array(value.map { .number(Double($0)) })
    case let value as any _BridgeOptional: value._content.map { Self.value(of: $0) } ?? .null
    case let values as [String: Any?]: .object(values.mapValues { value(of: $0) })
    case let values as [Any?]: .array(values.map { value(of: $0) })
    default: _BridgeValue(cleaning: result)
    }
  }
}

/// A type of numbers. What is behind the point of a number of the script is cut off.
private protocol Number {
  init(truncating number: NSNumber)
}

extension Double: Number {}
extension Float: Number {}
extension CGFloat: Number {
  fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension Int: Number {}
extension Int8: Number {}
extension Int16: Number {}
extension Int32: Number {}
extension Int64: Number {}
extension UInt: Number {}
extension UInt8: Number {}
extension UInt16: Number {}
extension UInt32: Number {}
extension UInt64: Number {}

/// An array.
private protocol Sequential {
  /// - Throws: `Exception` when an element cannot be converted.
  static func make(of values: [Any]) throws -> Any
}

extension Array: Sequential {
  /// - Throws: `Exception` when an element cannot be converted.
  fileprivate static func make(of values: [Any]) throws -> Any {
    try values.map { try Conversions.convert($0, to: Element.self) }
  }
}

extension Set: Sequential {
  /// - Throws: `Exception` when an element cannot be converted.
  fileprivate static func make(of values: [Any]) throws -> Any {
    Set(try values.map { try Conversions.convert($0, to: Element.self) })
  }
}

/// A dictionary with texts as keys.
private protocol Keyed {
  /// - Throws: `Exception` when an element cannot be converted.
  static func make(of values: [String: Any]) throws -> Any
}

extension Dictionary: Keyed {
  /// - Throws: `Exception` when an element cannot be converted.
  fileprivate static func make(of values: [String: Any]) throws -> Any {
    var made: [Key: Value] = [:]
    for (name, value) in values {
      guard let key = name as? Key else { continue }
      made[key] = try Conversions.convert(value, to: Value.self)
    }
    return made
  }
}
