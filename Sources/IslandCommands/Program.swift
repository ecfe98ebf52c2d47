package import ArgumentParser
import ActivityModel
import Dispatch
import Emulator
import Foundation
import Sandbox

/// Parses a command line and runs its command.
package enum Program {
  /// Options of the whole program, which need all commands: their list is printed.
  private static let optionsOfAll = ["-h", "--help", "--generate", "--experimental"]

  /// Returns true when a command of this target handles a command line.
  package static func contains(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return true }
    if first.hasPrefix("-"), first != StreamCommand.configuration.commandName {
      return !optionsOfAll.contains(where: first.hasPrefix)
    }
    if first == HostCommand.name { return arguments.dropFirst().first == GalleryProcess.argument }
    return IslandCommand.ownCommand(named: first) != nil
  }

  /// Runs the command of a command line; ends the process, or returns when the command has.
  ///
  /// - Parameter widgetCommands: The commands that compile and render widgets. Empty: only the
  ///   command that the command line names is parsed.
  @MainActor
  package static func run(
    _ arguments: [String], widgetCommands: [any ParsableCommand.Type] = []
  ) {
    let own = IslandCommand.ownCommands
    IslandCommand.commands =
      widgetCommands.isEmpty
      ? [arguments.first.flatMap(IslandCommand.ownCommand) ?? DemoCommand.self]
      : own.prefix(1) + widgetCommands + own.dropFirst()
    ProcessTree.own()
    // Writing to a closed pipe or socket has to fail with EPIPE and not end the program.
    signal(SIGPIPE, SIG_IGN)
    // Before there is a second thread.
    GalleryProcess.forkIfWanted(arguments)
    if arguments.first == HostCommand.name { GalleryProcess.serve() }
    if arguments.first == "help" || arguments == ["--help"] || arguments == ["-h"] {
      HelpPages.show(Array(arguments.dropFirst()))
    }
    do {
      var command = try command(of: arguments)
      guard let asynchronous = command as? any AsyncParsableCommand else {
        return try command.run()
      }
      // The command is not Sendable. From here on only the task uses it, so nothing can race.
      nonisolated(unsafe) var task = asynchronous
      Task { @MainActor in
        do {
          try await task.run()
          Foundation.exit(0)
        } catch {
          end(with: error, of: arguments.first)
        }
      }
      dispatchMain()
    } catch {
      end(with: error, of: arguments.first)
    }
  }

  /// Parses a command line; a command of this target alone when the words do not ask for help. The
  /// two most frequent lines are parsed without the argument parser, which takes 9 ms.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    guard !arguments.contains(where: { ["-h", "--help", "--version", "help"].contains($0) }) else {
      return try IslandCommand.parseAsRoot(arguments)
    }
    if arguments.isEmpty { return DemoCommand.withoutArguments }
    if arguments.first == UpdateCommand.configuration.commandName,
      let update = UpdateCommand(quickly: Array(arguments.dropFirst()))
    {
      return update
    }
    if let type = arguments.first.flatMap(IslandCommand.ownCommand) {
      return try type.parseAsRoot(Array(arguments.dropFirst()))
    }
    guard let first = arguments.first, !first.hasPrefix("-") else {
      return try DemoCommand.parseAsRoot(arguments)
    }
    guard commandNames.contains(first) else { throw unknownCommand(first) }
    return try IslandCommand.parseAsRoot(arguments)
  }

  /// Prints help and version to standard output, and a usage error as one line with exit code 64.
  ///
  /// - Parameter word: The first word of the command line.
  private static func end(with error: any Error, of word: String?) -> Never {
    let command = word.map { commandNames.contains($0) ? " \($0)" : "" } ?? ""
    if let error = error as? CommandError { ErrorPrinter.exit(error.message, code: error.code) }
    // The command has printed its own message.
    if let code = error as? ArgumentParser.ExitCode { Foundation.exit(code.rawValue) }
    let code = IslandCommand.exitCode(for: error)
    if code.isSuccess || code != ExitCode.validationFailure {
      IslandCommand.exit(withError: error)
    }
    let message = CommandError(usage: error).message
    let end = message.last.map { ".?!".contains($0) ? "" : "." } ?? ""
    ErrorPrinter.exit("\(message)\(end) See 'island\(command) --help'", code: .usage)
  }

  /// Returns the names of all commands, in the order of the help.
  private static var commandNames: [String] {
    IslandCommand.commands.compactMap { $0.configuration.commandName }
  }

  /// Returns the error for a word that is no command.
  private static func unknownCommand(_ word: String) -> CommandError {
    if FileManager.default.fileExists(atPath: word) {
      return CommandError(
        "'\(word)' is no command; 'island run \(word)' shows its widget, 'island preview \(word)' "
          + "all its presentations", code: .usage)
    }
    let nearest = Spelling.nearest(to: word, in: commandNames)
    return CommandError(
      "unknown command '\(word)'"
        + (nearest.map { ", did you mean '\($0)'?" } ?? ": 'island --help' lists all"),
      code: .usage)
  }
}
