package import ArgumentParser
import Emulator
import Foundation
import Gallery

/// `island demo`, the default command: shows the gallery's five apps on a phone.
package struct DemoCommand: AsyncParsableCommand {
  package static let name = "demo"
  package static let configuration = CommandConfiguration(
    commandName: name, abstract: "Show the gallery (what 'island' alone does).")

  @OptionGroup var options: DisplayOptions
  @OptionGroup var clock: ClockOptions

  @Flag(help: "Neither resume an earlier run nor save this one.")
  var ephemeral = false

  @Flag(help: "Start the apps at once, without the opening of the first run.")
  var noIntro = false

  package init() {}

  /// The command of a line without arguments, for which the argument parser takes 9 ms.
  static var withoutArguments: DemoCommand {
    var command = DemoCommand()
    command.options = .none
    command.clock = ClockOptions()
    command.clock.clock = []
    command.ephemeral = false
    command.noIntro = false
    return command
  }

  /// Runs until the user quits, then exits.
  ///
  /// - Throws: `CommandError` for a wrong option.
  @MainActor
  package func run() async throws {
    try await Self.show(options, clock, isEphemeral: ephemeral, hasOpening: !noIntro)
  }

  /// Runs the gallery.
  ///
  /// - Parameters:
  ///   - hasOpening: True: the apps start one after the other, on a screen and in a run that is saved.
  ///   - recording: The path to record to.
  /// - Throws: `CommandError` for a wrong option.
  @MainActor
  package static func show(
    _ options: DisplayOptions, _ clock: ClockOptions, isEphemeral: Bool,
    hasOpening: Bool = false, recording: String? = nil
  ) async throws -> Never {
    // First of all, so that it loads while the terminal is asked what it can do.
    let gallery = GalleryProcess.start(environment: ProcessInfo.processInfo.environment)
    var configuration = try options.configuration()
    configuration.hasOpening =
      hasOpening && !isEphemeral && clock.clock.isEmpty && configuration.output == .screen
      && isatty(STDOUT_FILENO) == 1
    let apps = GalleryApp.all(locale: configuration.locale)
    try await EmulatorLauncher(
      configuration: configuration, clock: clock.makeClock(),
      isEphemeral: isEphemeral || clock.beginsAtADate, recording: recording
    ) { broker in
      for app in apps { broker.add(gallery, for: app.attributesType) }
      return apps.map(EmulatedApp.init)
    }.run()
  }
}

extension EmulatedApp {
  init(_ app: GalleryApp) {
    self.init(
      id: app.id, name: app.name, icon: app.icon, letter: app.letter,
      attributesType: app.attributesType, startsAutomatically: app.startsAutomatically,
      start: app.start,
      steps: app.steps.map { Step(after: $0.after, run: $0.run) }, end: app.end)
  }
}
