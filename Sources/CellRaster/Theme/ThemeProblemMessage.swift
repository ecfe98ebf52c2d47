import Foundation

/// Formats a theme's problem like every message of this project: a summary line that is complete
/// without the others, then `at`, `got`, `want`, `try`.
package struct ThemeProblemMessage: Sendable {
  package let text: String
  /// The same message in one line, for a screen.
  package let line: String

  package init(_ problem: ThemeProblem) {
    var lines = ["theme \"\(problem.theme)\": \(Self.summary(of: problem))"]
    let place = [problem.line.map { "line \($0)" }, problem.key.isEmpty ? nil : problem.key]
      .compactMap { $0 }.joined(separator: ", ")
    if !place.isEmpty { lines.append("   at  \(place)") }
    let (got, want, hint) = Self.facts(of: problem)
    if let got { lines.append("  got  \(got)") }
    if let want { lines.append(" want  \(want)") }
    if let hint { lines.append("  try  \(hint)") }
    text = lines.joined(separator: "\n")
    let number = problem.line.map { ", line \($0)" } ?? ""
    let facts = [got.map { "got \($0)" }, hint.map { "try \($0)" } ?? want.map { "want \($0)" }]
    line =
      (["theme \(problem.theme)\(number): \(Self.summary(of: problem))"]
      + facts.compactMap { $0 }).joined(separator: ", ")
  }

  private static func summary(of problem: ThemeProblem) -> String {
    switch problem.fault {
    case .notTOML: "the file is not TOML"
    case .unknownKey: "\(problem.key) is not a known key"
    case .wrongType: "\(problem.key) has the wrong type"
    case .notAColor: "\(problem.key) is not a colour"
    case .unknownParent(let got): "there is no theme \"\(got)\" to inherit from"
    case .unknownChoice: "\(problem.key) has an unknown value"
    case .outOfRange: "\(problem.key) is out of range"
    case .notAGlyph: "\(problem.key) is not a valid glyph"
    case .lowContrast(_, let background, _):
      "\(problem.key) is hard to read on \(background)"
    }
  }

  private static func facts(
    of problem: ThemeProblem
  ) -> (got: String?, want: String?, hint: String?) {
    let nearest = problem.suggestion.map { "\"\($0)\"" }
    switch problem.fault {
    case .notTOML(let message): return (message, nil, nil)
    case .unknownKey: return (nil, nil, nearest)
    case .wrongType(let got, let want): return (got, want, nil)
    case .notAColor(let got):
      return ("\"\(got)\"", "\"#RRGGBB\" or a name from [palette]", nearest)
    case .unknownParent: return (nil, nil, nearest)
    case .unknownChoice(let got, let choices):
      return ("\"\(got)\"", choices.map { "\"\($0)\"" }.joined(separator: ", "), nearest)
    case .outOfRange(let got, let want): return (got, want, nil)
    case .notAGlyph(let got, let want): return ("\"\(got)\"", want, nil)
    case .lowContrast(let ratio, _, let want):
      let shown = (ratio * 10).rounded(.down) / 10
      return ("contrast \(shown)", "\(want) or more", nil)
    }
  }
}
