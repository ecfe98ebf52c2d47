import ActivityModel

/// Makes text of clients safe to print: one line, no control characters, no secrets.
package enum SafeText {
  /// Returns the text in one line, with control and direction characters replaced.
  ///
  /// - Parameter limit: The maximum number of characters; longer text ends with `…`.
  package static func line(_ text: String, limit: Int = 240) -> String {
    let text = withoutSecrets(text)
    if text.utf8.count <= limit, text.unicodeScalars.allSatisfy(isPrintable) { return text }
    var safe = ""
    var length = 0
    for scalar in text.unicodeScalars {
      if length == limit { return safe + "…" }
      safe.unicodeScalars.append(isPrintable(scalar) ? scalar : "\u{fffd}")
      length += 1
    }
    return safe
  }

  /// The length of a word that may be a device token, in hexadecimal or Base64, wherever a client has
  /// put it.
  private static let tokenLength = 33
  /// How a provider token begins: the Base64 of `{"`.
  private static let providerTokenStart = "eyJ"

  /// Returns the text with what may be a token shortened.
  private static func withoutSecrets(_ text: String) -> String {
    guard text.utf8.count >= tokenLength else { return text }
    var safe = ""
    var word = ""
    func add() {
      if word.hasPrefix(providerTokenStart) {
        safe += providerTokenStart + "…"
      } else if word.utf8.count >= tokenLength, !word.contains("."), !UUIDText.isCanonical(word) {
        // Topics have dots; other long words are of no use to a reader.
        safe += token(word)
      } else {
        safe += word
      }
    }
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber || "-_+=.".contains(character)
      {
        word.append(character)
      } else {
        add()
        word = ""
        safe.append(character)
      }
    }
    add()
    return safe
  }

  /// Returns the text in printable ASCII, for the value of a header.
  package static func ascii(_ text: String, limit: Int = 240) -> String {
    var safe = ""
    for scalar in line(text, limit: limit).unicodeScalars {
      switch scalar {
      case "…": safe += "..."
      case "\u{2018}", "\u{2019}": safe += "'"
      case "\u{20}"..."\u{7e}": safe.unicodeScalars.append(scalar)
      default: safe += "?"
      }
    }
    return safe
  }

  /// Returns the first and last four characters of a token: enough to tell tokens apart, not
  /// enough to use one.
  package static func token(_ text: String) -> String {
    guard text.utf8.count >= 16 else { return "…" }
    return "\(line(String(text.prefix(4))))…\(line(String(text.suffix(4))))"
  }

  /// Returns the header `authorization` with its secret shortened.
  package static func authorization(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return "…" }
    return "\(line(String(words[0]), limit: 16)) \(line(String(words[1].prefix(3))))…"
  }

  /// What stands before the type of a start in a path of OneSignal's.
  private static let typePath = "/activities/activity/"

  /// Returns a request's path with tokens shortened.
  package static func path(_ path: String) -> String {
    let device = "/3/device/"
    if path.hasPrefix(device) { return device + token(String(path.dropFirst(device.count))) }
    // The name of a type is no secret, however long it is.
    if let start = path.firstRange(of: typePath) {
      return self.path(String(path[..<start.lowerBound]))
        + line(String(path[start.lowerBound...]), limit: 120)
    }
    // A token may stand in any wrong path; bundle identifiers have dots.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.count >= 16 && !part.contains(".") && part != "all-channels"
        ? token(String(part)) : String(part)
    }
    return line(parts.joined(separator: "/"), limit: 120)
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    // Most text is ASCII, and shortened tokens have the ellipsis; the table is slow.
    if (0x20...0x7e).contains(scalar.value) || scalar.value == 0x2026 { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
