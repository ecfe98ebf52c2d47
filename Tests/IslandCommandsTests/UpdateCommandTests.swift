import ArgumentParser
import Testing

@testable import IslandCommands

/// The parser of `island -` for updates, beside the argument parser, which it stands for.
struct UpdateCommandTests {
  private static let options = [
    ["--state", #"{"minutes":5}"#], ["--stale", "5m"], ["--age", "30s"], ["--alert", "On its way"],
    ["--alert-body", ""],
  ]

  /// Every set of the options, with the activity at every place.
  private static let lines: [[String]] = (0..<(1 << options.count)).flatMap { set -> [[String]] in
    let chosen = options.indices.filter { set >> $0 & 1 == 1 }.map { options[$0] }
    return (0...chosen.count).map { place in
      Array((chosen[..<place] + [["Pizza"]] + chosen[place...]).joined())
    }
  }

  @Test func itParsesWhatTheArgumentParserDoes() throws {
    for line in Self.lines {
      let quick = try #require(UpdateCommand(quickly: line), "\(line)")
      let parsed = try UpdateCommand.parse(line)
      #expect(quick.activity == parsed.activity)
      #expect(quick.age == parsed.age)
      #expect(quick.content.state == parsed.content.state)
      #expect(quick.content.stale == parsed.content.stale)
      #expect(quick.content.score == parsed.content.score)
      #expect(quick.alert.alert == parsed.alert.alert)
      #expect(quick.alert.alertBody == parsed.alert.alertBody)
    }
  }

  @Test(arguments: [
    [], ["P", "Q"], ["P", "--state"], ["P", "--state", "--age"], ["P", "--score", "5"],
    ["P", "--state={}"], ["P", "--sta", "{}"], ["-h"], ["P", "--state", "{}", "--state", "{}"],
    ["--", "P"], ["P", "-x", "1"],
  ])
  func everythingElseIsLeftToTheArgumentParser(words: [String]) {
    #expect(UpdateCommand(quickly: words) == nil)
  }
}
