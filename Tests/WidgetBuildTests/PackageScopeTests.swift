import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// A name is that of a declaration in the same package, or in one of which a module is imported.
struct PackageScopeTests {
  private func files(_ extra: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(
      [
        "W/W.swift":
          "import A\nstruct W { let c = ActivityConfiguration(for: X.self) { a() } }",
        "P/A/Package.swift": "// targets: [.target(name: \"A\")]",
        "P/B/Package.swift": "// targets: [.target(name: \"B\")]",
        "P/B/Sources/B/Box.swift": "struct Box {}",
      ].merging(extra) { $1 })
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    return code.parts.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func ofAPackageThatIsNotImportedNothingIsTaken() throws {
    let found = try files(["P/A/Sources/A/A.swift": "public func a() { _ = Box() }"])
    #expect(found == ["P/A/Sources/A/A.swift", "W/W.swift"])
  }

  /// A file of a package can be a member of a target that does not import the package.
  @Test func whatTheCompilerMissesIsTakenFromAnyPackage() throws {
    let folder = try TemporaryFolder([
      "W/W.swift": "struct W { let c = ActivityConfiguration(for: Box.self) { 1 } }",
      "P/B/Package.swift": "// targets: [.target(name: \"B\")]",
      "P/B/Sources/B/Box.swift": "struct Box {}",
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    let widget = folder.path + "/W/W.swift"
    #expect(code.parts.map(\.path) == [widget])
    #expect(code.has("Box", closestTo: widget))
    code.add("Box", closestTo: widget)
    #expect(code.parts.map(\.path) == [folder.path + "/P/B/Sources/B/Box.swift", widget])
  }

  @Test func anImportMakesAPackageVisible() throws {
    let found = try files(["P/A/Sources/A/A.swift": "import B\npublic func a() { _ = Box() }"])
    #expect(found.contains("P/B/Sources/B/Box.swift"))
  }

  @Test func soDoesAModuleThatExportsIt() throws {
    let found = try files([
      "W/W.swift": """
      import A
      struct W { let c = ActivityConfiguration(for: X.self) { a(Box()) } }
      """,
      "P/A/Sources/A/A.swift": "@_exported import B\npublic func a(_ b: Box) {}",
    ])
    #expect(found.contains("P/B/Sources/B/Box.swift"))
  }

  @Test func theManifestNamesATargetInAnotherFolder() throws {
    let found = try files([
      "P/B/Package.swift": "// targets: [.target(name: \"Boxes\", path: \"Sources/B\")]",
      "P/A/Sources/A/A.swift": "import Boxes\npublic func a() { _ = Box() }",
    ])
    #expect(found.contains("P/B/Sources/B/Box.swift"))
  }

  @Test func aFolderOfCocoaPodsIsAPackage() {
    let scope = PackageScope()
    let box = "/none/Pods/Boxes/Source/Box.swift"
    #expect(!scope.isVisible(box, from: "/none/App/W.swift", importing: ["Other"]))
    #expect(scope.isVisible(box, from: "/none/App/W.swift", importing: ["Boxes"]))
    #expect(scope.isVisible(box, from: "/none/Pods/Boxes/Tests/T.swift", importing: []))
  }
}
