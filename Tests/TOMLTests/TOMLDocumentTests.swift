import TOML
import TestSupport
import Testing

@Suite struct TOMLDocumentTests {
  @Test func everyKindOfValueIsRead() throws {
    let document = try TOMLDocument(
      #"""
      # A comment.
      text = "a \"b\" \u00E9 # no comment"   # one
      raw = 'C:\dir'
      whole = 1_000
      hex = 0xFF
      number = -2.5e1
      yes = true
      day = 2025-01-01
      list = [ "a", 1, [ 2 ],
        # within
        3, ]
      inner = { a = 1, b.c = 'x' }
      long = """
      one
      two\
         three"""
      """#)
    let root = document.root
    #expect(root["text"] == .string("a \"b\" é # no comment"))
    #expect(root["raw"] == .string("C:\\dir"))
    #expect(root["whole"] == .integer(1000))
    #expect(root["hex"] == .integer(255))
    #expect(root["number"]?.double == -25)
    #expect(root["yes"] == .boolean(true))
    #expect(root["day"] == .date("2025-01-01"))
    #expect(root["list"]?.array == [.string("a"), .integer(1), .array([.integer(2)]), .integer(3)])
    #expect(root["inner"]?.table?["b"]?.table?["c"] == .string("x"))
    #expect(root["long"] == .string("one\ntwothree"))
    #expect(
      root.keys == [
        "text", "raw", "whole", "hex", "number", "yes", "day", "list", "inner", "long",
      ])
  }

  @Test func sectionsAndDottedKeysAreTables() throws {
    let document = try TOMLDocument(
      """
      top = 1
      [a.b]
      "x.y" = 2
      z.w = 3
      [a]
      c = 4
      """)
    #expect(document.root["a"]?.table?["b"]?.table?["x.y"] == .integer(2))
    #expect(document.root["a"]?.table?["b"]?.table?["z"]?.table?["w"] == .integer(3))
    #expect(document.root["a"]?.table?["c"] == .integer(4))
    #expect(document.lines == ["top": 1, "a.b": 2, "a.b.x.y": 3, "a.b.z.w": 4, "a": 5, "a.c": 6])
  }

  @Test(arguments: [
    ("a", 1, "expected = after the key"), ("a =", 1, "a value is missing after ="),
    ("\n\na. = 1", 3, "expected a key"), ("[roles\nx", 1, "a table's name has no closing ]"),
    ("a = 1\na = 2", 2, "a is already defined"), ("[a]\n[a]", 2, "a is already defined"),
    ("a = 1\n[a]", 2, "a is already defined and is not a table"),
    ("[[a]]", 1, "arrays of tables, [[ ]], are not supported"),
    ("a = \"x", 1, "unterminated string: the closing quote is missing"),
    ("a = \"\\q\"", 1, "\\q is not an escape sequence; a backslash is \\\\"),
    ("a = blue", 1, "\"blue\" is not a value: strings need \"quotes\""),
    ("a = 1 b = 2", 1, "unexpected text after the value"),
    ("a = [1 2]", 1, "values of an array must be separated by commas"),
    ("a = [1", 1, "the array has no closing ]"),
    ("a.b = 1\na.b.c = 2", 2, "a.b.c is already defined"),
    ("a = \"\u{1}\"", 1, "a string contains a control character"),
  ])
  func whatIsNoTOMLIsNamedWithItsLine(text: String, line: Int, words: String) {
    #expect(throws: TOMLError(line: line, message: words)) { try TOMLDocument(text) }
  }

  @Test func whatIsDeepIsRefusedAndNotRecursedInto() {
    let text = "a = " + String(repeating: "[", count: 100_000)
    #expect(throws: TOMLError(line: 1, message: "arrays and tables are nested too deeply")) {
      try TOMLDocument(text)
    }
  }

  @Test func anEmptyFileIsAnEmptyTable() throws {
    #expect(try TOMLDocument("").root == TOMLTable())
    #expect(try TOMLDocument("\u{FEFF}# only this\r\n\r\n").root.keys == [])
  }

  /// Long files with long keys take time that grows with their length alone.
  @Test func tablesOfTablesAreReadInOneGo() throws {
    let lines = (0..<5_000).map { "[s\($0 % 50).t\($0)]\nk = \($0)" }
    let document = try TOMLDocument(lines.joined(separator: "\n"))
    #expect(document.root.keys.count == 50)
    #expect(document.root["s7"]?.table?["t4957"]?.table?["k"] == .integer(4957))
  }
}
