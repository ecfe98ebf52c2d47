import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// Projects that XcodeGen generates: only their descriptions are in the repository.
struct XcodeGenTests {
  private static let widget = "struct W { let c = ActivityConfiguration(for: A.self) }"

  private static let specification = """
    name: Trips
    include: [Kit/project.yml]
    options: {bundleIdPrefix: com.example}
    settings:
      base: {SWIFT_VERSION: 6.0, MARKETING_VERSION: "3.10"}
      configs: {Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG LOCAL}, Release: {SWIFT_VERSION: 5}}
    settingGroups:
      isolated: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
    packages:
      Defaults: {url: "https://github.com/sindresorhus/Defaults", from: 9.0.0}
      Local: {path: Packages/Local}
      Short: {github: me/Short, exactVersion: 1.2.3}
    targetTemplates:
      App:
        type: application
        platform: iOS
        settings: {PRODUCT_BUNDLE_IDENTIFIER: "com.example.${target_name}"}
        sources: [Shared]
    targets:
      Trips:
        templates: [App]
        sources: [App]
        dependencies: [{target: TripsWidget}, {sdk: SwiftUI.framework}]
        info:
          path: App/Info.plist
          properties: {NSSupportsLiveActivities: true, CFBundleDisplayName: My Trips}
      TripsWidget:
        type: app-extension
        platform: iOS
        settings: {groups: [isolated]}
        sources:
          - path: Widget
            excludes: ["**/*Preview.swift", "Old/**"]
          - Shared/Attributes.swift
          - path: Mac
            destinationFilters: [macOS]
        dependencies: [{target: Kit}]
        info:
          path: Widget/Info.plist
          properties:
            Config: {Scheme: trips, Count: 3, Code: "007", On: false}
            NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
    """

  private static let files = [
    "project.yml": specification, "App/App.swift": "", "Shared/Attributes.swift": "",
    "Shared/Other.swift": "", "Widget/W.swift": widget, "Widget/WPreview.swift": "",
    "Widget/Old/W.swift": widget, "Mac/M.swift": "", "Kit/Kit.swift": "", "Kit/words.json": "{}",
    "Kit/project.yml": "targets: {Kit: {type: framework, platform: iOS, sources: ['.']}}",
  ]

  @Test func filesBelongToTheTargetsOfADescription() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = try #require(XcodeProject(specification: folder.path + "/project.yml"))
    func names(_ target: String) -> [String]? {
      project.targets.first { $0.name == target }?.files.map {
        String($0.dropFirst(folder.path.count + 1))
      }
    }
    #expect(names("Trips") == ["App/App.swift", "Shared/Attributes.swift", "Shared/Other.swift"])
    #expect(names("TripsWidget") == ["Shared/Attributes.swift", "Widget/W.swift"])
    #expect(names("Kit") == ["Kit/Kit.swift"])
    let kit = try #require(project.targets.first { $0.name == "Kit" })
    #expect(kit.resources.data == [folder.path + "/Kit/words.json"])
    #expect(
      project.packages == [
        .init(location: "https://github.com/sindresorhus/Defaults", requirement: #"from: "9.0.0""#),
        .init(location: "https://github.com/me/Short", requirement: #"exact: "1.2.3""#),
      ])
    #expect(PackageReferences(folder: URL(fileURLWithPath: folder.path)).all.count == 2)
  }

  @Test func settingsAndListsAreThoseOfTheDescription() throws {
    let folder = try TemporaryFolder(Self.files)
    let sources = try WidgetSources(paths: [folder.path])
    #expect(
      sources.files.map { ($0 as NSString).lastPathComponent } == ["Attributes.swift", "W.swift"])
    #expect(sources.conditions == ["DEBUG", "LOCAL"])
    #expect(
      sources.language
        == ProjectLanguage(
          settings: {
            var settings = BuildSettings()
            settings.add([("SWIFT_VERSION", "6.0"), ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor")])
            return settings
          }()))
    #expect(sources.app.displayName == "My Trips")
    #expect(sources.app.identifier == "com.example.Trips")
    #expect(sources.app.supportsActivities == true)
    #expect(sources.modules["Kit"] == [folder.path + "/Kit/Kit.swift"])
    let bundle = folder.path + "/Widget.app"
    try sources.resources.writeBundle(to: bundle)
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: bundle + "/Info.plist")), format: nil)
    let values = try #require(list as? [String: Any])
    #expect(
      values["Config"] as? NSDictionary
        == ["Scheme": "trips", "Count": 3, "Code": "007", "On": false] as NSDictionary)
    #expect(values["CFBundleShortVersionString"] as? String == "3.10")
  }

  /// A committed project says more than what it was generated from; one that a script copies to the
  /// root of the repository names paths from there.
  @Test func aListAmongTheSourcesIsTheTargets() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": "", "App/Support/Info.plist": "", "App/Named.plist": "",
      "project.yml": """
      targets:
        Lone: {type: application, sources: [App]}
        Named: {type: application, sources: [App], settings: {INFOPLIST_FILE: App/Named.plist}}
      """,
    ])
    let project = try #require(XcodeProject(specification: folder.path + "/project.yml"))
    #expect(
      project.targets.map(\.infoPlist) == [
        folder.path + "/App/Support/Info.plist", folder.path + "/App/Named.plist",
      ])
  }

  @Test func whichDescriptionCounts() throws {
    let folder = try TemporaryFolder([
      "Widget/W.swift": Self.widget, "Apps/One/App.swift": "",
      "Widget/project.yml": "targets: {W: {type: app-extension, platform: iOS, sources: [.]}}",
      "Apps/One/project.yml": """
      include: [{path: Widget/project.yml}]
      targets:
        One: {type: application, sources: [Apps/One]}
        W: {info: {properties: {Scheme: one}}}
      """,
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(
      sources.notes.contains { $0.contains("target W in \(folder.path)/Apps/One/project.yml") })
    let properties = try #require(sources.resources.infoProperties)
    #expect(String(decoding: properties, as: UTF8.self).contains("<string>one</string>"))
    // An extension's folder has its description above it.
    let inner = try WidgetSources(paths: [folder.path + "/Widget"])
    #expect(inner.notes.contains { $0.contains("Widget/project.yml") })
  }

  @Test(arguments: [
    "", "targets: [", "targets: 3", "- a\n- b", "targets: {W: 3}",
    String(repeating: "[", count: 100_000), String(repeating: "- ", count: 10_000) + "a",
    "a: &a [x, x]\nb: &b [*a, *a]\n"
      + "bcdefghijklmnopqrstuvw".map { $0 }.indices.dropFirst()
      .map { index in
        let names = Array("bcdefghijklmnopqrstuvw")
        return "\(names[index]): &\(names[index]) [*\(names[index - 1]), *\(names[index - 1])]"
      }.joined(separator: "\n") + "\ntargets: {W: {sources: [Widget]}}",
    "include: project.yml\ntargets: {}", "targets: {W: {sources: [/nowhere, {path: 3}]}}",
  ])
  func aBadDescriptionIsNotUsed(text: String) throws {
    let folder = try TemporaryFolder(["project.yml": text, "Widget/W.swift": Self.widget])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.files == [folder.path + "/Widget/W.swift"])
  }
}
