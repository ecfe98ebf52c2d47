import ActivityKit
import ActivityModel
import Foundation
import Testing

/// What a program says about itself.
struct ProgramIdentityTests {
  private let folder = RuntimeFolder()

  private func identity(
    info: [String: Any]? = nil, entitlements: [String: Any]? = nil,
    environment: [String: String] = [:]
  ) throws -> ProgramIdentity {
    let place = URL(filePath: folder.path)
    for (name, list) in [("Info.plist", info), ("bakery.entitlements", entitlements)] {
      guard let list else { continue }
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: place.appending(path: name))
    }
    return ProgramIdentity(
      executable: place.appending(path: "bakery"), environment: environment)
  }

  @Test func aLoneExecutableDeclaresEverythingUnderItsName() throws {
    let identity = try identity()
    #expect(identity.manifest == AppManifest(app: "bakery"))
    #expect(!identity.isInBackground)
  }

  @Test func theEnvironmentNamesTheApp() throws {
    let info = ["CFBundleIdentifier": "com.example.bakery"]
    #expect(try identity(info: info).app == "com.example.bakery")
    #expect(
      try identity(environment: ["ISLAND_APP": "com.example.other"]).app == "com.example.other")
    #expect(try identity(environment: ["ISLAND_APP": ""]).app == "com.example.bakery")
    #expect(try identity(environment: ["ISLAND_BACKGROUND": "1"]).isInBackground)
  }

  @Test func anInfoPlistHasToDeclareWhatItWants() throws {
    #expect(
      try identity(info: ["CFBundleIdentifier": "a"]).manifest
        == AppManifest(app: "a", supportsActivities: false, supportsFrequentPushes: false))
    let info: [String: Any] = [
      "CFBundleIdentifier": "a", "NSSupportsLiveActivities": true,
      "NSSupportsLiveActivitiesFrequentUpdates": true,
    ]
    #expect(try identity(info: info).manifest == AppManifest(app: "a"))
  }

  @Test func entitlementsHaveToNameThePushService() throws {
    #expect(try !identity(entitlements: [:]).manifest.hasPushCapability)
    #expect(
      try identity(entitlements: ["aps-environment": "development"]).manifest.hasPushCapability)
  }
}
