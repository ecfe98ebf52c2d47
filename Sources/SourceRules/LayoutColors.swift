import ViewArchive
import WidgetLint

/// Colours in scripts.
enum LayoutColors {
  /// L50: colours whose opacity seems to come first.
  ///
  /// - Parameters:
  ///   - part: The part of the text that is looked at.
  ///   - text: The whole file.
  static func findings(in part: Substring, of text: String, file: String) -> [LintFinding] {
    let form = #/["'`]#(?<first>[0-9A-Fa-f]{2})(?<rest>[Ff]{6}|0{6})["'`]/#
    return part.matches(of: form).compactMap { match in
      // Black or white with the opacity where it belongs.
      guard match.first.uppercased() != "FF" || match.rest.hasPrefix("0"),
        match.first != "00" || !match.rest.hasPrefix("0")
      else { return nil }
      return LintFinding(
        .alphaFirst, .warning,
        "#\(match.first)\(match.rest) is #RRGGBBAA; with the opacity last it is "
          + "#\(match.rest)\(match.first)",
        place: place(of: match.range.lowerBound, in: text, file: file))
    }
  }

  /// The line of a character.
  static func place(of index: String.Index, in text: String, file: String) -> SourcePlace {
    SourcePlace(file: file, line: text[..<index].filter(\.isNewline).count + 1)
  }
}
