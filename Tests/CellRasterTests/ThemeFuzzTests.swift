import CellRaster
import Foundation
import TestSupport
import Testing

/// Files that nobody would write. `ISLAND_SEED` runs another set.
@Suite struct ThemeFuzzTests {
  private static let seed =
    ProcessInfo.processInfo.environment["ISLAND_SEED"].flatMap(UInt64.init) ?? 1

  /// Asks a theme for everything there is; a symbol that is always known comes back.
  private func isWhole(_ theme: Theme) -> Bool {
    for depth in ColorDepth.allCases {
      let theme = theme.adapted(to: depth)
      for role in ThemeRole.allCases { _ = theme.seen(theme.color(role)) }
    }
    return theme.symbols.match("bolt.fill").isKnown
  }

  @Test func randomBytesAreNamedAsNoTheme() {
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 1...200, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let (theme, problems) = Theme.parse(text, name: "noise")
      #expect(isWhole(theme))
      let isEmpty = text.allSatisfy(\.isWhitespace) || text.hasPrefix("#")
      #expect(!problems.isEmpty || isEmpty, "seed \(Self.seed): \(bytes)")
      _ = Theme.lint(text, name: "noise")
    }
  }

  /// A good file with a few bytes changed, cut, doubled or moved: either it still says a theme, or
  /// what is wrong is named with a line that the file has.
  @Test func aDamagedFileNamesWhatIsWrong() throws {
    var random = SeededGenerator(seed: Self.seed &+ 77)
    for turn in 0..<400 {
      let name = try #require(Theme.builtInNames.randomElement(using: &random))
      var bytes = Array(try #require(Theme.builtInSource(name)).utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(place + Int.random(in: 1...40, using: &random), bytes.count)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        default:
          bytes.insert(contentsOf: "\"[]={}.\n,'#\0".utf8.shuffled(using: &random), at: place)
        }
        if bytes.isEmpty { bytes = [0x23] }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let problems = Theme.lint(text, name: "mine")
      #expect(isWhole(Theme.parse(text, name: "mine").theme))
      for problem in problems {
        #expect((1...lines + 1).contains(problem.line ?? 1), "seed \(Self.seed), turn \(turn)")
        #expect(!ThemeProblemMessage(problem).text.isEmpty)
        #expect(!ThemeProblemMessage(problem).line.contains("\n"))
      }
    }
  }
}
