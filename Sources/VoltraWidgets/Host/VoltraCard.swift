import ActivityModel
import SwiftUI
import WidgetKit

/// The card of a payload; for watches and cars another region, or the compact ones side by side.
struct VoltraCard: View {
  let content: UntypedActivity.Content
  let views: VoltraViews

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
    var card = family == .small ? smallCard(of: payload) : AnyView(region("ls", of: payload))
    if let tint = VoltraColor.color(payload.backgroundTint) {
      card = AnyView(card.activityBackgroundTint(tint))
    }
    return payload.notes.reduce(card) { $0.leavingOut($1) }
  }

  private func region(_ key: String, of payload: VoltraPayload) -> AnyView {
    payload.regions[key].map { views.view($0) } ?? AnyView(EmptyView())
  }

  private func smallCard(of payload: VoltraPayload) -> AnyView {
    func has(_ key: String) -> Bool { payload.regions[key]?.isEmpty == false }
    if has("saf_sm") { return region("saf_sm", of: payload) }
    guard has("isl_cmp_l") || has("isl_cmp_t") else { return AnyView(EmptyView()) }
    return AnyView(
      HStack(spacing: 0) {
        region("isl_cmp_l", of: payload)
        Spacer()
        region("isl_cmp_t", of: payload)
      }
      .frame(maxWidth: .infinity))
  }
}
