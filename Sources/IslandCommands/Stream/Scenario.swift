import ActivityModel
import Foundation

/// The lines of a scenario, one after the other, on a running island.
struct Scenario {
  private let island: IslandConnection
  private let folder: String?
  private let isRecording: Bool
  /// The film of what is shown; nil: none is made.
  private(set) var film: ScenarioFilm?
  /// The island's time when the clock was moved first.
  private var start: Date?

  /// How long a text is waited for, in seconds.
  private static let longestWait = 5.0
  /// The pause between two looks, in seconds.
  private static let pause = 0.05

  init(
    island: IslandConnection, folder: String?, isRecording: Bool, film: ScenarioFilm? = nil
  ) {
    self.island = island
    self.folder = folder
    self.isRecording = isRecording
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
    case ("expect", 2): try wait(for: words[1], isThere: true)
    case ("absent", 2): try wait(for: words[1], isThere: false)
    case ("frame", 2): try frame(words[1])
    case ("at", _), ("expect", _), ("absent", _), ("frame", _):
      throw CommandError("'\(words[0])' takes one word; a text with blanks is quoted", code: .usage)
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

  private func wait(for text: String, isThere: Bool) throws {
    let end = Date(timeIntervalSinceNow: Self.longestWait)
    var shown: [String] = []
    repeat {
      shown = try island.call(WireCall.Frame(styled: false))
      let screen = try island.call(WireCall.Screen())
      island.forget()
      // The panel breaks a reason into lines, and an app's screen can be higher than the phone.
      let reasons = try island.report().activities.map(\.reasonText)
      let isFound =
        (shown + screen.texts.map(\.text) + reasons).contains { $0.contains(text) }
      if isFound == isThere { return }
      Thread.sleep(forTimeInterval: Self.pause)
    } while Date() < end
    let frame = shown.filter { !$0.isEmpty }.joined(separator: "\n")
    throw CommandError(
      isThere
        ? "expected '\(text)', which is not on the screen:\n\(frame)"
        : "'\(text)' is still on the screen", code: .failed)
  }

  private func frame(_ name: String) throws {
    let lines = try island.call(WireCall.Frame(styled: false))
    guard let folder else {
      // The film has the frame, and standard output for itself.
      guard film == nil else { return }
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
        throw CommandError("cannot write '\(path)': \(error.localizedDescription)", code: .failed)
      }
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("'\(path)' is not there: --record writes it", code: .missingFile)
    }
    let old = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard old != new else { return }
    let differences = (0..<max(old.count, new.count)).filter { index in
      index >= old.count || index >= new.count || old[index] != new[index]
    }.prefix(10).map { index in
      "\(index + 1) - \(index < old.count ? old[index] : "")\n"
        + "\(index + 1) + \(index < new.count ? new[index] : "")"
    }
    throw CommandError(
      "the frame '\(name)' differs:\n\(differences.joined(separator: "\n"))", code: .failed)
  }
}
