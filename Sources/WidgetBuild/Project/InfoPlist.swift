import Foundation

/// Contents of an `Info.plist`, completed with the values that Xcode's build settings add.
struct InfoPlist {
  /// Property list values by key.
  private(set) var values: [String: Any] = [:]

  /// True for the `Info.plist` of an app extension rather than of an app.
  var isExtension: Bool {
    values["NSExtension"] != nil || values["EXAppExtensionAttributes"] != nil
  }

  /// True for that of an app for a phone: not of a watch, of tests or of a framework, and no other
  /// property list.
  var isOfApp: Bool {
    let type = values["CFBundlePackageType"] as? String ?? "APPL"
    return !isExtension && (type == "APPL" || type.contains("$("))
      && values.keys.contains { key in
        ["CFBundle", "NS", "UI", "LS"].contains(where: key.hasPrefix)
      }
      && Self.keysOfWatches.isDisjoint(with: values.keys)
  }

  private static let keysOfWatches: Set<String> = [
    "WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier", "WKWatchOnly",
    "WKRunsIndependentlyOfCompanionApp",
  ]

  /// Reads an `Info.plist` and expands the build settings in it.
  ///
  /// - Parameters:
  ///   - file: path of the `Info.plist`; nil when Xcode generates it from the settings alone.
  ///   - properties: an XML property list over that of the file.
  ///   - settings: build settings of the target, including `INFOPLIST_KEY_…`.
  init(file: String?, properties: Data? = nil, settings: BuildSettings = BuildSettings()) {
    let data = file.flatMap {
      ProjectFile.data($0)
    }
    for data in [data, properties].compactMap(\.self) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      values.merge(list as? [String: Any] ?? [:]) { $1 }
    }
    values = values.mapValues { Self.expanded($0, settings) }
    for (name, value) in settings.values where name.hasPrefix("INFOPLIST_KEY_") {
      let key = String(name.dropFirst("INFOPLIST_KEY_".count))
      guard values[key] == nil else { continue }
      values[key] = Self.isTrue(value) ?? settings.expand(value)
    }
    for (key, setting) in [
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
    ] {
      guard values[key] == nil, let value = settings[setting] else { continue }
      values[key] = value
    }
  }

  /// The name below the app's icon; nil when none is set or it contains an unexpanded variable.
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

  /// Returns the Boolean value of a key; nil when the key is missing or not a Boolean.
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

  /// Expands the build settings in all texts of a property list value.
  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    if let list = value as? [Any] { return list.map { expanded($0, settings) } }
    if let dictionary = value as? [String: Any] {
      return dictionary.mapValues { expanded($0, settings) }
    }
    return (value as? String).map(settings.expand) ?? value
  }

  /// Returns a copy with default values for the keys that every bundle on a phone has, because
  /// widget sources rely on them. A value with an unexpanded variable counts as missing.
  func completed() -> InfoPlist {
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

  /// Encodes the values as an XML property list; nil when that fails.
  func xml() -> Data? {
    try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }
}
