import ActivityModel
import ArgumentParser
import Foundation

/// `island -`: reads commands for a running island from standard input, a line each, and carries
/// them out over one connection.
struct StreamCommand: ParsableCommand {
  // Hidden: a name such as this one has no place in the completions of a shell.
  static let configuration = CommandConfiguration(
    commandName: "-", abstract: "Carry out the commands on standard input, a line each.",
    shouldDisplay: false)

  /// The commands that a line may contain: those for a running island.
  static let commands: [any ControlCommand.Type] = [
    ActivitiesCommand.self, StartCommand.self, UpdateCommand.self, EndCommand.self,
    DismissCommand.self, PressCommand.self, CollapseCommand.self, TapCommand.self,
    TypeCommand.self, ScreenCommand.self,
    SwipeCommand.self, LockCommand.self, DeviceCommand.self, ShowCommand.self,
    TurnCommand.self, SystemCommand.self, ForegroundCommand.self, AllowCommand.self,
    ClockControlCommand.self, DefaultsCommand.self, PushCommand.self, PushesCommand.self,
    TokensCommand.self, WaitCommand.self,
  ]

  /// Carries out every line. A command that fails does not stop those after it.
  ///
  /// - Throws: `CommandError` when no island is running; `ExitCode` of the first command that
  ///   failed.
  func run() throws {
    let island = try IslandConnection()
    var lines = LineReader(descriptor: STDIN_FILENO)
    var code: ErrorPrinter.ExitCode?
    func report(_ error: CommandError, line: Int) {
      ErrorPrinter.print("line \(line): \(error.message)")
      code = code ?? error.code
    }
    // Also before an error of a later line is reported, so that all are in their order.
    func settle() {
      island.settle()
      for failure in island.takeFailures() { report(failure.error, line: failure.line) }
    }
    while true {
      if lines.mustWait {
        settle()
        island.forget()
        fflush(nil)
      }
      guard let line = lines.next() else { break }
      island.line += 1
      do {
        try Self.run(line, on: island)
      } catch let exit as CleanExit {
        print(exit.description)
      } catch let exit as ExitCode {
        // The command has printed its own message.
        code = code ?? ErrorPrinter.ExitCode(rawValue: exit.rawValue) ?? .failed
      } catch {
        settle()
        report(error as? CommandError ?? CommandError(usage: error), line: island.line)
      }
    }
    settle()
    if let code { throw ExitCode(code.rawValue) }
  }

  /// Carries out one line.
  private static func run(_ line: String, on island: IslandConnection) throws {
    try run(words: try CommandWords.words(of: line), on: island)
  }

  /// Carries out the words of one line.
  ///
  /// - Throws: `CommandError` when they are no command, or it cannot be carried out.
  static func run(words: [String], on island: IslandConnection) throws {
    guard let name = words.first else { return }
    guard let type = commands.first(where: { $0.name == name }) else {
      let names = commands.map { $0.name }
      let remedy = Spelling.nearest(to: name, in: names).map { ", did you mean '\($0)'?" } ?? ""
      throw CommandError("'\(name)' is no command for a running island\(remedy)", code: .usage)
    }
    let arguments = Array(words.dropFirst())
    if type == UpdateCommand.self, let update = UpdateCommand(quickly: arguments) {
      try update.run(on: island)
    } else {
      try type.run(arguments, on: island)
    }
  }
}

extension ControlCommand {
  /// The word that names the command.
  fileprivate static var name: String { configuration.commandName ?? "" }

  /// Parses the words after the command's name, and carries it out.
  fileprivate static func run(_ words: [String], on island: IslandConnection) throws {
    try parse(words).run(on: island)
  }
}
