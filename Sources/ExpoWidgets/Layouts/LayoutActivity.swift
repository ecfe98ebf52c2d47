import ActivityModel
import Foundation
import SwiftUI
import WidgetKit

/// The Live Activities of layouts: each by its name, and all under the name that they have in pushes.
@MainActor
struct LayoutActivity {
  let evaluator: LayoutEvaluator
  /// The layout; nil: the state names it.
  let name: String?

  /// The attributes type that Expo's extension declares for all layouts.
  static let sharedType = "LiveActivityAttributes"

  /// One activity for each layout, and the one that stands for all.
  static func all(of file: LayoutFile, _ evaluator: LayoutEvaluator) -> [UntypedActivity] {
    let names = file.layouts.map(\.name)
    let url = ValueShape.record([.init("url", .optional(.url))])
    let own = file.layouts.map { layout in
      let activity = LayoutActivity(evaluator: evaluator, name: layout.name)
      return UntypedActivity(
        attributesType: layout.name, attributes: url, state: layout.props,
        examples: layout.examples, views: activity.views,
        reading: { activity.props(of: $0) }, problems: { activity.problems(of: $0) })
    }
    guard !names.contains(sharedType) else { return own }
    let choices = names.map { ValueShape.Choice(name: $0, value: .text($0)) }
    return own + [
      UntypedActivity(
        attributesType: sharedType, isListed: false, attributes: url,
        state: .record([.init("name", .choice(choices)), .init("props", .optional(.text))]),
        views: LayoutActivity(evaluator: evaluator, name: nil).views)
    ]
  }

  private var views: UntypedActivity.Views {
    UntypedActivity.Views(
      card: { content in
        let card = LayoutCard(activity: self, content: content)
        return url(of: content).map { card.widgetURL($0) } ?? card
      },
      island: { content in
        func region(_ name: String) -> LayoutRegion {
          LayoutRegion(activity: self, content: content, names: [name])
        }
        return DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { region("expandedLeading") }
          DynamicIslandExpandedRegion(.trailing) { region("expandedTrailing") }
          DynamicIslandExpandedRegion(.center) { region("expandedCenter") }
          DynamicIslandExpandedRegion(.bottom) { region("expandedBottom") }
        } compactLeading: {
          region("compactLeading")
        } compactTrailing: {
          region("compactTrailing")
        } minimal: {
          region("minimal")
        }
        .widgetURL(url(of: content))
      })
  }

  /// The address that the app has started the activity with.
  private func url(of content: UntypedActivity.Content) -> URL? {
    guard case .text(let text)? = content.attributes["url"] else { return nil }
    return URL(string: text)
  }

  /// Returns what a layout draws, and what makes views of it.
  func evaluation(
    of content: UntypedActivity.Content, in environment: [String: JSONValue]
  ) -> (LayoutEvaluation, NodeViews) {
    let input = input(of: content, in: environment)
    let views = NodeViews { target in
      LiveActivityUserInteraction(
        source: content.activityID, target: target, layout: input.layout, evaluator: evaluator)
    }
    return (evaluator.evaluate(input, of: content.activityID), views)
  }

  private func input(
    of content: UntypedActivity.Content, in environment: [String: JSONValue]
  ) -> LayoutEvaluator.Input {
    let (layout, props) = layoutAndProps(of: content.state)
    let covered = evaluator.props(props, of: content.activityID)
    return LayoutEvaluator.Input(
      layout: layout, props: String(decoding: covered.json, as: UTF8.self),
      environment: environment,
      now: Int64((content.now.timeIntervalSince1970 * 1000).rounded(.down)))
  }

  private func layoutAndProps(of state: JSONValue) -> (String, JSONValue) {
    if let name { return (name, state) }
    guard case .text(let named)? = state["name"] else { return ("", .record([:])) }
    return (named, Self.props(inText: state["props"]))
  }

  /// Returns the props of a state, which a push brings as `{"name": …, "props": "{…}"}`.
  private func props(of state: JSONValue) -> JSONValue {
    guard case .record(let record) = state, record["name"] == name.map(JSONValue.text),
      record.keys.allSatisfy({ $0 == "name" || $0 == "props" })
    else { return state }
    switch record["props"] {
    case nil, .text?, .null?: return Self.props(inText: record["props"])
    default: return state
    }
  }

  /// Text that is no JSON stays what it is: the layout's error says so.
  private static func props(inText value: JSONValue?) -> JSONValue {
    guard case .text(let text)? = value else { return .record([:]) }
    return (try? JSONParser.read(text)) ?? .text(text)
  }

  private func problems(of content: UntypedActivity.Content) -> [String] {
    let evaluation = evaluator.evaluate(
      input(of: content, in: ["colorScheme": .text("dark")]), of: content.activityID)
    guard evaluation.error != nil else { return [] }
    return evaluation.faults.map { "\(name ?? ""): \($0)" }
  }
}
