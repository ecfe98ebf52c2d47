import ViewArchive
import WidgetLint

/// What a look at a script with layouts of Live Activities shows: functions of which only the body reaches
/// the widget.
///
/// The script is not parsed: its functions are found by their directive and their braces.
struct LayoutReading {
  /// The place of the first `createLiveActivity`; nil: the script makes no Live Activity.
  private(set) var place: SourcePlace?
  private(set) var found: [LintFinding] = []
  let file: String
  private let text: [Character]
  /// The index of the first character of each line.
  private let lines: [Int]

  /// How the names of scripts end.
  private static let suffixes = [".tsx", ".jsx", ".ts", ".js"]

  /// Nil: the file is no script.
  init?(_ file: String, _ text: String) {
    guard Self.suffixes.contains(where: file.hasSuffix) else { return nil }
    self.file = file
    let characters = Array(text)
    self.text = characters
    lines = [0] + characters.indices.filter { characters[$0] == "\n" }.map { $0 + 1 }
    guard text.contains("createLiveActivity"), text.contains("expo-widgets") else { return }
    let bodies = bodies()
    noteCalls(in: bodies)
    let outside = outsideNames(of: bodies)
    for body in bodies { read(body, outside) }
    found += LayoutColors.findings(in: text[...], of: text, file: file)
  }

  private mutating func note(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String, at index: Int
  ) {
    found.append(LintFinding(rule, severity, message, place: sourcePlace(at: index)))
  }

  private func sourcePlace(at index: Int) -> SourcePlace {
    let line = lines.partitioningIndex { $0 > index }
    return SourcePlace(file: file, line: line)
  }

  // MARK: Functions

  /// The bodies of the functions that have the directive, with their braces.
  private func bodies() -> [Range<Int>] {
    ["'widget'", "\"widget\""].flatMap { places(of: $0) }.sorted().compactMap { directive in
      var open = directive - 1
      while open >= 0, text[open].isWhitespace { open -= 1 }
      guard open >= 0, text[open] == "{", let end = end(ofBlockAt: open) else { return nil }
      return open..<end
    }
  }

  /// Returns the index behind the brace that closes a block; nil: it is not closed.
  private func end(ofBlockAt open: Int) -> Int? {
    var depth = 0
    var index = open
    while index < text.count {
      switch text[index] {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return index + 1 }
      case "/" where isAt(index, "//"): index = endOfLine(index)
      case "/" where isAt(index, "/*"):
        while index < text.count, !isAt(index, "*/") { index += 1 }
      // An apostrophe in words has no other on its line, most often.
      case "'", "\"": index = endOfText(index) ?? index
      default: break
      }
      index += 1
    }
    return nil
  }

  private func isAt(_ index: Int, _ word: String) -> Bool {
    index + word.count <= text.count && text[index..<index + word.count].elementsEqual(word)
  }

  private func endOfLine(_ index: Int) -> Int {
    text[index...].firstIndex(of: "\n") ?? text.count
  }

  /// The index of the quotation mark that closes a text on the same line; nil: there is none.
  private func endOfText(_ open: Int) -> Int? {
    var index = open + 1
    while index < text.count, text[index] != "\n" {
      if text[index] == text[open] { return index }
      index += text[index] == "\\" ? 2 : 1
    }
    return nil
  }

  private func places(of word: String) -> [Int] {
    text.indices.filter { isAt($0, word) }
  }

  // MARK: What is wrong

  /// L47: calls whose function has no directive.
  private mutating func noteCalls(in bodies: [Range<Int>]) {
    let string = String(text)
    let call = #/createLiveActivity\s*(?:<[^(]*>)?\s*\(\s*["'`]([^"'`]*)["'`]\s*,\s*([\w$]*)/#
    let named = Set(bodies.compactMap { name(before: $0.lowerBound) })
    for match in string.matches(of: call) {
      let start = string.distance(from: string.startIndex, to: match.range.lowerBound)
      let end = string.distance(from: string.startIndex, to: match.range.upperBound)
      place = place ?? sourcePlace(at: start)
      let layout = String(match.2)
      // Written in the call itself: its body begins soon.
      let isInline = bodies.contains {
        $0.lowerBound >= end - layout.count && $0.lowerBound < end + 400
      }
      guard !named.contains(layout), !isInline, !isImported(layout, by: string) else { continue }
      note(
        .layoutDirective, .error,
        "\(match.1): its layout has no 'widget' directive in a block body; nothing is drawn",
        at: start)
    }
  }

  /// True for a layout of another file.
  private func isImported(_ name: String, by string: String) -> Bool {
    guard !name.isEmpty, let form = try? Regex("\\bimport\\b[^;]*\\b\(name)\\b[^;]*\\bfrom\\b")
    else {
      return false
    }
    return string.contains(form)
  }

  /// The name of the function whose body begins at an index; nil: it has none.
  private func name(before open: Int) -> String? {
    let start = text[..<open].lastIndex(of: ";").map { $0 + 1 } ?? 0
    let head = String(text[max(start, open - 600)..<open])
    let variable = #/(?:const|let|var|function)\s+([\w$]+)\s*(?:[:=<(]|$)/#
    return head.matches(of: variable).last.map { String($0.1) }
  }

  /// The names that the file declares at the start of a line, outside of its layouts.
  private func outsideNames(of bodies: [Range<Int>]) -> Set<String> {
    var names: Set<String> = []
    let declaration = #/^(?:export\s+)?(?:const|let|var|function|class)\s+([\w$]+)/#
    for start in lines where !bodies.contains(where: { $0.contains(start) }) {
      let line = String(text[start..<endOfLine(start)])
      guard let match = line.firstMatch(of: declaration) else { continue }
      names.insert(String(match.1))
    }
    return names
  }

  private mutating func read(_ body: Range<Int>, _ outside: Set<String>) {
    let own = name(before: body.lowerBound)
    let string = String(text[body])
    var told: Set<String> = []
    let use = #/(?<before>.|^)\b(?<name>[A-Za-z_$][\w$]*)\b(?<after>:|=(?![=>]))?/#
    for match in string.matches(of: use) {
      let name = String(match.name)
      guard outside.contains(name), name != own, match.before != ".", match.after == nil,
        !string.contains("const \(name)"), !string.contains("function \(name)"),
        told.insert(name).inserted
      else { continue }
      let offset = string.distance(from: string.startIndex, to: match.range.lowerBound)
      note(
        .outsideOfLayout, .error,
        "\(name) is outside of the 'widget' function, of which only the body reaches the widget",
        at: body.lowerBound + offset + 1)
    }
    noteButtons(in: string, from: body.lowerBound)
    noteTimes(in: string, from: body.lowerBound)
    noteBackgrounds(in: string, from: body.lowerBound)
  }

  /// L48: buttons that a press cannot be told from.
  private mutating func noteButtons(in string: String, from start: Int) {
    for match in string.matches(of: #/<Button\b(?:[^=>]|=>|=)*>/#)
    where !match.0.contains("target=") {
      let offset = string.distance(from: string.startIndex, to: match.range.lowerBound)
      note(
        .buttonTarget, .warning, "a button without target; a press of it reaches nobody",
        at: start + offset)
    }
  }

  /// L36: a time left that is computed once.
  private mutating func noteTimes(in string: String, from start: Int) {
    let now =
      #/(?:-\s*(?:Date\.now\(\)|new Date\(\)))|(?:(?:Date\.now\(\)|new Date\(\)(?:\.getTime\(\))?)\s*-)/#
    for match in string.matches(of: now) {
      let offset = string.distance(from: string.startIndex, to: match.range.lowerBound)
      note(
        .frozenView, .warning,
        "a time that is computed stands still until the next update; use timerInterval, or date "
          + "with dateStyle", at: start + offset)
    }
  }

  /// L49: a background that only a widget of the Home Screen has.
  private mutating func noteBackgrounds(in string: String, from start: Int) {
    for match in string.matches(of: #/\bcontainerBackground\s*\(/#) {
      let offset = string.distance(from: string.startIndex, to: match.range.lowerBound)
      note(
        .layoutBackground, .info,
        "containerBackground has no effect on a Live Activity; use activityBackgroundTint",
        at: start + offset)
    }
  }
}

extension Array where Element == Int {
  /// The number of elements before the first that fulfils a condition, which all behind it do, too.
  fileprivate func partitioningIndex(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
