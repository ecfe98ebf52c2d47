import Foundation
import TestSupport
import Testing

/// `island help`: commands, pages and single rules.
@Suite(.serialized)
struct HelpTests {
  private static let topics = [
    "keys", "apps", "react-native", "states", "rules", "snapshots", "pictures", "differences",
    "themes", "push", "ci",
    "ssh",
  ]

  @Test(arguments: topics)
  func topicPrintsItsPageAsPlainText(topic: String) throws {
    let run = try Program.run(["help", topic])
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 20)
    for line in lines {
      #expect(line.count <= HelpPage.columns, "\(line)")
      for mark in ["\u{1B}", "<doc:", "```", "| ---", "](", "**"] {
        #expect(!line.contains(mark), "\(line)")
      }
      #expect(!line.hasPrefix("#"))
    }
  }

  @Test(arguments: [["help"], ["--help"]])
  func helpListsCommandsAndTopics(arguments: [String]) throws {
    let run = try Program.run(arguments)
    #expect(run.code == 0)
    for word in ["SUBCOMMANDS:", "  preview ", "TOPICS:"] + Self.topics.map({ "  \($0) " }) {
      #expect(run.output.contains(word))
    }
  }

  @Test(arguments: ["run", "snapshot", "activities"])
  func helpOnACommandIsTheCommandsOwn(command: String) throws {
    let run = try Program.run(["help", command])
    #expect(run.code == 0)
    #expect(run.output.contains("USAGE: island \(command)"))
    #expect(run.output == (try Program.run([command, "--help"])).output)
  }

  @Test func pageOfTheThemesNamesTheCommandsOptions() throws {
    #expect(try Program.run(["help", "themes"]).output.contains("island themes --help"))
    #expect(try Program.run(["help", "themes", "new"]).output.contains("USAGE: island themes new"))
  }

  @Test func everyRuleIsInThePage() throws {
    let page = try Program.run(["help", "rules"]).output
    let refusal = try Program.run(["help", "rules", "L99"]).errors
    let last = try #require(
      refusal.firstMatch(of: /expected L01 to L(\d+)/).flatMap { Int($0.output.1) })
    for number in 1...last { #expect(page.contains("\nL\(number < 10 ? "0" : "")\(number): ")) }
  }

  @Test(arguments: ["L07", "l07", "L7", "l7"])
  func ruleIsPrintedAlone(name: String) throws {
    let run = try Program.run(["help", "rules", name])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("L07: "))
    #expect(!run.output.contains("L06: ") && !run.output.contains("L08: "))
  }

  @Test(arguments: [
    (["help", "kyes"], "did you mean 'keys'?"), (["help", "rule"], "did you mean 'rules'?"),
    (["help", "xylophone"], "snapshots"), (["help", "preveiw"], "did you mean 'preview'?"),
    (["help", "rules", "L99"], "expected L01 to L"), (["help", "rules", "7"], "expected L01 to L"),
    (["help", "keys", "sheet"], "keys"),
  ])
  func unknownTopicIs64AndNamesWhatThereIs(arguments: [String], message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("island: ") && run.errors.contains(message))
  }
}
