import Synchronization

/// Where the resources of the app are: beside the program, or in the folder that a widget was
/// compiled into. Foundation on Linux knows no other main bundle than the program's own folder.
package enum AppBundle {
  private static let chosen = Mutex<Bundle?>(nil)

  /// The language that the device is set to, while a picture is made.
  @TaskLocal package static var locale = Locale.current

  package static var current: Bundle { chosen.withLock { $0 } ?? .main }

  /// Says that resources are in `folder`; without an `Info.plist` in it, it is none of ours.
  package static func use(folder: String) {
    guard FileManager.default.fileExists(atPath: folder + "/Info.plist"),
      let bundle = Bundle(path: folder)
    else { return }
    chosen.withLock { $0 = bundle }
  }

  /// The bundle that a source names: the main one is the app's.
  package static func resolved(_ bundle: Bundle?) -> Bundle {
    guard let bundle, bundle != .main else { return current }
    return bundle
  }
}

extension Bundle {
  /// What `Bundle.main` is called in the prepared copy of a widget's source.
  public static var _own: Bundle { AppBundle.current }
}

/// What `NSLocalizedString` is called in the prepared copy of a widget's source: Foundation's
/// reads no string catalogues.
public func _LocalizedString_(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  let strings = StringTable.of(AppBundle.resolved(bundle), named: tableName)
  let translation = strings.translation(of: key, for: AppBundle.locale)
  return DoubleLength.format(translation?.plain ?? (value.isEmpty ? key : value))
}
