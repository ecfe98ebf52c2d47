import CellRaster
import Foundation
import ViewArchive
import WidgetBuild
import WidgetLint

/// One message of `island check` with its place, for formats that show it beside the line.
struct CheckAnnotation: Hashable {
  enum Level: String {
    case error, warning, note
  }

  var level: Level
  /// `L13` for a lint rule, else `build`, `stand-in`, `swift-6`, `left-out` or `drawing`.
  var rule: String
  var message: String
  /// Relative path, of the case where the message has no place of its own.
  var file: String?
  /// Counted from 1.
  var line: Int?

  /// Returns the messages of a report, with paths relative to `folder`.
  static func all(in report: CheckReport, below folder: String) -> [CheckAnnotation] {
    report.cases.flatMap { item -> [CheckAnnotation] in
      var all: [CheckAnnotation] = []
      func add(_ level: Level, _ rule: String, _ message: String, at place: String?) {
        let parts = (place ?? "").split(separator: ":").map(String.init)
        let lines = parts.dropFirst().compactMap { Int($0) }
        let isKnown = parts.first?.hasPrefix("/") == true
        all.append(
          CheckAnnotation(
            level: level, rule: rule, message: TerminalText.sanitised(message),
            file: (isKnown ? parts[0] : item.path).map {
              TerminalText.sanitised(RelativePath.of($0, below: folder))
            }, line: isKnown ? lines.first : nil))
      }
      if let error = item.error {
        add(.error, "build", "\(item.name): \(error.message)", at: error.place)
      }
      for standIn in item.standIns { add(.warning, "stand-in", standIn.message, at: standIn.place) }
      for error in item.ofLanguage {
        add(.warning, "swift-6", error.messageOfLanguage, at: error.place)
      }
      for left in item.leftOut { add(.warning, "left-out", left.reason, at: left.file) }
      for problem in item.problems {
        add(.error, "drawing", "\(item.name): \(problem.message)", at: problem.place)
      }
      for empty in item.empty {
        add(.warning, "drawing", "\(item.name): draws nothing in \(empty)", at: nil)
      }
      for finding in item.findings {
        let level: Level =
          switch finding.severity {
          case .error: .error
          case .warning: .warning
          case .info: .note
          }
        add(
          level, finding.rule.rawValue, finding.description,
          at: finding.place.map { "\($0.file):\($0.line)" })
      }
      return all
    }
  }
}

extension CheckReport {
  /// The messages as workflow commands, which GitHub shows beside the lines.
  ///
  /// - Parameter folder: the root of the repository.
  package func githubCommands(below folder: String) -> String {
    func escaped(_ text: String, _ isProperty: Bool) -> String {
      var text = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
        .replacing("\n", with: "%0A")
      if isProperty { text = text.replacing(":", with: "%3A").replacing(",", with: "%2C") }
      return text
    }
    return CheckAnnotation.all(in: self, below: folder).map { item in
      var properties = ["title=\(escaped(item.rule, true))"]
      if let file = item.file { properties.append("file=\(escaped(file, true))") }
      if let line = item.line { properties.append("line=\(line)") }
      let command = item.level == .note ? "notice" : item.level.rawValue
      return "::\(command) \(properties.joined(separator: ","))::\(escaped(item.message, false))\n"
    }.joined()
  }

  /// The messages in SARIF 2.1.0, which code scanners read.
  ///
  /// - Throws: `EncodingError`.
  package func sarif(below folder: String) throws -> String {
    let items = CheckAnnotation.all(in: self, below: folder)
    let rules = Set(items.map(\.rule)).sorted().map { rule -> Sarif.Rule in
      let section = LintRule(rawValue: rule).flatMap { LintRulePage.section(of: $0) }
      let title = section?.split(separator: "\n").first.map { $0.drop { "# ".contains($0) } }
      return Sarif.Rule(
        id: rule, shortDescription: .init(text: title.map(String.init) ?? rule),
        help: section.map { .init(text: $0) })
    }
    let results = items.map { item in
      Sarif.Result(
        ruleId: item.rule, level: item.level.rawValue, message: .init(text: item.message),
        locations: item.file.map { file in
          [
            .init(
              physicalLocation: .init(
                artifactLocation: .init(
                  uri: file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file),
                region: item.line.map { .init(startLine: $0) }))
          ]
        } ?? [])
    }
    let log = Sarif(
      runs: [.init(tool: .init(driver: .init(rules: rules)), results: results)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return TerminalText.json(String(decoding: try encoder.encode(log), as: UTF8.self)) + "\n"
  }
}

/// The part of the Static Analysis Results Interchange Format (OASIS, 2.1.0) that is written.
private struct Sarif: Encodable {
  var version = "2.1.0"
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "island"
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var help: Text?
  }

  struct Text: Encodable { var text: String }

  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Text
    var locations: [Location]
  }

  struct Location: Encodable { var physicalLocation: Physical }

  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  struct Artifact: Encodable { var uri: String }
  struct Region: Encodable { var startLine: Int }
}
