import ActivityKit
import Foundation
package import React
import ScriptKits

/// The native module of expo-widgets: starts, updates and ends Live Activities for an app's JavaScript.
package final class ExpoWidgetsModule: _NativeModuleInstance {
  private static let name = "ExpoWidgets"

  package static var module: _NativeModule {
    _NativeModule(
      name: name, flavour: .expo,
      methods: [
        "start": .sync, "getInstances": .sync, "update": .promise, "end": .promise,
        "getPushToken": .promise,
      ], isEmitter: true
    ) { ExpoWidgetsModule() }
  }

  private let activities = KitActivities<LiveActivityAttributes>(module: name)

  private init() {
    LiveActivityUserInteraction.setReceiver { [activities] source, target in
      activities.send(
        "onExpoWidgetsUserInteraction",
        [
          "source": .string(source), "target": .string(target),
          "timestamp": .number((Date().timeIntervalSince1970 * 1_000).rounded(.down)),
          "type": .string("ExpoWidgetsUserInteraction"),
        ])
    }
    for activity in Activity<LiveActivityAttributes>.activities { watch(activity) }
  }

  package func call(_ method: String, _ arguments: [_BridgeValue], _ reply: _BridgeReply) {
    let arguments = KitArguments(arguments)
    switch method {
    case "start":
      do {
        reply.resolve(.string(try start(arguments)))
      } catch {
        reply.reject(.init(code: "ERR_EXPO_WIDGETS", message: "\(error)"))
      }
    case "getInstances":
      reply.resolve(.array(running.map { .string($0.id) }))
    default:
      guard let activity = running.first(where: { $0.id == arguments.text(0) }) else {
        return reply.reject(
          .init(code: "ERR_EXPO_WIDGETS", message: "the Live Activity is not running any more"))
      }
      Task { await perform(method, on: activity, arguments, reply) }
    }
  }

  package func changeListeners(of event: String, by change: Int) {
    activities.changeListeners(of: event, by: change)
  }

  package func enter(_ phase: _BridgePhase) {}
  package func invalidate() {}

  // MARK: Activities

  private var running: [Activity<LiveActivityAttributes>] {
    Activity<LiveActivityAttributes>.activities.filter {
      [.active, .stale].contains($0.activityState)
    }
  }

  /// - Throws: The errors of a request.
  private func start(_ arguments: KitArguments) throws -> String {
    let state = LiveActivityAttributes.ContentState(
      name: arguments.text(0) ?? "", props: arguments.text(1))
    let activity = try Activity.request(
      attributes: LiveActivityAttributes(url: arguments.text(2)),
      content: ActivityContent(state: state, staleDate: arguments.date(3)), pushType: .token)
    watch(activity)
    return activity.id
  }

  private func perform(
    _ method: String, on activity: Activity<LiveActivityAttributes>, _ arguments: KitArguments,
    _ reply: _BridgeReply
  ) async {
    // Props are replaced as a whole.
    func made(staleAt index: Int?, props: Int) -> ActivityContent<
      LiveActivityAttributes.ContentState
    >? {
      guard let text = arguments.text(props) else { return nil }
      var state = activity.content.state
      state.props = text
      return ActivityContent(state: state, staleDate: index.flatMap { arguments.date($0) })
    }
    switch method {
    case "update":
      if let content = made(staleAt: 2, props: 1) { await activity.update(content) }
      reply.resolve(.null)
    case "end":
      let options = arguments.options(1)
      let policy: ActivityUIDismissalPolicy =
        switch KitArguments.text(options["type"]) {
        case "immediate": .immediate
        case "after": KitArguments.date(options["date"]).map { .after($0) } ?? .default
        default: .default
        }
      let content = made(staleAt: nil, props: 2)
      if let date = arguments.date(3) {
        await activity.end(content, dismissalPolicy: policy, timestamp: date)
      } else {
        await activity.end(content, dismissalPolicy: policy)
      }
      reply.resolve(.null)
    default:
      let token = activity.pushToken.map { KitActivities<LiveActivityAttributes>.text(of: $0) }
      reply.resolve(token.map { .string($0) } ?? .null)
    }
  }

  private func watch(_ activity: Activity<LiveActivityAttributes>) {
    let id = activity.id
    activities.watch(activity) { _ in
    } onToken: { [activities] token in
      activities.send(
        "onExpoWidgetsTokenReceived", ["activityId": .string(id), "pushToken": .string(token)],
        isKept: true)
    }
  }
}
