import ArgumentParser

/// The program of the local push service.
@main
struct IslandAPNs: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "island-apns",
    abstract: "A push service for Live Activities on this machine.",
    discussion: """
      Speaks what Apple's push service speaks, and delivers to a running island. Clients need its \
      address, the certificate of its authority, and its signing key; it prints all three.
      """,
    subcommands: [
      ServeCommand.self, FaultCommand.self, StatusCommand.self, ServerWaitCommand.self,
      SnippetCommand.self, EnvironmentCommand.self,
    ],
    defaultSubcommand: ServeCommand.self)
}
