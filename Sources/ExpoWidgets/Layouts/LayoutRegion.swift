import ActivityModel
import SwiftUI
import WidgetKit

/// One region of a layout: what the evaluated function returns for it in this environment.
struct LayoutRegion: View {
  let activity: LayoutActivity
  let content: UntypedActivity.Content
  /// The names of the region; the first one that the layout returns is drawn.
  let names: [String]
  /// True: errors and what is dropped are named here.
  var isFirst = false

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.isActivityFullscreen) private var isFullscreen
  @Environment(\.isActivityUpdateReduced) private var isUpdateReduced
  @Environment(\.activityFamily) private var family
  @Environment(\.levelOfDetail) private var levelOfDetail

  var body: some View {
    let (evaluation, views) = activity.evaluation(of: content, in: environment)
    if isFirst, let error = evaluation.error {
      RedBox(error: error, stack: evaluation.notes.joined(separator: "\n"))
        .leavingOut(evaluation.faults.joined(separator: "; "))
    } else if let node = names.lazy.compactMap({ evaluation.regions[$0] }).first {
      noted(views.view(node), evaluation.notes)
    }
  }

  private func noted(_ view: AnyView, _ notes: [String]) -> AnyView {
    isFirst ? notes.reduce(view) { $0.leavingOut($1) } : view
  }

  private var environment: [String: JSONValue] {
    [
      "colorScheme": .text(colorScheme == .dark ? "dark" : "light"),
      "isLuminanceReduced": .truth(isLuminanceReduced),
      "isActivityFullscreen": .truth(isFullscreen),
      "isActivityUpdateReduced": .truth(isUpdateReduced),
      "isStale": .truth(content.isStale),
      "activityFamily": .text(family == .small ? "small" : "medium"),
      "levelOfDetail": .text(levelOfDetail == .simplified ? "simplified" : "default"),
    ]
  }
}
