import Foundation
import Testing

/// What the compiler says is for people; which error it is, its identifier tells.
struct DiagnosticTests {
  /// Where texts of diagnostics are read: the names in their quotes.
  private static let reader = ["WidgetBuild", "Report", "Diagnostic.swift"]

  /// Returns where code compares, searches or divides the text of a diagnostic.
  private static func tests(of code: String) -> [String] {
    let text = #"\b(?:message|fault|shortText|messageOfLanguage)\b[?!]?"#
    let questions =
      #"\s*\.\s*(?:has(?:Pre|Suf)fix|starts|contains|range|firstRange|ranges|firstIndex|"#
      + #"firstMatch|wholeMatch|prefixMatch|matches|split|components|replacing|lowercased)\b"#
    let patterns = [
      text + questions, text + #"\s*[!=]=(?!\s*nil\b)"#, #"[!=]=\s*(?:\w+[?!]?\.)*"# + text,
    ]
    return patterns.flatMap { pattern in
      // By Unicode's rules a full stop between letters is no boundary.
      (try? Regex(pattern).wordBoundaryKind(.simple)).map {
        code.matches(of: $0).map { String(code[$0.range]) }
      } ?? ["?"]
    }
  }

  @Test func noFileOfWidgetBuildTestsTheTextOfADiagnostic() throws {
    var isRead = false
    for code in try Repository.swiftFiles.map({ try SourceCode($0) })
    where code.target == "WidgetBuild" {
      let tests = Self.tests(of: code.code)
      if code.path == Self.reader {
        isRead = true
        #expect(tests == ["message.split"], "\(code.path.joined(separator: "/"))")
      } else {
        #expect(tests == [], "\(code.path.joined(separator: "/"))")
      }
    }
    #expect(isRead)
  }

  @Test(arguments: [
    ("if error.message.hasPrefix(a) {}", 1), ("errors.contains { $0.message\n  .contains(a) }", 1),
    ("a.contains(where: message.contains)", 1), ("cut.fault?.contains(a)", 1),
    ("error.message == a", 1), ("a == error.message", 1), ("fault != nil", 0),
    ("show(error.message, at: place)", 0), ("messages.contains(a)", 0),
  ])
  func testsOfTextsAreFound(code: String, count: Int) {
    #expect(Self.tests(of: code).count == count)
  }
}
