/// Texts of an app group's store in whose place the widget's sources have another where there is none:
/// that is a better value than a made-up one.
package enum AppGroupFallbacks {
  private static let keys = AppGroupKeySet()

  /// Sets the keys of these texts.
  package static func use(keys: Set<String>) { self.keys.use(keys) }

  static func has(_ key: String) -> Bool { keys.contains(key) }
}
