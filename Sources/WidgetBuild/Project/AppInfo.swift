import Foundation

/// What an `Info.plist` says, with what Xcode's build settings put into it.
struct AppInfo {
  /// Property list values by key.
  private(set) var values: [String: Any] = [:]

  /// True for the list of an extension, which is not the app's.
  var isExtension: Bool {
    values["NSExtension"] != nil || values["EXAppExtensionAttributes"] != nil
  }

  var isEmpty: Bool { values.isEmpty }

  /// - Parameters:
  ///   - file: nil when Xcode makes the list from the settings alone.
  ///   - settings: of the target, `INFOPLIST_KEY_…` among them.
  init(file: String?, settings: [String: String] = [:]) {
    if let file, let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    {
      values = list as? [String: Any] ?? [:]
    }
    values = values.mapValues { Self.expanded($0, settings) }
    for (name, value) in settings where name.hasPrefix("INFOPLIST_KEY_") {
      let key = String(name.dropFirst("INFOPLIST_KEY_".count).prefix { $0 != "[" })
      guard values[key] == nil else { continue }
      values[key] = Self.isTrue(value) ?? Self.expanded(value, settings)
    }
    for (key, setting) in [
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
    ] {
      guard values[key] == nil, let value = settings[setting] else { continue }
      values[key] = Self.expanded(value, settings)
    }
  }

  /// The name under the app's icon; nil where a variable is left open.
  var displayName: String? {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = values[key] as? String, !name.isEmpty, !name.contains("$(") { return name }
    }
    return nil
  }

  var identifier: String? {
    guard let name = values["CFBundleIdentifier"] as? String, !name.contains("$(") else {
      return nil
    }
    return name
  }

  /// Nil when the key is not there.
  func isSet(_ key: String) -> Bool? {
    switch values[key] {
    case let value as Bool: value
    case let value as String: Self.isTrue(value)
    default: nil
    }
  }

  private static func isTrue(_ text: String) -> Bool? {
    ["YES": true, "NO": false, "true": true, "false": false][text]
  }

  /// `$(NAME)` and `${NAME}` become the settings' values; what is not set stays.
  private static func expanded(_ value: Any, _ settings: [String: String]) -> Any {
    if let list = value as? [Any] { return list.map { expanded($0, settings) } }
    if let dictionary = value as? [String: Any] {
      return dictionary.mapValues { expanded($0, settings) }
    }
    guard var text = value as? String, text.contains("$") else { return value }
    for _ in 0..<4 where text.contains("$") {
      for (name, value) in settings {
        text = text.replacingOccurrences(of: "$(\(name))", with: value)
          .replacingOccurrences(of: "${\(name)}", with: value)
      }
    }
    return text
  }

  /// With the keys that every bundle on a phone has: sources take them for granted. A variable that
  /// nothing sets is no value.
  func completed() -> AppInfo {
    var result = self
    let usual = [
      "CFBundleIdentifier": "com.example.widget", "CFBundleName": "Widget",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    for (key, value) in usual where (values[key] as? String)?.contains("$") ?? true {
      result.values[key] = value
    }
    return result
  }

  /// As an XML property list.
  func xml() -> Data? {
    try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }
}
