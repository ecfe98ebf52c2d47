import Foundation

extension NSPredicate {
  /// Creates a predicate of comparisons that are joined by AND or OR: `done == NO AND rank > %d`. One
  /// with anything else selects every object.
  public convenience init(format: String, _ arguments: Any?...) {
    let parsed = PredicateFormat(format, arguments)
    self.init { object, _ in parsed.matches(object as? NSManagedObject) }
  }

  public convenience init(format: String, argumentArray arguments: [Any]?) {
    let parsed = PredicateFormat(format, arguments ?? [])
    self.init { object, _ in parsed.matches(object as? NSManagedObject) }
  }
}

/// The comparisons of a predicate's format: lists joined by OR, each of comparisons joined by AND.
/// `@unchecked Sendable`: its values never change, and can be of any type.
struct PredicateFormat: @unchecked Sendable {
  private struct Comparison {
    var key: String
    var relation: String
    var value: Any?
  }

  private var alternatives: [[Comparison]]? = []

  init(_ format: String, _ arguments: [Any?]) {
    var arguments = arguments[...]
    let words = format.replacingOccurrences(of: "&&", with: " AND ")
      .replacingOccurrences(of: "||", with: " OR ").split(separator: " ").map(String.init)
    var all: [[Comparison]] = []
    for alternative in words.split(whereSeparator: { $0.uppercased() == "OR" }) {
      var comparisons: [Comparison] = []
      for part in alternative.split(whereSeparator: { $0.uppercased() == "AND" }) {
        let part = Array(part)
        guard part.count == 3 else {
          alternatives = nil
          return
        }
        let key = part[0] == "%K" ? arguments.popFirst().flatMap { $0 as? String } ?? "" : part[0]
        let value = part[2].hasPrefix("%") ? arguments.popFirst() ?? nil : Self.literal(part[2])
        comparisons.append(Comparison(key: key, relation: part[1], value: value))
      }
      all.append(comparisons)
    }
    alternatives = all
  }

  private static func literal(_ text: String) -> Any? {
    switch text.uppercased() {
    case "YES", "TRUE": return true
    case "NO", "FALSE": return false
    case "NIL", "NULL": return nil
    default:
      return Double(text) ?? text.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }
  }

  func matches(_ object: NSManagedObject?) -> Bool {
    guard let alternatives, let object else { return true }
    return alternatives.contains { $0.allSatisfy { Self.holds($0, object) } }
  }

  private static func holds(_ comparison: Comparison, _ object: NSManagedObject) -> Bool {
    let order = order(object.value(forKey: comparison.key), comparison.value)
    switch comparison.relation.uppercased() {
    case "==", "=": return order == .orderedSame
    case "!=", "<>": return order != .orderedSame
    case "<": return order == .orderedAscending
    case ">": return order == .orderedDescending
    case "<=", "=<": return order == .orderedAscending || order == .orderedSame
    case ">=", "=>": return order == .orderedDescending || order == .orderedSame
    default: return true
    }
  }

  /// Compares two values; nil: they are of different kinds.
  private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    func compare<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult {
      left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    guard let left = plain(left), let right = plain(right) else {
      return plain(left) == nil && plain(right) == nil ? .orderedSame : nil
    }
    if let left = left as? Double, let right = right as? Double { return compare(left, right) }
    if let left = left as? String, let right = right as? String { return compare(left, right) }
    return (left as? AnyHashable) == (right as? AnyHashable) ? .orderedSame : nil
  }

  /// Returns a number or a date as a number of seconds, an object of Foundation as Swift's value.
  private static func plain(_ value: Any?) -> Any? {
    switch value {
    case let value as Bool: value ? 1.0 : 0.0
    case let value as Int: Double(value)
    case let value as Int16: Double(value)
    case let value as Int32: Double(value)
    case let value as Int64: Double(value)
    case let value as Float: Double(value)
    case let value as Double: value
    case let value as NSNumber: value.doubleValue
    case let value as Date: value.timeIntervalSince1970
    case let value as NSDate: value.timeIntervalSince1970
    case let value as UUID: value.uuidString
    case let value as NSString: value as String
    case .some(let value): value
    case nil: nil
    }
  }
}
