import Foundation
import Testing

/// The page of what is not certain is generated from the rules' own words about their certainty.
struct DifferencesPageTests {
  /// How sure a rule is, in the order of the page.
  private enum Certainty: String, CaseIterable {
    case likely, guess

    var heading: String {
      switch self {
      case .likely: "Likely"
      case .guess: "Guesses"
      }
    }

    var meaning: String {
      switch self {
      case .likely: "Seen on two screenshots, or one exact one, or inferred from Apple's words."
      case .guess: "Seen once, with other causes possible, or chosen from the look of iOS."
      }
    }
  }

  private struct Rule: Comparable {
    var name: String
    var title: String
    var page: String

    static func < (left: Rule, right: Rule) -> Bool {
      left.name.localizedStandardCompare(right.name) == .orderedAscending
    }
  }

  private static let page = Repository.root.appendingPathComponent(
    "Sources/IslandCommands/island.docc/Differences.md")

  /// The rules whose section ends with a line `Certainty: likely.`, by that word.
  private func rules() throws -> [Certainty: [Rule]] {
    var rules: [Certainty: [Rule]] = [:]
    for page in Repository.pages {
      let text = try Repository.text(page)
      let title = text.firstMatch(of: /(?m)^# (.+)$/).map { String($0.1) } ?? ""
      for section in text.components(separatedBy: "\n### ").dropFirst() {
        guard let head = section.firstMatch(of: /^([A-Z]{3,8}-[0-9]+): (.+)/),
          let word = section.firstMatch(of: /(?m)^Certainty: (.+)\.$/)
        else { continue }
        let certainty = try #require(
          Certainty(rawValue: String(word.1)), "\(Repository.path(page)): \(word.0)")
        rules[certainty, default: []].append(
          Rule(
            name: String(head.1), title: String(head.2),
            page: title.filter { $0 != "`" }))
      }
    }
    return rules
  }

  private func generated() throws -> String {
    let rules = try rules()
    var text = """
      # How this differs from a phone

      Which rules of the drawing are not certain.

      ## Overview

      Island draws by rules that were read off Apple's documentation and off
      screenshots of real phones. Those below are less sure than the others: where a
      phone in your hand shows something else, it is right. What is not drawn at all
      is in <doc:NotSupported>. This page is generated from the pages of the rules,
      named behind each.

      """
    for certainty in Certainty.allCases {
      text += "\n## \(certainty.heading)\n\n\(certainty.meaning)\n\n"
      for rule in (rules[certainty] ?? []).sorted() {
        text += "- **\(rule.name)** \(rule.title) (\(rule.page))\n"
      }
    }
    return text
  }

  @Test func thePageIsThatOfTheRules() throws {
    let text = try generated()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data(text.utf8).write(to: Self.page)
    }
    #expect(try Repository.text(Self.page) == text, "RECORD_GOLDENS=1 writes it")
    #expect(try rules().values.allSatisfy { $0.count > 5 })
  }
}
