import ActivityModel
import ArgumentParser
import Foundation
import WidgetKit

/// `island play FILE`: carries out a scenario on the running island and checks what it shows.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Carry out a scenario on the running island, and check it.",
    discussion: """
      A scenario has a command a line, as 'island -' reads them, and three of its own:
      at +5m moves the island's clock to that time after the start, without waiting;
      expect TEXT and absent TEXT wait until a text is on the screen or among the reasons, or \
      is not;
      frame NAME compares the frame with --check's file of that name, or writes it with --record.
      '#' begins a comment. The clock stands still from the first line that moves it.
      """)

  @Argument(help: "The scenario, or - for standard input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("The folder of the frames.", valueName: "folder"))
  var check: String?

  @Flag(help: "Write the frames instead of comparing them.")
  var record = false

  @Option(
    help: ArgumentHelp(
      "Print a film of what the lines lead to: asciicast or svg.",
      discussion: "A scenario that fails is filmed up to the line that fails."))
  var format: FilmFormat?

  /// Carries out the scenario; stops at the first line that fails.
  ///
  /// - Throws: `CommandError` with the place of the line that failed.
  func run() throws {
    let text: String
    if file == "-" {
      text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    } else {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw CommandError("cannot read '\(file)'", code: .missingFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }
    let title = URL(fileURLWithPath: file).lastPathComponent
    var scenario = Scenario(
      island: try IslandConnection(), folder: check, isRecording: record,
      film: format.map { ScenarioFilm($0, title: title) })
    // What the lines print is not part of the film.
    let output = format.map { _ in FileHandle(fileDescriptor: HostLoop.claimStandardOutput()) }
    // The film of a scenario that fails shows why.
    defer {
      if let film = scenario.film { output?.write(Data(film.text.utf8)) }
    }
    try scenario.begin()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      do {
        try scenario.run(String(line))
      } catch {
        let known = error as? CommandError ?? CommandError(usage: error)
        throw CommandError("\(file):\(index + 1): \(known.message)", code: known.code)
      }
    }
  }
}
