import CellRaster
import CursesTerminal
import Testing

@Suite struct KeyReaderTests {
  typealias Row = (bytes: String, outputs: [KeyReader.Output])

  private static func key(
    _ key: Key, _ modifiers: KeyModifiers = [], _ phase: KeyPhase = .press
  ) -> KeyReader.Output {
    .event(.key(KeyStroke(key, modifiers: modifiers, phase: phase)))
  }

  private static func mouse(
    _ phase: MouseEvent.Phase, _ button: MouseEvent.Button, _ column: Int, _ row: Int
  ) -> KeyReader.Output {
    .event(.mouse(MouseEvent(phase, button: button, at: CellPoint(column: column, row: row))))
  }

  static let table: [Row] = [
    ("a", [key(.character("a"))]),
    ("A ", [key(.character("A")), key(.character(" "))]),
    ("é漢🍕", [key(.character("é")), key(.character("漢")), key(.character("🍕"))]),
    ("\r\n", [key(.enter), key(.enter)]),
    ("\t\u{7F}\u{8}", [key(.tab), key(.backspace), key(.backspace)]),
    ("\u{3}\u{1A}", [key(.character("c"), .control), key(.character("z"), .control)]),
    ("\u{0}", [key(.character(" "), .control)]),
    ("\u{1B}x", [key(.character("x"), .alternate)]),
    ("\u{1B}é", [key(.character("é"), .alternate)]),
    ("\u{1B}\u{1B}[A", [key(.escape), key(.up)]),
    ("\u{1B}[A\u{1B}OB", [key(.up), key(.down)]),
    ("\u{1B}[1;5C", [key(.right, .control)]),
    ("\u{1B}O5D", [key(.left)]),
    ("\u{1B}[1;1:3A", [key(.up, [], .release)]),
    ("\u{1B}[Z", [key(.backTab)]),
    ("\u{1B}[3~\u{1B}[5~\u{1B}[6;2~", [key(.delete), key(.pageUp), key(.pageDown, .shift)]),
    ("\u{1B}[15~\u{1B}[24~\u{1B}OP", [key(.function(5)), key(.function(12)), key(.function(1))]),
    ("\u{1B}[[C", [key(.function(3))]),
    ("\u{1B}OM", [key(.enter)]),
    ("\u{1B}[1;2R", [key(.function(3), .shift)]),
    ("\u{1B}[27;5;105~", [key(.character("i"), .control)]),
    // kitty
    ("\u{1B}[32;;32u", [key(.character(" "))]),
    ("\u{1B}[32;1:2;32u", [key(.character(" "), [], .repeat)]),
    ("\u{1B}[32;1:3u", [key(.character(" "), [], .release)]),
    ("\u{1B}[97:65;2;65u", [key(.character("A"))]),
    ("\u{1B}[97;2u", [key(.character("A"))]),
    ("\u{1B}[99;5u", [key(.character("c"), .control)]),
    ("\u{1B}[97;65u", [key(.character("a"))]),
    ("\u{1B}[13u\u{1B}[27u\u{1B}[9;2u", [key(.enter), key(.escape), key(.backTab, .shift)]),
    ("\u{1B}[57441;2u\u{1B}[57441;1:3u", []),
    ("\u{1B}[57399u\u{1B}[57414u", [key(.character("0")), key(.enter)]),
    ("\u{1B}[57376u", [key(.function(13))]),
    // mouse
    ("\u{1B}[<0;20;10M", [mouse(.down, .left, 19, 9)]),
    ("\u{1B}[<32;24;10M", [mouse(.drag, .left, 23, 9)]),
    ("\u{1B}[<35;24;10M", [mouse(.move, .left, 23, 9)]),
    ("\u{1B}[<0;24;10m", [mouse(.up, .left, 23, 9)]),
    ("\u{1B}[<2;1;1M", [mouse(.down, .right, 0, 0)]),
    (
      "\u{1B}[<64;3;4M\u{1B}[<65;3;4M",
      [mouse(.scrollUp, .middle, 2, 3), mouse(.scrollDown, .middle, 2, 3)]
    ),
    ("\u{1B}[<20;300;7M", [mouse(.down, .left, 299, 6)]),
    (
      "\u{1B}[<66;3;4M\u{1B}[<69;3;4M",
      [mouse(.scrollLeft, .middle, 2, 3), mouse(.scrollRight, .middle, 2, 3)]
    ),
    ("\u{1B}[<128;3;4M\u{1B}[<0;0;0M", []),
    ("\u{1B}[M !!a", [key(.character("a"))]),
    // focus, paste
    ("\u{1B}[I\u{1B}[O", [.event(.focus(true)), .event(.focus(false))]),
    (
      "\u{1B}[200~a\u{1B}[A\r\u{3}é\u{1B}[201~b",
      [
        .event(.paste("a\u{1B}[A\r\u{3}é")), key(.character("b")),
      ]
    ),
    ("\u{1B}[200~\u{1B}[201~", [.event(.paste(""))]),
    // answers
    ("\u{1B}[0n", [.reply(.ready)]),
    ("\u{1B}[3n\u{1B}[8;24;80t\u{1B}[9;9;9R", []),
    ("\u{1B}[12;5R", [.reply(.cursor(CellPoint(column: 4, row: 11)))]),
    ("\u{1B}[?62;4c", [.reply(.primaryAttributes([62, 4]))]),
    ("\u{1B}_Gi=31;OK\u{1B}\\", [.reply(.kittyGraphics(true))]),
    ("\u{1B}_Gi=31;ENOTSUPPORTED:x\u{1B}\\", [.reply(.kittyGraphics(false))]),
    ("\u{1B}_anything\u{1B}\\", []),
    ("\u{1B}[6;19;10t", [.reply(.cellSize(PixelSize(width: 10, height: 19)))]),
    ("\u{1B}[4;800;600t", []),
    ("\u{1B}[>1;95;0c", [.reply(.secondaryAttributes([1, 95, 0]))]),
    ("\u{1B}[?27u", [.reply(.keyboardFlags(27))]),
    ("\u{1B}[?2026;2$y", [.reply(.mode(2026, state: 2))]),
    ("\u{1B}P>|kitty(0.26.5)\u{1B}\\", [.reply(.version("kitty(0.26.5)"))]),
    ("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", [.reply(.graphicRendition("0;48:2::1:2:3"))]),
    (
      "\u{1B}P0+r524742\u{1B}\\\u{1B}]11;rgb:0/0/0\u{7}\u{1B}]4;1;x\u{1B}\\q",
      [.reply(.background(.black)), key(.character("q"))]
    ),
    (
      "\u{1B}_Gi=1;OK\u{1B}\\\u{1B}^x\u{1B}\\\u{1B}Xy\u{1B}\\q",
      [.reply(.kittyGraphics(true)), key(.character("q"))]
    ),
    // unknown ones, for the terminal's description
    (
      "\u{1B}[a\u{1B}Oj",
      [
        .unknownSequence(Array("\u{1B}[a".utf8)), .unknownSequence(Array("\u{1B}Oj".utf8)),
      ]
    ),
    // hostile
    ("\u{1B}[>5;\u{18}q", [key(.character("q"))]),
    ("\u{1B}[999999999999999999999;1u", []),
    ("\u{1B}[1\u{1B}[A", [key(.up)]),
    ("\u{1B}[" + String(repeating: "1;", count: 400) + "Aq", [key(.character("q"))]),
    ("\u{1B}]" + String(repeating: "x", count: 9000) + "\u{7}q", [key(.character("q"))]),
    ("\u{1B}[ q\u{1B}[!p", []),
  ]

  @Test(arguments: table.indices)
  func bytesBecomeEvents(row: Int) {
    var reader = KeyReader()
    #expect(reader.feed(Array(Self.table[row].bytes.utf8), at: 0) == Self.table[row].outputs)
    #expect(reader.deadline == nil)
  }

  @Test func cutsBetweenBytesChangeNothing() {
    let bytes = Self.table.flatMap { Array($0.bytes.utf8) }
    var whole = KeyReader()
    let expected = whole.feed(bytes, at: 0)
    #expect(expected == Self.table.flatMap(\.outputs))
    for cut in 1..<bytes.count where cut < 1500 || cut.isMultiple(of: 97) {
      var reader = KeyReader()
      let outputs = reader.feed(bytes[..<cut], at: 0) + reader.feed(bytes[cut...], at: 0.01)
      #expect(outputs == expected, "cut at \(cut)")
    }
    var reader = KeyReader()
    #expect(bytes.flatMap { reader.feed([$0], at: 0) } == expected)
  }

  @Test(
    arguments: [
      [0xFF, 0x71], [0xC3, 0x71], [0xE2, 0x82, 0x71], [0xC0, 0xAF, 0x71], [0xED, 0xA0, 0x80, 0x71],
      [0xF5, 0x80, 0x80, 0x80, 0x71], [0x80, 0xBF, 0x71], [0xF4, 0x90, 0x80, 0x80, 0x71],
      [0xC2, 0x9B, 0x71],
    ] as [[UInt8]])
  func invalidTextIsDropped(bytes: [UInt8]) {
    var reader = KeyReader()
    #expect(reader.feed(bytes, at: 0) == [Self.key(.character("q"))])
  }

  @Test func aLoneEscapeIsAKeyAfterItsDelay() {
    var reader = KeyReader(escapeDelay: 0.15)
    #expect(reader.feed([0x1B], at: 2).isEmpty)
    #expect(reader.deadline == 2.15)
    #expect(reader.tick(at: 2.1).isEmpty)
    #expect(reader.tick(at: 2.15) == [Self.key(.escape)])
    #expect(reader.deadline == nil)
    #expect(reader.feed(Array("[A".utf8), at: 3).count == 2)
  }

  @Test(arguments: ["[", "O", "]", "P", "_"])
  func alternateWithAnIntroducerIsAKeyInTheEnd(letter: String) {
    var reader = KeyReader()
    #expect(reader.feed(Array(("\u{1B}" + letter).utf8), at: 0).isEmpty)
    #expect(reader.tick(at: 0.3) == [Self.key(.character(Character(letter)), .alternate)])
    #expect(reader.feed(Array("q".utf8), at: 1) == [Self.key(.character("q"))])
  }

  @Test func halfAReportWaitsForItsRest() {
    var reader = KeyReader()
    #expect(reader.feed(Array("\u{1B}[<0;10;".utf8), at: 0).isEmpty)
    #expect(reader.tick(at: 0.5).isEmpty)
    #expect(reader.feed(Array("5M".utf8), at: 0.6) == [Self.mouse(.down, .left, 9, 4)])
  }

  @Test func halfAReportIsGivenUp() {
    var reader = KeyReader()
    _ = reader.feed(Array("\u{1B}[<0;10;".utf8), at: 0)
    #expect(reader.tick(at: 1).isEmpty)
    #expect(reader.feed(Array("q".utf8), at: 1) == [Self.key(.character("q"))])
  }

  @Test func anUnfinishedPasteArrivesInTheEnd() {
    var reader = KeyReader()
    #expect(reader.feed(Array("\u{1B}[200~half".utf8), at: 0).isEmpty)
    #expect(reader.tick(at: 1.9).isEmpty)
    #expect(reader.tick(at: 2) == [.event(.paste("half"))])
    #expect(reader.deadline == nil)
  }

  /// The end of the paste has been lost: whoever presses a key need not wait, however often.
  @Test(
    arguments: [
      ("q", [key(.character("q"))]), ("\u{3}", [key(.character("c"), .control)]),
      ("\u{1B}[113;;113u", [key(.character("q"))]),
      ("\u{1B}[99;5u", [key(.character("c"), .control)]), ("\r", [key(.enter)]),
      ("é", [key(.character("é"))]),
    ] as [(String, [KeyReader.Output])])
  func aKeyWithinAnUnfinishedPasteIsAKey(bytes: String, keys: [KeyReader.Output]) {
    var reader = KeyReader()
    #expect(reader.feed(Array("\u{1B}[200~abc".utf8), at: 0).isEmpty)
    #expect(reader.feed(Array(bytes.utf8), at: 0.2) == [.event(.paste("abc"))] + keys)
    #expect(reader.feed(Array("q".utf8), at: 0.21) == [Self.key(.character("q"))])
  }

  /// Pieces of a paste, over a link that stalls.
  @Test func theRestOfAPasteIsNoKey() {
    var reader = KeyReader()
    var time = 0.0
    // Byte after byte, as a terminal sends them that writes nothing else.
    for byte in Array("\u{1B}[200~quick".utf8) {
      time += 0.03
      #expect(reader.feed([byte], at: time).isEmpty)
    }
    #expect(reader.feed(Array(" quiet".utf8), at: time + 1.5).isEmpty)
    // Its end in three pieces.
    #expect(reader.feed([0x1B], at: time + 2).isEmpty)
    #expect(reader.feed(Array("[".utf8), at: time + 2.5).isEmpty)
    #expect(
      reader.feed(Array("201~".utf8), at: time + 3) == [.event(.paste("quick quiet"))])
  }

  @Test func anEndlessPasteIsCutAndItsEndFound() {
    var reader = KeyReader()
    let long = String(repeating: "x", count: 3 << 20)
    let outputs = reader.feed(Array("\u{1B}[200~\(long)\u{1B}[201~q".utf8), at: 0)
    #expect(outputs.count == 2)
    guard case .event(.paste(let text)) = outputs.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 1 << 20)
    #expect(outputs.last == Self.key(.character("q")))
  }

  /// Any bytes: no trap, and afterwards a plain key is still a key.
  @Test(arguments: 0..<40)
  func noiseLeavesTheReaderUsable(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    let likely = Array("\u{1B}[<0;1:Mm~u?>P]O\\200201$".utf8)
    var reader = KeyReader()
    let noise = (0..<4000).map { _ -> UInt8 in
      let value = random()
      return value & 3 == 0
        ? UInt8(truncatingIfNeeded: value >> 8) : likely[Int(value >> 8) % likely.count]
    }
    _ = reader.feed(noise, at: 0)
    _ = reader.tick(at: 100)
    #expect(reader.deadline == nil)
    _ = reader.feed([0x20], at: 100)
    #expect(reader.feed(Array("q".utf8), at: 100) == [Self.key(.character("q"))])
  }
}
