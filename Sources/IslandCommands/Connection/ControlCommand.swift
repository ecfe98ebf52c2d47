import ArgumentParser

/// A command for a running island: one of a command line, or a line of `island -`.
protocol ControlCommand: ParsableCommand {
  /// Carries out the command. What it prints goes to standard output.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws
}

extension ControlCommand {
  /// Carries out the command of a command line.
  ///
  /// - Throws: `CommandError` when no island is running, or it refuses the command.
  func run() throws {
    let island = try IslandConnection()
    try run(on: island)
    island.settle()
    if let failure = island.failures.first { throw failure.error }
  }
}
