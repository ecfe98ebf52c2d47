import Synchronization

/// The bundle with the app's resources: next to the program, or the folder into which a widget was
/// compiled. In Foundation on Linux the main bundle is always the program's own folder.
package enum AppBundle {
  private static let chosen = Mutex<Bundle?>(nil)

  /// The locale of the phone, set while a widget is lowered and while an intent runs.
  @TaskLocal package static var locale = Locale(identifier: "en_US")

  package static var current: Bundle { chosen.withLock { $0 } ?? .main }

  /// Sets the resource folder. A folder without an `Info.plist` is ignored.
  package static func use(folder: String) {
    guard FileManager.default.fileExists(atPath: folder + "/Info.plist"),
      let bundle = Bundle(path: folder)
    else { return }
    chosen.withLock { $0 = bundle }
  }

  /// Returns the bundle that user code refers to; the main bundle is the app's.
  package static func resolved(_ bundle: Bundle?) -> Bundle {
    guard let bundle, bundle != .main else { return current }
    return bundle
  }
}

extension Bundle {
  /// What `Bundle.main` of a widget's module and `#bundle` are.
  public static var _own: Bundle { AppBundle.current }
}

/// What `NSLocalizedString` of a widget's module calls, because Foundation's function does not read
/// string catalogues.
public func _localizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  let strings = StringTable.of(AppBundle.resolved(bundle), named: tableName)
  let translation = strings.translation(of: key, for: AppBundle.locale)
  let format = DoubleLength.format(translation?.plain ?? (value.isEmpty ? key : value))
  if let translation { LocalizedFormats.remember(translation, as: format) }
  return format
}
