import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

struct ProjectReaderTests {
  private static let widget = "struct W { let c = ActivityConfiguration(for: A.self) }"

  private func project(_ body: String) -> String {
    "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(body)\n}; rootObject = R; }"
  }

  private func names(_ sources: WidgetSources, below path: String) -> [String] {
    sources.files.map { String($0.dropFirst(path.count + 1)) }
  }

  @Test func membershipOfTheTargetDecides() throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": project(
        """
        G = {isa = PBXGroup; children = (W /* W.swift */, S, ); sourceTree = "<group>"; };
        S = {isa = PBXGroup; path = Shared; children = (A); sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = "Widget/W.swift"; sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        BA = {isa = PBXBuildFile; fileRef = A; };
        PH = {isa = PBXSourcesBuildPhase; files = (BW, BA, ); };
        T = {isa = PBXNativeTarget; name = WidgetExtension; buildPhases = (PH); };
        """),
      "Widget/W.swift": Self.widget, "Shared/A.swift": "struct A {}", "App/B.swift": "struct B {}",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(names(sources, below: folder.path) == ["Shared/A.swift", "Widget/W.swift"])
    #expect(sources.notes.first?.hasPrefix("the 2 files of target WidgetExtension") == true)
  }

  /// A widget's files belong to the extension of the watch, too, which has more of them.
  @Test func theTargetOfThePhoneComesFirst() throws {
    func target(_ name: String, _ files: String, sdk: String) -> String {
      """
      P\(name) = {isa = PBXSourcesBuildPhase; files = (\(files)); };
      C\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = \(sdk); }; };
      L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); };
      T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (P\(name)); \
      buildConfigurationList = L\(name); };
      """
    }
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": project(
        """
        G = {isa = PBXGroup; children = (W, A); sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        BA = {isa = PBXBuildFile; fileRef = A; };
        \(target("Watch", "BW", sdk: "watchos"))
        \(target("Phone", "BW, BA", sdk: "iphoneos"))
        """),
      "W.swift": Self.widget, "A.swift": "struct A {}",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.notes.first?.hasPrefix("the 2 files of target Phone") == true)
  }

  /// The app compiles the widget's file, too, and has fewer; a setting names its property list in
  /// another case, which is the same on a Mac's disk.
  @Test func theExtensionComesBeforeTheApp() throws {
    func target(_ name: String, _ files: String, _ type: String, _ list: String) -> String {
      """
      P\(name) = {isa = PBXSourcesBuildPhase; files = (\(files)); };
      C\(name) = {isa = XCBuildConfiguration; name = Debug; \
      buildSettings = {INFOPLIST_FILE = "\(list)"; }; };
      L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); };
      T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (P\(name)); \
      productType = "com.apple.product-type.\(type)"; buildConfigurationList = L\(name); };
      """
    }
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": project(
        """
        G = {isa = PBXGroup; children = (W, A); sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        BA = {isa = PBXBuildFile; fileRef = A; };
        \(target("App", "BW", "application", "app/info.plist"))
        \(target("Extension", "BW, BA", "app-extension", "Extension/Info.plist"))
        """),
      "W.swift": Self.widget, "A.swift": "struct A {}", "App/Info.plist": "<plist></plist>",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.notes.first?.hasPrefix("the 2 files of target Extension") == true)
    let project = try #require(XcodeProject(at: folder.path + "/P.xcodeproj"))
    #expect(
      project.targets.first { $0.name == "App" }?.infoPlist == folder.path + "/App/Info.plist")
  }

  @Test(arguments: ["swiftgen.yml", "Project.swift"])
  func aToolThatWritesSourcesIsSeen(file: String) throws {
    let folder = try TemporaryFolder(["W.swift": Self.widget, file: "import ProjectDescription"])
    #expect(try WidgetSources(paths: [folder.path]).tools.hasGeneratedCode)
    // An app can have a file of this name, too.
    let plain = try TemporaryFolder(["W.swift": Self.widget, "Project.swift": "struct Project {}"])
    #expect(try !WidgetSources(paths: [plain.path]).tools.hasGeneratedCode)
  }

  /// The folder of an extension is named; the folder above it contains the project.
  @Test(arguments: ["Widget", "Code/Widget"])
  func aProjectBesideTheNamedFolderIsSeen(place: String) throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": project(
        """
        G = {isa = PBXGroup; children = (W, A, ); sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = "\(place)/W.swift"; sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = "Shared/A.swift"; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        BA = {isa = PBXBuildFile; fileRef = A; };
        PH = {isa = PBXSourcesBuildPhase; files = (BW, BA, ); };
        T = {isa = PBXNativeTarget; name = WidgetExtension; buildPhases = (PH); };
        """),
      "\(place)/W.swift": Self.widget, "\(place)/Other.swift": "struct Other {}",
      "Shared/A.swift": "struct A {}", "App/B.swift": "struct B {}",
    ])
    let sources = try WidgetSources(paths: [folder.path + "/" + place])
    #expect(Set(names(sources, below: folder.path)) == ["Shared/A.swift", "\(place)/W.swift"])
    #expect(sources.notes.first?.hasPrefix("the 2 files of target WidgetExtension") == true)
    // Not beyond the repository.
    try FileManager.default.createDirectory(
      atPath: folder.path + "/" + place + "/.git", withIntermediateDirectories: true)
    let own = try WidgetSources(paths: [folder.path + "/" + place])
    #expect(Set(names(own, below: folder.path)) == ["\(place)/Other.swift", "\(place)/W.swift"])
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 5.0;", 5, false), ("SWIFT_VERSION = 6.0;", 6, false), ("", 5, false),
    ("SWIFT_VERSION = 6; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", 6, true),
  ])
  func languageModeAndIsolationAreTheTargets(
    settings: String, mode: Int, isMainActor: Bool
  ) throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": project(
        """
        G = {isa = PBXGroup; children = (W); sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = "W.swift"; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        PH = {isa = PBXSourcesBuildPhase; files = (BW); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        T = {isa = PBXNativeTarget; name = W; buildPhases = (PH); buildConfigurationList = L; };
        """), "W.swift": Self.widget,
    ])
    let language = try WidgetSources(paths: [folder.path]).language
    #expect(language.mode == mode)
    #expect(language.isMainActor == isMainActor)
    #expect(language.options.prefix(2) == ["-swift-version", "\(mode)"])
  }

  @Test func aSynchronisedFolderIsItsFilesLessTheExceptions() throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": project(
        """
        G = {isa = PBXGroup; children = (FW, FA, ); sourceTree = "<group>"; };
        FW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (X1, );
          sourceTree = "<group>"; };
        FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X2);
          sourceTree = "<group>"; };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Old.swift, ); };
        X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Model/A.swift, ); };
        T = {isa = PBXNativeTarget; name = W; fileSystemSynchronizedGroups = (FW, ); };
        U = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (FA, ); };
        """),
      "Widget/W.swift": Self.widget, "Widget/Old.swift": "x", "App/Model/A.swift": "struct A {}",
      "App/Main.swift": "struct M {}",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(names(sources, below: folder.path) == ["App/Model/A.swift", "Widget/W.swift"])
  }

  @Test func anIntentDefinitionBecomesItsClasses() throws {
    let folder = try TemporaryFolder([
      "C.intentdefinition": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
      <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>big</string></dict>
      </array></dict></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Configuration</string>
      <key>INIntentType</key><string>Custom</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>city</string>
      <key>INIntentParameterType</key><string>String</string></dict>
      <dict><key>INIntentParameterName</key><string>size</string>
      <key>INIntentParameterType</key><string>Integer</string>
      <key>INIntentParameterEnumType</key><string>Size</string></dict>
      </array></dict></array></dict></plist>
      """
    ])
    let text = try #require(
      IntentDefinition.classes(of: ["\(folder.path)/C.intentdefinition"]))
    #expect(text.contains("public enum Size: Sendable { case `big`, `unknown` }"))
    #expect(text.contains("open class ConfigurationIntent: INIntent"))
    #expect(text.contains("open var `city`: String?"))
    #expect(text.contains("open var `size`: Size = .unknown"))
    #expect(IntentDefinition.classes(of: []) == nil)
  }

  @Test func aCoreDataModelBecomesTheClassesThatItAsksFor() throws {
    let folder = try TemporaryFolder([
      "S.xcdatamodeld/S.xcdatamodel/contents": """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
          <entity name="Order" representedClassName=".Order" codeGenerationType="class">
              <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
              <attribute name="total" optional="YES" attributeType="Double"/>
              <attribute name="stamp" optional="YES" attributeType="Date"/>
              <relationship name="lines" toMany="YES" destinationEntity="Line"/>
              <relationship name="shop" maxCount="1" destinationEntity="Shop"/>
              <relationship name="shops" toMany="YES" destinationEntity="Shop"/>
          </entity>
          <entity name="Line" representedClassName="Line"><attribute name="a"/></entity>
          <entity name="Shop" representedClassName="ShopMO" codeGenerationType="category"/>
          <entity name="x { evil" representedClassName="x" codeGenerationType="class"/>
      </model>
      """,
      "S.xcdatamodeld/S 0.xcdatamodel/contents":
        #"<entity name="Order" codeGenerationType="class"/>"#,
      "W.swift": "let a = ActivityConfiguration(for: A.self)",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    let text = try #require(CoreDataModel.classes(of: sources.resources.files.models))
    #expect(text.contains("open class Order: NSManagedObject, @unchecked Sendable {}"))
    for property in [
      "`count`: Int16", "`total`: NSNumber?", "`stamp`: Date?", "`lines`: NSSet?",
      "`shop`: ShopMO?",
    ] { #expect(text.contains("public var \(property) {")) }
    #expect(text.contains("func addToShops(_ value: ShopMO)"))
    #expect(text.contains("func removeFromShops(_ objects: NSSet)"))
    #expect(!text.contains("class Line"))
    #expect(text.contains("extension ShopMO {") && !text.contains("class Shop"))
    #expect(!text.contains("evil"))
    #expect(CoreDataModel.classes(of: []) == nil)
  }

  private static func model(_ attribute: String) -> String {
    #"<?xml version="1.0"?><entity name="Order" codeGenerationType="class">"#
      + #"<attribute name="\#(attribute)""#
      + #" attributeType="Transformable" customClassName="[Int]"/></entity>"#
  }

  @Test func ofSeveralVersionsOfAModelTheCurrentOneIsUsedElseTheLast() throws {
    let versions = [
      "S.xcdatamodeld/S v2.xcdatamodel/contents": Self.model("second"),
      "S.xcdatamodeld/S v10.xcdatamodel/contents": Self.model("tenth"),
      "S.xcdatamodeld/S v1.xcdatamodel/contents":
        #"<entity name="Gone" codeGenerationType="class"/>"#,
    ]
    func classes(_ files: [String: String]) throws -> String {
      let folder = try TemporaryFolder(files)
      let text = CoreDataModel.classes(of: versions.keys.map { "\(folder.path)/\($0)" })
      // The files are there until here.
      #expect(FileManager.default.fileExists(atPath: folder.path))
      return try #require(text)
    }
    #expect(try classes(versions).contains("`tenth`: [Int]?"))
    let current = [
      "S.xcdatamodeld/.xccurrentversion":
        "<key>_XCCurrentVersionName</key>\n<string>S v2.xcdatamodel</string>"
    ]
    let text = try classes(versions.merging(current) { $1 })
    #expect(text.contains("`second`") && !text.contains("`tenth`"))
    // A class of an older version is none any more: the sources may use its name.
    #expect(!text.contains("Gone"))
  }

  @Test func ofSeveralExtensionsWithoutATargetOneIsCompiled() throws {
    func bundle(_ name: String) -> String {
      "@main\nstruct \(name): WidgetBundle { var body: some Widget { W\(name)() } }"
    }
    let folder = try TemporaryFolder([
      "One/B.swift": bundle("A"), "One/W.swift": "let a = ActivityConfiguration(for: A.self)",
      "Two/B.swift": bundle("B"), "Two/W.swift": "let b = ActivityConfiguration(for: A.self)",
      "Shared/A.swift": "struct A {}",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    let names = sources.files.map { $0.dropFirst(folder.path.count + 1) }
    #expect(names.sorted() == ["One/B.swift", "One/W.swift", "Shared/A.swift"])
    #expect(sources.notes.contains("the extension in One, not that in Two"))
  }

  @Test func aLiveActivityInACommentIsNone() throws {
    let folder = try TemporaryFolder(["W.swift": "/// ActivityConfiguration(for: A.self)\n"])
    #expect(!SourceHeaders.makesActivity(folder.path + "/W.swift"))
  }

  @Test func aNameThatTheSourcesGiveThemselvesIsNotGivenTwice() throws {
    let folder = try TemporaryFolder(["A.xcassets/uam.colorset/Contents.json": "{}"])
    let text = try #require(
      AssetCatalogue.symbols(of: ["\(folder.path)/A.xcassets"], besides: ["uam"]))
    #expect(!text.contains("Color(\"uam\")"))
    #expect(text.contains("static var `uam`: Self { Self(name: \"uam\", bundle: .main) }"))
  }

  @Test func aScriptIsAProgramOfItsOwn() throws {
    let folder = try TemporaryFolder([
      "W.swift": Self.widget, "scripts/icon.swift": "#!/usr/bin/env swift\nprint(1)",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(names(sources, below: folder.path) == ["W.swift"])
  }

  /// The reason goes before "none has a Live Activity", which would not be true.
  @Test func theFileOfTheLiveActivityIsTooLarge() throws {
    let literal = String(repeating: "1,", count: SourceFileReader.limit / 2)
    let source = "\(Self.widget)\nlet numbers = [\(literal)]\n"
    let folder = try TemporaryFolder(["A.swift": "struct A {}", "W.swift": source])
    #expect(
      throws: WidgetBuildError.tooLarge(
        path: "\(folder.path)/W.swift", bytes: source.utf8.count, limit: SourceFileReader.limit)
    ) { try WidgetSources(paths: [folder.path]) }
  }

  @Test func aFolderWithoutALiveActivityIsSaid() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}", "B.swift": ""])
    #expect(throws: WidgetBuildError.noWidget(path: folder.path, count: 2)) {
      try WidgetSources(paths: [folder.path])
    }
  }

  @Test(arguments: [
    ("Brand Blue-2", "brandBlue2"), ("accent", "accent"), ("LogoImage", "logo"),
    ("qd_red", "qdRed"), ("URLIcon", "urlIcon"), ("AB", "ab"), ("ticketColor", "ticket"),
  ])
  func catalogueNamesBecomeXcodesSymbols(name: String, symbol: String) {
    #expect(AssetCatalogue.symbol(for: name) == symbol)
  }

  @Test func coloursAndPicturesOfTheCatalogueHaveSymbols() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Team Red.colorset/Contents.json": "{}",
      "A.xcassets/Icons/Ball.imageset/Contents.json": "{}",
    ])
    let text = try #require(AssetCatalogue.symbols(of: ["\(folder.path)/A.xcassets"]))
    #expect(text.contains("static var `teamRed`: Self { Color(\"Team Red\") }"))
    #expect(text.contains("static var `ball`: Self { Self(name: \"Ball\", bundle: .main) }"))
  }
}
