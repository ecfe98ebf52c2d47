import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

struct ResourceTests {
  private static let widget = "struct W { let c = ActivityConfiguration(for: A.self) }"

  private static func list(_ body: String) -> String {
    "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  private func names(_ paths: [String], below folder: borrowing TemporaryFolder) -> [String] {
    paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func whatLiesBesideAFileBelongsToIt() throws {
    let folder = try TemporaryFolder([
      "W.swift": Self.widget, "Localizable.xcstrings": "{}", "de.lproj/Localizable.strings": "",
      "Assets.xcassets/A.imageset/a.png": "", "cup.png": "", "Info.plist": "",
      "Sub/Other.xcstrings": "{}",
    ])
    let files = try WidgetSources(paths: ["\(folder.path)/W.swift"]).resources.files
    #expect(names(files.catalogues, below: folder) == ["Assets.xcassets"])
    #expect(
      names(files.tables, below: folder)
        == ["Localizable.xcstrings", "de.lproj/Localizable.strings"])
    #expect(names(files.pictures, below: folder) == ["cup.png"])
    #expect(names(files.infoPlists, below: folder) == ["Info.plist"])
  }

  /// The colours and images of a file are often in a folder above it.
  @Test(arguments: ["App.xcodeproj/project.pbxproj", "Package.swift", "Notes.txt"])
  func cataloguesAboveAFileBelongToItUpToItsProject(mark: String) throws {
    let folder = try TemporaryFolder([
      "top/Assets.xcassets/T.imageset/t.png": "", "top/app/\(mark)": "",
      "top/app/Widget/Assets.xcassets/A.imageset/a.png": "",
      "top/app/Widget/Live/Views/W.swift": Self.widget,
      "top/app/Other/Assets.xcassets/B.imageset/b.png": "", "top/app/Widget/Info.plist": "",
    ])
    let files = try WidgetSources(paths: ["\(folder.path)/top/app/Widget/Live/Views/W.swift"])
      .resources.files
    let wanted = mark == "Notes.txt" ? [] : ["top/app/Widget/Assets.xcassets"]
    #expect(names(files.catalogues, below: folder) == wanted)
    #expect(files.infoPlists.isEmpty)
  }

  /// An extension whose widget is in a folder of its own has its data further up.
  @Test(arguments: ["Info.plist", "expo-target.config.js"])
  func theDataOfTheWholeExtensionBelongsToIt(mark: String) throws {
    let folder = try TemporaryFolder([
      "targets/widget/\(mark)": "<plist><dict></dict></plist>",
      "targets/widget/stations.json": "[]", "targets/other/stations.json": "{}",
      "targets/widget/Live/W.swift": "struct W { let c = ActivityConfiguration(for: A.self) }",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.resources.files.data == [folder.path + "/targets/widget/stations.json"])
  }

  @Test func ofTwoFilesWithOneNameTheNearerIsInTheBundle() throws {
    let folder = try TemporaryFolder([
      "App/Localizable.xcstrings": "app", "App/App.swift": "",
      "Widget/Localizable.xcstrings": "widget", "Widget/W.swift": Self.widget,
      "App/en.lproj/InfoPlist.strings": "strings", "App/Assets.xcassets/Contents.json": "{}",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    let bundle = folder.path + "/Widget.app"
    try sources.resources.writeBundle(to: bundle)
    func content(_ name: String) throws -> String {
      try String(contentsOfFile: "\(bundle)/\(name)", encoding: .utf8)
    }
    #expect(try content("Localizable.xcstrings") == "widget")
    #expect(try content("en.lproj/InfoPlist.strings") == "strings")
    #expect(try content("0-Assets.xcassets/Contents.json") == "{}")
    #expect(try content("Info.plist").contains("<plist"))
  }

  /// A stack of Core Data unwraps what it finds there.
  @Test func modelsOfCoreDataAreInTheBundleAsXcodeCompilesThem() throws {
    let folder = try TemporaryFolder([
      "Widget/W.swift": Self.widget,
      "Shared/Trips.xcdatamodeld/Trips.xcdatamodel/contents": "<model></model>",
      "Shared/Trips.xcdatamodeld/Trips 2.xcdatamodel/contents": "<model></model>",
      "Shared/Old.xcdatamodel/contents": "<model></model>",
    ])
    let bundle = folder.path + "/Widget.app"
    try WidgetSources(paths: [folder.path]).resources.writeBundle(to: bundle)
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle)
    #expect(names.sorted() == ["Info.plist", "Old.mom", "Trips.momd"])
  }

  @Test func theAppsListIsToldFromTheExtensions() throws {
    let folder = try TemporaryFolder([
      "Widget/W.swift": Self.widget,
      "Widget/Info.plist": Self.list(
        "<key>NSExtension</key><dict/><key>CFBundleDisplayName</key><string>Ext</string>"),
      "App/Info.plist": Self.list(
        """
        <key>CFBundleDisplayName</key><string>Bakery</string>
        <key>CFBundleIdentifier</key><string>com.example.bakery</string>
        <key>NSSupportsLiveActivities</key><false/>
        <key>NSSupportsLiveActivitiesFrequentUpdates</key><true/>
        """),
    ])
    let app = try WidgetSources(paths: [folder.path]).app
    #expect(app.displayName == "Bakery")
    #expect(app.identifier == "com.example.bakery")
    #expect(app.supportsActivities == false)
    #expect(app.supportsFrequentPushes == true)
    #expect(app.notes == [])
  }

  @Test func whatEveryBundleHasIsThere() throws {
    let folder = try TemporaryFolder([
      "Info.plist": Self.list(
        """
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleVersion</key><string>7</string><key>Answer</key><integer>42</integer>
        """)
    ])
    let values = InfoPlist(file: folder.path + "/Info.plist").completed().values
    #expect(values["CFBundleIdentifier"] as? String == "com.example.widget")
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(values["CFBundleVersion"] as? String == "7")
    #expect(values["Answer"] as? Int == 42)
  }

  @Test func aKeyThatTheAppForgotIsNoted() throws {
    let folder = try TemporaryFolder([
      "W.swift": Self.widget,
      "Info.plist": Self.list("<key>CFBundleName</key><string>A</string>"),
    ])
    let app = try WidgetSources(paths: [folder.path]).app
    #expect(app.supportsActivities == nil)
    #expect(
      app.notes == [
        "\(folder.path)/Info.plist does not declare NSSupportsLiveActivities: on iOS nothing would "
          + "start; shown here anyway"
      ])
  }

  /// Property lists of other things lie beside that of the app.
  @Test(arguments: [
    ("App/GoogleService-Info.plist", "<key>BUNDLE_ID</key><string>a.b</string>"),
    ("App/Colors-Info.plist", "<key>Accent</key><string>red</string>"),
    (
      "A Watch/Info.plist",
      "<key>CFBundleName</key><string>W</string><key>WKApplication</key><true/>"
    ),
    (
      "A UITest/Info.plist",
      "<key>CFBundleName</key><string>T</string><key>CFBundlePackageType</key>"
        + "<string>BNDL</string>"
    ),
    ("A Second/Info.plist", "<key>CFBundleName</key><string>Other</string>"),
  ])
  func theAppsListIsToldFromOthers(path: String, values: String) throws {
    let folder = try TemporaryFolder([
      "Widget/W.swift": Self.widget, path: Self.list(values),
      "Phone/Sub/Info.plist": Self.list("<key>NSSupportsLiveActivities</key><true/>"),
    ])
    let app = try WidgetSources(paths: [folder.path]).app
    #expect(app.place == folder.path + "/Phone/Sub/Info.plist")
    #expect(app.supportsActivities == true)
  }

  @Test(arguments: [
    (
      "app.json",
      #"{"expo": {"name": "Ride", "ios": {"infoPlist": {"NSSupportsLiveActivities": true}}}}"#
    ),
    ("app.config.json", #"{"ios": {"infoPlist": {"NSSupportsLiveActivities": true}}}"#),
    (
      "app.config.js", "module.exports = { ios: { infoPlist: { NSSupportsLiveActivities: true } } }"
    ),
    ("app.config.ts", "config.ios.infoPlist[\"NSSupportsLiveActivities\"] = true"),
  ])
  func anExpoConfigurationDeclaresTheApp(name: String, text: String) throws {
    let folder = try TemporaryFolder([
      "\(name)": text, "ios/App/Info.plist": Self.list("<key>CFBundleName</key><string>A</string>"),
      "ios/Widget/W.swift": Self.widget,
    ])
    for path in [folder.path, folder.path + "/ios"] {
      let app = try WidgetSources(paths: [path]).app
      #expect(app.supportsActivities == true)
      #expect(app.notes == [])
    }
  }

  @Test func anExpoConfigurationWithoutTheKeySaysNothing() throws {
    let folder = try TemporaryFolder([
      "app.config.js": "module.exports = { NSSupportsLiveActivities: allowed() }",
      "app.json": #"{"expo": {"ios": {}}}"#,
      "Info.plist": Self.list("<key>CFBundleName</key><string>A</string>"),
      "W.swift": Self.widget,
    ])
    let app = try WidgetSources(paths: [folder.path]).app
    #expect(app.supportsActivities == nil && app.notes.count == 1)
  }

  /// The watch's app comes first, and only the identifiers say whose extension it is.
  @Test func theAppOfAnExtensionIsThatOfThePhone() throws {
    func target(_ id: String, _ name: String, _ type: String, _ settings: String) -> String {
      """
      \(id) = {isa = PBXNativeTarget; name = \(name); buildPhases = (P\(id)); buildConfigurationList = L\(id);
        productType = "com.apple.product-type.\(type)"; };
      L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id)); };
      C\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };

      """
    }
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; };
        G = {isa = PBXGroup; children = (W); sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = "Widget/W.swift"; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        PT = {isa = PBXSourcesBuildPhase; files = (BW); };
        \(target("A", "Watch", "application", "SDKROOT = watchos; PRODUCT_BUNDLE_IDENTIFIER = a.b;"))
        \(target("B", "Other", "application", "PRODUCT_BUNDLE_IDENTIFIER = x.y;"))
        \(target(
          "C", "Phone", "application",
          "PRODUCT_BUNDLE_IDENTIFIER = a.b; GENERATE_INFOPLIST_FILE = YES; "
            + "INFOPLIST_KEY_NSSupportsLiveActivities = YES;"))
        \(target("T", "Widget", "app-extension", "PRODUCT_BUNDLE_IDENTIFIER = a.b.widget;"))
      }; }
      """,
      "Widget/W.swift": Self.widget,
    ])
    let app = try WidgetSources(paths: [folder.path]).app
    #expect(app.identifier == "a.b")
    #expect(app.supportsActivities == true)
  }

  @Test func settingsOfTheProjectMakeTheLists() throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; buildConfigurationList = LP; };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          MARKETING_VERSION = 3.1; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BAKING"; }; };
        G = {isa = PBXGroup; children = (W, V, C); sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = "Widget/W.swift"; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; name = Localizable.strings; children = (D); path = Widget;
          sourceTree = "<group>"; };
        D = {isa = PBXFileReference; path = "de.lproj/Localizable.strings";
          sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Widget/A.xcassets; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        BV = {isa = PBXBuildFile; fileRef = V; };
        BC = {isa = PBXBuildFile; fileRef = C; };
        PH = {isa = PBXSourcesBuildPhase; files = (BW); };
        PR = {isa = PBXResourcesBuildPhase; files = (BV, BC); };
        T = {isa = PBXNativeTarget; name = Widget; buildPhases = (PH, PR);
          productType = "com.apple.product-type.app-extension"; buildConfigurationList = LT; };
        LT = {isa = XCConfigurationList; buildConfigurations = (CT); };
        CT = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = Widget/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = a.b.widget; }; };
        A = {isa = PBXNativeTarget; name = Cake; dependencies = (DA);
          productType = "com.apple.product-type.application"; buildConfigurationList = LA; };
        DA = {isa = PBXTargetDependency; target = T; };
        LA = {isa = XCConfigurationList; buildConfigurations = (CA); };
        CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_KEY_CFBundleDisplayName = "$(PRODUCT_NAME) Time";
          INFOPLIST_KEY_NSSupportsLiveActivities = YES; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      }; }
      """,
      "Widget/W.swift": Self.widget, "Widget/de.lproj/Localizable.strings": "",
      "Widget/A.xcassets/Contents.json": "{}", "Other/B.xcassets/Contents.json": "{}",
      "Widget/Info.plist": Self.list(
        "<key>NSExtension</key><dict/><key>V</key><string>$(MARKETING_VERSION) for ${X}</string>"),
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.app.displayName == "Cake Time")
    #expect(sources.app.supportsActivities == true)
    #expect(sources.app.supportsFrequentPushes == false)
    #expect(sources.conditions == ["DEBUG", "BAKING"])
    #expect(names(sources.resources.files.catalogues, below: folder) == ["Widget/A.xcassets"])
    #expect(
      names(sources.resources.files.tables, below: folder)
        == ["Widget/de.lproj/Localizable.strings"])
    let info = InfoPlist(file: sources.resources.infoPlist, settings: sources.resources.settings)
    #expect(info.values["V"] as? String == "3.1 for ${X}")
    #expect(info.values["CFBundleShortVersionString"] as? String == "3.1")
    #expect(info.identifier == "a.b.widget")
    #expect(info.isExtension)
  }

  @Test func aProjectWhoseGroupsRunInACircleEnds() throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        G = {isa = PBXGroup; children = (H, W); path = a; sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (G); path = b; sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        PH = {isa = PBXSourcesBuildPhase; files = (BW); };
        T = {isa = PBXNativeTarget; name = Widget; buildPhases = (PH); };
      }; deep = \(String(repeating: "(", count: 100_000))
      """,
      "W.swift": Self.widget,
    ])
    #expect(names(try WidgetSources(paths: [folder.path]).files, below: folder) == ["W.swift"])
  }

  @Test func aFolderWithoutAWidgetGoesAlongWithOneThatIsNamed() throws {
    let folder = try TemporaryFolder(["widget/W.swift": Self.widget, "app/A.swift": "struct A {}"])
    let sources = try WidgetSources(paths: ["\(folder.path)/widget", "\(folder.path)/app"])
    #expect(names(sources.files, below: folder) == ["app/A.swift", "widget/W.swift"])
    #expect(throws: WidgetBuildError.noWidget(path: "\(folder.path)/app", count: 1)) {
      try WidgetSources(paths: ["\(folder.path)/app"])
    }
  }

  @Test func textsAddedByHandBecomeSymbols() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "order_received": {"extractionState": "manual",
          "localizations": {"en": {"stringUnit": {"state": "new", "value": "It is \\"here\\""}}}},
        "time.left": {"extractionState": "manual",
          "localizations": {"en": {"stringUnit": {"state": "new",
            "value": "%(count)lld of %@, 5 %%"}}}},
        "Found in code": {}
      }, "version": "1.1"}
      """,
      "Match.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"goalImage": {"extractionState": "manual"}}}"#,
      "Broken.xcstrings": "{",
    ])
    let paths = ["Localizable", "Match", "Broken"].map { "\(folder.path)/\($0).xcstrings" }
    let text = try #require(StringSymbols.symbols(of: paths))
    for line in [
      #"static var `orderReceived`: LocalizedStringResource { LocalizedStringResource("order_received", defaultValue: "It is \"here\"", table: "Localizable") }"#,
      #"static func `timeLeft`(count: Int, _ value2: String) -> LocalizedStringResource { LocalizedStringResource("time.left", defaultValue: "\(count) of \(value2), 5 %", table: "Localizable") }"#,
      "enum `Match` {", "static var `goalImage`",
    ] { #expect(text.contains(line), "\(line) is missing in \(text)") }
    #expect(!text.contains("foundInCode"))
    #expect(StringSymbols.symbols(of: []) == nil)
  }
}
