import Foundation
import TestSupport
import SwiftSyntax
import Testing

@testable import WidgetBuild

struct StandInTests {
  private func maker(_ text: String) throws -> (StandInMaker, String) {
    let folder = try TemporaryFolder(["A.swift": text])
    let path = "\(folder.path)/A.swift"
    return (
      StandInMaker(
        try PreparedSources(
          try ReachableCode(WidgetSources(paths: [path])).parts, carried: [])), path
    )
  }

  private func bridged(
    _ text: String, line: Int, column: Int, _ message: String
  ) throws -> (names: [String], declarations: String) {
    var (maker, path) = try maker(text)
    _ = maker.resolve([Diagnostic.printed(message, file: path, line: line, column: column)])
    let folder = try TemporaryFolder()
    let files = try maker.write(to: folder.path, examplesFrom: [])
    let text = try files.first.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    return (maker.standIns.map(\.name), text)
  }

  @Test func aMissingModifierHasExactlyTheLabelsThatAreUsed() throws {
    let result = try bridged(
      "let v = Text(\"a\").bold()\n  .visualEffect(3, radius: 4, style: .wide)", line: 2, column: 4,
      "value of type 'some View' has no member 'visualEffect' [could_not_find_value_member]")
    #expect(result.names == ["View.visualEffect(_:radius:style:)"])
    #expect(
      result.declarations.contains(
        "func visualEffect<A0, A1>(_ p0: A0, radius p1: A1, style p2: _StandIn_visualEffect_3_wide_2)"
      ))
    #expect(result.declarations.contains("static var `wide`: _StandIn_visualEffect_3_wide_2"))
  }

  @Test func aClosureThatSuspendsMayBePassedToAStandIn() throws {
    let result = try bridged(
      "let v = Text(\"a\")\n  .storeTask { p in a = await p } done: { b = 1 }", line: 2, column: 4,
      "value of type 'some View' has no member 'storeTask' [could_not_find_value_member]")
    #expect(
      result.declarations.contains(
        "storeTask(_ p0: @escaping (Any) async throws -> Void, done p1: @escaping () -> Void)"))
  }

  @Test func aMissingViewDrawsWhatItWasGiven() throws {
    let result = try bridged(
      "let v = NavigationSplitView(spacing: 3) { Text(\"a\") }", line: 1, column: 9,
      "cannot find 'NavigationSplitView' in scope [cannot_find_in_scope]")
    #expect(result.names == ["NavigationSplitView"])
    #expect(
      result.declarations.contains(
        "init<A0, A1: View>(spacing p0: A0, @ViewBuilder _ p1: @escaping () -> A1)"))
  }

  @Test func aMissingColourIsTakenFromTheCatalogue() throws {
    let result = try bridged(
      "let v = Text(\"a\").foregroundStyle(.brand)", line: 1, column: 36,
      "type 'ShapeStyle' has no member 'brand' [could_not_find_type_member]")
    #expect(result.names == ["ShapeStyle.brand"])
    #expect(result.declarations.contains("static var `brand`: Color { Color(\"brand\") }"))
  }

  @Test(arguments: [
    ("let v = MyCompanion()", 9, "cannot find 'MyCompanion' in scope [cannot_find_in_scope]"),
    (
      "struct Team {}\nlet v = Team().nam", 16,
      "value of type 'Team' has no member 'nam' [could_not_find_value_member]"
    ),
    (
      "let v: Int = \"a\"", 14,
      "cannot convert value of type 'String' to specified type 'Int' [cannot_convert_initializer_value]"
    ),
    (
      "func f(a: Int) {}\nlet v: Void = f(b: 1)", 16,
      "incorrect argument label in call [wrong_argument_labels]"
    ),
  ])
  func theSourcesOwnErrorsAreNeverMasked(text: String, column: Int, message: String) throws {
    var (maker, path) = try maker(text)
    let line = text.split(separator: "\n").count
    let isBridged = maker.resolve([
      Diagnostic.printed(message, file: path, line: line, column: column)
    ])
    #expect(!isBridged)
    #expect(maker.standIns == [])
  }

  @Test func whatAFileNearbyDeclaresIsAskedForAndNotBridged() throws {
    let folder = try TemporaryFolder(["A.swift": "let v = Text(\"a\").visualEffect(3)"])
    let path = "\(folder.path)/A.swift"
    var maker = StandInMaker(
      try PreparedSources(
        try ReachableCode(WidgetSources(paths: [path])).parts, carried: []),
      isNearby: { name, _ in name == "visualEffect" })
    let isBridged = maker.resolve([
      Diagnostic.printed(
        "value of type 'Text' has no member 'visualEffect' [could_not_find_value_member]",
        file: path, line: 1, column: 19)
    ])
    #expect(!isBridged)
    #expect(maker.nearby.map(\.name) == ["visualEffect"])
  }

  @Test func aModifierThatIsNotApplesIsSaidToBeOfAnotherFile() throws {
    var (maker, path) = try maker("let v = Text(\"a\").brandCard(3)")
    _ = maker.resolve([
      Diagnostic.printed(
        "value of type 'Text' has no member 'brandCard' [could_not_find_value_member]", file: path,
        line: 1, column: 19)
    ])
    #expect(maker.standIns.map(\.name) == ["Text.brandCard(_:)"])
    #expect(
      maker.standIns[0].message
        == "Text.brandCard(_:) is not declared in any of the files; add the file that declares it")
  }

  @Test func anInitialiserThatIsNotApplesIsSaidToBeOfAnotherFile() throws {
    var (maker, path) = try maker("let v = Color(brandHex: 3)")
    _ = maker.resolve([
      Diagnostic.printed(
        "no exact matches in call to initializer  [no_overloads_match_exactly_in_call]", file: path,
        line: 1, column: 9)
    ])
    #expect(maker.standIns.map(\.name) == ["Color(brandHex:)"])
    #expect(maker.standIns.map(\.isOfAnotherFile) == [true])
  }

  @Test func anArgumentOfAWrongTypeIsNotBridged() throws {
    let result = try bridged(
      "let v = Text(\"a\").padding(\"b\")", line: 1, column: 19,
      "no exact matches in call to instance method 'padding' [no_overloads_match_exactly_in_call]")
    #expect(result.names == [])
  }

  @Test(arguments: ["paddin", "framee", "forgroundStyle", "opactiy", "cardStlye"])
  func aMisspeltModifierIsTheSourcesOwnError(name: String) throws {
    let text = "func cardStyle() {}\nlet v = Text(\"a\").\(name)(3)"
    let result = try bridged(
      text, line: 2, column: 19,
      "value of type 'Text' has no member '\(name)' [could_not_find_value_member]")
    #expect(result.names == [])
  }

  /// Each with the compiler's error about it and what is suggested; no stand-in is made.
  @Test(arguments: [
    (
      "Text(\"a\").frame(widht: 30)", "extra argument 'widht' in call [extra_argument_named]", 17,
      "width"
    ),
    (
      "HStack(algnment: .top) {}", "no exact matches in call [no_overloads_match_exactly_in_call]",
      9, "alignment"
    ),
    (
      "Image(sytemName: \"star\")",
      "no exact matches in call [no_overloads_match_exactly_in_call]", 9, "systemName"
    ),
    (
      "ProgressView(value: 3, totl: 4)", "extra argument 'totl' in call [extra_argument_named]", 9,
      "total"
    ),
    (
      "Text(\"a\").foregroundStyle(Color.grren)",
      "type 'Color' has no member 'grren' [could_not_find_type_member]", 40, "green"
    ),
    (
      "Text(\"a\").accessibilityLabl(\"b\")",
      "value of type 'Text' has no member 'accessibilityLabl' [could_not_find_value_member]", 19,
      "accessibilityLabel"
    ),
    ("Txt(\"a\")", "cannot find 'Txt' in scope [cannot_find_in_scope]", 9, "Text"),
    (
      "Gauge(value: 3, range: 0...4) { Text(\"a\") } currentValueLabel: { Text(\"3\") }",
      "no exact matches in call [no_overloads_match_exactly_in_call]", 9, "in"
    ),
  ])
  func aNameThatIsOneLetterOffIsAMistake(
    expression: String, message: String, column: Int, meant: String
  ) throws {
    var (maker, path) = try maker("let v = \(expression)")
    let error = Diagnostic.printed(message, file: path, line: 1, column: column)
    #expect(maker.suggestion(for: error) == meant)
    _ = maker.resolve([error])
    #expect(maker.standIns.map(\.name) == [])
  }

  @Test func anUnknownAttributeIsTakenOff() throws {
    var (maker, path) = try maker("@Glossy struct A {}")
    _ = maker.resolve([
      Diagnostic.printed(
        "unknown attribute 'Glossy' [unknown_attr_name]", file: path, line: 1, column: 2)
    ])
    #expect(maker.prepared.files[0].text == "        struct A {}")
    #expect(maker.standIns.map(\.name) == ["@Glossy"])
    #expect(maker.standIns[0].place == "\(path):1")
  }

  @Test(arguments: [("", "{}"), (" -> Void", "{}"), (" async -> Int", "{ preconditionFailure(")])
  func whatActsAndDoesNotDrawIsLeftOutWhole(signature: String, body: String) throws {
    let text = "func log()\(signature) {\n  CMMotionManager.shared.start()\n}\n"
    var (maker, path) = try maker(text)
    _ = maker.resolve([
      Diagnostic.printed(
        "value of type 'CMMotionManager' has no member 'start' [could_not_find_value_member]",
        file: path, line: 2, column: 3)
    ])
    #expect(maker.prepared.files[0].text.hasPrefix("func log()\(signature) \(body)"))
    #expect(maker.prepared.files[0].text.filter { $0 == "\n" }.count == 3)
  }

  @Test func errorsAreReadFromTheCompilersOutput() {
    let output = """
      /a/B.swift:2:10: error: cannot find 'X' in scope [cannot_find_in_scope]
        let x = X
      /a/B.swift:2:10: error: cannot find 'X' in scope [cannot_find_in_scope]
      /a/B.swift:3:1: note: here
      <unknown>:0: error: fatal
      """
    #expect(
      Diagnostic.errors(in: output) == [
        Diagnostic.printed(
          "cannot find 'X' in scope [cannot_find_in_scope]", file: "/a/B.swift", line: 2, column: 10
        )
      ])
    #expect(Diagnostic.errors(in: output)[0].names == ["X"])
  }

  /// What no identifier names is shown, and nothing is guessed from its words.
  @Test(arguments: ["", " [gone_with_the_next_version]"])
  func anErrorThatTheCompilerDoesNotIdentifyChangesNothing(identifier: String) throws {
    let texts = [
      ("let v = NavigationSplitView()", 9, "cannot find 'NavigationSplitView' in scope"),
      (
        "let v = Text(\"a\").visualEffect(3)", 19,
        "value of type 'Text' has no member 'visualEffect'"
      ),
      ("@Glossy struct A {}", 2, "unknown attribute 'Glossy'"),
      ("let v = Color(brandHex: 3)", 9, "no exact matches in call to initializer"),
    ]
    for (text, column, message) in texts {
      var (maker, path) = try maker(text)
      let error = Diagnostic.printed(
        message + identifier, file: path, line: 1, column: column)
      let isResolved = maker.resolve([error])
      #expect(!isResolved && maker.standIns == [] && maker.prepared.files[0].text == text)
      #expect(error.message == message && error.missingName == nil)
    }
  }
}

struct CallSignatureTests {
  @Test func aChainThatStartsWithADotIsAValueOfItsStart() throws {
    let tree = ParsedSource("glow(.blue.gradient, .soft, a.b)").tree
    let call = try #require(
      tree.statements.first?.item.as(FunctionCallExprSyntax.self))
    #expect(
      CallSignature(call).parameters.map(\.argument) == [
        .members([.init(name: "blue", form: nil)]), .members([.init(name: "soft", form: nil)]),
        .value,
      ])
  }
}

/// Names that the modules may lack are found by reading, before the compiler loses itself in them.
struct SuspectNamesTests {
  private func checks(_ text: String, declared: Set<String> = []) -> [String] {
    let suspects = SuspectNames([("/A.swift", ParsedSource(text).tree)]) { declared.contains($0) }
    return suspects.uses.keys.sorted()
  }

  @Test func typesStaticMembersAndModifiersAreChecked() {
    #expect(
      checks("let v: Own = MeshGradient(width: 2).widgetGlow(1).font(.body)", declared: ["Own"])
        == ["_ = MeshGradient.self", "let v: AnyView; _ = v.widgetGlow"])
    #expect(checks("let c = Color.brand") == ["_ = Color.brand", "_ = Color.self"])
  }

  @Test func whatTheFileDeclaresAnywhereIsNotChecked() {
    #expect(
      checks("func f<T: P>() { struct Local {}; _ = (Local(), T.self, Self.self) }\nprotocol P {}")
        == ["_ = P.self"])
  }

  @Test func aUseIsReportedAsTheCompilerWould() throws {
    let suspects = SuspectNames([("/A.swift", ParsedSource("\nlet a = Gone()").tree)]) { _ in false
    }
    let use = try #require(suspects.uses["_ = Gone.self"]?.first)
    #expect(
      use.place
        == Diagnostic.printed(
          "cannot find 'Gone' in scope [cannot_find_in_scope]", file: "/A.swift", line: 2, column: 9
        ))
    #expect(use.isExpression && use.name == "Gone")
  }

  @Test func errorsOfTheSourceNameTheChecks() {
    let checks = ["_ = A.self", "_ = Color.b", "_ = C.self"]
    #expect(
      SuspectNames.source(of: checks, importing: ["SwiftUI", "Charts"]).split(separator: "\n")[1]
        == "func _check0() { _ = A.self }")
    func error(_ line: Int, _ message: String) -> Diagnostic {
      Diagnostic.printed(message, file: "/N.swift", line: line, column: 1)
    }
    #expect(
      SuspectNames.missing(
        of: checks,
        errors: [
          error(3, "type 'Color' has no member 'b' [could_not_find_type_member]"),
          error(2, "generic parameter 'T' could not be inferred [unbound_generic_parameter]"),
          error(4, "cannot find 'C' in scope [cannot_find_in_scope]"),
          error(9, "cannot find 'D' in scope [cannot_find_in_scope]"),
        ]) == ["_ = Color.b", "_ = C.self"])
  }

  @Test func answersAreKept() throws {
    let folder = try TemporaryFolder()
    var cache = NameCache(folder: folder.path, modules: ["SwiftUI"])
    #expect(cache.unknown(of: ["b", "a"]) == ["a", "b"])
    cache.keep(["a", "b"], missing: ["b"])
    cache = NameCache(folder: folder.path, modules: ["SwiftUI"])
    #expect(cache.unknown(of: ["b", "a", "c"]) == ["c"])
    #expect(cache.isMissing("b") && !cache.isMissing("a") && !cache.isMissing("c"))
    #expect(NameCache(folder: folder.path, modules: ["Charts"]).unknown(of: ["a"]) == ["a"])
  }
}
