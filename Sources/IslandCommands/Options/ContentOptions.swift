import ActivityModel
import ArgumentParser
import Foundation

/// The options for an activity's content.
struct ContentOptions: ParsableArguments {
  @Option(help: "The content state as JSON, as a push carries it; '@FILE' reads a file.")
  var state: String?

  @Option(help: "When the content goes stale, from now: 30s, 5m, 8h.")
  var stale: String?

  @Option(help: "The relevance score (default: 0, also in an update).")
  var score: Double?

  /// Returns the content; nil when `--state` is not given. Exits the program if another option is
  /// given without it.
  func content(now: Date) -> ActivityContentRecord? {
    if let state { return record(state: state, now: now) }
    if stale != nil || score != nil {
      ErrorPrinter.exit(
        "\(stale != nil ? "--stale" : "--score") goes with a state: add --state JSON", code: .usage)
    }
    return nil
  }

  /// Returns the content of a new activity; its state is an empty object if none is given.
  func firstContent(now: Date) -> ActivityContentRecord { record(state: state ?? "{}", now: now) }

  private func record(state: String, now: Date) -> ActivityContentRecord {
    if let score, !score.isFinite {
      ErrorPrinter.exit("--score: want a number, got '\(score)'", code: .usage)
    }
    return ActivityContentRecord(
      state: Self.json(state, for: "--state"),
      staleDate: stale.map { now.addingTimeInterval(Self.seconds($0, for: "--stale")) },
      relevanceScore: score ?? 0)
  }

  /// Returns JSON from the argument, or from the file that it names.
  static func json(_ text: String, for option: String) -> Data {
    var data = Data(text.utf8)
    if text.hasPrefix("@") {
      let path = String(text.dropFirst())
      guard let contents = FileManager.default.contents(atPath: path) else {
        ErrorPrinter.exit("\(option): cannot read '\(path)'", code: .badInput)
      }
      data = contents
    }
    guard (try? JSONSerialization.jsonObject(with: data)) is [String: Any] else {
      ErrorPrinter.exit(
        "\(option): want a JSON object such as {\"minutes\":5}, got: \(text.prefix(40))",
        code: .badInput)
    }
    return data
  }

  static func seconds(_ text: String, for option: String) -> TimeInterval {
    guard let seconds = DurationText.seconds(text) else {
      ErrorPrinter.exit(
        "\(option): want a duration such as 30s, 5m or 8h, got '\(text)'", code: .usage)
    }
    return seconds
  }
}
