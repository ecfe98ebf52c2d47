package import ActivityModel
import Foundation

/// The bundle identifier and capabilities of a program, which on iOS come from its bundle.
///
/// - The bundle identifier is `$ISLAND_APP`, else `CFBundleIdentifier` of an `Info.plist` beside
///   the executable, else the executable's name.
/// - An `Info.plist` beside the executable has to declare Live Activities as on iOS, and
///   `<executable>.entitlements`, if it exists, the Push Notifications capability. A program
///   without these files declares everything.
/// - `$ISLAND_BACKGROUND=1` means that the program is in the background.
package struct ProgramIdentity: Hashable, Sendable {
  package var manifest: AppManifest
  package var isInBackground: Bool

  package var app: String { manifest.app }

  package init(executable: URL, environment: [String: String]) {
    let folder = executable.deletingLastPathComponent()
    let info = Self.dictionary(in: folder.appending(path: "Info.plist"))
    let entitlements = Self.dictionary(
      in: folder.appending(path: executable.lastPathComponent + ".entitlements"))
    let named = environment["ISLAND_APP"].flatMap { $0.isEmpty ? nil : $0 }
    manifest = AppManifest(
      app: named ?? info?["CFBundleIdentifier"] as? String ?? executable.lastPathComponent,
      supportsActivities: Self.isTrue("NSSupportsLiveActivities", in: info),
      supportsFrequentPushes: Self.isTrue("NSSupportsLiveActivitiesFrequentUpdates", in: info),
      hasPushCapability: entitlements.map { $0["aps-environment"] != nil } ?? true)
    isInBackground = environment["ISLAND_BACKGROUND"] == "1"
  }

  private static func dictionary(in file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }

  private static func isTrue(_ key: String, in info: [String: Any]?) -> Bool {
    guard let info else { return true }
    return info[key] as? Bool ?? false
  }
}
