/// Detects texts that should not be shown on a locked phone (L32).
enum SensitiveText {
  /// Returns the kind of sensitive data that a text appears to contain; nil when there is none.
  static func kind(of text: String) -> String? {
    if hasEMailAddress(text) { return "an e-mail address" }
    if hasCardNumber(text) { return "a card or account number" }
    if hasCode(text) { return "a code" }
    if hasBalance(text) { return "a balance" }
    return nil
  }

  private static func hasEMailAddress(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).contains { word in
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
        && parts[1].first != "." && parts[1].last != "."
    }
  }

  /// Returns true for at least twelve digits, with or without groups, or for four digits after at
  /// least four masking dots.
  private static func hasCardNumber(_ text: String) -> Bool {
    var digits = 0
    var covered = 0
    for character in text {
      if character.isASCII, character.isNumber {
        digits += 1
        if digits >= 12 || (covered >= 4 && digits >= 4) { return true }
      } else if "•*●∙".contains(character) {
        covered += 1
        digits = 0
      } else if character != " ", character != "-" {
        digits = 0
        covered = 0
      }
    }
    return false
  }

  /// Returns true for texts such as "Code 4821" and "PIN: 0042".
  private static func hasCode(_ text: String) -> Bool {
    let words = words(of: text)
    return zip(words, words.dropFirst()).contains { word, next in
      ["code", "pin", "otp", "passcode", "password"].contains(word)
        && (4...8).contains(next.count) && next.allSatisfy(\.isNumber)
    }
  }

  private static func hasBalance(_ text: String) -> Bool {
    let words = words(of: text)
    return words.contains { ["balance", "salary", "iban"].contains($0) }
      && text.contains(where: \.isNumber)
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
