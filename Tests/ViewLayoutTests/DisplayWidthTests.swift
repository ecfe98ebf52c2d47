import Testing

@testable import ViewLayout

/// Our widths against those of the Python package `wcwidth`, over every code point and every
/// emoji sequence. A terminal between us and it goes by the C library (terminal.md §3), so there
/// are differences; each has a reason here, and one without a reason fails.
@Suite struct DisplayWidthTests {
  /// Why scalars alone are measured differently; the first that fits counts.
  private static let reasons: [(name: String, fits: @Sendable (Unicode.Scalar, Int, Int) -> Bool)] =
    [
      (
        "a control is drawn as a blank, so that it cannot steer the terminal",
        { scalar, ours, _ in
          let category = scalar.properties.generalCategory
          let isControl =
            category == .control || category == .lineSeparator || category == .paragraphSeparator
          return isControl && ours == 1
        }
      ),
      (
        "format characters are dropped: a terminal would join or turn what stands around them",
        { scalar, ours, _ in scalar.properties.generalCategory == .format && ours == 0 }
      ),
      (
        "private characters are dropped: every font draws them differently",
        { scalar, ours, _ in scalar.properties.generalCategory == .privateUse && ours == 0 }
      ),
      (
        "characters that this Unicode does not know are dropped: the C library sends a space",
        { scalar, ours, _ in scalar.properties.generalCategory == .unassigned && ours == 0 }
      ),
      (
        "fillers are dropped: they are blanks that look like letters",
        { scalar, ours, _ in [0x115F, 0x3164, 0xFFA0].contains(scalar.value) && ours == 0 }
      ),
      (
        "a regional indicator alone is drawn as its letter",
        { scalar, ours, _ in (0x1F1E6...0x1F1FF).contains(scalar.value) && ours == 1 }
      ),
      (
        "marks that take room (Indic vowels, Hangul tones): so does the C library",
        { scalar, ours, theirs in
          scalar.properties.generalCategory == .spacingMark && ours > 0 && theirs == 0
        }
      ),
      (
        "made wide by Unicode 16: narrow in the C library and in most terminals",
        { scalar, ours, theirs in
          [0x2630...0x2637, 0x268A...0x268F, 0x1D300...0x1D376].contains {
            $0.contains(scalar.value)
          } && ours == 1 && theirs == 2
        }
      ),
      (
        "circled numbers on black squares: wide in the C library",
        { scalar, ours, theirs in
          (0x3248...0x324F).contains(scalar.value) && ours == 2 && theirs == 1
        }
      ),
    ]

  /// Why emoji sequences are measured differently.
  private static let sequenceReasons: [(name: String, fits: @Sendable (String, Int, Int) -> Bool)] =
    [
      (
        "a skin tone makes a sign a picture (UTS 51); the package leaves it one column",
        { text, ours, theirs in
          text.unicodeScalars.contains { (0x1F3FB...0x1F3FF).contains($0.value) } && ours == 2
            && theirs == 1
        }
      )
    ]

  /// Our columns of every scalar; the surrogates' places stay empty.
  private static let ours: [Int] = (0..<UInt32(0x110000)).map { value in
    Unicode.Scalar(value).map { DisplayWidth.columns(of: Character($0)) } ?? 0
  }

  private static func expectReasons(
    against reference: ReferenceWidths, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String: Int] {
    var counts: [String: Int] = [:]
    for value in reference.scalars.indices {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let ours = Self.ours[value]
      let theirs = reference.scalars[value]
      guard ours != theirs else { continue }
      let reason = reasons.first { $0.fits(scalar, ours, theirs) }
      if reason == nil {
        Issue.record(
          "U+\(String(value, radix: 16)) \(scalar.properties.generalCategory): \(ours), not \(theirs)",
          sourceLocation: sourceLocation)
      }
      counts[reason?.name ?? "none", default: 0] += 1
    }
    for (text, columns) in reference.sequences {
      let ours = DisplayWidth.columns(of: text)
      guard ours != columns else { continue }
      let reason = sequenceReasons.first { $0.fits(text, ours, columns) }
      counts[reason?.name ?? "none", default: 0] += 1
      guard reason == nil else { continue }
      let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
      Issue.record("\(scalars): \(ours), not \(columns)", sourceLocation: sourceLocation)
    }
    return counts
  }

  @Test func everyCodePointAndEmojiIsAsWideAsRecorded() {
    let counts = Self.expectReasons(against: .pinned)
    for name in Self.reasons.map(\.name) + Self.sequenceReasons.map(\.name) {
      #expect(counts[name] != nil, "nothing differs any more because \(name)")
    }
    #expect(ReferenceWidths.pinned.sequences.count > 2_500)
  }

  @Test func everyCodePointAndEmojiIsAsWideAsInTheInstalledPackage() {
    guard let reference = ReferenceWidths.installed else {
      print("skipped: python3 has no package wcwidth of version 0.2.13 or newer")
      return
    }
    let counts = Self.expectReasons(against: reference)
    print("wcwidth \(reference.version), \(reference.sequences.count) sequences; differences:")
    for (name, count) in counts.sorted(by: { $0.value > $1.value }) { print("  \(count) \(name)") }
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200D}", 0), ("\u{200B}", 0),
    ("\t", 1), ("a\r\nb", 3), ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1),
    ("ア", 2), ("Ａ", 2), ("🍕", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("👍🏽", 2),
    ("🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩", 1), ("🇩🇪🇫", 3), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("A\u{FE0F}", 1), ("…", 1), ("│", 1), ("█", 1), ("½", 1), ("ไ", 1),
    ("กำ", 2), ("का", 2), ("स्ते", 2), ("한국어 ok", 9), ("\u{202E}abc\u{2066}", 3), ("\u{E000}", 0),
    ("日\u{3000}本", 6), ("a\u{A0}b", 3), ("", 0), ("\u{FFFD}", 1),
  ])
  func columnsAreThoseOfTheCellsDrawn(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
    var drawn = 0
    for character in text { DisplayCell.each(of: character) { drawn += $0.columns } }
    #expect(drawn == columns)
  }
}
