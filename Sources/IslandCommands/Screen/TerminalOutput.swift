import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
package import PhoneScreen

/// The output of a run: a full screen, or lines of text.
@MainActor
package enum TerminalOutput {
  case full(CursesDevice)
  case lines(LineTerminal)

  /// Opens a full screen; lines if requested, or if the terminal cannot position its cursor.
  ///
  /// - Throws: `CommandError` when there is no terminal, or it cannot be used.
  static func open(_ configuration: EmulatorConfiguration) throws(CommandError) -> TerminalOutput {
    if configuration.isPlain { return try openLines() }
    do throws(TerminalError) {
      return .full(try terminal(configuration))
    } catch {
      guard case .dumb = error else { throw CommandError(error) }
      ErrorPrinter.print(
        "this terminal cannot place its cursor: text, as with --plain; 'island doctor' says more")
      return try openLines()
    }
  }

  /// Opens a full screen.
  ///
  /// - Throws: `CommandError` when there is no terminal, or it cannot be used.
  package static func openTerminal(
    _ configuration: EmulatorConfiguration
  ) throws(CommandError) -> CursesDevice {
    do throws(TerminalError) {
      return try terminal(configuration)
    } catch {
      throw CommandError(error)
    }
  }

  private static func terminal(
    _ configuration: EmulatorConfiguration
  ) throws(TerminalError) -> CursesDevice {
    try CursesDevice(
      options: TerminalOptions(
        depth: configuration.depth, glyphs: configuration.glyphs,
        environment: configuration.environment, pictures: configuration.pictures))
  }

  /// Creates what shows pictures on a terminal; nil: it shows cells only, and will not say otherwise.
  package static func pictures(on terminal: CursesDevice) -> PictureController? {
    let support = terminal.profile.pictures
    guard support.form != nil || support.isUndecided else { return nil }
    return PictureController(
      display: .live(terminal), process: PictureProcess(executable: SiblingProgram.widgets.path),
      isRemote: terminal.profile.isRemote)
  }

  private static func openLines() throws(CommandError) -> TerminalOutput {
    do throws(TerminalError) {
      return .lines(try LineTerminal())
    } catch {
      throw CommandError(error)
    }
  }

  var wake: @Sendable () -> Void {
    switch self {
    case .full(let terminal): { terminal.wake() }
    case .lines(let terminal): { terminal.wake() }
    }
  }

  /// The size of the terminal; 80 x 24 for lines, which have no size.
  var size: CellSize {
    switch self {
    case .full(let terminal): terminal.size
    case .lines: CellSize(columns: 80, rows: 24)
    }
  }

  package func look(_ configuration: EmulatorConfiguration) -> RenderStyle {
    var (depth, glyphs) = (ColorDepth.mono, GlyphSet.ascii)
    if case .full(let terminal) = self {
      (depth, glyphs) = (terminal.profile.depth, terminal.profile.glyphs)
    }
    var look = RenderStyle(
      theme: configuration.theme(onLight: profile?.isLight), depth: depth, glyphs: glyphs,
      appearance: configuration.appearance, motion: configuration.motion,
      mosaic: configuration.mosaic ?? (profile?.drawsSextants == true ? .sextants : .halves))
    look.wallpaper = configuration.wallpaper
    return look
  }

  /// The terminal's capabilities; nil when the output is lines of text.
  var profile: TerminalProfile? {
    if case .full(let terminal) = self { terminal.profile } else { nil }
  }

  func run(
    _ session: Session, _ clock: EmulatorClock, _ configuration: EmulatorConfiguration
  ) async -> Int32 {
    switch self {
    case .full(let terminal):
      session.pictures = PictureSwitch(terminal.profile.pictures)
      // Without animations there is no interval of theirs.
      session.archiveInterval = max(session.frameInterval, 1.0 / 60)
      return await Emulator.RunLoop(
        client: session, display: .live(terminal), pictures: Self.pictures(on: terminal),
        clock: clock
      ).run()
    case .lines(let terminal):
      let isASCII =
        configuration.glyphs == .ascii
        || !TerminalProfile.hasUnicode(environment: configuration.environment)
      let output = LineOutput()
      let text = TextFrontEnd(
        session: session, terminal: terminal, clock: clock, isASCII: isASCII, output: output)
      let code = await Emulator.RunLoop(client: session, frontEnd: text, clock: clock).run()
      // A signal ends the program whether or not the rest is read.
      let isEndedBySignal = code >= 128
      output.finish { isEndedBySignal || terminal.isClosedBySignal }
      return code
    }
  }

  /// Restores the terminal, then prints the messages that could not be printed while the screen was
  /// in use.
  package func close() {
    guard case .full(let terminal) = self else { return }
    terminal.close()
    for notice in terminal.notices { ErrorPrinter.print(TerminalErrorMessage(notice).text) }
  }
}

extension CommandError {
  fileprivate init(_ error: TerminalError) {
    self.init(TerminalErrorMessage(error).text, code: .failed)
  }
}
