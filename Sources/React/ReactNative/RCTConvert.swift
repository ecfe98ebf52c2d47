public import Foundation

/// Conversions of JSON to types of Objective-C. What cannot be converted is logged, and nil or 0.
open class RCTConvert: NSObject {
  open class func nsString(_ json: Any!) -> String! { checked(json, "NSString") }
  open class func nsNumber(_ json: Any!) -> NSNumber! { checked(json, "NSNumber") }
  open class func nsArray(_ json: Any!) -> [Any]! { checked(json, "NSArray") }
  open class func nsDictionary(_ json: Any!) -> [AnyHashable: Any]! {
    checked(json, "NSDictionary")
  }
  open class func bool(_ json: Any!) -> Bool { number(json).boolValue }
  open class func double(_ json: Any!) -> Double { number(json).doubleValue }
  open class func float(_ json: Any!) -> Float { number(json).floatValue }
  open class func cgFloat(_ json: Any!) -> CGFloat { CGFloat(number(json).doubleValue) }
  open class func int(_ json: Any!) -> Int32 { Int32(clamping: whole(json)) }
  open class func nsInteger(_ json: Any!) -> Int { whole(json) }
  open class func nsuInteger(_ json: Any!) -> UInt { UInt(clamping: whole(json)) }

  /// Returns seconds for milliseconds.
  open class func nsTimeInterval(_ json: Any!) -> TimeInterval { number(json).doubleValue / 1000 }

  /// Takes milliseconds since 1970, or a text such as `2026-11-29T12:00:00.000Z`.
  open class func nsDate(_ json: Any!) -> Date! {
    switch json {
    case nil: return nil
    case let value as NSNumber:
      return Date(timeIntervalSince1970: value.doubleValue / 1000)
    case let value as String:
      if let date = Self.date(value) { return date }
      RCTLogError(
        "JSON String '\(value)' could not be interpreted as a date. "
          + "Expected format: YYYY-MM-DD'T'HH:mm:ss.sssZ")
      return nil
    default:
      fail(json, "a date")
      return nil
    }
  }

  /// Takes an address, or the path of a file.
  open class func nsurl(_ json: Any!) -> URL! {
    guard let path = nsString(json) else { return nil }
    if let url = URL(string: path), url.scheme != nil { return url }
    return path.hasPrefix("/") ? URL(fileURLWithPath: path) : URL(string: path)
  }

  static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSZ"
    return formatter.date(from: text)
  }

  static func number(_ json: Any?) -> NSNumber {
    let number: NSNumber? = checked(json, "NSNumber")
    return number ?? 0
  }

  private static func whole(_ json: Any?) -> Int {
    Int(clamping: Int64(exactly: number(json).doubleValue.rounded(.towardZero)) ?? 0)
  }

  /// Returns nil, and logs that, for a value of another type.
  static func checked<Value>(_ json: Any?, _ type: String) -> Value? {
    guard let json, !(json is NSNull) else { return nil }
    if let value = json as? Value { return value }
    fail(json, type)
    return nil
  }

  static func fail(_ json: Any?, _ type: String) {
    let json = json ?? NSNull()
    RCTLogError(
      "JSON value '\(json)' of type \(className(of: json)) cannot be converted to \(type)")
  }

  private static func className(of json: Any) -> String {
    switch json {
    case is NSNumber: "NSNumber"
    case is String, is NSString: "NSString"
    case is [Any], is NSArray: "NSArray"
    case is [AnyHashable: Any], is NSDictionary: "NSDictionary"
    default: "NSNull"
    }
  }
}
