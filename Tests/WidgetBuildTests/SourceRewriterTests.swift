import TestSupport
import SwiftParser
import Testing

@testable import WidgetBuild

struct SourceRewriterTests {
  @Test func keysOfAnAppGroupAreRead() {
    let source = """
      let store = _AppDefaults(suiteName: "g")!
      let a = store.string(forKey: context.attributes.prefixedKey("home"))!
      let b = store.integer(forKey: "score") + box.decode(Int.self, forKey: "other")
      let c = store.string(forKey: key)
      struct V: View { @AppStorage("theme", store: store) var theme = 1; @AppStorage("own") var o = 2 }
      """
    #expect(AppGroupKeys.keys(in: [Parser.parse(source: source)]) == ["home", "score", "theme"])
  }

  @Test func theKeysOfPicturesAreRead() {
    let source = #"""
      let logo = store.string(forKey: prefixed("logo"))!
      Image(uiImage: UIImage(data: store.data(forKey: "code")!)!)
      if let data = store.data(forKey: "photo"), let image = UIImage(data: data) {}
      let icon = UIImage(contentsOfFile: logo), name = store.string(forKey: "name")
      """#
    let trees = [Parser.parse(source: source)]
    #expect(PictureKeys.keys(in: trees) == ["code", "logo", "photo"])
  }

  private func rewritten(
    _ text: String, own: Set<String> = [], conditions: Set<String> = ["DEBUG"]
  ) -> String {
    SourceRewriter.rewrite(
      text, for: ApplePlatform(ownModules: own, conditions: conditions)
    ) { own.contains($0) }.text
  }

  @Test func availabilityIsAskedOfThePhone() {
    let source = """
      import SwiftUI
      func f() { if #available(iOS 17.1, macOS 14, *), x { a() } }
      func g() { guard #unavailable(iOS 16) else { return } }
      func h() { if #available(macOS 14, *) { a() } }
      func i() -> some View { if #available(iOS 26, *) { return A() } else { return B() } }
      var body: some View { if #available(iOS 18, *) { A() } else { B() } }
      """
    let text = rewritten(source)
    #expect(text.contains("if SwiftUI._isSystemAvailable(17, 1), x { a() }"))
    #expect(text.contains("guard !SwiftUI._isSystemAvailable(16) else"))
    #expect(text.contains("if #available(macOS 14, *)"))
    #expect(text.contains("if #available(iOS 26, *) { return A() }"))
    #expect(text.contains("if SwiftUI._isSystemAvailable(18) { A() }"))
    #expect(rewritten("func f() { if #available(iOS 17, *) {} }").contains("#available(iOS 17, *)"))
  }

  /// Lines that are not blank, each with its number.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains { $0 != " " } }
      .map { "\($0.offset + 1) \($0.element.drop { $0 == " " })" }
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("!os(watchOS)", true),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(Sentry)", false),
    ("canImport(ActivityKit) && !targetEnvironment(macCatalyst)", true),
    ("os(macOS) || os(iOS)", true), ("os(macOS) || os(iOS) && false", false),
    ("(os(macOS) || os(iOS)) && DEBUG", true), ("targetEnvironment(simulator)", true),
    ("swift(>=5.9)", true), ("compiler(<6)", false), ("swift(>=7.0)", false),
    ("swift(>=6.0)", false), ("swift(<6.0)", true), ("compiler(>=6.2)", true),
    ("os(visionOS) || os(tvOS) || os(watchOS)", false), ("arch(arm64)", true),
    ("canImport(UIKit, _version: 17)", true), ("canImport(SwiftUI.View)", true),
    ("!targetEnvironment(macCatalyst)", true), ("hasFeature(TypedThrows)", true),
    ("os(iOS) && !(DEBUG || canImport(AppKit))", false),
    ("RELEASE", false), ("true", true),
  ])
  func conditionsAreThoseOfAnIOSDebugBuild(condition: String, holds: Bool) {
    let text = "#if \(condition)\nlet yes = 1\n#else\nlet no = 0\n#endif\n"
    #expect(lines(rewritten(text)) == [holds ? "2 let yes = 1" : "4 let no = 0"])
  }

  @Test func managedMembersGetAccessorsAndBodies() {
    #expect(
      lines(rewritten("@NSManaged public var count: Int16\n@NSManaged var a: String?"))
        == [
          "1 public var count: Int16 { get { _managed() } set { _manage(newValue) } }",
          "2 var a: String? { get { _managed() } set { _manage(newValue) } }",
        ])
    #expect(
      lines(
        rewritten(
          "@NSManaged func addToSteps(_ value: Step)\n@NSManaged func removeFromSteps(_ all: NSSet)"
            + "\n@NSManaged func removeFromSteps(at index: Int)"
        ))
        == [
          "1 func addToSteps(_ value: Step) { _relate([value], \"steps\", adds: true) }",
          "2 func removeFromSteps(_ all: NSSet) { _relate(all.allObjects.compactMap "
            + "{ $0 as? NSManagedObject }, \"steps\", adds: false) }",
          "3 func removeFromSteps(at index: Int) {}",
        ])
  }

  @Test func conditionsOfTheTargetsSettingsAreSet() {
    let text = "#if BAKING\nlet yes = 1\n#endif\n#if OTHER\nlet no = 0\n#endif\n"
    #expect(lines(rewritten(text, conditions: ["BAKING"])) == ["2 let yes = 1"])
  }

  @Test func casesMembersAndArgumentsMayStandBehindAConditionToo() {
    let text = """
      enum A {
        #if os(iOS)
        case phone
        #else
        case other
        #endif
      }
      func f(_ a: A) -> Int {
        switch a {
        #if os(iOS)
        case .phone: 1
        #elseif os(macOS)
        case .other: 2
        #endif
        }
      }
      @available(iOS 17, *)
      #if os(watchOS)
      @available(watchOS 10, *)
      #endif
      struct B {}
      """
    #expect(
      lines(rewritten(text)) == [
        "1 enum A {", "3 case phone", "7 }", "8 func f(_ a: A) -> Int {", "9 switch a {",
        "11 case .phone: 1", "15 }", "16 }", "17 @available(iOS 17, *)", "21 struct B {}",
      ])
  }

  @Test func availabilityIsTheCompilersOwnBusiness() {
    let text = """
      if #available(iOS 26.0, *) { a() } else { b() }
      guard #unavailable(iOS 17) else { return }
      @available(iOS, deprecated: 17) func f() {}
      """
    #expect(rewritten(text) == text)
  }

  /// Only the format says whether it is a literal.
  @Test(arguments: [
    (
      "let s = String(format: f, 3) + String(format: \"%d\", 3)",
      "let s = String(_formt: f, 3) + String(format: \"%d\", 3)"
    ),
    ("let s = NSString(format: f, 3)", "let s = NSString(format: f, 3)"),
  ])
  func aFormatMayBeALocalizedOne(source: String, result: String) {
    #expect(rewritten(source) == result)
  }

  /// These are declared in the modules that they belong to, or in the widget's own.
  @Test(arguments: [
    "let s = NSLocalizedString(\"a\", comment: \"\")", "let b = Bundle.main; let c = #bundle",
    "let s = String.localizedStringWithFormat(f, 3)", "let x = Darwin.sqrt(2)",
    "f(#Predicate<A> { $0.b })", "let r = [#Rule(Self.shown) { $0.donations.count > 1 }]",
    "@Previewable @State var x = 0", "class A { @Attribute(.unique) var b = 1 }",
    "class A { @nonobjc func b() {}; @IBAction func c() {}; @NSCopying var d: E }",
    "struct V: View { @Query var a: [A] }", "@UnionValue enum A {}",
  ])
  func whatIsDeclaredElsewhereIsCompiledAsItStands(source: String) {
    #expect(rewritten(source) == source)
  }

  @Test func innerConditionsOfABranchThatIsTakenAreTakenToo() {
    let text = """
      #if os(iOS)
      let a = 1
      #if os(tvOS)
      let b = 2
      #elseif DEBUG
      let c = 3
      #endif
      #endif
      let d = 4
      """
    #expect(lines(rewritten(text)) == ["2 let a = 1", "6 let c = 3", "9 let d = 4"])
  }

  @Test func modifiersBehindAConditionStayInTheirChain() {
    let text = """
      let v = Text("a")
        #if os(iOS)
        .bold()
        #else
        .italic()
        #endif
        .padding()
      """
    #expect(lines(rewritten(text)) == ["1 let v = Text(\"a\")", "3 .bold()", "7 .padding()"])
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(name:) func a() {}", "             func a() {}"),
    ("let s = #selector(Owner.act(_:))", "let s = Selector(\"Owner.act(_:)\")"),
    (
      "class Owner { @objc func act(_ t: Timer) { f(#selector(act)) } }",
      "class Owner {       func act(_ t: Timer) { f(Selector(\"act\", calling: Owner.act(_:))) } }"
    ),
    (
      "class A { class B { func go() {}; let s = #selector(self.go) } }",
      "class A { class B { func go() {}; let s = Selector(\"self.go\", calling: A.B.go) } }"
    ),
    (
      "class A {}; extension A { func go(by x: Int) {}; func s() { f(#selector(A.go(by:))) } }",
      "class A {}; extension A { func go(by x: Int) {}; func s() { "
        + "f(Selector(\"A.go(by:)\", calling: A.go(by:))) } }"
    ),
    // What cannot be called has a name only.
    (
      "class A { static func go() {}; func two(_ a: Int, _ b: Int) {}; "
        + "let s = [#selector(go), #selector(two)] }",
      "class A { static func go() {}; func two(_ a: Int, _ b: Int) {}; "
        + "let s = [Selector(\"go\"), Selector(\"two\")] }"
    ),
    (
      "@UIApplicationDelegateAdaptor(D.self) var d",
      "@UIApplicationDelegateAdaptor(D.self, _make: { D() }) var d"
    ),
    (
      "@UIApplicationDelegateAdaptor private var d: My.D",
      "@UIApplicationDelegateAdaptor(_make: { My.D() }) private var d: My.D"
    ),
    ("class A { @IBOutlet var b: C! }", "class A {           var b: C! }"),
    (
      "@AppIntent(schema: .system.search) struct A {}",
      "                                   struct A {}"
    ),
    ("let k = #keyPath(A.b)", "let k = \"A.b\""),
    (
      "class A: NSObject { override func observeValue(forKeyPath k: String?) {} }",
      "class A: NSObject {          func observeValue(forKeyPath k: String?) {} }"
    ),
    ("override func observeValue(of a: Int) {}", "override func observeValue(of a: Int) {}"),
    ("@Model final class A {}", "       final class A: PersistentModel {}"),
    ("@Model class A: B {}", "       class A: B, PersistentModel {}"),
  ])
  func objectiveCAndXcodeAreTolerated(source: String, result: String) {
    #expect(rewritten(source) == result)
  }

  @Test func aModuleWhoseFilesAreCompiledAlongIsNotNamedAnyMore() {
    let text = "import Models\nlet a: Models.Team = Models.Team.home\n"
    #expect(
      rewritten(text, own: ["Models"]) == "             \nlet a:        Team =        Team.home\n")
  }

  @Test func mainIsTakenOffAndTold() {
    let result = SourceRewriter.rewrite(
      "import SwiftUI\n\n@main\nstruct A: App {}\n", for: ApplePlatform()
    ) { _ in false }
    #expect(result.text == "import SwiftUI\n\n     \nstruct A: App {}\n")
    #expect(result.mains == [.init(type: "A", line: 3, inherits: ["App"])])
    #expect(result.imports.map(\.module) == ["SwiftUI"])
  }
}

struct AppGroupRewriteTests {
  @Test func theStoreOfAnAppGroupIsOneThatHasValues() {
    let text = "let a = UserDefaults(suiteName: \"g\"); let b = UserDefaults.standard"
    let result = SourceRewriter.rewrite(text, for: ApplePlatform()) { _ in false }
    #expect(
      result.text
        == "let a = _AppDefaults(suiteName: \"g\"); let b = UserDefaults.standard"
    )
  }
}

struct PreparedSourcesTests {
  private func prepared(_ files: [String: String]) throws -> PreparedSources {
    let folder = try TemporaryFolder(files)
    let sources = try WidgetSources(paths: files.keys.map { "\(folder.path)/\($0)" })
    let code = try ReachableCode(sources)
    return try PreparedSources(code.parts, carried: ["Charts"], isLocal: code.isLocal)
  }

  @Test func twoWidgetMainsAreNamedWithTheirPlaces() throws {
    #expect {
      try prepared([
        "A.swift": "@main struct A: WidgetBundle {}", "B.swift": "\n@main struct B: Widget {}",
      ])
    } throws: { error in
      guard case .twoMains(let mains) = error as? WidgetBuildError else { return false }
      return mains.map(\.type) == ["A", "B"] && mains[1].place.hasSuffix("B.swift:2")
    }
  }

  @Test func anAppBesideTheWidgetIsNoSecondMain() throws {
    let sources = try prepared([
      "A.swift": "@main struct A: WidgetBundle {}", "B.swift": "@main struct B: App {}",
    ])
    #expect(sources.files.map { $0.text.contains("@main") } == [false, false])
  }

  @Test func aModuleWhoseFolderIsCompiledAlongIsNotAbsent() throws {
    let sources = try prepared([
      "A.swift": "import Models\nlet a = Models.Team()\n",
      "Sources/Models/Team.swift": "public struct Team {}",
    ])
    #expect(sources.absentImports == [])
    #expect(sources.files[0].text.contains("Models.") == false)
  }

  /// On iOS the C library has a name wherever Foundation is imported.
  @Test func theNameOfTheCLibraryIsThatOfAModule() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = Darwin.sqrt(2)", "B.swift": "let b = 1"])
    let paths = ["A", "B"].map { "\(folder.path)/\($0).swift" }
    let sources = try PreparedSources(
      ReachableCode(WidgetSources(paths: paths)).parts, carried: CarriedModuleSources.names)
    #expect(sources.modules == ["Darwin"])
    #expect(sources.files.map(\.addedImports) == [["Darwin"], []])
  }

  @Test func importsAreCarriedAbsentOrPresent() throws {
    let sources = try prepared([
      "A.swift": "import SwiftUI\nimport Charts\nimport Accelerate\nimport Sentry\nlet a = 1"
    ])
    #expect(sources.modules == ["Charts"])
    #expect(sources.absentImports.map(\.module) == ["Accelerate", "Sentry"])
    #expect(sources.absentImports.map(\.isApples) == [true, false])
    #expect(sources.absentImports[1].place.hasSuffix("A.swift:4"))
  }

  @Test func whatOnlyDiffersOnLinuxIsRewritten() {
    func rewritten(_ text: String, isOfApp: Bool = false) -> String {
      var platform = ApplePlatform()
      platform.isOfApp = isOfApp
      return SourceRewriter.rewrite(text, for: platform) { _ in false }.text
    }
    #expect(
      rewritten("var t = Timer()") == "var t = Timer(timeInterval: 1, repeats: false) { _ in }")
    var platform = ApplePlatform()
    platform.declares = { $0 == "Timer" }
    #expect(
      SourceRewriter.rewrite("var t = Timer()", for: platform) { _ in false }.text
        == "var t = Timer()")
    #expect(rewritten("let d = f.weekdaySymbols![0]") == "let d = f.weekdaySymbols [0]")
    #expect(rewritten("let d = f.days![0]") == "let d = f.days![0]")
    #expect(rewritten("@Model class A {}") == "       class A: PersistentModel {}")
    #expect(
      rewritten("@Model class A {}", isOfApp: true) == "@Observable class A: PersistentModel {}")
  }
}
