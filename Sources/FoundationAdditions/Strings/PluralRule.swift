/// Selects the plural form of a number in a language (Unicode CLDR, plural rules, cardinal).
enum PluralRule {
  /// Languages without plural forms.
  private static let none: Set<String> = [
    "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue",
  ]
  /// Languages with French's rule: `one` below 2, including fractions.
  private static let french: Set<String> = ["fr", "pt", "hy"]
  /// Languages with Hindi's rule: `one` from 0 to 1, including fractions.
  private static let hindi: Set<String> = ["hi", "bn", "fa", "gu", "kn", "zu", "am"]
  /// Languages whose rule depends on the last two digits, as in Russian.
  private static let eastSlavic: Set<String> = ["ru", "uk", "be", "sr", "hr", "bs"]

  /// Returns the CLDR plural category, such as `one` or `other`.
  ///
  /// - Parameter language: a language identifier such as `pt-BR`.
  static func category(of number: Double, in language: String) -> String {
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    let count = number.magnitude
    let whole = count.rounded(.down)
    let isWhole = whole == count
    let tens = isWhole ? Int(whole.truncatingRemainder(dividingBy: 100)) : -1
    let ones = tens < 0 ? -1 : tens % 10
    if none.contains(code) { return "other" }
    if french.contains(code) { return count < 2 ? "one" : "other" }
    if hindi.contains(code) { return count <= 1 ? "one" : "other" }
    if eastSlavic.contains(code) {
      guard isWhole else { return "other" }
      if ones == 1, tens != 11 { return "one" }
      return 2...4 ~= ones && !(12...14 ~= tens) ? "few" : isSouth(code) ? "other" : "many"
    }
    switch code {
    case "pl":
      if count == 1 { return "one" }
      guard isWhole else { return "other" }
      return 2...4 ~= ones && !(12...14 ~= tens) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return count == 1 ? "one" : 2...4 ~= count ? "few" : "other"
    case "ar": return arabic(count, tens, isWhole)
    case "he": return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ro":
      return count == 1 ? "one" : !isWhole || count == 0 || 1...19 ~= tens ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if 11...19 ~= tens { return "other" }
      return ones == 1 ? "one" : 2...9 ~= ones ? "few" : "other"
    case "lv": return ones == 0 || 11...19 ~= tens ? "zero" : ones == 1 ? "one" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return tens == 1 ? "one" : tens == 2 ? "two" : 3...4 ~= tens ? "few" : "other"
    default: return count == 1 ? "one" : "other"
    }
  }

  /// True for the South Slavic languages, which have `other` where East Slavic ones have `many`.
  private static func isSouth(_ code: String) -> Bool { ["sr", "hr", "bs"].contains(code) }

  private static func arabic(_ count: Double, _ tens: Int, _ isWhole: Bool) -> String {
    guard isWhole else { return "other" }
    switch count {
    case 0: return "zero"
    case 1: return "one"
    case 2: return "two"
    default: return 3...10 ~= tens ? "few" : 11...99 ~= tens ? "many" : "other"
    }
  }
}
