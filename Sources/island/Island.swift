import ArgumentParser
import Foundation
import HostProtocol

@main
struct Island {
  @MainActor
  static func main() async {
    // Writing to a closed pipe or socket has to fail with EPIPE and not end the program.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == HostCommand.name {
      await HostCommand.run(library: arguments.dropFirst().first)
    }
    if arguments.first == "help" || arguments == ["--help"] || arguments == ["-h"] {
      HelpPages.show(Array(arguments.dropFirst()))
    }
    do {
      var command = try IslandCommand.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Prints help and version to standard output, and a usage error as one line with exit code 64.
  private static func end(with error: any Error) -> Never {
    let code = IslandCommand.exitCode(for: error)
    if code.isSuccess || code != ExitCode.validationFailure {
      IslandCommand.exit(withError: error)
    }
    let message =
      IslandCommand.message(for: error)
      .split(separator: "\n").first.map(String.init) ?? "wrong usage"
    ErrorPrinter.exit("\(message) – try 'island --help'", code: .usage)
  }
}
