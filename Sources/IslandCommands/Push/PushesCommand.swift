import ActivityModel
import ArgumentParser
import Foundation

/// `island pushes [NUMBER]`: lists the last pushes, or shows the whole trace of one.
struct PushesCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "pushes",
    abstract: "List the last pushes, and why each did or did not change the screen.")

  @Argument(help: "The number of a push, for its whole trace.")
  var number: Int?

  @Flag(help: "Print whole traces as JSON, one a line.")
  var json = false

  @Flag(help: "Go on with every new push, until the island ends.")
  var follow = false

  /// Rejects options that exclude each other.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    guard number == nil || !follow else {
      throw ValidationError("--follow lists all pushes: leave out the number")
    }
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    let traces = try island.call(WireCall.Pushes(follow: follow))
    if let number {
      guard let trace = traces.last(where: { $0.number == number }) else {
        throw CommandError(
          "there is no push \(number): 'island pushes' lists those that are kept, the last 200",
          code: .badInput)
      }
      return try PushPrinter.print(trace, asJSON: json)
    }
    if traces.isEmpty, !follow, !json { print("no pushes") }
    for trace in traces { try show(trace) }
    guard follow else { return }
    let done = DispatchSemaphore(value: 0)
    let (pushes, json) = (island.pushes, json)
    // A trace is sent when its push is decided and again when it is drawn; as JSON both are printed.
    Task {
      var last = 0
      for await trace in pushes {
        if json {
          try? PushPrinter.print(trace, asJSON: true)
        } else if trace.number > last {
          PushPrinter.printLine(trace)
          last = trace.number
        }
      }
      done.signal()
    }
    done.wait()
  }

  private func show(_ trace: PushTrace) throws {
    if json { try PushPrinter.print(trace, asJSON: true) } else { PushPrinter.printLine(trace) }
  }
}
