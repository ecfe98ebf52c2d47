import SwiftUI
import ActivityKit
import AppIntents
import Foundation

final class TimerModel: ObservableObject {
  static let shared = TimerModel()
  @Published var startedAt: Date?
  @Published var pausedAt: Date?
  private var activity: Activity<TimerWidgetAttributes>?

  var state: TimerWidgetAttributes.ContentState { .init(startedAt: startedAt, pausedAt: pausedAt) }

  func start() {
    startedAt = Date(); pausedAt = nil
    activity = try? Activity.request(
      attributes: TimerWidgetAttributes(), content: .init(state: state, staleDate: nil))
  }
  func pause() async {
    pausedAt = Date(); await activity?.update(.init(state: state, staleDate: nil))
  }
  func resume() async {
    if let startedAt, let pausedAt {
      self.startedAt = Date(timeIntervalSinceNow: startedAt.timeIntervalSince(pausedAt))
    }
    pausedAt = nil; await activity?.update(.init(state: state, staleDate: nil))
  }
}

public struct PauseIntent: LiveActivityIntent {
  public init() {}
  public static var title: LocalizedStringResource = "Pause"
  public func perform() async throws -> some IntentResult {
    await TimerModel.shared.pause(); return .result()
  }
}
public struct ResumeIntent: LiveActivityIntent {
  public init() {}
  public static var title: LocalizedStringResource = "Resume"
  public func perform() async throws -> some IntentResult {
    await TimerModel.shared.resume(); return .result()
  }
}
public struct ResetIntent: LiveActivityIntent {
  public init() {}
  public static var title: LocalizedStringResource = "Reset"
  public func perform() async throws -> some IntentResult { return .result() }
}

@main struct StopwatchApp: App {
  var body: some Scene { WindowGroup { StopwatchView() } }
}
struct StopwatchView: View {
  @ObservedObject var model = TimerModel.shared
  var body: some View {
    VStack(spacing: 16) {
      Text(model.startedAt == nil ? "stopped" : model.pausedAt == nil ? "running" : "paused").font(
        .title)
      Button("Start") { model.start() }.disabled(model.startedAt != nil)
    }
  }
}
