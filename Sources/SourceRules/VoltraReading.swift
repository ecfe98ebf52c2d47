import ViewArchive
import WidgetLint

/// What a look at a script shows that gives layouts to Voltra.
///
/// The script is not parsed: its calls are found by their names and parentheses.
struct VoltraReading {
  private(set) var found: [LintFinding] = []
  let file: String

  private let text: String

  /// Nil: the file is no script, or does not import Voltra.
  init?(_ file: String, _ text: String) {
    let endings = [".tsx", ".jsx", ".ts", ".js"]
    let package = #/from\s*["'](?:voltra(?:\/[\w-]+)?|@use-voltra\/[\w\/-]+)["']/#
    guard endings.contains(where: file.hasSuffix), text.contains(package) else { return nil }
    self.file = file
    self.text = text
    noteNames()
    found += LayoutColors.findings(in: text[...], of: text, file: file)
    // Styles of React Native's own texts may have numbers.
    if !text.contains(#/from\s*["']react-native["']/#) { noteWeights() }
  }

  private mutating func note(_ rule: LintRule, _ message: String, at index: String.Index) {
    found.append(
      LintFinding(
        rule, .warning, message, place: LayoutColors.place(of: index, in: text, file: file)))
  }

  /// L51: activities that nobody finds again.
  private mutating func noteNames() {
    for match in text.matches(of: #/\b(?:useLiveActivity|startLiveActivity)\s*\(/#) {
      let before = text[..<match.range.lowerBound].suffix(12)
      guard !before.contains(#/function\s+$/#),
        let arguments = arguments(from: match.range.upperBound)
      else { continue }
      // Options that stand elsewhere may have a name.
      let options = arguments.count > 1 ? arguments[1] : "{}"
      guard options.hasPrefix("{"), !options.contains("..."), !options.contains("activityName")
      else { continue }
      note(
        .activityName, "an activity without activityName; it is not found again after a restart",
        at: match.range.lowerBound)
    }
  }

  /// L52: weights that Voltra does not know.
  private mutating func noteWeights() {
    for match in text.matches(of: #/\bfontWeight\s*:\s*(\d+)/#) {
      note(
        .weightNumber, "fontWeight \(match.1) as a number is regular; write '\(match.1)'",
        at: match.range.lowerBound)
    }
  }

  /// The arguments of a call behind its parenthesis; nil: it is not closed.
  private func arguments(from start: String.Index) -> [String]? {
    var arguments = [""]
    var depth = 0
    for character in text[start...] {
      if ")]}".contains(character) {
        if depth == 0 {
          return arguments.map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
        }
        depth -= 1
      }
      if "([{".contains(character) { depth += 1 }
      if character == ",", depth == 0 {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return nil
  }
}
