import ActivityModel
import Foundation
import SwiftUI
package import WidgetKit

/// Serves the Live Activity of a project with Voltra from its payloads, where its Swift is not at hand.
package enum VoltraHost {
  /// How the name of the file ends that a build writes in the place of a library.
  package static let suffix = ".voltra"
  static let attributesType = "VoltraAttributes"

  @MainActor
  package static func host() -> WidgetHost {
    WidgetHost(widgets: [], untyped: [activity])
  }

  /// What is shown before the app or a push brings a payload.
  private static let waiting = JSONValue.record([
    "v": .whole(1),
    "ls": .record([
      "t": .whole(0), "c": .text("Push a payload, or name one with --state"),
      "p": .record(["s": .record(["padding": .whole(16)])]),
    ]),
  ])

  @MainActor private static var activity: UntypedActivity {
    UntypedActivity(
      attributesType: attributesType,
      attributes: .record([.init("name", .optional(.text)), .init("deepLinkUrl", .optional(.url))]),
      state: .free, examples: [waiting],
      views: UntypedActivity.Views(
        card: { content in
          let card = VoltraCard(content: content)
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

  private static func url(of content: UntypedActivity.Content) -> URL? {
    guard case .text(let text)? = content.attributes[["deepLinkUrl"]] else { return nil }
    return URL(string: text)
  }

  @MainActor
  private static func island(_ content: UntypedActivity.Content) -> DynamicIsland {
    let payload = try? VoltraPayload(state: content.state)
    let views = VoltraViews(activityID: content.activityID)
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

/// The card of a payload; for watches and cars another region, or the compact ones side by side.
private struct VoltraCard: View {
  let content: UntypedActivity.Content

  @Environment(\.activityFamily) private var family

  var body: some View {
    switch Result(catching: { try VoltraPayload(state: content.state) }) {
    case .success(let payload):
      card(of: payload)
    case .failure(let failure):
      Text(verbatim: "\(failure)").padding().leavingOut("Voltra payload: \(failure)")
    }
  }

  private func card(of payload: VoltraPayload) -> AnyView {
    let views = VoltraViews(activityID: content.activityID)
    func region(_ key: String) -> AnyView? { payload.regions[key].map { views.view($0) } }
    var card: AnyView
    if family == .small {
      card =
        region("saf_sm")
        ?? AnyView(
          HStack(spacing: 0) {
            region("isl_cmp_l") ?? AnyView(EmptyView())
            Spacer()
            region("isl_cmp_t") ?? AnyView(EmptyView())
          })
    } else {
      card = region("ls") ?? AnyView(EmptyView())
      if let tint = VoltraColor.color(payload.backgroundTint) {
        card = AnyView(card.activityBackgroundTint(tint))
      }
    }
    return payload.notes.reduce(card) { $0.leavingOut($1) }
  }
}
