/// The name of a call with its first argument label, such as `Color(hex:)`.
enum CallName {
  /// - Parameter label: nil or `_` when the first argument has no label.
  static func of(_ callee: String, label: String?) -> String {
    label == nil || label == "_" ? "\(callee)()" : "\(callee)(\(label ?? ""):)"
  }
}
