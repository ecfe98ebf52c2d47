import ActivityModel
import ArgumentParser
import Foundation

/// `island clock x60`: changes the clock of the running island.
struct ClockControlCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "clock", abstract: "Freeze, step or speed up the running island's clock.",
    discussion: """
      freeze, resume, x2 … x3600, step [seconds], or deadline, which steps to the next scheduled \
      change. resume lets a frozen clock run on, and sets a running one to this machine's time. \
      Without arguments it prints the clock's time and rate.

      The code of widgets and apps that the island has started follows its clock: dates, and in an \
      app timers, too.
      """)

  @Argument(help: "freeze, resume, xN, step [seconds] or deadline.")
  var words: [String] = []

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    if !words.isEmpty {
      let text = words.joined(separator: " ")
      guard let command = ClockCommand(text: text) else {
        throw CommandError(
          "unknown clock command '\(text)', expected freeze, resume, x60, step 60 or deadline",
          code: .usage)
      }
      try island.call(WireCall.Clock(command))
    }
    let report = try island.report()
    let rate =
      switch report.clockRate {
      case 0: "frozen"
      case 1: "running"
      default: "×\(Int(exactly: report.clockRate).map(String.init) ?? String(report.clockRate))"
      }
    print("\(report.now.formatted(.iso8601)) \(rate)")
  }
}
