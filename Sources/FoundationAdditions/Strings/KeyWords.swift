/// The words of a name as code spells it: "vehicleID" is "vehicle" and "ID".
package struct KeyWords: Hashable, Sendable {
  /// The words as they are spelt; digits are words of their own.
  package let words: [String]

  package init(_ key: String) {
    var words: [String] = []
    let characters = Array(key)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        words.append("")
        continue
      }
      if index > 0, Self.isBoundary(characters, at: index) { words.append("") }
      if words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    self.words = words.filter { !$0.isEmpty }
  }

  private static func isBoundary(_ characters: [Character], at index: Int) -> Bool {
    let (before, character) = (characters[index - 1], characters[index])
    if before.isNumber != character.isNumber { return true }
    guard character.isUppercase else { return false }
    if before.isLowercase { return true }
    // The last capital of "HTTPServer" begins a word; that of "vehicleIDs" does not.
    guard before.isUppercase, index + 1 < characters.count, characters[index + 1].isLowercase
    else { return false }
    let isPlural =
      characters[index + 1] == "s"
      && (index + 2 == characters.count || !characters[index + 2].isLowercase)
    return !isPlural
  }

  /// The words in lower case.
  package var lowercased: [String] { words.map { $0.lowercased() } }

  private static let acronyms: Set<String> = ["id", "eta", "url", "gps"]

  /// The words as a text: "Vehicle ID".
  package var text: String {
    let text = words.map { word in
      if Self.acronyms.contains(word.lowercased()) { return word.uppercased() }
      // Also "A" in "Team A name", and "IDs".
      let isAcronym =
        word.first?.isUppercase == true
        && !word.dropFirst().contains { $0.isLowercase && $0 != "s" }
      return isAcronym && !(word.count == 1 && words.first == word) ? word : word.lowercased()
    }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
