import CellRaster
import Foundation
import Testing

@testable import CursesTerminal

/// Bytes as no terminal should send them. `ISLAND_SEED=<number>` looks at other ones.
@Suite struct KeyReaderFuzzTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  private static let seed =
    ProcessInfo.processInfo.environment["ISLAND_SEED"].flatMap(UInt64.init) ?? 1

  private static let key = KeyReader.Output.event(.key(KeyStroke(.character("q"))))

  /// Bytes in pieces of any size, with any time between them.
  private func feed(
    _ bytes: [UInt8], to reader: inout KeyReader, at time: inout Double, random: inout Random
  ) -> [KeyReader.Output] {
    var outputs: [KeyReader.Output] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...max(1, min(40, rest.count)), using: &random)
      outputs += reader.feed(rest.prefix(count), at: time)
      rest = rest.dropFirst(count)
      #expect(reader.bufferedBytes <= KeyReader.mostBuffered)
      // No piece is late enough for the reader to give up on it.
      time += Double.random(in: 0...0.001, using: &random)
    }
    return outputs
  }

  /// Nothing is held back once the reader has given up on what was not completed.
  private func expectUsable(_ reader: inout KeyReader, at time: Double) {
    _ = reader.tick(at: time + 100)
    #expect(reader.deadline == nil)
    // Half a scalar may have been left; a key after it is itself.
    _ = reader.feed([0x20], at: time + 100)
    #expect(reader.feed(Array("q".utf8), at: time + 100) == [Self.key])
  }

  @Test(arguments: 0..<60)
  func anyBytes(round: UInt64) {
    var random = Random(state: Self.seed &* 1_000 &+ round)
    var reader = KeyReader()
    var time = 0.0
    let bytes = (0..<5_000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    _ = feed(bytes, to: &reader, at: &time, random: &random)
    expectUsable(&reader, at: time)
  }

  /// Streams of real terminals, with bytes changed, left out, doubled and torn apart.
  @Test(arguments: EventRecording.names, 0..<12)
  func spoiledStreams(name: String, round: UInt64) throws {
    var random = Random(state: Self.seed &* 7_000 &+ round)
    var bytes = try EventRecording(name).bytes
    for _ in 0..<Int.random(in: 1...200, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(bytes[place], at: place)
      case 3:
        bytes.insert(
          contentsOf: [[0x1B], [0x9B], [0xFF], [0x1B, 0x5D]].randomElement(using: &random) ?? [],
          at: place)
      default:
        bytes.insert(
          contentsOf: String(repeating: "9", count: Int.random(in: 1...400, using: &random)).utf8,
          at: place)
      }
    }
    var reader = KeyReader()
    var time = 0.0
    _ = feed(bytes, to: &reader, at: &time, random: &random)
    expectUsable(&reader, at: time)
  }

  private static let answers = [
    "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", "\u{1B}[?64;1;9c",
    "\u{1B}[>41;379;0c", "\u{1B}[0n", "\u{1B}[?2026;2$y", "\u{1B}[?27u", "\u{1B}[8;24;80t",
    "\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{1B}\\", "\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{7}",
    "\u{1B}]52;c;aGVsbG8=\u{7}", "\u{1B}P0+r524742\u{1B}\\", "\u{1B}[12;40R",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}[?1;2;4c",
  ]

  /// Answers in any order, whole or in pieces, between keys: the keys come out, and nothing else.
  @Test(arguments: 0..<200)
  func noAnswerIsAKey(round: UInt64) {
    var random = Random(state: Self.seed &* 13_000 &+ round)
    var bytes: [UInt8] = []
    var typed: [Character] = []
    for _ in 0..<60 {
      if Bool.random(using: &random) {
        bytes += Array((Self.answers.randomElement(using: &random) ?? "").utf8)
      } else {
        let character = "qe lé漢🍕1".randomElement(using: &random) ?? "q"
        typed.append(character)
        bytes += Array(String(character).utf8)
      }
    }
    var reader = KeyReader()
    var time = 0.0
    let found = feed(bytes, to: &reader, at: &time, random: &random).compactMap {
      if case .event(let event) = $0 { event } else { nil }
    }
    #expect(found == typed.map { .key(KeyStroke(.character($0))) })
  }

  /// A paste is text, whatever stands in it, wherever it is cut.
  @Test(arguments: 0..<60)
  func aPasteIsText(round: UInt64) {
    var random = Random(state: Self.seed &* 17_000 &+ round)
    let parts = [
      "q", "\u{1B}[A", "\r", "\u{3}", "é", "\u{1B}", "\u{1B}[20", "1~", "\u{1B}]0;x\u{7}",
    ]
    let text = (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    guard !text.contains("\u{1B}[201~") else { return }
    var reader = KeyReader()
    var time = 0.0
    let outputs = feed(
      Array("\u{1B}[200~\(text)\u{1B}[201~q".utf8), to: &reader, at: &time, random: &random)
    #expect(outputs == [.event(.paste(text)), Self.key])
  }

  @Test(arguments: [
    "\u{1B}[99999999999999999999;99999999999999999999M", "\u{1B}[<99999999999;1;1M",
    "\u{1B}[4294967328;1u", "\u{1B}[1;99999999999A", "\u{1B}[-1;-1H",
    "\u{1B}[\(String(repeating: "9", count: 5_000))u", "\u{1B}[1114112u", "\u{1B}[55296u",
    "\u{1B}[27;99999999999;99999999999~",
  ])
  func hugeNumbersAreNoTrap(bytes: String) {
    var reader = KeyReader()
    let outputs = reader.feed(Array((bytes + "q").utf8), at: 0)
    #expect(outputs.last == Self.key)
    #expect(reader.deadline == nil)
  }
}
