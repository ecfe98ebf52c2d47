import ActivityModel
import ArgumentParser
import Foundation

/// `island tap [NAME]`: presses a control of the app in front, or taps an activity.
struct TapCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Press a control of the app in front, or tap an activity: its app opens.")

  @Argument(
    help: "The title of a control of the app in front, or an activity (default: the focused one).")
  var name: String?

  @Flag(help: "Press the control long: a context menu.")
  var hold = false

  @Flag(help: "Swipe the row to the left: its actions.")
  var swipe = false

  @Option(
    help: .init("Drag the control by some points, to the right and down.", valueName: "X,Y"))
  var drag: String?

  @Flag(help: "Pull the screen down, which loads its content anew.")
  var refresh = false

  /// Checks that one gesture is named, and a control where it needs one.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    let gestures = [hold, swipe, refresh, drag != nil].count(where: \.self)
    guard gestures <= 1 else {
      throw ValidationError("name one of --hold, --swipe, --drag and --refresh")
    }
    if let drag, Self.way(drag) == nil {
      throw ValidationError("'\(drag)' is no drag; write two numbers of points, such as 40,0")
    }
    if refresh, name != nil { throw ValidationError("--refresh is for the whole screen") }
    if hold || swipe || drag != nil, name == nil {
      throw ValidationError("name the control to touch")
    }
  }

  private var gesture: ControlGesture {
    if let way = drag.flatMap(Self.way) { return .drag(x: way.x, y: way.y) }
    return hold ? .hold : swipe ? .swipe : .tap
  }

  private static func way(_ text: String) -> (x: Double, y: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let x = parts[0], let y = parts[1],
      abs(x) < 10_000, abs(y) < 10_000
    else { return nil }
    return (x, y)
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    if refresh {
      try island.call(WireCall.Refresh())
      return
    }
    guard let name else {
      try island.call(WireCall.Tap(nil))
      return
    }
    let screen = try island.call(WireCall.Screen())
    guard screen.app != nil else {
      try island.call(WireCall.Tap(try island.activity(name)))
      return
    }
    let control = Result { () throws(ControlSelector.Failure) in
      try ControlSelector(screen).control(name)
    }
    switch control {
    case .success(let control):
      try island.call(WireCall.Press(control: control.id, gesture: gesture))
    case .failure(let failure):
      // An activity can have the name.
      guard gesture == .tap, let id = try? island.activity(name) else {
        throw CommandError(failure.message, code: .badInput)
      }
      try island.call(WireCall.Tap(id))
    }
  }
}
