import SwiftSyntax

/// Values in place of those that code which was left out would have computed, so that what uses
/// them can be drawn.
enum NeutralValue {
  /// Returns an expression of the type; nil for a type without a neutral value.
  static func text(for type: String) -> String? {
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    if type.hasPrefix("Dictionary<") { return "[:]" }
    return values[type]
  }

  /// Returns a body of one line for a function or a computed property of the type: the neutral
  /// value, or a trap with the message where there is none.
  static func body(for type: String, orTrap message: String) -> String {
    if ["Void", "()"].contains(type) { return "{}" }
    return "{ \(text(for: type) ?? "preconditionFailure(\(String(reflecting: message)))") }"
  }

  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type.dropFirst().dropLast() {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 0 { return true }
    }
    return false
  }

  private static let values = [
    "String": "\"…\"", "Int": "0", "Int32": "0", "Int64": "0", "UInt": "0", "Double": "0",
    "Float": "0", "CGFloat": "0", "TimeInterval": "0", "Bool": "false", "Color": ".gray",
    "Font": ".body", "Text": "Text(verbatim: \"…\")", "Image": "Image(systemName: \"square\")",
    "Date": "Date()", "some IntentResult": ".result()", "CGSize": ".zero", "CGPoint": ".zero",
    "CGRect": ".zero",
  ]
}
