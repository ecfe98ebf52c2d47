import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// The compiler gives the identifiers that the build acts on. One that it renames fails here, and not
/// in a user's widget.
struct DiagnosticIdentifierTests {
  /// A source in which the compiler finds exactly one thing of each kind: an error, or an error that
  /// has the note.
  private static let sources: [DiagnosticIdentifier: String] = [
    .unknownName: "let a = gone",
    .unknownNameCorrected: "func f() { let value = 1; _ = valeu; _ = value }",
    .unknownSelf: "func f() { _ = self }",
    .unknownType: "func f(_ a: Gone) {}",
    .unknownTypeInCast: "func f(_ a: Any) { let b = 1; _ = a as? b }",
    .unknownAttribute: "@Gone struct S {}",

    .noMemberOfValue: "_ = 1.gone",
    .noMemberOfValueCorrected: "struct S { var value = 1 }\n_ = S().valeu",
    .noMemberOfTuple: "_ = (1, 2).gone",
    .noMemberOfType: "_ = Int.gone",
    .noMemberOfTypeCorrected: "struct S { static let value = 1 }\n_ = S.valeu",
    .noMemberOfModule: "_ = Swift.gone",
    .noMemberType: "func f(_ a: Int.Gone) {}",
    .noBaseOfMember: "func f<T>(_ a: T) {}\nf(.gone)",
    .noTypeOfMember: "let a = .gone",

    .extraArgument: "func f(_ a: Int) {}\nf(1, 2)",
    .extraNamedArgument: "func f(_ a: Int) {}\nf(1, b: 2)",
    .extraArguments: "func f(_ a: Int) {}\nf(1, 2, 3)",
    .extraArgumentToNone: "func f() {}\nf(1)",
    .extraLabels: "func f(_ a: Int) {}\nf(a: 1)",
    .extraClosure: "func f(_ a: Int) {}\nf(1) {}",
    .wrongLabels: "func f(a: Int) {}\nf(b: 1)",
    .wrongClosure: "func f(_ a: Int) {}\nf {}",
    .missingLabels: "func f(a: Int) {}\nf(1)",
    .missingArgument: "func f(_ a: Int) {}\nf()",
    .missingNamedArgument: "func f(a: Int) {}\nf()",
    .missingArguments: "func f(a: Int, b: Int) {}\nf()",
    .missingWrapperArgument: """
    @propertyWrapper struct W {
      var wrappedValue: Int
      init(wrappedValue: Int, n: Int) { self.wrappedValue = n }
    }
    struct S { @W var a: Int = 1 }
    """,
    .noOverload: "func f(_ a: Int) {}\nfunc f(_ a: Bool) {}\nf(\"\")",

    .unknownGenericParameter: "func f<T>(_ a: T.Type = T.self) {}\nf()",
    .unknownGenericParameterInCast: "_ = (1 as Any) as! Array",
    .unknownClosureParameter: "let a = { b in b }",
    .unknownKeyPathRoot: "let a = \\.count",
    .wrongClosureParameters: "func f(_ a: (Int, Int) -> Void) {}\nf { a in }",
    .tooComplex: "func f() { let a = 1 + 2 + 3 + 4.5 }",
    .unexplained: "struct S {}\nfor a: any Equatable in [S()] { _ = a }",

    .noConformance: "struct S: Equatable { let a: () -> Void }",
    .noConformanceOfArgument: "struct S {}\nfunc f<T: Equatable>(_ a: [T]) {}\nf([S()])",
    .noConformanceOfReference: """
    struct N {}
    struct S<T> {}
    extension S where T: Equatable { func f() {} }
    S<N>().f()
    """,
    .noConformanceOfOpaqueResult: "struct N {}\nfunc f() -> some Equatable { N() }",
    .noConformanceOfExistential: """
    func f<T: Equatable>(_ a: [T]) {}
    func g(_ a: [any Equatable]) { f(a) }
    """,
    .noConformanceOfSequence: "for _ in 1 {}",
    .noConformanceOfRawType: """
    struct S: ExpressibleByIntegerLiteral { init(integerLiteral a: Int) {} }
    enum E: S { case a }
    """,
    .noConformanceOfThrown: "struct S {}\nfunc f() throws { throw S() }",
    .noConformanceOfThrowsClause: "struct S {}\nfunc f() throws(S) {}",
    .noConformanceInArgument: "struct S {}\nfunc f(_ a: any Equatable) {}\nf(S())",
    .noConformanceInDefault: "struct S {}\nfunc f(_ a: any Equatable = S()) {}",
    .noConformanceInInitializer: "struct S {}\nlet a: any Equatable = S()",
    .noConformanceInReturn: "struct S {}\nfunc f() -> any Equatable { return S() }",
    .requiredMember: "protocol P { func f() }\nstruct S: P {}",
    .requiredType: "protocol P { associatedtype A }\nstruct S: P {}",

    .redeclaration: "struct S {}\nstruct S {}",
    .redeclarationOfImplicit: """
    @propertyWrapper struct W { var wrappedValue: Int }
    struct S { @W var a = 1; var _a = 2 }
    """,

    .isolatedCall: "@MainActor func g() {}\nfunc f() { g() }",
    .isolatedValueCall: "func f(_ a: [@MainActor () -> Void]) { a[0]() }",
    .isolatedReference: "@MainActor enum E { static var g = 1 }\nfunc f() { _ = E.g }",
    .isolatedDefault: "@MainActor func g() -> Int { 1 }\nnonisolated func f(_ a: Int = g()) {}",
    .isolatedConformance: """
    protocol P {}
    @MainActor struct S: @MainActor P {}
    func f<T: P & Sendable>(_ a: T) {}
    @MainActor func g() { f(S()) }
    """,
    .isolatedConformanceUse: """
    protocol P {}
    @MainActor struct S: @MainActor P {}
    func f(_ s: S) { let _: any P = s }
    """,
    .isolatedWitness: "protocol P { func a() }\n@MainActor struct S: P { func a() {} }",
    .isolatedOverride: "class A { func a() {} }\nclass B: A { @MainActor override func a() {} }",

    .noMacro: """
    @freestanding(expression) macro m() -> Int = #externalMacro(module: "A", type: "B")
    let a = #m
    """,
  ]

  /// Those that no small source gives.
  private static let rare: Set<DiagnosticIdentifier> = [.unknownOpaqueResult]

  @Test(arguments: DiagnosticIdentifier.allCases)
  func theCompilerGivesExactlyThisIdentifier(identifier: DiagnosticIdentifier) throws {
    guard identifier != .other, !Self.rare.contains(identifier) else { return }
    let source = try #require(Self.sources[identifier], "no source for \(identifier)")
    let folder = try TemporaryFolder(["A.swift": source])
    // Corrections are off, and nothing is too complex, unless that is asked for.
    let options: [DiagnosticIdentifier: [String]] = [
      .unknownNameCorrected: ["-typo-correction-limit", "10"],
      .noMemberOfValueCorrected: ["-typo-correction-limit", "10"],
      .noMemberOfTypeCorrected: ["-typo-correction-limit", "10"],
      .tooComplex: ["-solver-scope-threshold=1"],
    ]
    let mode = DiagnosticIdentifier.isolation.contains(identifier) ? "6" : "5"
    let outcome = try SwiftCompiler(in: ProcessInfo.processInfo.environment).run(
      [
        "-typecheck", "-diagnostic-style=llvm", "-suppress-warnings", "-swift-version", mode,
        "\(folder.path)/A.swift",
      ] + SwiftCompiler.namedDiagnostics
        + (options[identifier] ?? []).flatMap { ["-Xfrontend", $0] })
    if [.requiredMember, .requiredType].contains(identifier) {
      #expect(Diagnostic.requirements(in: outcome.output).count == 1, "\(outcome.output)")
      #expect(outcome.output.contains("[\(identifier.rawValue)]"))
    } else {
      // The second error about a raw type is that it is not Equatable.
      let errors = Diagnostic.errors(in: outcome.output).filter { $0.identifier != .other }
      #expect(errors.map(\.identifier) == [identifier], "\(outcome.output)")
    }
  }

  /// Without a source that gives it, an identifier is at least one of the compiler's table.
  @Test(arguments: rare)
  func theCompilerKnowsThisIdentifier(identifier: DiagnosticIdentifier) throws {
    let compiler = URL(
      filePath: try SwiftCompiler(in: ProcessInfo.processInfo.environment).path
    ).resolvingSymlinksInPath()
    let table = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/swift/diagnostics/en.strings")
    #expect(
      try String(contentsOf: table, encoding: .utf8).contains("\"\(identifier.rawValue)\" = "))
  }

  /// The driver tells a child process that ran out of time by a failure alone.
  @Test func aCompilerIsTooSlowWhenItsTimeIsOver() {
    func isTooSlow(_ end: ToolProcess.End, after seconds: Double) -> Bool {
      SwiftCompiler.isTooSlow(
        ToolProcess.Outcome(end: end, output: "", processorTime: seconds), seconds: 20)
    }
    #expect(isTooSlow(.signal(SIGXCPU), after: 0) && isTooSlow(.code(1), after: 20))
    #expect(!isTooSlow(.code(1), after: 19) && !isTooSlow(.code(0), after: 20))
    #expect(!isTooSlow(.signal(SIGKILL), after: 1))
  }
}
