/// Automatic grammar agreement in English: the noun after a number is in the plural unless it is one.
enum EnglishInflection {
  /// Nouns whose plural no rule of spelling gives.
  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
    "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice",
    "person": "people", "shelf": "shelves", "thief": "thieves", "tooth": "teeth", "wolf": "wolves",
    "woman": "women",
  ]
  private static let unchanged: Set = ["aircraft", "fish", "series", "sheep", "species"]

  /// Returns a phrase with its last word in the number of the first number in it; without a number it
  /// stays as it is.
  static func agreed(_ phrase: String) -> String {
    guard let number = phrase.firstMatch(of: /\d[\d.,]*/),
      let noun = phrase[number.range.upperBound...].matches(of: /[A-Za-z]+/).last
    else { return phrase }
    let isOne = number.output == "1" && !phrase[..<number.range.lowerBound].hasSuffix("-")
    return isOne ? phrase : phrase.replacingCharacters(in: noun.range, with: plural(noun.output))
  }

  private static func plural(_ noun: Substring) -> String {
    let small = noun.lowercased()
    if unchanged.contains(small) { return String(noun) }
    if let plural = irregular[small] {
      return noun.first?.isUppercase == true ? plural.capitalized : plural
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return noun + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
