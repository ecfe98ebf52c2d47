import ActivityModel
import ArgumentParser

/// `island tap [NAME]`: presses a control of the app in front, or taps an activity.
struct TapCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Press a control of the app in front, or tap an activity: its app opens.")

  @Argument(
    help: "The title of a control of the app in front, or an activity (default: the focused one).")
  var name: String?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    guard let name else {
      try island.call(.tap(nil))
      return
    }
    let screen = try island.screen()
    guard screen.app != nil else {
      try island.call(.tap(try island.activity(name)))
      return
    }
    let control = Result { () throws(ControlSelector.Failure) in
      try ControlSelector(screen).control(name)
    }
    switch control {
    case .success(let control): try island.call(.press(control: control.id))
    case .failure(let failure):
      // An activity can have the name.
      guard let id = try? island.activity(name) else {
        throw CommandError(failure.message, code: .badInput)
      }
      try island.call(.tap(id))
    }
  }
}
