import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

struct PackageReferencesTests {
  private static let projectFile = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
    A = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Kit.git";
      requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
    B = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Other";
      requirement = {kind = branch; branch = main; }; };
    C = {isa = XCRemoteSwiftPackageReference; repositoryURL = "--upload-pack=x";
      requirement = {kind = branch; branch = main; }; };
    }; rootObject = R; }
    """

  private func references(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return PackageReferences(folder: URL(fileURLWithPath: folder.path)).all
      .map { "\($0.location) \($0.requirement)" }
  }

  @Test func aProjectNamesItsPackages() throws {
    let found = try references(["ios/P.xcodeproj/project.pbxproj": Self.projectFile])
    #expect(
      found == [
        #"https://example.org/Kit.git from: "1.2.0""#, #"https://example.org/Other branch: "main""#,
      ])
  }

  @Test(arguments: [
    "P.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "P.xcworkspace/xcshareddata/swiftpm/Package.resolved", "Package.resolved",
  ])
  func aResolvedVersionGoesFirst(place: String) throws {
    let found = try references([
      "P.xcodeproj/project.pbxproj": Self.projectFile,
      place: """
      {"version": 3, "pins": [{"identity": "kit", "kind": "remoteSourceControl",
        "location": "https://example.org/kit", "state": {"revision": "abc", "version": "1.4.0"}}]}
      """,
    ])
    #expect(
      found == [
        #"https://example.org/Other branch: "main""#, #"https://example.org/kit revision: "abc""#,
      ])
  }

  @Test func theFirstVersionOfTheFileIsReadToo() throws {
    let found = try references([
      "Package.resolved": """
      {"version": 1, "object": {"pins": [
        {"package": "Kit", "repositoryURL": "git@example.org:a/Kit.git",
         "state": {"branch": null, "version": "2.0.0"}},
        {"package": "Bad", "repositoryURL": 3, "state": {}}, {}]}}
      """
    ])
    #expect(found == [#"git@example.org:a/Kit.git exact: "2.0.0""#])
  }

  @Test(arguments: ["", "{", "[]", #"{"pins": 3}"#])
  func whatIsNoListIsIgnored(text: String) throws {
    #expect(try references(["Package.resolved": text]).isEmpty)
  }

  @Test func aLiteralHasNoInterpolation() {
    #expect(PackageReferences.quoted("a\"\\(b)\n") == #""a\"\\(b)""#)
  }
}
