import ActivityModel
import Foundation
import SwiftUI
import WidgetKit

/// The Live Activities that payloads draw: each that the app's sources start by its name, and all under the
/// name that they have on a phone.
@MainActor
struct VoltraActivity {
  /// What makes addresses of the app whole; nil: nothing does.
  var scheme: String?

  /// The attributes type of Voltra's widget.
  static let sharedType = "VoltraAttributes"

  /// What is shown before the app or a push brings a payload.
  private static let waiting = JSONValue.record([
    "v": .whole(1),
    "ls": .record([
      "t": .whole(0), "c": .text("Push a payload, or name one with --state"),
      "p": .record(["s": .record(["padding": .whole(16)])]),
    ]),
  ])

  static func all(of file: VoltraFile) -> [UntypedActivity] {
    let made = VoltraActivity(scheme: file.scheme)
    let own = file.activities.filter { $0.name != sharedType }.map { activity in
      var start: [String: JSONValue] = ["name": .text(activity.name)]
      start["deepLinkUrl"] = activity.address.map(JSONValue.text)
      return made.activity(activity.name, states: activity.states, start: .record(start))
    }
    var shared = made.activity(sharedType, states: [waiting], start: .record([:]))
    shared.isListed = own.isEmpty
    return own + [shared]
  }

  private func activity(
    _ type: String, states: [JSONValue], start: JSONValue
  ) -> UntypedActivity {
    UntypedActivity(
      attributesType: type,
      attributes: .record([.init("name", .optional(.text)), .init("deepLinkUrl", .optional(.text))]
      ),
      state: .free, start: start, examples: states,
      views: UntypedActivity.Views(
        card: { content in
          let card = VoltraCard(content: content, views: views(of: content))
          return url(of: content).map { card.widgetURL($0) } ?? card
        }, island: island),
      problems: { content in
        do {
          return try VoltraPayload(state: content.state).notes
        } catch {
          return ["\(error)"]
        }
      })
  }

  private func views(of content: UntypedActivity.Content) -> VoltraViews {
    VoltraViews(activityID: content.activityID, scheme: scheme)
  }

  private func url(of content: UntypedActivity.Content) -> URL? {
    guard case .text(let text)? = content.attributes[["deepLinkUrl"]] else { return nil }
    return VoltraLink.url(text, scheme: scheme)
  }

  private func island(_ content: UntypedActivity.Content) -> DynamicIsland {
    let payload = try? VoltraPayload(state: content.state)
    let views = views(of: content)
    func region(_ key: String) -> AnyView {
      payload?.regions[key].map { views.view($0) } ?? AnyView(EmptyView())
    }
    return DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { region("isl_exp_l") }
      DynamicIslandExpandedRegion(.trailing) { region("isl_exp_t") }
      DynamicIslandExpandedRegion(.center) { region("isl_exp_c") }
      DynamicIslandExpandedRegion(.bottom) { region("isl_exp_b") }
    } compactLeading: {
      region("isl_cmp_l")
    } compactTrailing: {
      region("isl_cmp_t")
    } minimal: {
      region("isl_min")
    }
    .keylineTint(VoltraColor.color(payload?.keylineTint))
    .widgetURL(url(of: content))
  }
}
