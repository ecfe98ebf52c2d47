import ActivityModel
import Foundation
import LocalEngine

/// The lines of a scenario, one after the other, on a running island.
struct Scenario {
  private let island: IslandConnection
  private let folder: String?
  private let isRecording: Bool
  /// True when frames that are neither written nor compared are printed.
  private let printsFrames: Bool
  /// The film of what is shown; nil: none is made.
  private(set) var film: ScenarioFilm?
  /// The island's time when the clock was moved first.
  private var start: Date?

  /// How long a text is waited for, in seconds.
  private static let longestWait = 5.0

  init(
    island: IslandConnection, folder: String?, isRecording: Bool, printsFrames: Bool,
    film: ScenarioFilm? = nil
  ) {
    self.island = island
    self.folder = folder
    self.isRecording = isRecording
    self.printsFrames = printsFrames
    self.film = film
  }

  /// Takes the first picture of the film.
  ///
  /// - Throws: `CommandError` when the island does not answer.
  mutating func begin() throws {
    try film?.add(island.call(WireCall.Frame(styled: true)), after: nil)
  }

  /// Carries out a line.
  ///
  /// - Throws: `CommandError` when it is no line of a scenario, or what it expects does not come.
  mutating func run(_ line: String) throws {
    let words = try CommandWords.words(of: line)
    guard !words.isEmpty else { return }
    try run(words)
    try film?.add(island.call(WireCall.Frame(styled: true)), after: line)
  }

  private mutating func run(_ words: [String]) throws {
    switch (words.first, words.count) {
    case ("at", 2): try move(to: words[1])
    case ("expect", 2): try wait(for: .text(words[1]))
    case ("absent", 2): try wait(for: .noText(words[1]))
    case ("frame", 2): try frame(words[1], part: nil)
    case ("frame", 3) where words[2] == "--phone": try frame(words[1], part: .phone)
    case ("at", _), ("expect", _), ("absent", _):
      throw CommandError("'\(words[0])' takes one word; a text with blanks is quoted", code: .usage)
    case ("frame", _):
      throw CommandError("'frame' takes a name, and --phone", code: .usage)
    default:
      try StreamCommand.run(words: words, on: island)
      island.settle()
      if let failure = island.takeFailures().first { throw failure.error }
    }
  }

  private mutating func move(to time: String) throws {
    guard time.hasPrefix("+"), let seconds = DurationText.seconds(String(time.dropFirst())) else {
      throw CommandError("'\(time)' is no time after the start, such as +90s or +5m", code: .usage)
    }
    island.forget()
    let now = try island.now()
    if start == nil {
      try island.call(WireCall.Clock(.freeze))
      start = now
    }
    let step = (start ?? now).addingTimeInterval(seconds).timeIntervalSince(now)
    guard step >= 0 else {
      throw CommandError("\(time) is over already: the clock cannot be set back", code: .usage)
    }
    try island.call(WireCall.Clock(.step(step)))
  }

  private func wait(for condition: WireCondition) throws {
    try island.call(WireCall.Wait(condition, seconds: Self.longestWait))
  }

  private func frame(_ name: String, part: WireCall.Frame.Part?) throws {
    let lines = try island.call(WireCall.Frame(styled: false, part: part))
    guard let folder else {
      guard printsFrames else { return }
      print("-- \(name)")
      return print(lines.joined(separator: "\n"))
    }
    guard !name.contains("/"), !name.hasPrefix(".") else {
      throw CommandError("'\(name)' is no name for a file", code: .usage)
    }
    let path = "\(folder)/\(name).txt"
    let text = lines.joined(separator: "\n") + "\n"
    if isRecording {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw CommandError(FileFailure("write", path, error).message, code: .failed)
      }
      return
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandError("'\(path)' is not there: --record writes it", code: .missingFile)
    }
    let data: Data
    do throws(FileFailure) {
      data = try FileReader.read(path, limit: FileReader.mostOfText)
    } catch {
      throw CommandError(error)
    }
    let old = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard old != new else { return }
    let differences = Self.differences(from: old, to: new).joined(separator: "\n")
    throw CommandError("the frame '\(name)' differs:\n\(differences)", code: .failed)
  }

  /// Returns the first ten lines that differ, each with its number as it was and as it is.
  private static func differences(from old: [Substring], to new: [Substring]) -> [String] {
    var differences: [String] = []
    for index in 0..<max(old.count, new.count) where differences.count < 10 {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      guard before != after else { continue }
      differences.append("\(index + 1) - \(before ?? "")\n\(index + 1) + \(after ?? "")")
    }
    return differences
  }
}
