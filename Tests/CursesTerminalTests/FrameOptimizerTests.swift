import CellRaster
import TestSupport
import Testing

@testable import CursesTerminal

@Suite struct FrameOptimizerTests {
  private static let size = CellSize(columns: 24, rows: 7)

  private func optimizer(
    repeats: Bool = true
  ) throws -> FrameOptimizer {
    _ = LocaleSetup.apply(environment: [:])
    let terminfo = try #require(FallbackTerminfo.entry)
    var optimizer = try #require(
      FrameOptimizer(terminfo: terminfo, size: Self.size, isUTF8: true))
    optimizer.canRepeat = repeats
    return optimizer
  }

  private func thin(_ text: String, repeats: Bool = true) throws -> String {
    var optimizer = try optimizer(repeats: repeats)
    _ = optimizer.optimize(Array("\u{1B}(B\u{1B}[m\u{1B}[H.".utf8))
    return String(decoding: optimizer.optimize(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    // The colour that is there already, the one that nothing shows, the reset that takes it away.
    ("\u{1B}[31ma\u{1B}[31mb", "\u{1B}[31mab"),
    ("\u{1B}[31m\u{1B}[32ma", "\u{1B}[32ma"),
    ("\u{1B}[31;44ma\u{1B}(B\u{1B}[m\u{1B}[31;44mb", "\u{1B}[31;44mab"),
    // A blank needs its background only; it takes the next colour along.
    ("\u{1B}[31;44m \u{1B}[32;44mx", "\u{1B}[32;44m x"),
    ("\u{1B}[44mx\u{1B}[31m \u{1B}[39my", "\u{1B}[44mx y"),
    // One attribute less, the shorter way.
    (
      "\u{1B}[1;38;5;9;48;5;8ma\u{1B}[m\u{1B}[38;5;9;48;5;8mb",
      "\u{1B}[1;38;5;9;48;5;8ma\u{1B}[22mb"
    ),
    ("\u{1B}[1;4ma\u{1B}[22;24mb", "\u{1B}[1;4ma\u{1B}[mb"),
    ("\u{1B}[1;2ma\u{1B}[22m\u{1B}[2mb", "\u{1B}[1;2ma\u{1B}[0;2mb"),
    // Roundabout ways.
    ("\u{1B}[3;9H\u{1B}[4;4Hx", "\u{1B}[4;4Hx"),
    ("\u{1B}[2;3Hx\u{1B}[2;7Hy", "\n\u{1B}[Cx\u{1B}[3Cy"),
    ("\u{1B}[2;2Hx\u{1B}[2;2Hy", "\nx\u{8}y"), ("\u{1B}[2;1Hx", "\n\rx"),
    // Many of one.
    ("──────", "─\u{1B}[5b"), ("aaaaa", "aaaaa"), ("aaaaaaa", "a\u{1B}[6b"),
  ])
  func whatChangesNothingIsLeftOut(frame: String, wanted: String) throws {
    #expect(try thin(frame) == wanted)
  }

  @Test func terminalsThatDoNotRepeatAreSentEveryGlyph() throws {
    #expect(try thin("────────────", repeats: false) == "────────────")
  }

  @Test func withoutColoursOnlyAResetTakesAnythingAway() throws {
    var terminfo = try #require(FallbackTerminfo.entry)
    terminfo[.colors] = -1
    var optimizer = try #require(
      FrameOptimizer(terminfo: terminfo, size: Self.size, isUTF8: true))
    let bytes = optimizer.optimize(Array("\u{1B}[m\u{1B}[H\u{1B}[1;4ma\u{1B}[22mb".utf8))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("22"))
  }

  @Test func aTerminalOfAnotherLanguageIsLeftAlone() throws {
    var terminfo = try #require(FallbackTerminfo.entry)
    terminfo[.placeCursor] = Array("\u{1B}Y%p1%' '%+%c%p2%' '%+%c".utf8)
    #expect(FrameOptimizer(terminfo: terminfo, size: Self.size, isUTF8: true) == nil)
  }

  @Test func afterSomethingElseWroteEverythingIsSaidAgain() throws {
    var optimizer = try optimizer()
    _ = optimizer.optimize(Array("\u{1B}(B\u{1B}[m\u{1B}[H\u{1B}[31mab".utf8))
    optimizer.forget()
    #expect(
      optimizer.optimize(Array("c".utf8)) == Array("\u{1B}[1;3H\u{1B}[0;31m\u{1B}(B\u{F}c".utf8))
  }

  @Test(arguments: 0..<400)
  func thinnedStreamsGiveTheSameScreen(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var optimizer = try optimizer(repeats: seed.isMultiple(of: 2))
    var plain = ModelTerminal(columns: Self.size.columns, rows: Self.size.rows)
    var thin = plain
    for _ in 0..<6 {
      let stream = Stream.frame(&random)
      plain.feed(Array(stream.utf8))
      thin.feed(optimizer.optimize(Array(stream.utf8)))
      #expect(thin.seen == plain.seen, "\(stream.debugDescription)")
    }
  }
}

/// Frames as ncurses could write them, and then some.
private enum Stream {
  private static let glyphs = ["a", " ", " ", "─", "█", "漢", "🍕", "e\u{301}", "x", "  ", "q"]

  static func frame(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...40, using: &random) { text += token(&random) }
    return text
  }

  private static func token(_ random: inout SeededGenerator) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0...40) {
    case 0...11: return glyphs[number(0...glyphs.count - 1)]
    case 12...14:
      return String(repeating: glyphs[number(0...6)], count: number(2...14))
    case 15...19: return "\u{1B}[\(number(1...7));\(number(1...24))H"
    case 20: return "\u{1B}[\(number(1...24))G"
    case 21: return "\u{1B}[\(number(1...7))d"
    case 22: return "\u{1B}[\(number(1...4))" + ["A", "B", "C", "D"][number(0...3)]
    case 23: return ["\r", "\u{8}", "\u{8}\u{8}", "\r\n", "\n"][number(0...4)]
    case 24...26: return "\u{1B}[38;5;\(number(16...19))m\u{1B}[48;5;\(number(16...18))m"
    case 27: return "\u{1B}[38;2;1;2;\(number(0...2))m"
    case 28: return "\u{1B}[\(["1", "2", "3", "4", "7", "22", "24", "27", "9"][number(0...8)])m"
    case 29, 30: return "\u{1B}(B\u{1B}[m"
    case 31: return "\u{1B}[\(number(30...37));\(number(40...47))m"
    case 32: return ["\u{1B}[39;49m", "\u{1B}[49m", "\u{1B}[95;104m"][number(0...2)]
    case 33: return "\u{1B}[\(number(1...9))X"
    case 34: return ["\u{1B}[K", "\u{1B}[1K", "\u{1B}[J"][number(0...2)]
    case 35: return "\u{1B}[\(number(1...4))" + ["@", "P", "L", "M"][number(0...3)]
    case 36: return "\u{1B}(0qqx\u{1B}(B"
    case 37: return ["\u{1B}[2;5r", "\u{1B}[r", "\u{1B}[1;7r"][number(0...2)]
    case 38: return "\u{1B}[\(number(1...7));\(number(1...18))H=\u{1B}[\(number(1...5))b"
    case 39: return "\u{1B}[5;3H\u{E}lqk\u{F}"
    default: return "\u{1B}[?25l"
    }
  }
}
