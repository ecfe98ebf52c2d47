import Testing

@testable import WidgetBuild

/// What is left out of an app because it does not compile here.
struct FaultTests {
  /// Leaves out what an error is about; returns the text without the lines that are empty then.
  private func left(
    _ text: String, line: Int, column: Int, _ message: String
  ) throws -> (text: String, message: String) {
    let path = "/w/App.swift"
    var maker = StandInMaker(
      try PreparedSources([SourcePart(path: path, text: text, imports: [], mains: [])], carried: [])
    )
    let isLeftOut = maker.leaveOutFaults([
      Diagnostic.printed(message, file: path, line: line, column: column)
    ])
    #expect(isLeftOut)
    let rest = maker.prepared.files[0].text.split(separator: "\n")
      .map { line in
        "\(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))"
      }
      .filter { !$0.isEmpty }
    return (rest.joined(separator: "\n"), maker.standIns.map(\.message).joined(separator: "\n"))
  }

  @Test func ofAFunctionOnlyTheStatementIsLeftOut() throws {
    let result = try left(
      "func start() {\n  guard Pedometer.works() else { return }\n  request()\n}", line: 2,
      column: 9,
      "cannot find 'Pedometer' in scope [cannot_find_in_scope]")
    #expect(result.text == "func start() {\n  request()\n}")
    #expect(
      result.message
        == "left out of start, as it does not compile here: cannot find 'Pedometer' in scope")
  }

  /// The calls that give the argument stay whole.
  @Test(arguments: [
    ("Gauge", "{ () -> Gauge in preconditionFailure(\"the default of g was left out\") }()"),
    ("Int", "0"), ("Gauge?", "nil"),
    (
      "@escaping (Int, A) -> Gauge",
      "{ _, _ in preconditionFailure(\"the default of g was left out\") }"
    ),
    ("@Sendable () async throws -> Gauge", "{ throw CancellationError() }"),
    ("(A) throws -> Gauge", "{ _ in throw CancellationError() }"), ("(A) -> Void", "{ _ in }"),
  ])
  func ofADefaultThatIsUnknownOnlyTheValueIsReplaced(type: String, value: String) throws {
    let text = try left(
      "struct V {\n  init(g: \(type) = Missing(), n: Int) {\n    self.n = n\n  }\n}", line: 2,
      column: 13 + type.count + 3, "cannot find 'Missing' in scope [cannot_find_in_scope]"
    ).text
    #expect(text.contains("init(g: \(type) = \(value), n: Int) {"))
    #expect(text.contains("self.n = n"))
  }

  @Test func whatIsNeededIsReplacedAndNothingIsLeftOutTwice() throws {
    let text = try left(
      "func act(_ a: A) {\n  switch a {\n  case .pay: Missing.pay()\n  default: go()\n  }\n}",
      line: 3,
      column: 14, "cannot find 'Missing' in scope [cannot_find_in_scope]"
    ).text
    #expect(text.contains("case .pay: break") && text.contains("default: go()"))
    var maker = StandInMaker(
      try PreparedSources(
        [SourcePart(path: "/w/App.swift", text: "func a() -> String {\n}", imports: [], mains: [])],
        carried: []))
    let fault = Diagnostic.printed("missing return", file: "/w/App.swift", line: 2, column: 1)
    let isFirst = maker.leaveOutFaults([fault])
    let isSecond = maker.leaveOutFaults([
      Diagnostic.printed("missing return", file: "/w/App.swift", line: 1, column: 28)
    ])
    #expect(isFirst && !isSecond)
  }

  /// Where a type is used as something that it is not any more, that use goes, too.
  @Test func aUseOfAConformanceIsLeftOut() throws {
    let text = try left(
      "struct S { }\nfunc make() {\n  let all: Set<S> = []\n  go()\n}", line: 3, column: 12,
      "type 'S' does not conform to protocol 'Hashable' [type_does_not_conform]"
    ).text
    #expect(text == "struct S { }\nfunc make() {\n  go()\n}")
  }

  @Test func ofAViewTheModifierOrTheStatementIsLeftOut() throws {
    let view =
      "struct V: View {\n  var body: some View {\n    Text(\"a\")\n      .frame(wide: 3)\n  }\n}"
    #expect(
      try left(
        view, line: 4, column: 14, "incorrect argument label in call [wrong_argument_labels]"
      ).text
        == "struct V: View {\n  var body: some View {\n    Text(\"a\")\n  }\n}")
    let text = try left(
      "struct V: View {\n  var body: some View {\n    VStack {\n      Missing()\n      Text(\"a\")\n"
        + "    }\n  }\n}", line: 4, column: 7,
      "cannot find 'Missing' in scope [cannot_find_in_scope]"
    ).text
    #expect(text.contains("_AbsentView(\"V.body\")") && text.contains("Text(\"a\")"))
  }

  @Test func aBodyWithoutAStatementToLeaveOutIsReplaced() throws {
    #expect(
      try left(
        "func name() -> String {\n}", line: 2, column: 1, "missing return in global function"
      ).text == "func name() -> String { \"…\" }")
    let initializer = try left(
      "struct S {\n  let a: Int\n  init() {\n  }\n}", line: 4, column: 3,
      "return from initializer without initializing all stored properties"
    ).text
    #expect(initializer.contains("init() { preconditionFailure("))
  }

  @Test func aConformanceIsLeftOutAndTheTypeStays() throws {
    let text = try left(
      "struct S: Equatable, Style {\n  var a = 1\n}", line: 1, column: 8,
      "type 'S' does not conform to protocol 'Style' [type_does_not_conform]"
    ).text
    #expect(text == "struct S: Equatable        {\n  var a = 1\n}")
  }

  @Test func ofTwoTypesOfOneNameOneIsLeftOut() throws {
    let text = try left(
      "class A { var a = 1 }\nclass A {\n  var b = 1\n}", line: 2, column: 7,
      "invalid redeclaration of 'A' [invalid_redecl]"
    ).text
    #expect(text == "class A { var a = 1 }")
  }

  @Test func anErrorInsideAMacrosExpansionHasItsPlaceInTheSource() throws {
    let sources = try PreparedSources(
      [SourcePart(path: "/w/App.swift", text: "let a = 1", imports: [], mains: [])], carried: [])
    let output = "IslandWidget/0-App.swift:12:5: error: no\nnote: 3"
    #expect(sources.inOriginals(output) == "/w/App.swift:10:5: error: no\nnote: 3")
  }
}
