import ActivityEngine
import ActivityModel
import ArgumentParser
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import IslandCommands
import LocalEngine
import PhoneScreen
import Previewer

/// `island replay FILE`: replays a recorded run.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Show a recorded run again.",
    discussion: "z pauses, + and - change the speed, . and : step.")

  @Argument(help: "The recording.")
  var file: String

  @Option(help: "Seconds of the recording per second, 0.1 to 3600.")
  var speed: Double = 1

  @Option(help: "Where to stop: seconds from the beginning, or 1:30.")
  var until: Position?

  @Flag(help: "Print that frame as text, and exit; needs no terminal.")
  var print = false

  @Option(
    help: ArgumentHelp(
      "What --print writes: frame (glyphs, then colours), ansi or svg.",
      discussion:
        "asciicast is the whole run for asciinema players, also without --print."
    ))
  var format = Format.frame

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case frame, ansi, svg, asciicast
  }

  @Flag(help: "Print the lint findings about the activities' updates, and exit.")
  var lint = false

  @Option(help: "The terminal's size for --print, such as 80x24 (default: as recorded).")
  var size: ScreenSize?

  @OptionGroup var options: DrawingOptions

  /// A position in a recording, in seconds, parsed from seconds or `minutes:seconds`.
  struct Position: ExpressibleByArgument {
    var seconds: Double

    init?(argument: String) {
      var total = 0.0
      for part in argument.split(separator: ":", omittingEmptySubsequences: false) {
        guard let number = Double(part), number.isFinite, number >= 0 else { return nil }
        total = total * 60 + number
      }
      seconds = total
    }
  }

  /// Checks the range of the speed.
  ///
  /// - Throws: `ValidationError` when `--speed` is out of range.
  func validate() throws {
    guard ClockCommand.rates.contains(speed) else {
      throw ValidationError("--speed must be between 0.1 and 3600, not \(speed)")
    }
  }

  /// Replays the recording on the terminal, or prints one frame, an asciicast or lint findings, as
  /// the options require.
  ///
  /// - Throws: Nothing; errors exit the program with a message.
  @MainActor
  func run() async throws {
    let recording = read()
    let end = min(until?.seconds ?? .infinity, recording.duration)
    if lint {
      let lines = RecordingLint.lines(of: recording).map { $0 + "\n" }.joined()
      FileHandle.standardOutput.write(Data(TerminalText.lines(lines).utf8))
    } else if format == .asciicast {
      printFilm(of: recording, to: end)
    } else if print {
      printFrame(of: recording, at: end)
    } else {
      try await play(recording, to: end)
    }
  }

  private func read() -> Recording {
    let data: Data
    do throws(FileFailure) {
      data = try FileReader.read(file, limit: FileReader.mostOfLog)
    } catch {
      ErrorPrinter.exit(CommandError(error))
    }
    do throws(Recording.Failure) {
      let recording = try Recording(parsing: data)
      for damage in recording.damagedLines {
        ErrorPrinter.print(TranscriptMessage.text(for: damage, in: file))
      }
      return recording
    } catch {
      switch error {
      case .notARecording:
        ErrorPrinter.exit(
          "'\(file)' is not a recording: its first line is not a header of 'island record'",
          code: .badInput)
      case .newerVersion(let version):
        ErrorPrinter.exit(
          "'\(file)' is a recording of format \(version): use the island that wrote it",
          code: .badInput)
      }
    }
  }

  private func look(of recording: Recording) -> RenderStyle {
    let configuration = options.configuration()
    return RenderStyle(
      theme: configuration.theme, depth: configuration.depth ?? .direct,
      glyphs: configuration.glyphs ?? .unicode, appearance: recording.header.run.appearance,
      motion: configuration.motion)
  }

  @MainActor
  private func printFilm(of recording: Recording, to end: Double) {
    let film = RecordingCast(
      recording, look: look(of: recording), size: size?.cells, speed: speed,
      title: URL(fileURLWithPath: file).lastPathComponent)
    FileHandle.standardOutput.write(Data(film.text(to: end).utf8))
  }

  @MainActor
  private func printFrame(of recording: Recording, at end: Double) {
    let look = look(of: recording)
    let replay = Replay(recording, look: look, size: size?.cells)
    replay.advance(to: end)
    let frame = replay.frame()
    let text =
      switch format {
      case .frame:
        GridText(
          frame, theme: look.theme.name, depth: look.depth, now: replay.moment.date
        ).text
      case .ansi, .asciicast: AnsiText(frame, depth: look.depth).text + "\n"
      case .svg: SvgDocument(frame).text
      }
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  @MainActor
  private func play(_ recording: Recording, to end: Double) async throws -> Never {
    let configuration = options.configuration()
    guard configuration.output == .screen else {
      ErrorPrinter.exit("a recording is shown on a screen; '--print' prints a frame", code: .usage)
    }
    let terminal = try TerminalOutput.openTerminal(configuration)
    let profile = terminal.profile
    let look = RenderStyle(
      theme: configuration.theme(onLight: profile.isLight), depth: profile.depth,
      glyphs: profile.glyphs, appearance: recording.header.run.appearance,
      motion: configuration.motion)
    let replay = Replay(recording, look: look, size: terminal.size)
    let player = ReplayPlayer(replay, speed: speed, end: end)
    let code = await player.run(on: .live(terminal))
    terminal.close()
    Foundation.exit(code)
  }
}
