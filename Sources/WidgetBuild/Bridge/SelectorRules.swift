/// The selectors that Swift gives to methods for Objective-C.
enum SelectorRules {
  /// Returns the selector of a method without one of its own.
  ///
  /// - Parameter labels: The argument labels; `_` for none.
  static func selector(
    _ name: String, labels: [String], isAsync: Bool = false, throws: Bool = false
  ) -> String {
    var pieces = labels.map { $0 == "_" ? "" : $0 }
    guard !pieces.isEmpty else {
      if isAsync { return name + "WithCompletionHandler:" }
      return `throws` ? name + "AndReturnError:" : name
    }
    if !pieces[0].isEmpty {
      let isPhrase =
        prepositions.contains(firstWord(of: pieces[0])) || prepositions.contains(lastWord(of: name))
      pieces[0] = (isPhrase ? "" : "With") + capitalized(pieces[0])
    }
    pieces[0] = name + pieces[0]
    if isAsync {
      pieces.append("completionHandler")
    } else if `throws` {
      pieces.append("error")
    }
    return pieces.map { $0 + ":" }.joined()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    let first = name.prefix(1)
    return (first + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else {
      return name.lowercased()
    }
    return name[start...].drop { $0 == "_" }.lowercased()
  }

  /// Those that the compiler knows.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
