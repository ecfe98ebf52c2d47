/// Pictures in the store of an app group, where no app has put any: plug-ins of Flutter and Expo keep
/// a picture's path or its data there, and many widgets unwrap them by force.
package enum AppGroupPictures {
  private static let keys = AppGroupKeySet()

  /// Sets the keys of which the widget's sources make pictures.
  package static func use(keys: Set<String>) { self.keys.use(keys) }

  /// Returns true for a key of a picture.
  static func has(_ key: String) -> Bool { keys.contains(key) }

  /// A grey chequered square of 24 pixels as a PNG file.
  static let data = Data(base64Encoded: base64) ?? Data()

  /// Writes the picture into the widget's bundle and returns its path; nil when that fails.
  static func path() -> String? {
    let path = AppBundle.current.bundlePath + "/AppGroupPicture.png"
    if FileManager.default.fileExists(atPath: path) { return path }
    return FileManager.default.createFile(atPath: path, contents: data) ? path : nil
  }

  private static let base64 =
    "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAALklEQVR42mPo6VmAhrZsOYGGiFHDMGoQHQ0iTxummlGD"
    + "6GnQaMoezWujBtHFIABXbmU9npw/AAAAAABJRU5ErkJggg=="
}
