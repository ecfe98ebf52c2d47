import ActivityModel
import Foundation

/// Evaluates layouts, and keeps the last results: every region of an activity asks for the same.
@MainActor
final class LayoutEvaluator {
  /// What a layout is evaluated with.
  struct Input: Hashable {
    var layout: String
    /// The props as the text of a JSON object.
    var props: String
    /// What the layout's second argument says of the place where it is drawn.
    var environment: [String: JSONValue]
    /// The phone's time in whole milliseconds since 1970.
    var now: Int64
  }

  private let process: LayoutProcess
  private var results: [Input: LayoutEvaluation] = [:]
  private var order: [Input] = []
  /// Props that handlers of buttons have returned, which cover those of the state, by activity.
  private var local: [String: [String: JSONValue]] = [:]
  /// What each activity was drawn with last.
  private var last: [String: Input] = [:]

  /// The regions and appearances of some activities.
  private static let most = 64

  init(_ process: LayoutProcess) { self.process = process }

  func evaluate(_ input: Input, of activity: String) -> LayoutEvaluation {
    last[activity] = input
    if let known = results[input] { return known }
    let made = LayoutEvaluation(process.answer(to: input.question))
    results[input] = made
    order.append(input)
    if order.count > Self.most { results[order.removeFirst()] = nil }
    return made
  }

  /// The props of a state, covered by what handlers of this activity's buttons have returned.
  func props(_ props: JSONValue, of activity: String) -> JSONValue {
    guard let covers = local[activity], case .record(let record) = props else { return props }
    return .record(record.merging(covers) { $1 })
  }

  /// Calls the handler of a button, and keeps what it returns for the activity.
  ///
  /// - Returns: False when the layout has no handler for the target.
  func press(_ target: String, of activity: String) -> Bool {
    guard var question = last[activity]?.question else { return false }
    question["press"] = .text(target)
    let answer = process.answer(to: question)
    if case .record(let props)? = answer["props"] {
      local[activity, default: [:]].merge(props) { $1 }
    }
    return answer["handled"] == .truth(true)
  }
}

extension LayoutEvaluator.Input {
  fileprivate var question: [String: JSONValue] {
    [
      "layout": .text(layout), "props": .text(props), "environment": .record(environment),
      "now": .whole(now),
    ]
  }
}
