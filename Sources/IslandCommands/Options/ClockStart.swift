import ActivityModel
import ArgumentParser
import Foundation

/// One value of `--clock`.
enum ClockStart: ExpressibleByArgument {
  case command(ClockCommand)
  case date(Date)

  init?(argument: String) {
    if argument.lowercased() == "frozen" {
      self = .command(.freeze)
    } else if case .rate(let rate)? = ClockCommand(text: argument) {
      self = .command(.rate(rate))
    } else if let date = ArgumentDate.parse(argument) {
      self = .date(date)
    } else {
      return nil
    }
  }

  var date: Date? { if case .date(let date) = self { date } else { nil } }
}
