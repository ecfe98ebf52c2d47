import ArgumentParser

/// `island apns`: starts the push server, which is a program of its own.
struct APNsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apns", abstract: "Run the push server, 'island-apns'.",
    discussion: "'island apns --help' lists its commands and options.", helpNames: [])

  @Argument(parsing: .captureForPassthrough, help: "The words for island-apns.")
  var words: [String] = []

  /// Replaces this process with the server.
  func run() { SiblingProgram.apns.replaceThis(words) }
}
