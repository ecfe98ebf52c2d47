import ActivityModel
import ArgumentParser
import Foundation
import LocalEngine

/// The options for an activity's content.
struct ContentOptions: ParsableArguments {
  @Option(help: "The content state as JSON, as a push carries it; '@FILE' reads a file.")
  var state: String?

  @Option(help: "When the content goes stale, from now: 30s, 5m, 8h.")
  var stale: String?

  @Option(help: "The relevance score (default: 0, also in an update).")
  var score: Double?

  /// Returns the content; nil when `--state` is not given.
  ///
  /// - Parameter now: The island's time, requested only when an option is relative to it.
  /// - Throws: `CommandError` when another option is given without it, or for a wrong value.
  func content(now: () throws(CommandError) -> Date) throws(CommandError)
    -> ActivityContentRecord?
  {
    if let state { return try record(state: state, now: now) }
    if stale != nil || score != nil {
      throw CommandError(
        "\(stale != nil ? "--stale" : "--score") goes with a state: add --state JSON", code: .usage)
    }
    return nil
  }

  /// Returns the content of a new activity; its state is an empty object if none is given.
  ///
  /// - Throws: `CommandError` for a wrong value.
  func firstContent(now: () throws(CommandError) -> Date) throws(CommandError)
    -> ActivityContentRecord
  {
    try record(state: state ?? "{}", now: now)
  }

  private func record(
    state: String, now: () throws(CommandError) -> Date
  ) throws(CommandError) -> ActivityContentRecord {
    if let score, !score.isFinite {
      throw CommandError("--score: expected a number, got '\(score)'", code: .usage)
    }
    var content = ActivityContentRecord(
      state: try Self.json(state, for: "--state"), relevanceScore: score ?? 0)
    if let stale {
      content.staleDate = try now().addingTimeInterval(try Self.seconds(stale, for: "--stale"))
    }
    return content
  }

  /// Returns JSON from the argument, or from the file that it names.
  ///
  /// - Throws: `CommandError` when the file cannot be read or is too long, or it is not a JSON object.
  static func json(_ text: String, for option: String) throws(CommandError) -> Data {
    var data = Data(text.utf8)
    if text.hasPrefix("@") {
      let path = String(text.dropFirst())
      do throws(FileFailure) {
        data = try FileReader.read(path, limit: FileReader.mostOfPayload)
      } catch {
        throw CommandError(error, for: option)
      }
    }
    guard (try? JSONSerialization.jsonObject(with: data)) is [String: Any] else {
      throw CommandError(
        "\(option): expected a JSON object such as {\"minutes\":5}, got: \(text.prefix(40))",
        code: .badInput)
    }
    return data
  }

  /// Parses a duration.
  ///
  /// - Throws: `CommandError` when it is none.
  static func seconds(_ text: String, for option: String) throws(CommandError) -> TimeInterval {
    guard let seconds = DurationText.seconds(text) else {
      throw CommandError(
        "\(option): expected a duration such as 30s, 5m or 8h, got '\(text)'", code: .usage)
    }
    return seconds
  }
}
