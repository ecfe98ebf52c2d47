import CellRaster
import CursesTerminal
import Foundation

/// What a real terminal sent while somebody tapped, held and dragged: each read with its time in
/// milliseconds, in sections that name what was done.
///
///     == hold
///     0.0 20
///     663.6 20
struct EventRecording {
  private(set) var sections: [String: [(time: Double, bytes: [UInt8])]] = [:]

  static let names = [
    "xterm", "xterm-fast-keyboard", "kitty", "tmux", "screen", "ssh", "ssh-slow", "ssh-kitty",
    "mosh",
  ]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Recordings/\(name).txt")
    var section = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("== ") {
        section = String(line.dropFirst(3))
        sections[section] = []
      } else {
        let words = line.split(separator: " ")
        sections[section]?.append(
          (Double(words[0]) ?? .nan, words.dropFirst().compactMap { UInt8($0, radix: 16) }))
      }
    }
  }

  /// Every byte, as one stream.
  var bytes: [UInt8] { sections.sorted { $0.key < $1.key }.flatMap { $0.value.flatMap(\.bytes) } }
}

/// Reader and recognisers wired as the program wires them; says what came out, and when.
struct EventReplay {
  private var reader: KeyReader
  private(set) var space: PressRecognizer
  private var pointer = PointerRecognizer()
  private(set) var lines: [String] = []

  init(reportsRelease: Bool, isRemote: Bool) {
    reader = KeyReader(escapeDelay: isRemote ? 0.15 : 0.06)
    space = PressRecognizer(reportsRelease: reportsRelease)
  }

  /// Replays a section and lets three more seconds pass; times count from its beginning.
  mutating func play(_ reads: [(time: Double, bytes: [UInt8])], from start: Double = 0) -> [String]
  {
    lines = []
    for read in reads {
      tick(until: start + read.time / 1000, from: start)
      record(reader.feed(read.bytes, at: start + read.time / 1000), read.time / 1000, start)
    }
    tick(until: start + (reads.last?.time ?? 0) / 1000 + 3, from: start)
    return lines
  }

  private mutating func tick(until end: Double, from start: Double) {
    while let next = [reader.deadline, space.deadline, pointer.deadline].compactMap({ $0 }).min(),
      next <= end
    {
      record(reader.tick(at: next), next - start, start)
      note(space.tick(at: next).map { "\($0)" }, next - start)
      note(Self.names(of: pointer.tick(at: next)), next - start)
    }
  }

  private mutating func record(_ outputs: [KeyReader.Output], _ time: Double, _ start: Double) {
    for case .event(let event) in outputs {
      switch event {
      case .key(let press) where press.key == .character(" "):
        let isUp = press.phase == .release
        note(
          (isUp ? space.up(at: start + time) : space.down(at: start + time)).map { "\($0)" }, time)
      case .key(let press):
        guard press.phase != .release else { continue }
        note(space.interrupt().map { "\($0)" } + ["key \(press.key)"], time)
      case .mouse(let mouse) where mouse.phase == .scrollUp || mouse.phase == .scrollDown:
        note(["\(mouse.phase)"], time)
      case .mouse(let mouse): note(Self.names(of: pointer.handle(mouse, at: start + time)), time)
      case .focus(false):
        note(space.cancel().map { "\($0)" } + Self.names(of: pointer.cancel()), time)
      case .focus(true): note(["focus"], time)
      case .paste, .resized, .profile, .resumed, .closed: note(["\(event)"], time)
      }
    }
  }

  private mutating func note(_ names: [String], _ time: Double) {
    lines += names.map { "\(Int((time * 1000).rounded())) \($0)" }
  }

  private static func names(of outcomes: [PointerRecognizer.Outcome]) -> [String] {
    outcomes.compactMap { outcome in
      switch outcome {
      case .began: "began"
      case .tap: "tap"
      case .long: "long"
      case .drag(let drag) where drag.phase == .moved: nil
      case .drag(let drag): "drag \(drag.phase)"
      case .swipe(let direction, _): "swipe \(direction)"
      case .ended: "ended"
      }
    }
  }
}
