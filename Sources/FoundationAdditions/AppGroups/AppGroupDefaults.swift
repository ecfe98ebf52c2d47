/// The key-value store of an app group, which the sources name `UserDefaults(suiteName:)`.
///
/// On a phone the app writes it, and so it does here when it runs beside its widget. Where no app runs, a
/// text which is nowhere set is made up: plug-ins of Flutter, Expo and Capacitor keep the whole state
/// of a Live Activity in the store, and many widgets unwrap it by force.
///
/// Unchecked: the superclass may be used from any thread, and what this class adds is guarded.
final class AppGroupDefaults: UserDefaults, @unchecked Sendable {
  /// What the app and its widget share; nil: no app runs.
  private let file: AppGroupFile?

  override init?(suiteName: String?) {
    file = AppGroupFile(suite: suiteName)
    super.init(suiteName: suiteName)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    if let file { file.set(value, for: defaultName) } else { super.set(value, forKey: defaultName) }
  }

  override func removeObject(forKey defaultName: String) {
    if let file {
      file.set(nil, for: defaultName)
    } else {
      super.removeObject(forKey: defaultName)
    }
  }

  /// What was stored, without what was given or made up.
  private func stored(_ key: String) -> Any? {
    file.map { $0.value(for: key) } ?? super.object(forKey: key)
  }

  override func string(forKey defaultName: String) -> String? {
    if let file {
      switch Self.value(for: defaultName, in: Self.edited) ?? file.value(for: defaultName)
        ?? Self.value(for: defaultName)
      {
      case let text as String: return text
      case let nested as NestedValue: return nested.text
      case let number as NSNumber: return number.stringValue
      default: return nil
      }
    }
    if Self.value(for: defaultName, in: Self.edited) == nil,
      let text = super.string(forKey: defaultName)
    {
      return text
    }
    switch Self.value(for: defaultName) {
    case let text as String: return text
    case let nested as NestedValue: return nested.text
    case let value?: return "\(value)"
    case nil:
      guard !AppGroupFallbacks.has(defaultName) else { return nil }
      return (AppGroupPictures.has(defaultName) ? AppGroupPictures.path() : nil)
        ?? Self.plausibleText(for: defaultName)
    }
  }

  override func data(forKey defaultName: String) -> Data? {
    switch Self.value(for: defaultName, in: Self.edited)
      ?? (stored(defaultName) == nil ? Self.value(for: defaultName) : nil)
    {
    // What an app has coded.
    case let nested as NestedValue: return Data(nested.text.utf8)
    case let text as String where !AppGroupPictures.has(defaultName): return Data(text.utf8)
    default: break
    }
    let value = stored(defaultName) as? Data
    guard file == nil, value == nil, AppGroupPictures.has(defaultName) else { return value }
    return AppGroupPictures.data
  }

  override func object(forKey defaultName: String) -> Any? {
    let value =
      Self.value(for: defaultName, in: Self.edited) ?? stored(defaultName)
      ?? Self.value(for: defaultName)
      ?? (file == nil ? AppGroupMoments.value(for: defaultName) : nil)
    return (value as? NestedValue)?.object ?? value
  }

  /// The name of the environment variable with the path of a JSON file of keys and values, which
  /// the option `--defaults` sets.
  private static let variable = "ISLAND_DEFAULTS"

  private static let given: [String: any Sendable] = {
    guard let path = ProcessInfo.processInfo.environment[variable],
      let data = FileManager.default.contents(atPath: path),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [:] }
    return object.compactMapValues { value in
      switch value {
      case let text as String: text
      case let truth as Bool where !(value is Int) || "\(value)" == "\(truth)": truth
      case let number as Int: number
      case let number as Double: number
      default: NestedValue(value)
      }
    }
  }()

  /// Values that are set while a widget is lowered or an intent runs. They go before what the
  /// widget has stored, as what an app writes later does, and before those of the file.
  @TaskLocal static var edited: [String: any Sendable] = [:]

  /// Returns the value given for a key. The plug-in for Flutter puts the activity's identifier and
  /// an underscore before a key.
  private static func value(for key: String) -> Any? {
    value(for: key, in: edited) ?? value(for: key, in: given)
  }

  private static func value(for key: String, in values: [String: any Sendable]) -> Any? {
    values[key]
      ?? key.split(separator: "_", maxSplits: 1).dropFirst().first.flatMap { values[String($0)] }
  }

  /// Returns the key in words. The plug-in for Flutter puts the activity's identifier and an
  /// underscore before a key.
  static func plausibleText(for key: String) -> String {
    let parts = key.split(separator: "_", maxSplits: 1)
    let isPrefixed =
      parts.count == 2
      && (parts[0].contains("-")
        || parts[0].contains { $0.isNumber } && parts[0].contains { $0.isUppercase })
    let text = KeyWords(isPrefixed ? String(parts[1]) : key).text
    return text.isEmpty ? "Text" : text
  }
}

/// Replaces `UserDefaults(suiteName:)` in the prepared copy of a widget's source. A function, since
/// the initialiser's type must be the one of `UserDefaults` in the arguments of property wrappers.
public func _AppDefaults(suiteName: String?) -> UserDefaults? {
  AppGroupDefaults(suiteName: suiteName)
}
