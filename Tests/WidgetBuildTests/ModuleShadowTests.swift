import Testing

@testable import WidgetBuild

/// Which declarations stand in front of Foundation's.
struct ModuleShadowTests {
  private func needed(_ text: String) -> [String] {
    let tree = ParsedSource(text).tree
    return ModuleShadow.needed(for: UsedNames.of(tree), besides: DeclaredNames([tree]))
      .flatMap { $0.names.map { "\($0)" } }
  }

  private static let network = [
    #"type("URLSession")"#, #"initializer(of: "Data", label: "contentsOf")"#,
  ]

  @Test func whatIsNotUsedIsNotDeclared() {
    #expect(needed("let a = Text(\"DateFormatter, URLSession\") // .formatted, Bundle.main") == [])
    let tree = ParsedSource("let a = 1").tree
    #expect(
      ModuleShadow.source(for: UsedNames.of(tree), besides: DeclaredNames([tree])) == nil)
  }

  @Test(arguments: [
    ("let f: DateFormatter", #"type("DateFormatter")"#),
    ("let f = NumberFormatter()", #"type("NumberFormatter")"#),
    ("let l = Locale.autoupdatingCurrent", #"member(of: "Locale", "autoupdatingCurrent")"#),
    ("let l: Locale = .autoupdatingCurrent", #"member(of: "Calendar", "autoupdatingCurrent")"#),
    ("extension Locale { var own: Locale { Self.current } }", #"member(of: "Locale", "current")"#),
    ("typealias C = Calendar; let c = C.current", #"member(of: "Calendar", "current")"#),
    ("let b = Bundle.main", #"member(of: "Bundle", "main")"#),
    ("f(bundle: .main)", #"member(of: "Bundle", "main")"#),
    ("let t = NSLocalizedString(\"a\", comment: \"\")", #"function("NSLocalizedString")"#),
    (
      "let t = String.localizedStringWithFormat(\"%d\", 1)",
      #"member(of: "String", "localizedStringWithFormat")"#
    ),
    ("let p = #Predicate<Int> { $0 > 1 }", #"macro("Predicate")"#),
    ("let t = date.formatted(.dateTime)", #"member(of: "Date", "formatted")"#),
    (
      "extension Int { var text: String { formatted() } }",
      #"member(of: "BinaryInteger", "formatted")"#
    ),
  ])
  func aUsedNameIsDeclared(_ text: String, _ name: String) {
    #expect(needed(text).contains(name))
  }

  @Test func requestsAndAddressesAreFoundByTheParser() {
    let session = needed("let s = URLSession(configuration: .ephemeral)")
    #expect(session == Self.network + [Self.network[0]])
    #expect(needed("let s: URLSession") == session)
    for text in [
      "let d = try Data(contentsOf: url)", "let d: Data = try .init(contentsOf: url)",
      "let d = try Data.init(contentsOf: url)", "let f = Data.init(contentsOf:options:)",
      "typealias Bytes = Data; let d = try Bytes(contentsOf: url)",
    ] {
      #expect(needed(text) == Self.network + [Self.network[1]], "\(text)")
    }
    #expect(needed("list.append(contentsOf: more); list.insert(contentsOf: more, at: 0)") == [])
  }

  @Test func whatTheSourcesDeclareIsTheirs() {
    #expect(needed("class DateFormatter {}; let f = DateFormatter()") == [])
    #expect(
      needed("extension Locale { static var current: Locale { fixed } }; let l = Locale.current")
        == [#"member(of: "Calendar", "current")"#])
    #expect(needed("func NSLocalizedString() {}; NSLocalizedString()") == [])
    // A function of the same name elsewhere is another one.
    #expect(
      needed("struct A { static func main() { print(Bundle.main) } }")
        == [#"member(of: "Bundle", "main")"#])
  }

  @Test func eachIsInTheSourceOnceWithItsReasonAndItsImports() throws {
    let keys: Set = ["DateFormatter", "DateFormatter()", "URLSession"]
    let source = try #require(ModuleShadow.source(for: keys, besides: DeclaredNames([])))
    #expect(
      source.hasPrefix(
        """
        import Foundation
        import FoundationAdditions
        import FoundationNetworking

        // its locale is that of the machine until one is set
        public typealias DateFormatter = _DeviceDateFormatter

        """))
    #expect(source.split(separator: "class _DeniedRequest").count == 2)
    let formatter = try #require(
      ModuleShadow.source(for: ["DateFormatter"], besides: DeclaredNames([])))
    #expect(!formatter.contains("FoundationNetworking"))
  }
}
