import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// What a Live Activity needs is compiled, and nothing else.
struct ReachableCodeTests {
  /// The code that is compiled of files in a folder, as `file: text` with runs of white space as one
  /// space.
  private func compiled(_ files: [String: String], path: String = "") throws -> [String: String] {
    let folder = try TemporaryFolder(files)
    let code = try ReachableCode(WidgetSources(paths: [folder.path + path]))
    return texts(of: code, below: folder.path)
  }

  private func texts(of code: ReachableCode, below path: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: code.parts.map { part in
        (
          String(part.path.dropFirst(path.count + 1)),
          part.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        )
      })
  }

  private func names(_ files: [String: String]) throws -> [String] {
    try compiled(files).keys.sorted()
  }

  /// Files that make a folder too large to be taken whole.
  private static let many = Dictionary(
    uniqueKeysWithValues: (0..<30).map { ("App/Screen\($0).swift", "struct Screen\($0) {}") })

  @Test func whatASuperclassOfApplesMayCallIsKept() throws {
    let texts = try compiled(
      Self.many.merging([
        "W.swift": """
        struct W: Widget {
          var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { F() } }
        }
        """,
        "App/F.swift": """
        class F: Formatter {
          override func string(for value: Any?) -> String? { helper() }
          func helper() -> String? { "x" }
          func unused() {}
        }
        """,
      ]) { $1 })
    let text = try #require(texts["App/F.swift"])
    #expect(text.contains("override func string(for") && text.contains("helper() -> String?"))
    #expect(!text.contains("unused"))
  }

  /// An app's delegate hears of the launch, which no code names. A widget has none.
  @Test func theDelegateOfAnAppKeepsItsLaunch() throws {
    let folder = try TemporaryFolder([
      "W.swift":
        "struct W: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { D.used } } }",
      "App.swift": """
      @main struct TheApp: App {
        @UIApplicationDelegateAdaptor(D.self) var delegate
        var body: some Scene { WindowGroup { D.used } }
      }
      class D: NSObject, UIApplicationDelegate {
        static let used = 3
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Int]?) -> Bool { true }
        func unused() {}
      }
      """,
    ])
    let sources = try WidgetSources(paths: [folder.path])
    let app = try #require(sources.ofApp)
    for (sources, isOfApp) in [(sources, false), (app, true)] {
      let text = try texts(of: ReachableCode(sources), below: folder.path)["App.swift"]
      #expect(text?.contains("static let used") == true)
      #expect(text?.contains("didFinishLaunching") == isOfApp)
      #expect(text?.contains("unused") == false)
    }
  }

  @Test func aSemicolonGoesWithWhatIsLeftOut() throws {
    let texts = try compiled([
      "W.swift": """
      struct W: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { P.used } }
      }
      class P {
        static let unused = "a";
        static let used = "b";
      };
      func unused() {};
      """
    ])
    let text = try #require(texts["W.swift"])
    #expect(text.hasSuffix(#"class P { static let used = "b"; };"#))
  }

  @Test func aProjectionIsAUseOfItsProperty() throws {
    let texts = try compiled([
      "W.swift": """
      struct W: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { P.$used; q() } }
        static func q() { Self.$own }
        @Kept static var own = 1
      }
      class P {
        @Kept static var used = 1
        @Kept static var unused = 2
      }
      """
    ])
    let text = try #require(texts["W.swift"])
    #expect(text.contains("@Kept static var own"))
    #expect(text.hasSuffix("class P { @Kept static var used = 1 }"))
  }

  @Test func whatNoNameLeadsToIsLeftOut() throws {
    let texts = try compiled([
      "W.swift": """
      struct W: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { helper($0) } }
        func helper(_ x: Int) {}
        func other() { Database() }
      }
      let unused = Database()
      """,
      "A.swift": "struct A { var team: Team }", "Team.swift": "struct Team { static let all = x }",
      "App.swift": "final class AppDelegate {}",
    ])
    #expect(texts.keys.sorted() == ["A.swift", "Team.swift", "W.swift"])
    #expect(texts["W.swift"]?.contains("helper(_ x: Int)") == true)
    #expect(texts["W.swift"]?.contains("Database") == false)
    #expect(texts["Team.swift"] == "struct Team { }")
  }

  @Test func linesKeepTheirNumbers() throws {
    let folder = try TemporaryFolder([
      "W.swift": "struct B {\n}\n\nstruct W { let c = ActivityConfiguration(for: Int.self) }"
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    #expect(
      code.parts.map(\.text) == [
        "          \n \n\nstruct W { let c = ActivityConfiguration(for: Int.self) }"
      ])
  }

  @Test func aFileThatTheUserNamesIsTakenWhole() throws {
    let folder = try TemporaryFolder(["W.swift": "struct A {}\nlet b = 1"])
    let code = try ReachableCode(WidgetSources(paths: [folder.path + "/W.swift"]))
    #expect(code.parts.map(\.text) == ["struct A {}\nlet b = 1"])
  }

  @Test func aFileWithSyntaxErrorsIsTakenWhole() throws {
    let texts = try compiled([
      "W.swift": "struct W { let c = ActivityConfiguration( }\nstruct Other {}"
    ])
    #expect(texts["W.swift"]?.contains("Other") == true)
  }

  @Test func membersThatAProtocolRequiresComeWithTheirType() throws {
    let texts = try compiled([
      "W.swift": "struct W { let c = ActivityConfiguration(for: A.self) { Row() } }",
      "A.swift": """
      struct A: Codable, Own { func encode(to: Encoder) {}
        func must() {}
        func may() {} }
      protocol Own { func must() }
      extension A: CaseIterable { static var allCases: [A] { [] }; static var more: [A] { [] } }
      struct Row: View { var body: some View { Text("") }; var other: Int { 1 } }
      @propertyWrapper struct Unused { var wrappedValue: Int }
      """,
    ])
    let text = texts["A.swift"] ?? ""
    for kept in ["encode(to", "func must() {}", "allCases", "var body"] {
      #expect(text.contains(kept), "\(kept)")
    }
    for left in ["may", "more", "other", "Unused"] { #expect(!text.contains(left), "\(left)") }
  }

  @Test func aMemberOfANamedTypeIsNotThatOfAnother() throws {
    let texts = try compiled([
      "W.swift": "struct W { let c = ActivityConfiguration(for: A.self) { Store.load(); B.self } }",
      "A.swift": """
      struct A {}
      enum Store { static func load() {} }
      enum B { static func load() {}
        func call() { load() } }
      """,
    ])
    #expect(
      texts["A.swift"] == "struct A {} enum Store { static func load() {} } enum B { }")
  }

  @Test func aPropertyOfAClassIsTakenOnlyWhereItIsUsed() throws {
    let texts = try compiled([
      "W.swift": "struct W { let c = ActivityConfiguration(for: M.self) { M.shared.title } }",
      "M.swift": """
      final class M { static let shared = M(); var title = ""; let health = HealthStore()
        let id: Int; init() { id = 1 } }
      """,
    ])
    #expect(
      texts["M.swift"]
        == #"final class M { static let shared = M(); var title = ""; let id: Int; init() { id = 1 } }"#
    )
  }

  @Test func extensionsOfApplesTypesAreTakenByTheNamesOfTheirMembers() throws {
    let texts = try compiled([
      "W.swift":
        "struct W { let c = ActivityConfiguration(for: Int.self) { Color(hex: 1).tinted } }",
      "T.swift": """
      extension Color { init(hex: Int) { self = .red }; init(far: Int) { self = .red }
        var tinted: Color { self }; var faded: Color { self } }
      extension UIView { var tinted: Int { 1 } }
      """,
    ])
    #expect(
      texts["T.swift"]
        == "extension Color { init(hex: Int) { self = .red }; var tinted: Color { self }; }")
  }

  @Test func aBundleKeepsTheWidgetsThatAreLiveActivities() throws {
    let texts = try compiled([
      "W.swift": """
      @main struct All: WidgetBundle {
        var body: some Widget {
          Home()
          Live()
          if #available(iOS 18, *) { Control() }
        }
      }
      struct Live: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) } }
      struct Home: Widget { var body: some WidgetConfiguration { StaticConfiguration() } }
      struct Control: ControlWidget {}
      """
    ])
    #expect(
      texts["W.swift"]
        == "struct All: WidgetBundle { var body: some Widget { Live() if #available(iOS 18, *) { } } } "
        + "struct Live: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) } }"
    )
  }

  @Test func theWidgetOfAConfigurationThatAFunctionMakesIsFound() throws {
    let texts = try compiled([
      "W.swift": """
      func make() -> some WidgetConfiguration { ActivityConfiguration(for: Int.self) }
      struct Live: Widget { var body: some WidgetConfiguration { make() } }
      """
    ])
    #expect(texts["W.swift"]?.contains("struct Live") == true)
  }

  @Test func previewsOfTheLiveActivityAreTaken() throws {
    let texts = try compiled([
      "W.swift": """
      struct W { let c = ActivityConfiguration(for: A.self) }
      struct A: ActivityAttributes {}
      extension A { static var sample: A { A() } }
      struct Screen: View {}
      #Preview("Live", as: .content, using: A.sample) { W() }
      #Preview { Screen() }
      #Preview { W() }
      """
    ])
    let text = try #require(texts["W.swift"])
    #expect(text.contains("sample: A { A() }") && text.contains(#"#Preview("Live""#))
    #expect(!text.contains("Screen") && text.contains("#Preview { W() }"))
  }

  @Test func aNameOfSeveralFilesIsThatOfTheClosestOne() throws {
    var files = [
      "Widget/W.swift":
        "struct W { let c = ActivityConfiguration(for: Team.self); let d = Theme() }",
      "Shared/Team.swift": "struct Team { var kit: Kit }", "Shared/Kit.swift": "enum Kit {}",
      "Widget/Theme.swift": "struct Theme {}", "Other/Far/Theme.swift": "struct Theme {}",
    ]
    let wanted = ["Shared/Kit.swift", "Shared/Team.swift", "Widget/Theme.swift", "Widget/W.swift"]
    #expect(try names(files) == wanted)
    files.merge(Self.many) { old, _ in old }
    #expect(try names(files) == wanted)
  }

  @Test(arguments: ["watch", "My Watch App", "macOS"])
  func aNameIsTakenFromAFileOfAnotherPlatformOnlyWhenThereIsNoOther(folder name: String) throws {
    var files = [
      "ios/W.swift": "let w = ActivityConfiguration(for: A.self) { Sounds(); Only() }",
      "ios/App/Code/Sounds.swift": "struct Sounds {}", "\(name)/Sounds.swift": "struct Sounds {}",
      "\(name)/Only.swift": "struct Only {}",
    ]
    let wanted = ["\(name)/Only.swift", "ios/App/Code/Sounds.swift", "ios/W.swift"].sorted()
    #expect(try names(files) == wanted)
    files.merge(Self.many) { old, _ in old }
    #expect(try names(files) == wanted)
  }

  @Test func whatTheCompilerMissesIsBroughtBack() throws {
    var files = Self.many
    files["W.swift"] = "struct W { let c = ActivityConfiguration(for: Int.self) { x.near() } }"
    files["Far.swift"] = "extension Int { func near() {}; func far() {} }"
    let folder = try TemporaryFolder(files)
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    let path = folder.path + "/W.swift"
    #expect(texts(of: code, below: folder.path).keys.sorted() == ["W.swift"])
    #expect(code.has("near", closestTo: path) && !code.has("nowhere", closestTo: path))
    code.add("near", closestTo: path)
    #expect(
      texts(of: code, below: folder.path)["Far.swift"] == "extension Int { func near() {}; }")
  }

  @Test func aConformanceThatTheCompilerMissesIsBroughtBack() throws {
    let folder = try TemporaryFolder([
      "W.swift": "struct W { let c = ActivityConfiguration(for: A.self) { url } }",
      "A.swift": "struct A: Odd { func a() {}\nfunc b() {} }\nextension URL: Identifiable {}",
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    func error(_ message: String) -> Diagnostic {
      Diagnostic.printed(message, file: folder.path + "/A.swift", line: 1, column: 1)
    }
    #expect(
      !code.add(after: [error("cannot find 'x' in scope [cannot_find_in_scope]")], requirements: [])
    )
    #expect(
      code.add(
        after: [
          error("type 'A' does not conform to protocol 'Odd' [type_does_not_conform]"),
          error("requires that 'URL' conform to 'Identifiable' [type_does_not_conform_decl_owner]"),
        ], requirements: ["b"]))
    #expect(
      texts(of: code, below: folder.path)["A.swift"]
        == "struct A: Odd { func b() {} } extension URL: Identifiable {}")
  }

  @Test func aViewWhoseBodyIsLeftOutShowsThatSomethingIsMissing() throws {
    let folder = try TemporaryFolder([
      "W.swift": "struct W { let c = ActivityConfiguration(for: X.self) { V() } }",
      "V.swift": "struct V: View {\n  var body: some View {\n    no\n  }\n}",
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    let error = Diagnostic.printed(
      "cannot find 'no' in scope [cannot_find_in_scope]", file: folder.path + "/V.swift", line: 3,
      column: 5)
    #expect(code.cut(at: [error]).count == 1)
    #expect(
      texts(of: code, below: folder.path)["V.swift"]
        == "struct V: View { public var body: some View { Text(\"…\") } }")
  }

  @Test func theBodyOfAFunctionWithAnErrorIsLeftOutWithWhatItNeeds() throws {
    let folder = try TemporaryFolder([
      "W.swift": "struct W { let c = ActivityConfiguration(for: M.self) { M.go(); M.sum() } }",
      "M.swift": "enum M {\nstatic func go() { Net() }\nstatic func sum() -> Int { 1 }\n}",
      "Net.swift": "struct Net {}",
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    #expect(texts(of: code, below: folder.path)["Net.swift"] != nil)
    func error(_ file: String, _ line: Int) -> Diagnostic {
      Diagnostic.printed("no", file: "\(folder.path)/\(file)", line: line, column: 24)
    }
    #expect(code.cut(at: [error("W.swift", 1)]).isEmpty)
    #expect(
      code.cut(at: [error("M.swift", 2)])
        == [.init(file: "\(folder.path)/M.swift:2", reason: "the body of M.go was left out: no")])
    #expect(
      texts(of: code, below: folder.path)
        == [
          "W.swift": "struct W { let c = ActivityConfiguration(for: M.self) { M.go(); M.sum() } }",
          "M.swift": "enum M { static func go() {} static func sum() -> Int { 1 } }",
        ])
    #expect(code.cutActions() == 0)
  }

  @Test func theBodyOfAPropertyOrAnInitialiserIsLeftOut() throws {
    let folder = try TemporaryFolder([
      "W.swift": "struct W { let c = ActivityConfiguration(for: M.self) { M().a } }",
      "M.swift": """
      struct M { let s: Int
      init() { s = no }
      var a: Int { no }
      @available(iOS 17, *) var b: Int { get { no } set { no() } }
      @ViewBuilder var c: Int { no }
      var d: some View { no }
      var e: Int { didSet { no() } } }
      extension M { var f: M { M().b } }
      """,
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    func error(_ line: Int, _ column: Int) -> Diagnostic {
      Diagnostic.printed("no", file: folder.path + "/M.swift", line: line, column: column)
    }
    code.add("f", closestTo: folder.path + "/W.swift")
    let left = code.cut(at: [
      error(2, 14), error(3, 14), error(4, 43), error(5, 27), error(6, 20), error(7, 25),
    ])
    #expect(
      left.map(\.reason) == [
        "the body of M.init was left out: no", "the body of M.a was left out: no",
        "the body of M.b was left out: no",
      ])
    let text = try #require(texts(of: code, below: folder.path)["M.swift"])
    func trap(_ name: String) -> String {
      #"preconditionFailure("the body of \#(name) was left out")"#
    }
    #expect(text.contains("init() { \(trap("init")) }"))
    #expect(text.contains("var a: Int { 0 }"))
    #expect(text.contains("var b: Int { get { 0 }; set {} }"))
  }

  @Test func aDeclarationOfAPackageThatDoesNotCompileIsLeftOut() throws {
    let folder = try TemporaryFolder([
      "W/W.swift":
        "import Kit\nstruct W { let c = ActivityConfiguration(for: A.self) { Kit.a(O()) } }",
      "W/O.swift": "struct O { var o: No }",
      "Packages/Kit/Sources/Kit/A.swift": """
      public func a(_ o: Any) { b() }
      func b() { c(nil) }
      func c(_ no: No?) {}
      """,
    ])
    let kit = folder.path + "/Packages/Kit/Sources/Kit/A.swift"
    var sources = try WidgetSources(paths: [folder.path + "/W/W.swift"])
    sources.addNearby([kit, folder.path + "/W/O.swift"])
    let code = try ReachableCode(sources)
    func kitText() -> String? { code.parts.first { $0.path == kit }?.text }
    #expect(kitText()?.contains("func c") == true)
    let ofApp = Diagnostic.printed("no", file: folder.path + "/W/W.swift", line: 2, column: 8)
    #expect(code.cut(at: [ofApp]).isEmpty, "an error of the widget's own is to be seen")
    let error = Diagnostic.printed("no", file: kit, line: 3, column: 14)
    #expect(code.cut(at: [error]).map(\.reason) == ["c was left out: no"])
    #expect(!code.has("c", closestTo: kit), "it is not brought back")
    code.add("c", closestTo: kit)
    #expect(kitText()?.contains("func c") == false)
  }

  @Test func theFilesOfAnImportedModuleAreFollowed() throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
      G = {isa = PBXGroup; children = (W); sourceTree = "<group>"; };
      W = {isa = PBXFileReference; path = "Widget/W.swift"; sourceTree = "<group>"; };
      BW = {isa = PBXBuildFile; fileRef = W; };
      PH = {isa = PBXSourcesBuildPhase; files = (BW); };
      T = {isa = PBXNativeTarget; name = W; buildPhases = (PH); };
      }; rootObject = R; }
      """,
      "Widget/W.swift":
        "import Kit\nstruct W { let c = ActivityConfiguration(for: A.self) { x.brand; B() } }",
      "Packages/Kit/Sources/Kit/A.swift": "public struct A { var b = Kit.C() }; struct C {}",
      "Packages/Kit/Sources/Kit/Int.swift": "extension Int { public var brand: Int { 1 } }",
      "App/B.swift": "struct B {}",
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    let found = texts(of: code, below: folder.path)
    #expect(
      found.keys.sorted() == [
        "Packages/Kit/Sources/Kit/A.swift", "Packages/Kit/Sources/Kit/Int.swift", "Widget/W.swift",
      ])
    #expect(found["Packages/Kit/Sources/Kit/A.swift"]?.contains("var b = C()") == true)
    #expect(code.isLocal("Kit") && !code.isLocal("Alamofire"))
  }

  @Test(arguments: [".build/checkouts/Kit/Sources/Kit", "Pods/Kit", "ios/Pods/Kit/Classes"])
  func aPackageThatIsCheckedOutIsFollowed(folder: String) throws {
    let texts = try compiled([
      "W.swift":
        "import Kit\nstruct W { let c = ActivityConfiguration(for: Int.self) { Badge() } }",
      "\(folder)/Badge.swift": "public struct Badge {}", "\(folder)/Other.swift": "struct Other {}",
      "ios/A.xcodeproj/project.pbxproj": "",
    ])
    #expect(texts.keys.sorted() == ["\(folder)/Badge.swift", "W.swift"].sorted())
  }

  /// In `Kit.Part`, `Kit` is the type where the module declares one, as many packages do.
  @Test(arguments: [true, false])
  func aModuleWithATypeOfItsOwnNameKeepsQualifications(hasNamesake: Bool) throws {
    let texts = try compiled([
      "App/W.swift":
        "import Kit\nstruct W { let c = ActivityConfiguration(for: Int.self) { Kit.Part() } }",
      "Kit/Sources/Kit/Kit.swift":
        hasNamesake ? "public enum Kit { public struct Part {} }" : "public struct Part {}",
      "App/A.xcodeproj/project.pbxproj": "",
    ])
    #expect(texts["App/W.swift"]?.contains("{ Kit.Part() }") == hasNamesake)
    #expect(texts["Kit/Sources/Kit/Kit.swift"]?.contains("struct Part {}") == true)
  }

  @Test func aFileAndALinkToItAreOneFile() throws {
    let folder = try TemporaryFolder([
      "W.swift": "let c = ActivityConfiguration(for: Int.self)", "Lib/Kit.swift": "struct Kit {}",
    ])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Sources/Kit.swift", withDestinationPath: "../Lib/Kit.swift")
    let names = FolderTree(URL(fileURLWithPath: folder.path)).swiftFiles
      .map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(names == ["Lib/Kit.swift", "W.swift"])
  }

  @Test func anInitialiserThatTheCompilerMissesIsBroughtBack() throws {
    let folder = try TemporaryFolder([
      "W.swift": "struct W { let c = ActivityConfiguration(for: A.self) { url } }",
      "A.swift": "struct A { var b = T(text: 1) }\nextension Copied { init(text: Int) {} }",
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    let error = Diagnostic.printed(
      "incorrect argument label in call (have 'text:', expected 'from:') [wrong_argument_labels]",
      file: folder.path + "/A.swift", line: 1, column: 1)
    let before = texts(of: code, below: folder.path)["A.swift"]
    #expect(before?.contains("init(text: Int)") == false)
    #expect(code.add(after: [error], requirements: []))
    let after = texts(of: code, below: folder.path)["A.swift"]
    #expect(after?.contains("extension Copied { init(text: Int) {} }") == true)
    #expect(!code.add(after: [error], requirements: []))
  }

  @Test func aDataFileBesideTheWidgetIsInItsBundle() throws {
    let folder = try TemporaryFolder([
      "targets/widget/W.swift": "let c = ActivityConfiguration(for: Int.self)",
      "targets/widget/stops.json": "[]", "package.json": "{}",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.resources.files.data == [folder.path + "/targets/widget/stops.json"])
    try sources.resources.writeBundle(to: folder.path + "/bundle")
    #expect(
      try String(contentsOfFile: folder.path + "/bundle/stops.json", encoding: .utf8) == "[]")
  }

  @Test(arguments: [
    ("struct A { struct B {} }\nfunc f() { let x = 1 }", ["A", "f"]),
    (#"let s = "{ struct No {}"; enum E {}"#, ["s", "E"]),
    ("extension Color { static let brand = 1; init(hex: Int) {} }", ["brand", "Color(hex:)"]),
    ("extension A.B { class func make() {} }\n// struct No", ["make"]),
    ("public final class C { var x = 1 }\ntypealias T = C", ["C", "T"]),
  ])
  func aScanFindsWhatAFileDeclares(text: String, names: [String]) {
    let found = Array(text.utf8).withUnsafeBufferPointer { DeclarationScanner.names(in: $0) }
    #expect(found == Set(names))
  }

  @Test(arguments: [
    (
      "3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file \"/t/0-A.swift\")\n4.\tWhile type-checking expression at [/t/0-A.swift:7:12 - line:9:3]",
      Diagnostic.printed(
        "the compiler cannot type-check this expression in reasonable time", file: "/t/0-A.swift",
        line: 7, column: 12)
    ),
    (
      """
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/t/0-A.swift")
      4.\tWhile evaluating request TypeCheckFunctionBodyRequest(A.(file).V.body.getter@/t/0-A.swift:7:25)
      """,
      Diagnostic.printed(
        "the compiler cannot type-check this function body in reasonable time",
        file: "/t/0-A.swift", line: 7, column: 25)
    ),
    ("1.\tCompiling with effective version 5", nil),
  ])
  func theExpressionThatTakesTooLongIsFound(output: String, place: Diagnostic?) {
    #expect(SwiftCompiler.slowPlace(in: output) == place)
  }

  @Test func requirementsAreReadFromNotes() {
    #expect(
      Diagnostic.requirements(
        in: """
          /a.swift:1:1: note: protocol requires property 'allCases' with type '[A]' [no_witnesses]
          S.D:2:1: note: protocol requires initializer 'init(from:)' with type '(from: any Decoder)' [no_witnesses]
          S.D:2:1: note: protocol requires function 'make()' with type '() -> ()' [no_witnesses]
          """) == ["allCases", "init(from:)", "make"])
  }
}

/// What a review of the first version found.
struct ReachableCodeFaultTests {
  @Test func aPrivateNameOfAnotherFileDoesNotHideAFilesOwn() throws {
    let folder = try TemporaryFolder([
      "W.swift": "struct W { let c = ActivityConfiguration(for: Int.self) { fmt(1); Sub() } }",
      "U.swift": "func fmt(_ i: Int) {}",
      "S.swift": "struct Sub { let a = fmt(\"x\") }\nprivate func fmt(_ s: String) {}",
    ])
    for _ in 0..<8 {
      let code = try ReachableCode(WidgetSources(paths: [folder.path]))
      let text = code.parts.first { $0.path.hasSuffix("S.swift") }?.text
      #expect(text?.contains("private func fmt") == true)
      #expect(code.parts.contains { $0.path.hasSuffix("U.swift") })
    }
  }

  @Test func aLongChainOfNamesDoesNotOverflowTheStack() throws {
    let chain = (0..<20_000).map { "func f\($0)() { f\($0 + 1)() }" }.joined(separator: "\n")
    let folder = try TemporaryFolder([
      "W.swift": "struct W { let c = ActivityConfiguration(for: Int.self) { f0() } }",
      "F.swift": chain,
    ])
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    #expect(code.parts.first { $0.path.hasSuffix("F.swift") }?.text.contains("f19999") == true)
  }

  @Test func aNearbyFileThatCannotBeReadIsTriedOnce() throws {
    var files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("App/\($0).swift", "") })
    files["W.swift"] = "struct W { let c = ActivityConfiguration(for: Int.self) { Legacy() } }"
    let folder = try TemporaryFolder(files)
    let path = folder.path + "/Legacy.swift"
    try Data("// caf".utf8 + [0xe9] + "\nstruct Legacy {}".utf8)
      .write(to: URL(fileURLWithPath: path))
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    #expect(code.unreadable.map(\.file) == [path])
    #expect(!code.has("Legacy", closestTo: folder.path + "/W.swift"))
  }

  @Test func aNameInsideATypeOfApplesIsNotCalledWrong() {
    let text = """
      extension Font { static func brand() -> Font { .system(size: 1, weight: Weight.bold) } }
      let a = Gone()
      """
    let suspects = SuspectNames([("/A.swift", ParsedSource(text).tree)]) { _ in false }
    #expect(suspects.uses["_ = Weight.self"]?.map(\.isExpression) == [false])
    #expect(suspects.uses["_ = Gone.self"]?.map(\.isExpression) == [true])
  }
}
