import CellRaster
import Foundation
import SymbolOutlines
import Testing

@Suite struct SymbolTableTests {
  @Test(arguments: [
    ("timer", "◔", "(t)", false),
    ("figure.walk", "⚲", "\\o", false),
    ("play.circle", "▷", "(>)", false),
    ("star.circle.fill", "☆", "*", false),
    ("timer.square.fill", "◔", "(t)", false),
    ("person.badge.plus", "☻", "@", false),
    ("person.fill.badge.plus", "☻", "@", false),
    ("bell.badge.slash.fill", "⍾", "(b)", true),
    ("mic.slash", "⊘", "(/)", false),
    ("bolt.slash.fill", "↯", "/", true),
    ("car.rear", "⊏", "o-o", false),
    ("car.rear.and.tire.marks.slash", "⊏", "o-o", true),
    ("flame", "♨", "^*", false),
  ])
  func namesAreFoundByTheirEndings(name: String, unicode: String, ascii: String, isStruck: Bool) {
    let match = SymbolTable().match(name)
    #expect(match.glyph.unicode == unicode)
    #expect(match.glyph.ascii == ascii)
    #expect(match.isStruck == isStruck)
    #expect(match.isKnown)
  }

  /// Emoji keep colours of their own where a theme or the night has one.
  @Test func emojiBecomeSignsOfTheTable() {
    var grid = CellGrid(
      size: CellSize(columns: 6, rows: 1),
      style: CellStyle(foreground: .white, background: .black))
    let style = grid[0, 0].style
    grid.set("🔥", width: 2, at: CellPoint(column: 0, row: 0), style: style)
    grid.set("🫥", width: 2, at: CellPoint(column: 2, row: 0), style: style)
    grid.set("é", at: CellPoint(column: 4, row: 0), style: style)
    grid.replaceEmoji(in: grid.bounds)
    #expect((0..<6).map { grid[$0, 0].glyph } == ["♨", " ", "🫥", "", "é", " "])
  }

  @Test(arguments: ["", ".", "..fill", "nothing.known", "fill", "slash", "☃"])
  func unknownNamesHaveANeutralStandIn(name: String) {
    let match = SymbolTable().match(name)
    #expect(match.glyph.unicode == "▫")
    #expect(match.glyph.text(.ascii) == "[?]")
    #expect(!match.isKnown)
  }

  @Test(arguments: ["timer", "chevron.left", "xmark.app", "battery.100", "number"])
  func unicodeGlyphsTakeOneColumn(name: String) {
    let match = SymbolTable().match(name)
    #expect(TerminalText.columns(of: match.glyph.unicode) == 1)
    #expect(TerminalText.columns(of: match.glyph.emoji) <= 2)
  }

  @Test func namesWithTheStandInAreSaidAndOthersNot() {
    #expect(
      SymbolTable().unknownNames(among: ["timer", "nothing.known", "bolt.slash.fill", "odd"])
        == ["symbol nothing.known", "symbol odd"])
  }

  /// Every symbol of real sources, where the shared specification is at hand.
  @Test func everyCountedSymbolHasAGlyph() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/spec/sf-symbols.md")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      print("skipped: no \(list.path)")
      return
    }
    let names = text.split(separator: "\n").compactMap { line -> String? in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count > 6, Int(columns[0]) != nil, columns[1].hasPrefix("`") else {
        return nil
      }
      return columns[1].filter { $0 != "`" }
    }
    #expect(names.count >= 241)
    #expect(SymbolTable().unknownNames(among: names) == [])
  }

  // MARK: Names with an outline

  /// Letters of families that no word of their names shows: each line is one.
  private static let families: [Set<String>] = [
    "airpod airpods airpodsmax airpodspro beats headphones headset earbuds earpods",
    "bubble message quote captions text.quote text.bubble ellipsis.bubble",
    "train tram lightrail bus",
    "timer stopwatch timelapse",
    "doc document receipt note newspaper menucard richtext calendar.day.timeline.left",
    "book books magazine character.book.closed",
    "bag takeoutbag handbag cart",
    "washer dryer dishwasher",
    "homepod homepodmini",
    "gear gearshape",
    "server internaldrive externaldrive xserve",
    "suitcase case briefcase wallet",
    "car suv",
    "gauge speedometer",
    "eyeglasses sunglasses vision visionpro",
    "fan fanblades",
    "globe network safari",
    "list line lines slider text textformat",
    "oven stove microwave",
    "truck box",
    "humidifier dehumidifier",
    "moped scooter stroller",
    "capsule pill pills",
    "hand hands",
    "mug cup",
    "macmini macstudio",
    "hurricane tropicalstorm",
    "cloud icloud",
    "smoke air wind",
    "laptopcomputer macbook",
    "wrench hammer screwdriver",
    "sleep powersleep",
    "printer scanner faxmachine",
    "square squareshape",
    "flask testtube",
    "equal notequal",
    "antenna dot",
    "arrow goforward gobackward repeat rotate clock.arrow.circlepath arrow.counterclockwise",
    "mic microphone",
    "chart cellularbars",
    "eye eyes",
    "music guitars",
    "paintbrush paintpalette pencil square.and.pencil",
    "paintpalette swatchpalette",
    "jacket tshirt",
    "sunrise sunset sun",
    "simcard esim sdcard",
    "icloud cloud",
    "forward chevron.forward.to.line chevron",
    "chevron.up.chevron.down arrow",
    "mappin location",
    "baseball cricket",
    "table sofa",
    "power togglepower switch",
    "person figure",
    "waveform wave",
    "bicycle figure.outdoor.cycle",
    "pc macpro",
    "plus rectangle",
    "computermouse magicmouse",
    "airplane arrow",
    "earbuds earpods",
    "gift giftcard",
    "wheelchair accessibility",
    "tv display desktopcomputer",
    "smallcircle largecircle circle circlebadge record",
    "mail envelope",
    "inset square rectangle",
    "crown trophy",
    "iphone ipad candybarphone flipphone",
    "chevron.up control",
    "dumbbell figure.strengthtraining.traditional",
    "tv display desktopcomputer appletv",
    "pencil applepencil",
    "medical thermometer",
    "fireplace flame",
    "link personalhotspot",
    "apple applelogo",
    "textformat character",
    "wind smoke air",
  ].map { Set($0.split(separator: " ").map(String.init)) }

  /// Words that say nothing about what is drawn.
  private static let commonWords: Set = [
    "1", "2", "3", "4", "and", "badge", "circle", "closed", "down", "fill", "filled", "front",
    "horizontal", "in", "left", "line", "of", "on", "open", "plus", "portrait", "rectangle",
    "right", "side", "square", "text", "to", "up", "vertical", "with",
  ]

  private static func areRelated(_ left: String, _ right: String) -> Bool {
    let (a, b) = (left.split(separator: "."), right.split(separator: "."))
    guard let first = a.first, let second = b.first else { return false }
    if first.hasPrefix(second) || second.hasPrefix(first) { return true }
    let shared = Set(a.map(String.init)).intersection(b.map(String.init))
    if !shared.subtracting(commonWords).isEmpty { return true }
    return families.contains { family in
      [(left, first), (right, second)].allSatisfy { name, stem in
        family.contains(name) || family.contains(String(stem))
      }
    }
  }

  @Test func everySymbolWithAnOutlineHasALetter() {
    #expect(SymbolTable().unknownNames(among: OutlineLibrary.builtIn.names) == [])
  }

  /// A letter stands for one thing: names that share it are related, directly or through others.
  @Test func unrelatedSymbolsHaveDifferentLetters() {
    let table = SymbolTable()
    let byLetter = Dictionary(grouping: OutlineLibrary.builtIn.names) {
      table.match($0).glyph.unicode
    }
    for (letter, names) in byLetter.sorted(by: { $0.key < $1.key }) {
      var groups: [[String]] = []
      for name in names {
        let near = groups.filter { $0.contains { Self.areRelated($0, name) } }
        groups.removeAll { near.contains($0) }
        groups.append(near.flatMap(\.self) + [name])
      }
      #expect(groups.count == 1, "\(letter) stands for \(groups.map { $0.prefix(3) })")
    }
  }
}
