import ActivityModel
import ArgumentParser
import CellRaster
import Emulator
import Foundation
import HostProtocol
import InkRaster
import IslandCommands
import PhoneDrawing
import PhoneScreen
import Previewer
import ViewArchive
import WidgetBuild

/// `island snapshot PATH…`: renders every state in every presentation as text, SVG or JSON.
struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Render a widget's states and presentations to files; needs no terminal.",
    discussion: """
      Every combination of --state, --presentation, --device, --appearance, --locale and \
      --text-size is one frame, named in its file's name. The clock is frozen at --at, for the \
      widget too, so that the same sources give the same bytes.

      --check compares with the text snapshots in a folder, --record writes them there.

      Exits with 0 when everything was rendered (and is the same), with 1 when a frame could not \
      be rendered or --check finds a difference, with 64 on wrong usage, and with 65 when the \
      sources cannot be used.
      """)

  @Argument(help: "Swift files, folders of them, or a project.")
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "A state, or all (default: those of the previews).",
      discussion: """
        The number or name of a preview's state, a preset (typical, long, empty, extreme), or a \
        file with the JSON of a push; may be given several times.
        """))
  var state: [String] = []

  @Option(help: "The attributes type of the Live Activity (default: all).")
  var activity: String?

  @OptionGroup var group: AppGroupOptions

  @OptionGroup var packages: PackageOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var matrix: MatrixOptions

  @Option(help: "A theme's name, or the path of its file.")
  var theme: String?

  @Option(help: "Colours: 24-bit (the default), 256, 16 or mono.")
  var color = ColorDepth.direct

  @Flag(help: "Draw with ASCII only.")
  var ascii = false

  @Option(help: "The instant that is shown, such as 2025-01-01T09:41 (the default).")
  var at: String?

  @Option(
    help: ArgumentHelp(
      "text (the default), ansi, svg, png, json, or asciicast: an animation of the states.",
      discussion: """
        plain is text without the table of styles. \
        png has a phone's letters, and wants a build with --traits Pictures (libpango1.0-dev, \
        fonts-inter). ISLAND_FONTS names a folder of fonts to prefer.
        """))
  var format = SnapshotFormat.text

  @Option(
    help: ArgumentHelp(
      "The letters of --format svg, json and text: cells (the default) or phone.",
      discussion: """
        With phone, views are laid out in points as on a phone, with true curves, and a browser \
        draws the text in the system's font. json and text, with --check too, then have the \
        places of texts, symbols, images and shapes in points, so that a change of a font or of a \
        width shows.
        """))
  var letters = SnapshotLetters.cells

  @Flag(
    help: ArgumentHelp(
      "With a phone's letters: the whole screen around each presentation.",
      discussion: """
        The home screen with the island, or the Lock Screen with its clock, as high as the \
        device; without it a part of the wallpaper.
        """))
  var wholeScreen = false

  @Option(help: "The pixels for each point of a png: 1 to 4 (default: 2).")
  var scale = 2.0

  @Option(
    name: .shortAndLong,
    help: "A file for one frame, or a folder (default: standard output).")
  var output: String?

  @Option(help: "Compare with the text snapshots in this folder.")
  var check: String?

  @Flag(help: "With --check: write what differs, and report it.")
  var record = false

  /// Rejects options that cannot be combined.
  ///
  /// - Throws: `ValidationError` when `--record` is given without `--check`, `--check` with
  ///   `--output` or `--format`, or `--letters phone` or `--whole-screen` with a
  ///   format that has no letters.
  func validate() throws {
    guard !record || check != nil else {
      throw ValidationError("--record wants the folder, with --check")
    }
    guard check == nil || output == nil && format == .text else {
      throw ValidationError("--check compares text, and takes neither --output nor --format")
    }
    guard letters == .cells || format.hasLetters else {
      let formats = SnapshotFormat.allCases.filter(\.hasLetters).map(\.rawValue)
      throw ValidationError(
        "--letters phone wants --format \(formats.formatted(.list(type: .or)))")
    }
    guard !wholeScreen || letters == .phone && format != .text || format == .png else {
      throw ValidationError("--whole-screen wants --letters phone with svg or json, or png")
    }
    guard (1...4).contains(scale) else { throw ValidationError("--scale is from 1 to 4") }
  }

  private func pixels(_ environment: [String: String]) -> SnapshotOutput.Pixels {
    let rendering = PictureRendering(fontFolder: environment["ISLAND_FONTS"])
    let scale = scale
    return { list throws(SnapshotDocument.PictureFailure) in
      do throws(PictureRenderingFailure) {
        let picture = try rendering.render(list, scale: scale)
        return (picture.png, picture.notes)
      } catch {
        throw SnapshotDocument.PictureFailure(message: error.message)
      }
    }
  }

  /// Renders the snapshots and writes or compares them.
  ///
  /// - Throws: `ExitCode` when a frame cannot be rendered or differs; other errors exit the program
  ///   with a message.
  @MainActor
  func run() async throws {
    group.apply()
    let timeZone = matrix.sheet.settings.timeZone
    let now = FixedDate.date(at, timeZone: timeZone)
    let look = RenderStyle(
      theme: theme.map { DrawingOptions.theme(named: $0).theme } ?? .standard, depth: color,
      glyphs: ascii ? .ascii : .unicode)
    let settings = try matrix.settings(theme: look.theme)
    let widget = CompiledWidget(
      paths, packages: packages.sources(in: sandbox), isInSandbox: !sandbox.noSandbox)
    let process = WidgetProcess(
      executable: widget.executable, arguments: [HostCommand.name, widget.library],
      environment: WidgetClock.environment(at: now, timeZone: timeZone)
        .merging(widget.environment(in: sandbox.policy(group))) { $1 },
      minimumTimeout: Timeouts.minimum(in: ProcessInfo.processInfo.environment))
    defer {
      process.stop()
      widget.remove()
    }
    let pipeline = ArchivePipeline(process: process)
    let activities: [SnapshotMatrix.Activity]
    do throws(SnapshotSources.Failure) {
      activities = try await SnapshotSources(
        named: paths.joined(separator: " "), states: state, activity: activity, now: now
      ).activities(of: pipeline, appName: widget.app.displayName)
    } catch {
      process.stop()
      widget.remove()
      ErrorPrinter.exit(error.text, code: error.isUsage ? .usage : .badInput)
    }
    let environment = ProcessInfo.processInfo.environment
    let snapshots = SnapshotOutput(
      matrix: SnapshotMatrix(
        activities: activities, presentations: matrix.presentations, settings: settings),
      run: SnapshotRun(pipeline: pipeline, look: look, now: now), format: format,
      letters: letters, isWhole: wholeScreen, pixels: pixels(environment), output: output,
      warn: ErrorPrinter.print)
    if check == nil, let message = snapshots.refusal {
      process.stop()
      widget.remove()
      ErrorPrinter.exit(message, code: .usage)
    }
    let isGood: Bool
    do throws(OutputFile.Failure) {
      isGood =
        if let check {
          try await snapshots.compare(with: check, records: record)
        } else {
          try await snapshots.write()
        }
    } catch {
      process.stop()
      widget.remove()
      ErrorPrinter.exit(error.text, code: .failed)
    }
    for denial in process.denials { ErrorPrinter.print(denial.message) }
    if !isGood { throw ExitCode(1) }
  }
}
