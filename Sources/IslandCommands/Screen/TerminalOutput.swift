import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
package import PhoneScreen

/// The output of a run: a full screen, lines of text, or nothing.
@MainActor
package enum TerminalOutput {
  case full(CursesDevice)
  case lines(LineTerminal)
  /// What is passed gets the signals only.
  case nothing(LineTerminal)

  /// Opens what the configuration requests; lines if the terminal cannot position its cursor.
  ///
  /// - Throws: `CommandError` when there is no terminal, or it cannot be used.
  static func open(_ configuration: EmulatorConfiguration) throws(CommandError) -> TerminalOutput {
    switch configuration.output {
    case .nothing: return .nothing(try lineTerminal(input: nil))
    case .lines: return .lines(try lineTerminal())
    case .screen: break
    }
    do throws(TerminalError) {
      return .full(try terminal(configuration))
    } catch {
      // Without a terminal it would end with its input, which may be none.
      guard case .dumb = error, isatty(STDIN_FILENO) == 1 else {
        throw CommandError(error, advice: Self.advice(without: error))
      }
      ErrorPrinter.print(
        "this terminal cannot place its cursor: text, as with --plain; 'island doctor' says more")
      return .lines(try lineTerminal())
    }
  }

  /// What shows a phone without a full screen; nil where that is not what is missing.
  private static func advice(without error: TerminalError) -> String? {
    switch error {
    case .noTerminal, .background, .dumb:
      "--headless for scripts ('island help ci'), --plain for lines of text"
    case .cannotOpen, .cannotReadModes, .noResources, .refused: nil
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

  private static func lineTerminal(
    input: Int32? = STDIN_FILENO
  ) throws(CommandError) -> LineTerminal {
    do throws(TerminalError) {
      return try LineTerminal(input: input)
    } catch {
      throw CommandError(error)
    }
  }

  var wake: @Sendable () -> Void {
    switch self {
    case .full(let terminal): { terminal.wake() }
    case .lines(let terminal), .nothing(let terminal): { terminal.wake() }
    }
  }

  /// The size of the terminal; 80 x 24 for lines, which have no size, and without a terminal room for the
  /// phone and the panel.
  var size: CellSize {
    switch self {
    case .full(let terminal): terminal.size
    case .lines: CellSize(columns: 80, rows: 24)
    case .nothing: CellSize(columns: 100, rows: 40)
    }
  }

  package func look(_ configuration: EmulatorConfiguration) -> RenderStyle {
    var (depth, glyphs) = (ColorDepth.mono, GlyphSet.ascii)
    var motion = configuration.motion
    switch self {
    case .full(let terminal): (depth, glyphs) = (terminal.profile.depth, terminal.profile.glyphs)
    // As wide as it can be, and without the frames of animations: there is no screen.
    case .nothing:
      depth = configuration.depth ?? .direct
      glyphs = configuration.glyphs ?? .unicode
      motion = .none
    case .lines: break
    }
    var look = RenderStyle(
      theme: configuration.theme(onLight: profile?.isLight), depth: depth, glyphs: glyphs,
      appearance: configuration.appearance, motion: motion,
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
    case .nothing(let signals):
      return await Emulator.RunLoop(
        client: session,
        frontEnd: HeadlessFrontEnd(
          signals: signals, output: LineOutput(),
          readyLine: ReadyLine(socket: session.socket ?? "", process: getpid()).text),
        clock: clock
      ).run()
    }
  }

  /// Restores the terminal, then prints the messages that could not be printed while the screen was
  /// in use.
  package func close() {
    switch self {
    case .full(let terminal):
      terminal.close()
      for notice in terminal.notices { ErrorPrinter.print(TerminalErrorMessage(notice).text) }
    case .lines(let terminal), .nothing(let terminal): terminal.close()
    }
  }
}

extension CommandError {
  /// - Parameter advice: What helps besides the error's own advice; nil: nothing.
  fileprivate init(_ error: TerminalError, advice: String? = nil) {
    var message = TerminalErrorMessage(error)
    let all = [message.advice, advice].compactMap(\.self)
    message.advice = all.isEmpty ? nil : all.joined(separator: "; ")
    self.init(message.text, code: .failed)
  }
}

extension TerminalProfile {
  /// What is said once in the life of a user about 24-bit colour; nil: nothing, or it was said.
  package func newColorAdvice(_ environment: [String: String]) -> String? {
    guard let advice = colorAdvice(environment),
      StateFolder(environment: environment)?.isFirst("colors") ?? true
    else { return nil }
    return advice
  }
}
