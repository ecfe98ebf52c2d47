/// Where a word too long for its line may be divided (LAYOUT-28).
///
/// By sound, not by a dictionary: between two vowels one consonant goes to the next line, of two the
/// second, but for pairs that are spoken as one. The system's own dictionaries cannot be shipped.
enum Hyphenation {
  /// The fewest letters before and after a hyphen.
  private static let (leastBefore, leastAfter) = (2, 3)
  /// The fewest and most letters of a word that is divided.
  static let (leastLetters, mostLetters) = (5, 64)

  private static let vowels = Set<Character>("aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ")
  /// Consonants that stay together.
  private static let pairs = Set([
    "bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "ph", "pl", "pr", "qu", "sch", "sh",
    "th",
    "tr", "wh", "wr",
  ])
  /// Consonants that stay together and with the vowel before.
  private static let endings = ["ck", "x"]

  /// Returns the numbers of letters that may stand before a hyphen, in rising order.
  /// - Parameter word: Letters only.
  static func places(in word: [Character]) -> [Int] {
    guard word.count >= leastLetters else { return [] }
    let letters = word.map { $0.lowercased().first ?? $0 }
    let nuclei = nuclei(of: letters)
    return zip(nuclei, nuclei.dropFirst()).compactMap { before, after in
      let place = start(ofSyllableBetween: before.upperBound..<after.lowerBound, in: letters)
      return place >= leastBefore && place <= word.count - leastAfter ? place : nil
    }
  }

  /// The runs of vowels that are spoken.
  private static func nuclei(of letters: [Character]) -> [Range<Int>] {
    var nuclei: [Range<Int>] = []
    for (index, letter) in letters.enumerated() where vowels.contains(letter) {
      let isConsonant =
        letter == "y" && index == 0 || letter == "u" && index > 0 && letters[index - 1] == "q"
      if isConsonant { continue }
      if let last = nuclei.last, last.upperBound == index {
        nuclei[nuclei.count - 1] = last.lowerBound..<index + 1
      } else {
        nuclei.append(index..<index + 1)
      }
    }
    // The e at the end is silent.
    if nuclei.count > 1, let last = nuclei.last, last == letters.count - 1..<letters.count,
      letters.last == "e"
    {
      nuclei.removeLast()
    }
    return nuclei
  }

  /// Returns where the syllable begins whose vowel comes after some consonants.
  private static func start(
    ofSyllableBetween consonants: Range<Int>, in letters: [Character]
  ) -> Int {
    let text = String(letters[consonants])
    if let ending = endings.first(where: text.hasPrefix) {
      return consonants.lowerBound + ending.count
    }
    if consonants.count < 2 || pairs.contains(text) { return consonants.lowerBound }
    return consonants.lowerBound + 1
  }
}
