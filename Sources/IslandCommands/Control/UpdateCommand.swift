import ActivityModel
import ArgumentParser
import Foundation

/// `island update ID`: updates an activity's content.
struct UpdateCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Update an activity's content.")

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String

  @OptionGroup var content: ContentOptions

  @OptionGroup var alert: AlertOptions

  @Option(help: "The age of the data: 30s, 5m. Data older than what is shown is ignored.")
  var age: String?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    guard let record = try content.content(now: island.now) else {
      throw CommandError("an update needs --state JSON", code: .usage)
    }
    island.send(
      .update(
        ActivityUpdate(
          id: try island.activity(activity), content: record, alert: try alert.record(),
          timestamp: try age.map {
            try island.now().addingTimeInterval(-ContentOptions.seconds($0, for: "--age"))
          })))
  }
}

extension UpdateCommand {
  /// Parses the words after the command's name without the argument parser, which builds its
  /// description of the command anew for every line, by reflection: 0.6 ms, where the whole update
  /// takes 0.2. Nil: the words contain anything but an activity and options with values, each once;
  /// the argument parser parses those, and has the messages.
  init?(quickly words: [String]) {
    var values: [String: String] = [:]
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      let isOption = word.hasPrefix("-")
      index += isOption ? 1 : 0
      let key = isOption ? word : ""
      guard index < words.endIndex, !isOption || !words[index].hasPrefix("-"),
        values.updateValue(words[index], forKey: key) == nil
      else { return nil }
      index += 1
    }
    guard let activity = values.removeValue(forKey: "") else { return nil }
    self.init()
    self.activity = activity
    age = values.removeValue(forKey: "--age")
    content = ContentOptions()
    content.state = values.removeValue(forKey: "--state")
    content.stale = values.removeValue(forKey: "--stale")
    content.score = nil
    alert = AlertOptions()
    alert.alert = values.removeValue(forKey: "--alert")
    alert.alertBody = values.removeValue(forKey: "--alert-body")
    if !values.isEmpty { return nil }
  }
}
