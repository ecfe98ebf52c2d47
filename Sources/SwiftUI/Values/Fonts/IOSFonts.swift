/// The font families that come with iOS (Apple, "System Fonts"), which no file here draws.
enum IOSFonts {
  /// True for the name of a family, or of one of its fonts: `AvenirNext-Bold`.
  static func has(_ name: String) -> Bool {
    let letters = letters(of: name)
    return families.contains { letters.hasPrefix($0) }
  }

  private static func letters(of name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let families = """
    Academy Engraved LET, Al Nile, American Typewriter, Apple Color Emoji, Apple SD Gothic Neo,
    Apple Symbols, Arial, Avenir, Baskerville, Bodoni 72, BodoniSvtyTwo, Bodoni Ornaments,
    Bradley Hand, Chalkboard SE, Chalkduster, Charter, Cochin, Copperplate, Courier, Damascus,
    Devanagari Sangam MN, Didot, DIN Alternate, DIN Condensed, Euphemia UCAS, Farah, Futura, Galvji,
    Geeza Pro, Georgia, Gill Sans, Grantha Sangam MN, Helvetica, Hiragino, Hiragino Maru Gothic,
    Hoefler Text, Impact, Kailasa, Kefa, Khmer Sangam MN, Kohinoor, Lao Sangam MN,
    Malayalam Sangam MN, Marker Felt, Menlo, Mishafi, Mukta Mahee, Myanmar Sangam MN, Noteworthy,
    Noto Nastaliq Urdu, Optima, Palatino, Papyrus, Party LET, PingFang, Rockwell, Savoye LET,
    Sinhala Sangam MN, Snell Roundhand, STIX Two, Symbol, Tamil Sangam MN, Thonburi,
    Times New Roman, Trebuchet, Verdana, Zapf Dingbats, Zapfino, SF Pro, SF Mono, SF Compact,
    SFUI, New York
    """
    .split { $0 == "," || $0 == "\n" }.map { letters(of: $0) }.filter { !$0.isEmpty }
}
