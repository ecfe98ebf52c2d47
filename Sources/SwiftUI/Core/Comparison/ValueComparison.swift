/// Compares values whose types are not known to be equatable, such as the stored properties of a
/// view: equal views need no new body.
enum ValueComparison {
  /// Values that contain more than so many others count as different.
  private static let most = 400

  /// Returns true when both values are certainly equal. Closures never are.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    var rest = most
    return areEqual(left, right, &rest)
  }

  private static func areEqual(_ left: Any, _ right: Any, _ rest: inout Int) -> Bool {
    rest -= 1
    guard rest > 0, type(of: left) == type(of: right) else { return false }
    if let left = left as? any ComparedValue { return left.isSame(as: right) }
    if let left = left as? any Equatable { return isEqual(left, right) }
    let mirrors = (Mirror(reflecting: left), Mirror(reflecting: right))
    switch mirrors.0.displayStyle {
    case .class, .foreignReference: return (left as AnyObject) === (right as AnyObject)
    case .struct, .enum, .tuple, .optional, .collection:
      let children = (Array(mirrors.0.children), Array(mirrors.1.children))
      guard children.0.count == children.1.count else { return false }
      if children.0.isEmpty, mirrors.0.displayStyle == .enum {
        return "\(left)" == "\(right)"
      }
      for (left, right) in zip(children.0, children.1) {
        guard left.label == right.label, areEqual(left.value, right.value, &rest) else {
          return false
        }
      }
      return true
    case .set, .dictionary, nil: return false
    @unknown default: return false
    }
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }
}
