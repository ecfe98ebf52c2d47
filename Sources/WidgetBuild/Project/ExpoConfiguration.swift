import Foundation

/// What an Expo project's configuration declares of the app, from which `expo prebuild` writes the
/// `Info.plist`: `ios.infoPlist` in `app.json`, or in `app.config.js` and its like.
struct ExpoConfiguration {
  private(set) var app = AppDeclaration()

  private static let names = [
    "app.config.ts", "app.config.js", "app.config.cjs", "app.config.mjs", "app.config.json",
    "app.json",
  ]
  /// The folder of a target and `ios` are below that of the configuration.
  private static let levelsAbove = 3

  /// Returns true for a file of an extension that `@bacons/apple-targets` makes: one below a folder with
  /// a description of a target, which the app compiles only if it is in `_shared`.
  static func isOfExtension(_ path: String) -> Bool {
    var folder = path as NSString
    for _ in 0..<levelsOfTarget {
      folder = folder.deletingLastPathComponent as NSString
      if folder.lastPathComponent == "_shared" { return false }
      if targets.contains(where: {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0))
      }) {
        return true
      }
    }
    return false
  }

  private static let levelsOfTarget = 4
  private static let targets = ["expo-target.config.js", "expo-target.config.json"]

  /// Finds the nearest configuration in a folder or above it; nil: there is none.
  init?(above folder: URL) {
    var folder = folder.standardizedFileURL
    for level in 0...Self.levelsAbove {
      let texts = Self.names.map { folder.appendingPathComponent($0).path }.compactMap {
        try? SourceFileReader.read($0)
      }
      guard texts.isEmpty else {
        for text in texts { read(text) }
        return
      }
      // A repository ends where its configuration may lie.
      guard level < Self.levelsAbove, folder.pathComponents.count > 2,
        !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private mutating func read(_ text: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else {
      // A program: what it says as it is written.
      app.supportsActivities =
        app.supportsActivities ?? Self.truth("NSSupportsLiveActivities", in: text)
      app.supportsFrequentPushes =
        app.supportsFrequentPushes
        ?? Self.truth("NSSupportsLiveActivitiesFrequentUpdates", in: text)
      return
    }
    let root = object as? [String: Any]
    let expo = root?["expo"] as? [String: Any] ?? root
    let ios = expo?["ios"] as? [String: Any]
    let list = ios?["infoPlist"] as? [String: Any]
    // That of an app without Expo has two names, the second for the code.
    let shown = root?["expo"] == nil ? root?["displayName"] as? String : nil
    app.displayName = app.displayName ?? shown ?? expo?["name"] as? String
    app.identifier = app.identifier ?? ios?["bundleIdentifier"] as? String
    app.supportsActivities =
      app.supportsActivities ?? list?["NSSupportsLiveActivities"] as? Bool
    app.supportsFrequentPushes =
      app.supportsFrequentPushes ?? list?["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool
  }

  /// Returns the truth that follows a key in a program, `key: true`; nil: there is none.
  private static func truth(_ key: String, in text: String) -> Bool? {
    for part in text.components(separatedBy: key).dropFirst() {
      let rest = part.drop { "\"' \n\t".contains($0) }
      guard rest.first == ":" || rest.first == "]" || rest.first == "=" else { continue }
      let value = rest.drop { "]\"' \n\t:=".contains($0) }
      if value.hasPrefix("true") { return true }
      if value.hasPrefix("false") { return false }
    }
    return nil
  }
}
