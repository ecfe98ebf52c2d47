import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

@Suite struct BuildSettingsTests {
  @Test func aLaterLevelReplacesAndInherits() {
    var settings = BuildSettings()
    settings.add([("FLAGS", "A"), ("NAME", "Old")])
    settings.add([("FLAGS", "$(inherited) B"), ("NAME", "New")])
    #expect(settings["FLAGS"] == "A B")
    #expect(settings["NAME"] == "New")
  }

  @Test(arguments: [
    ("NAME[sdk=iphoneos*]", true), ("NAME[sdk=iphone*]", true), ("NAME[sdk=*]", true),
    ("NAME[sdk=iphoneos26.0]", true), ("NAME[sdk=macosx*]", false), ("NAME[arch=arm64]", true),
    ("NAME[arch=x86_64]", false), ("NAME[config=Debug]", true), ("NAME[config=Release]", false),
    ("NAME[sdk=iphoneos*][config=Release]", false), ("NAME[sdk=iphoneos*,arch=arm64]", true),
  ])
  func aConditionThatHoldsGoesFirst(name: String, holds: Bool) {
    var settings = BuildSettings()
    settings.add([(name, "conditional"), ("NAME", "plain")])
    #expect(settings["NAME"] == (holds ? "conditional" : "plain"))
  }

  @Test(arguments: [
    ("$(NAME) in ${CITY}", "Two Cakes in Bath"), ("$(NAME:rfc1034identifier)", "Two-Cakes"),
    ("$(NAME:c99extidentifier:lower)", "two_cakes"), ("$(CITY:upper)", "BATH"),
    ("$(NONE:default=x)", "x"), ("$(EMPTY:default=$(CITY))", "Bath"), ("$(CITY:default=x)", "Bath"),
    ("$(CITY_$(KEY))", "Bristol"), ("https:/$()/a.b", "https://a.b"), ("$(NONE)", "$(NONE)"),
    ("$5 $", "$5 $"), ("$(open", "$(open"), ("$(SELF)", "$(SELF)"),
  ])
  func referencesAreExpanded(text: String, expected: String) {
    var settings = BuildSettings()
    settings.add([
      ("NAME", "Two Cakes"), ("CITY", "Bath"), ("EMPTY", ""), ("KEY", "TWO"),
      ("CITY_TWO", "Bristol"), ("SELF", "$(SELF)"),
    ])
    #expect(settings.expand(text) == expected)
  }

  @Test func settingsThatReferToEachOtherEnd() {
    var settings = BuildSettings()
    settings.add((0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") })
    #expect(settings.expand("$(A0)").utf8.count < 10_000)
    let unclosed = String(repeating: "$(", count: 20_000)
    #expect(settings.expand(unclosed) == unclosed)
  }

  @Test func configurationFilesIncludeOthers() throws {
    let folder = try TemporaryFolder([
      "Config/App.xcconfig": """
      // A comment = no setting
      #include "../Shared.xcconfig"
      #include? "Missing.xcconfig"
      NAME = Two Cakes // the name
      URL = https:/$()/a.b
      NAME[sdk=macosx*] = Mac
      TEAM[sdk=iphoneos*] = T1
      LIST = a[0] = b
      = nothing
      """,
      "Shared.xcconfig": "NAME = One Cake\nVERSION=3\n#include \"Config/App.xcconfig\"\n",
    ])
    var settings = BuildSettings()
    settings.add(configurationFile: folder.path + "/Config/App.xcconfig")
    #expect(settings["NAME"] == "Two Cakes")
    #expect(settings["VERSION"] == "3")
    #expect(settings["URL"] == "https://a.b")
    #expect(settings["TEAM"] == "T1")
    #expect(settings["LIST"] == "a[0] = b")
    #expect(settings.values.count == 5)
    settings.add(configurationFile: "/dev/zero")
    #expect(settings.values.count == 5)
  }

  @Test func aProjectReadsItsConfigurationFiles() throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; buildConfigurationList = LP; mainGroup = M; targets = (T); };
        M = {isa = PBXGroup; children = (X, W, S); sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        W = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
        BW = {isa = PBXBuildFile; fileRef = W; };
        PH = {isa = PBXSourcesBuildPhase; files = (BW); };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
          buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG"; }; };
        T = {isa = PBXNativeTarget; name = Widget; buildPhases = (PH);
          productType = "com.apple.product-type.app-extension"; buildConfigurationList = LT; };
        LT = {isa = XCConfigurationList; buildConfigurations = (CT); };
        CT = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = S;
          baseConfigurationReferenceRelativePath = Widget.xcconfig; buildSettings = {
          INFOPLIST_KEY_CFBundleDisplayName = "$(APP_NAME)"; }; };
      }; }
      """,
      "W.swift": "struct W { let c = ActivityConfiguration(for: A.self) }",
      "App.xcconfig": "APP_NAME = Cake\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = BAKING\n",
      "Config/Widget.xcconfig": "APP_NAME = $(inherited) Time\nPRODUCT_BUNDLE_IDENTIFIER = a.b.c\n",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    let info = InfoPlist(file: nil, settings: sources.resources.settings)
    #expect(info.displayName == "Cake Time")
    // The name on a phone where there is no other.
    #expect(info.values["CFBundleName"] as? String == "Widget")
    #expect(info.identifier == "a.b.c")
    #expect(sources.conditions == ["BAKING", "DEBUG"])
  }
}
