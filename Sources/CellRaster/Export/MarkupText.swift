/// Escapes untrusted text for SVG, XML and HTML, as content and inside double quotes.
package enum MarkupText {
  /// Returns `text` with markup characters escaped and characters that XML 1.0 forbids removed.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
