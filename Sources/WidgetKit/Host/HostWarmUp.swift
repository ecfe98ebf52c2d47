import ActivityKit
import ActivityModel
import Foundation
import HostProtocol
import SwiftUI
import ViewArchive

/// Does once, while nobody waits, what the first picture of a process pays for besides: types are
/// made when they are first used, locales and calendars are read, coders are built.
@MainActor
package enum HostWarmUp {
  private struct Sample: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var date: Date
      var count: Int
    }
    var name: String
  }

  /// Draws a picture of nobody's, and throws it away. False when it came to nothing.
  @discardableResult
  package static func run(now: Date = Date()) -> Bool {
    // No `Widget`: the types of this program that are widgets are what it offers.
    let activity: any LiveActivity = ActivityConfiguration(for: Sample.self) { context in
      card(context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "star") }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.date, style: .timer) }
        DynamicIslandExpandedRegion(.bottom) { card(context) }
      } compactLeading: {
        Text("\(context.state.count)")
      } compactTrailing: {
        Text(context.state.date, style: .timer)
      } minimal: {
        Image(systemName: "star")
      }
    }
    guard let sample = try? activity.sample(now: now) else { return false }
    _ = activity.shapes(now: now)
    let request = ArchiveRequest(
      activityID: "", attributesType: sample.attributesType, attributes: sample.attributes,
      state: sample.state, environment: ArchiveEnvironment(now: now))
    guard let line = try? Wire.line(LineToHost.ask(id: 0, .archive(request))),
      case .ask(_, .archive(let read))? = try? Wire.message(LineToHost.self, in: line),
      let lowered = try? activity.archive(read)
    else { return false }
    return (try? Wire.line(LineFromHost.reply(id: 0, .archived(lowered.archive)))) != nil
  }

  private static func card(_ context: ActivityViewContext<Sample>) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Label(context.attributes.name, systemImage: "star").font(.headline)
        Spacer()
        Text(context.state.date, style: .relative).foregroundStyle(.secondary)
      }
      ProgressView(timerInterval: context.state.date...context.state.date + 60)
      ZStack {
        Circle().fill(.blue).frame(width: 8, height: 8)
        Text(context.state.count, format: .number).monospacedDigit()
      }
    }
    .padding()
    .activityBackgroundTint(.black)
  }
}
