import ArgumentParser
import PushServer

/// Changes the faults of a running server.
struct FaultCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fault", abstract: "Add a fault to the running push service, or list them.",
    discussion: """
      island-apns fault                 lists the faults
      island-apns fault "429 next 3"    adds one
      island-apns fault clear           removes all
      """)

  @Argument(help: "A fault, or 'clear'.")
  var words: [String] = []

  /// Runs the command.
  ///
  /// - Throws: `PushServerError` when it cannot be carried out.
  func run() throws {
    let line = words.joined(separator: " ")
    let command = try AdminCommand(line.isEmpty ? "fault" : "fault \(line)")
    for line in try AdminRequest.reply(to: command).split(separator: "\n") {
      print(SafeText.line(String(line)))
    }
  }
}
