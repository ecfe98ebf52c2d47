import ArgumentParser
import Dispatch
import Foundation
import HostProtocol

@main
struct Island {
  @MainActor
  static func main() {
    // Writing to a closed pipe or socket has to fail with EPIPE and not end the program.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Before there is a second thread.
    GalleryProcess.forkIfWanted(arguments)
    if arguments.first == HostCommand.name {
      HostCommand.serve(library: arguments.dropFirst().first)
    }
    if arguments.first == "help" || arguments == ["--help"] || arguments == ["-h"] {
      HelpPages.show(Array(arguments.dropFirst()))
    }
    do {
      var command = try IslandCommand.parseAsRoot(arguments)
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
          end(with: error)
        }
      }
      dispatchMain()
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
