import ActivityKit
import Foundation
package import React
import ScriptKits

/// Voltra's native module: starts, updates and ends Live Activities for an app's JavaScript.
package final class VoltraModule: _NativeModuleInstance {
  /// Why a call is refused.
  private struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private static let name = "Voltra"

  /// - Parameter newName: Makes the name of an activity to which the app gives none.
  package static func module(newName: @escaping @Sendable () -> String) -> _NativeModule {
    _NativeModule(
      name: name, flavour: .expo,
      methods: [
        "startLiveActivity": .promise, "updateLiveActivity": .promise, "endLiveActivity": .promise,
        "endAllLiveActivities": .promise, "isLiveActivityActive": .sync,
      ], isEmitter: true
    ) { VoltraModule(newName: newName) }
  }

  private let activities = KitActivities<VoltraAttributes>(module: name)
  private let newName: @Sendable () -> String

  private init(newName: @escaping @Sendable () -> String) {
    self.newName = newName
    VoltraInteraction.setReceiver { [activities] source, identifier, payload in
      activities.send(
        "interaction",
        [
          "type": .string("interaction"), "source": .string(source),
          "timestamp": .number(Date().timeIntervalSince1970), "identifier": .string(identifier),
          "payload": .string(payload),
        ], isKept: true)
    }
    for activity in Activity<VoltraAttributes>.activities { watch(activity) }
  }

  package func call(_ method: String, _ arguments: [_BridgeValue], _ reply: _BridgeReply) {
    let arguments = KitArguments(arguments)
    let id = arguments.text(0) ?? ""
    if method == "isLiveActivityActive" { return reply.resolve(.bool(activity(id) != nil)) }
    Task {
      do {
        switch method {
        case "startLiveActivity":
          reply.resolve(.string(try await start(payload: id, arguments.options(1))))
        case "updateLiveActivity":
          try await update(id, payload: arguments.text(1) ?? "", arguments.options(2))
          reply.resolve(.null)
        case "endLiveActivity":
          try await end(id, arguments.options(1))
          reply.resolve(.null)
        default:
          for activity in Activity<VoltraAttributes>.activities {
            await activity.end(nil, dismissalPolicy: .immediate)
          }
          reply.resolve(.null)
        }
      } catch {
        reply.reject(.init(code: "ERR_VOLTRA", message: "\(error)"))
      }
    }
  }

  package func changeListeners(of event: String, by change: Int) {
    activities.changeListeners(of: event, by: change)
  }

  package func enter(_ phase: _BridgePhase) {}
  package func invalidate() {}

  // MARK: Activities

  private func activity(_ name: String) -> Activity<VoltraAttributes>? {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    return Activity<VoltraAttributes>.activities.first {
      $0.attributes.name == name && [.active, .stale].contains($0.activityState)
    }
  }

  /// Starts an activity and returns its name. One that has the name already is ended first.
  ///
  /// - Throws: `VoltraCompression.Refusal`: the payload cannot be sent; the errors of a request.
  private func start(payload: String, _ options: [String: _BridgeValue]) async throws -> String {
    let given = KitArguments.text(options["activityName"])?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let name = given.flatMap { $0.isEmpty ? nil : $0 } ?? newName()
    let content = try content(payload, options)
    if let former = activity(name) { await former.end(nil, dismissalPolicy: .immediate) }
    let attributes = VoltraAttributes(
      name: name, deepLinkUrl: KitArguments.text(options["deepLinkUrl"]))
    let channel = KitArguments.text(options["channelId"])
    watch(
      try Activity.request(
        attributes: attributes, content: content,
        pushType: channel.map { PushType.channel($0) } ?? .token))
    return name
  }

  private func update(
    _ name: String, payload: String, _ options: [String: _BridgeValue]
  ) async throws {
    guard let activity = activity(name) else {
      throw Refusal(description: "no Live Activity is named \"\(name)\"")
    }
    await activity.update(try content(payload, options))
  }

  private func end(_ name: String, _ options: [String: _BridgeValue]) async throws {
    guard let activity = activity(name) else {
      throw Refusal(description: "no Live Activity is named \"\(name)\"")
    }
    var policy = ActivityUIDismissalPolicy.immediate
    if case .object(let given)? = options["dismissalPolicy"],
      let date = KitArguments.date(given["date"])
    {
      policy = .after(date)
    }
    await activity.end(nil, dismissalPolicy: policy)
  }

  /// - Throws: `VoltraCompression.Refusal` when the payload cannot be sent.
  private func content(
    _ payload: String, _ options: [String: _BridgeValue]
  ) throws(VoltraCompression.Refusal) -> ActivityContent<VoltraAttributes.ContentState> {
    ActivityContent(
      state: VoltraAttributes.ContentState(
        uiJsonData: try VoltraCompression.text(of: Data(payload.utf8))),
      staleDate: KitArguments.date(options["staleDate"]),
      relevanceScore: KitArguments.number(options["relevanceScore"]) ?? 0)
  }

  private func watch(_ activity: Activity<VoltraAttributes>) {
    let name = activity.attributes.name
    activities.watch(activity) { [activities] state in
      activities.send(
        "stateChange", Self.event("stateChange", name, ["activityState": .string("\(state)")]))
    } onToken: { [activities] token in
      activities.send(
        "activityTokenReceived",
        Self.event("activityTokenReceived", name, ["pushToken": .string(token)]),
        isKept: true)
    }
  }

  private static func event(
    _ type: String, _ name: String, _ more: [String: _BridgeValue]
  ) -> [String: _BridgeValue] {
    more.merging([
      "type": .string(type), "timestamp": .number(Date().timeIntervalSince1970),
      "activityName": .string(name),
    ]) { $1 }
  }
}
