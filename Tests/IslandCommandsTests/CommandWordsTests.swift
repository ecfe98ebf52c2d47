import Testing

@testable import IslandCommands

/// How a line of `island -` is split into words.
struct CommandWordsTests {
  @Test(arguments: [
    ("", []),
    ("   \t ", []),
    ("# all of it", []),
    ("lock on", ["lock", "on"]),
    ("lock\ton # why", ["lock", "on"]),
    ("a#b '#c' \"#d\"", ["a#b", "#c", "#d"]),
    (#"update P --state '{"minutes":5}'"#, ["update", "P", "--state", #"{"minutes":5}"#]),
    (#"update P --state "{\"a\":\"x y\"}""#, ["update", "P", "--state", #"{"a":"x y"}"#]),
    (#"'a\b' "a\b" a\ b a\\b"#, [#"a\b"#, #"a\b"#, "a b", #"a\b"#]),
    ("'' x\"\"y ''", ["", "xy", ""]),
    ("é'👩‍🚀'", ["é👩‍🚀"]),
  ])
  func wordsAreThoseOfAShell(line: String, words: [String]) throws {
    #expect(try CommandWords.words(of: line) == words)
  }

  @Test(arguments: ["'abc", "a \"b", "a\\", "\"a\\\""])
  func whatIsNotClosedIsNamed(line: String) {
    #expect(throws: CommandError.self) { try CommandWords.words(of: line) }
  }
}
