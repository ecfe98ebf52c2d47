import ActivityModel
import ArgumentParser
import Foundation
import LocalEngine
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
      frame NAME compares the frame with --check's file of that name, or writes it with --record;
      frame NAME --phone that of the phone alone, without panel, clocks and notices.
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
      "Print what the lines lead to: a film (asciicast, svg), or a report (junit).",
      discussion: "A scenario that fails is filmed up to the line that fails."))
  var format: ScenarioFormat?

  /// Carries out the scenario; stops at the first line that fails.
  ///
  /// - Throws: `CommandError` with the place of the line that failed.
  func run() throws {
    let lines = try text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var scenario = Scenario(
      island: try IslandConnection(), folder: check, isRecording: record,
      // A film has them, and standard output for itself.
      printsFrames: format == nil, film: format?.film.map { ScenarioFilm($0, title: name) })
    // What the lines print is no part of it.
    let output = format.map { _ in FileHandle(fileDescriptor: HostLoop.claimStandardOutput()) }
    var report = ScenarioReport(file: name)
    // That of a scenario that fails shows why.
    defer { output?.write(Data((scenario.film?.text ?? report.text).utf8)) }
    try scenario.begin()
    for (index, line) in lines.enumerated() {
      let begin = ProcessInfo.processInfo.systemUptime
      func seconds() -> Double { ProcessInfo.processInfo.systemUptime - begin }
      do {
        try scenario.run(line)
        report.add(line: index + 1, line, seconds: seconds())
      } catch {
        let known = error as? CommandError ?? CommandError(usage: error)
        report.add(line: index + 1, line, seconds: seconds(), failure: known.message)
        for later in lines.indices.dropFirst(index + 1) {
          report.add(line: later + 1, lines[later], seconds: nil)
        }
        throw CommandError("\(file):\(index + 1): \(known.message)", code: known.code)
      }
    }
  }

  /// The name of the scenario.
  private var name: String { URL(fileURLWithPath: file).lastPathComponent }

  private func text() throws(CommandError) -> String {
    do throws(FileFailure) {
      let data =
        file == "-"
        ? try FileReader.read(STDIN_FILENO, named: "-", limit: FileReader.mostOfText)
        : try FileReader.read(file, limit: FileReader.mostOfText)
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw CommandError(error)
    }
  }
}
