import Foundation

/// Display widths by somebody else's rules: those of the Python package `wcwidth`.
struct ReferenceWidths {
  var version: String
  /// By code point; -1 is a control.
  var scalars: [Int]
  var sequences: [(text: String, columns: Int)]

  /// As they were recorded.
  static let pinned = ReferenceWidths(
    version: PinnedWidths.version, ranges: PinnedWidths.ranges,
    sequences: samples.map { text in
      let scalars = Array(text.unicodeScalars)
      let isTonedSign =
        scalars.count == 2 && (0x1F3FB...0x1F3FF).contains(scalars[1].value)
        && PinnedWidths.narrowWithTone.contains(scalars[0].value)
      return (text, isTonedSign ? 1 : 2)
    })

  /// As the package that is installed here answers; nil where there is none, or one that knows
  /// nothing of emoji sequences yet.
  static let installed: ReferenceWidths? = {
    let python = ProcessInfo.processInfo.environment["WCWIDTH_PYTHON"] ?? "python3"
    let input = samples.map { $0.unicodeScalars.map { String($0.value, radix: 16) } }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [python, "-c", script] + [input.map { $0.joined(separator: " ") }.joined(separator: "\n")]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 3 else { return nil }
    let columns = lines[2].split(separator: " ").compactMap { Int($0) }
    return ReferenceWidths(
      version: String(lines[0]), ranges: String(lines[1]),
      sequences: zip(samples, columns).map { ($0, $1) })
  }()

  private init(version: String, ranges: String, sequences: [(text: String, columns: Int)]) {
    self.version = version
    self.sequences = sequences
    scalars = Array(repeating: 1, count: 0x110000)
    for range in ranges.split(whereSeparator: \.isWhitespace) {
      let parts = range.split(separator: ":")
      let ends = parts[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, let columns = Int(parts[1]) else {
        continue
      }
      for value in first...last { scalars[value] = columns }
    }
  }

  /// Version, widths other than 1 as ranges, widths of the sequences; older packages than 0.2.13
  /// do not join emoji.
  private static let script = """
    import sys, wcwidth
    if tuple(int(part) for part in wcwidth.__version__.split('.')[:3]) < (0, 2, 13): sys.exit(1)
    print(wcwidth.__version__)
    found = []
    for code in range(0x110000):
        width = 1 if 0xD800 <= code <= 0xDFFF else wcwidth.wcwidth(chr(code))
        if width != 1: found.append('%X:%d' % (code, width))
    print(' '.join(found))
    lines = sys.argv[1].split('\\n')
    texts = [''.join(chr(int(part, 16)) for part in line.split()) for line in lines]
    print(' '.join(str(wcwidth.wcswidth(text)) for text in texts))
    """

  // MARK: Sequences

  /// Every joined emoji, with every skin tone on everybody in it, every flag of two letters, the
  /// keycaps, and every sign that a selector makes a picture.
  static let samples: [String] = {
    let joined = PinnedWidths.joined.split(whereSeparator: \.isWhitespace).map(joinedEmoji)
    let tones = (0x1F3FB...0x1F3FF).compactMap { Unicode.Scalar($0) }
    let scalars = (0xA9...0x1FAFF).compactMap { Unicode.Scalar(UInt32($0)) }
    let people = scalars.filter(\.properties.isEmojiModifierBase).map { String(Character($0)) }
    let inTones = (joined + people).flatMap { text in tones.map { toned(text, $0) } }
    let letters = (0x1F1E6...0x1F1FF).compactMap { Unicode.Scalar($0) }
    let flags = letters.flatMap { first in
      letters.map { String(String.UnicodeScalarView([first, $0])) }
    }
    let keycaps = "0123456789#*".map { "\($0)\u{FE0F}\u{20E3}" }
    let pictures = scalars.filter { $0.properties.isEmoji && $0.value < 0x1F1E6 }
      .map { "\($0)\u{FE0F}" }
    let nations = ["eng", "sct", "wls"].map { name in
      "🏴" + tagged("gb" + name) + "\u{E007F}"
    }
    return joined + inTones.filter { !$0.isEmpty } + flags + keycaps + pictures + nations
  }()

  private static func joinedEmoji(_ token: Substring) -> String {
    let spaced = token.replacingOccurrences(of: "-", with: " 200D ")
      .replacingOccurrences(of: "+", with: " FE0F ")
    let scalars = spaced.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      .compactMap { Unicode.Scalar($0) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The text with a tone on everybody who can have one; empty where nobody can.
  private static func toned(_ text: String, _ tone: Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // The tone takes the selector's place.
      if scalar == "\u{FE0F}", result.last == tone { continue }
      result.append(scalar)
      if scalar.properties.isEmojiModifierBase { result.append(tone) }
    }
    return result.contains(tone) ? String(result) : ""
  }

  private static func tagged(_ letters: String) -> String {
    letters.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xE0000) }
      .map { String(Character($0)) }.joined()
  }
}
