import ArgumentParser
import PushServer

extension Snippet: ExpressibleByArgument {}

/// Prints a program that sends a push.
struct SnippetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snippet", abstract: "Print a program that sends an update to this push service.",
    discussion: "The variables TOKEN, TOPIC and STATE replace the values that are in it.")

  @Argument(help: "curl, python, node, go or swift.")
  var language: Snippet

  @Option(help: "The port; by default that of the running push service, else 2197.")
  var port: Int?

  /// Runs the command.
  ///
  /// - Throws: `PushServerError` when it cannot be carried out.
  func run() throws {
    print(language.text(try SnippetSource.values(port: port)), terminator: "")
  }
}
