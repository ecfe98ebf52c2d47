/// A method of a Swift class, as Objective-C sees it.
struct BridgedMethod: Hashable {
  var name: String
  /// The argument labels; `_` for none.
  var labels: [String]
  var selector: String
  /// False without `@objc`, `@objcMembers` or `override`: Objective-C does not see it.
  var isExposed: Bool
  var isMainActor = false
  /// Counted from 1.
  var line: Int
  /// Absolute path of the file; an extension can be in another than the class.
  var file: String

  /// The name with its labels: `start(_:at:)`.
  var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}
