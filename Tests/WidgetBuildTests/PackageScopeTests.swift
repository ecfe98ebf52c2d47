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
        "P/A/Package.swift": "let package = Package(targets: [.target(name: \"A\")])",
        "P/B/Package.swift": "let package = Package(targets: [.target(name: \"B\")])",
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
      "P/B/Package.swift": "let package = Package(targets: [.target(name: \"B\")])",
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
      "P/B/Package.swift":
        "let package = Package(targets: [.target(name: \"Boxes\", path: \"Sources/B\")])",
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

  /// All modules are compiled as one, so that equal names of types which no other module can name
  /// get a suffix.
  @Test func typesOfSeveralModulesWithTheSameNameAreKeptApart() throws {
    let folder = try TemporaryFolder([
      "P/A/Package.swift":
        "let package = Package(targets: [.target(name: \"A\"), .target(name: \"C\")])",
      "P/A/Sources/A/A.swift": """
      enum Theme { static let size = 1 }
      extension Theme { static var half: Int { size / 2 } }
      public func a(Theme: Int) -> [Theme.Type] { [Theme.self] }
      """,
      "P/A/Sources/C/C.swift": "enum Theme { case c }\npublic func c() { _ = Theme.c }",
      "W/W.swift": """
      import A
      import C
      struct Theme {}
      struct W { let c = ActivityConfiguration(for: Theme.self) { a(Theme: 1); c() } }
      """,
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    let texts = code.parts.map(\.text)
    #expect(texts.count == 3)
    #expect(texts[0].hasPrefix("enum Theme_A {"))
    #expect(texts[0].hasSuffix("func a(Theme: Int) -> [Theme_A.Type] { [Theme_A.self] }"))
    #expect(texts[1] == "enum Theme_C { case c }\npublic func c() { _ = Theme_C.c }")
    #expect(texts[2].contains("struct Theme {}"))
  }

  @Test func aPublicTypeKeepsItsNameWhereNoOtherCanBeNamed() throws {
    let folder = try TemporaryFolder([
      "P/A/Package.swift": "let package = Package(targets: [.target(name: \"A\")])",
      "P/A/Sources/A/A.swift": "public struct Box {}\npublic func a() { _ = Box() }",
      "P/B/Package.swift": "let package = Package(targets: [.target(name: \"B\")])",
      "P/B/Sources/B/B.swift": "struct Box {}\npublic func b() { _ = Box() }",
      "W/W.swift": """
      import A
      import B
      struct W { let c = ActivityConfiguration(for: X.self) { a(); b() } }
      """,
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    let texts = code.parts.map(\.text)
    #expect(texts.contains { $0.hasPrefix("public struct Box {}") })
    #expect(texts.contains("struct Box_B {}\npublic func b() { _ = Box_B() }"))
  }

  /// Who imports several of them names the module; the attributes keep the name that pushes have.
  @Test func publicTypesOfSeveralModulesAreKeptApart() throws {
    let attributes = "public struct Trip: ActivityAttributes {}"
    let folder = try TemporaryFolder([
      "P/A/Package.swift": "let package = Package(targets: [.target(name: \"A\")])",
      "P/A/Sources/A/A.swift": "public struct Box {}\n\(attributes)",
      "P/B/Package.swift":
        "let package = Package(targets: [.target(name: \"B\"), .target(name: \"C\")])",
      "P/B/Sources/B/B.swift": "public struct Box {}\npublic func b() -> B.Box { Box() }",
      "P/B/Sources/C/C.swift": "import A\npublic func c() -> [A.Box] { [Box()] }",
      "W/W.swift": """
      import A
      import B
      import C
      struct W {
        let c = ActivityConfiguration(for: Trip.self) { c(); b(); A.Box(); let d: B.Box }
      }
      """,
    ])
    let texts = try ReachableCode(WidgetSources(paths: [folder.path])).parts.map(\.text)
    let all = texts.joined(separator: "\n")
    #expect(all.contains("public struct Box_A {}") && all.contains(attributes))
    #expect(all.contains("public struct Box_B {}"))
    #expect(texts.contains { $0.contains("Box_B { Box_B() }") })
    #expect(texts.contains { $0.contains("Box_A] { [Box_A()] }") })
    #expect(texts.contains { $0.contains("Box_A(); let d:") && $0.contains("Box_B }") })
  }

  /// Two packages can have a module with the same name.
  @Test func theSuffixesOfModulesWithTheSameNameDiffer() throws {
    let folder = try TemporaryFolder([
      "P/A/Package.swift": "let package = Package(targets: [.target(name: \"Core\")])",
      "P/A/Sources/Core/A.swift": "struct Box {}\npublic func a() { _ = Box() }",
      "P/B/Package.swift": "let package = Package(targets: [.target(name: \"Core\")])",
      "P/B/Sources/Core/B.swift": "struct Box {}\npublic func b() { _ = Box() }",
      "W/W.swift": """
      import Core
      struct W { let c = ActivityConfiguration(for: X.self) { a(); b() } }
      """,
    ])
    let texts = try ReachableCode(WidgetSources(paths: [folder.path])).parts.map(\.text)
    #expect(
      texts.contains("struct Box_A_Sources_Core {}\npublic func a() { _ = Box_A_Sources_Core() }"))
    #expect(
      texts.contains("struct Box_B_Sources_Core {}\npublic func b() { _ = Box_B_Sources_Core() }"))
  }

  private static let words = """
    extension Int { var words: String { "A\\(self)" } }
    public func a() -> String { 1.words }
    """

  private func texts(_ files: [String: String]) throws -> [String: String] {
    let folder = try TemporaryFolder(
      [
        "P/A/Package.swift": "let package = Package(targets: [.target(name: \"A\")])",
        "P/B/Package.swift": "let package = Package(targets: [.target(name: \"B\")])",
      ].merging(files) { $1 })
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    #expect(
      code.notes
        == code.scope.equalMembers.joined.map { key in
          "\(key) is declared by several modules; that of \(folder.path)/P/A/Sources/A/A.swift is used in "
            + "all of them"
        })
    return Dictionary(
      uniqueKeysWithValues: code.parts.map {
        (($0.path as NSString).lastPathComponent, $0.text.replacing(folder.path, with: ""))
      })
  }

  /// Each module means its own function or member, in all of its files.
  @Test func membersOfSeveralModulesWithTheSameNameAreKeptApart() throws {
    let texts = try texts([
      "P/A/Sources/A/A.swift": Self.words,
      "P/B/Sources/B/B.swift": """
      import UIKit

      extension Int { public var words: String { number(self) } }
      func number(_ value: Int) -> String { "B\\(value)" }
      """,
      "P/B/Sources/B/Other.swift": "public func b() -> String { 2.words }",
      "W/W.swift": """
      import A
      import B
      extension Int { var words: String { "W" } }
      struct W { let c = ActivityConfiguration(for: X.self) { a() + b() + 3.words } }
      """,
    ])
    #expect(
      texts["A.swift"]
        == Self.words.replacing("var words", with: "fileprivate var words"))
    #expect(
      texts["B.swift"]?.contains(
        #"extension Int { fileprivate        var words: String { number(self) } }"#) == true)
    #expect(
      texts["Other.swift"] == """
        public func b() -> String { 2.words }
        import UIKit
        #sourceLocation(file: "/P/B/Sources/B/B.swift", line: 3)
        extension Int { fileprivate        var words: String { number(self) } }
        """)
    #expect(texts["W.swift"]?.contains("extension Int { fileprivate var words") == true)
    #expect(texts["W.swift"]?.contains("sourceLocation") == false)
  }

  /// Copies of the same helper, which many repositories have, are one.
  @Test func membersThatAreAlikeAreOne() throws {
    let texts = try texts([
      "P/A/Sources/A/A.swift": Self.words,
      "W/W.swift": """
      import A
      extension Int {
        // The same.
        var words: String { "A\\(self)" }
      }
      struct W { let c = ActivityConfiguration(for: X.self) { a() + 3.words } }
      """,
    ])
    #expect(texts.values.allSatisfy { !$0.contains("fileprivate") })
    #expect(texts.values.count { $0.contains("var words") } == 1)
  }

  /// A copy of a variable would be another one, and a copy cannot use what is private.
  @Test(arguments: [
    ("func words() -> Int { helper }\nprivate let helper = 1", "func words() -> Int { 2 }"),
    ("var words = 1", "var words = 2"),
    ("let words = Store()\nclass Store { var count = 0 }", "let words = 2"),
  ])
  func whatCannotBeCopiedIsOneAndSaidSo(first: String, second: String) throws {
    let texts = try texts([
      "P/A/Sources/A/A.swift": first,
      "P/A/Sources/A/Other.swift": "public func a() { print(words) }",
      "P/B/Sources/B/B.swift": second + "\npublic func b() { print(words) }",
      "W/W.swift": """
      import A
      import B
      struct W { let c = ActivityConfiguration(for: X.self) { a(); b() } }
      """,
    ])
    #expect(texts.values.allSatisfy { !$0.contains("fileprivate") })
    #expect(texts["A.swift"]?.hasPrefix(String(first.prefix(9))) == true)
    #expect(texts["B.swift"]?.contains(second) == false)
  }
}
