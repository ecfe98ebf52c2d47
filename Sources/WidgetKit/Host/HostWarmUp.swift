import ActivityKit
import ActivityModel
import Foundation
import HostProtocol
import SwiftUI
import ViewArchive

/// Performs the one-time work of a process's first archive in advance, while it is idle:
/// instantiates types, loads locales and calendars, and creates coders.
@MainActor
package enum HostWarmUp {
  private struct Sample: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var date: Date
      var count: Int
    }
    var name: String
  }

  /// Archives a sample activity and discards the result; false when a step failed.
  @discardableResult
  package static func run(now: Date = Date()) -> Bool {
    // Not a `Widget`: all types of the program that conform to it are listed as its widgets.
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
    guard let sample = activity.sample(now: now, context: SampleContext()).sample,
      let state = sample.states.first
    else { return false }
    _ = activity.shapes(now: now)
    let request = ArchiveRequest(
      activityID: "", attributesType: sample.attributesType, attributes: sample.attributes,
      state: state.json, environment: ArchiveEnvironment(now: now))
    guard let line = try? Wire.line(LineToHost.request(id: 0, .archive(request))),
      case .request(_, .archive(let read))? = try? Wire.message(LineToHost.self, in: line),
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
