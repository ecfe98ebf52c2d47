import ActivityKit
import ActivityModel
import Foundation
import HostProtocol
import React
import Synchronization

/// The Live Activities whose layouts are functions of JavaScript, as Expo's module `ExpoWidgets` has them
/// started, updated and ended by the app.
final class LayoutActivities: _NativeModuleInstance {
  /// The name of the module.
  static let name = "ExpoWidgets"
  /// What is told of a button that a person has pressed.
  private static let interaction = "onExpoWidgetsUserInteraction"

  /// Why a call does nothing.
  private struct Failure: Error {
    var code: String
    var message: String
  }

  /// The layouts that the script has declared.
  private let names = Mutex<Set<String>>([])
  private let presses: LayoutPresses

  /// - Parameter presses: What is read of the intents of buttons.
  init(_ presses: @escaping LayoutPresses) { self.presses = presses }

  /// The module as a script finds it.
  func module() -> _NativeModule {
    _NativeModule(
      name: Self.name, flavour: .expo,
      methods: [
        "start": .sync, "getInstances": .sync, "update": .promise, "end": .promise,
        "getPushToken": .promise,
      ], isEmitter: true
    ) { self }
  }

  /// Notes that the script has a layout.
  func add(_ name: String) { names.withLock { _ = $0.insert(name) } }

  /// Tells the script of a button that a person has pressed.
  @MainActor
  func hear(_ request: PerformRequest) {
    guard let press = presses(request) else { return }
    let now = (Date().timeIntervalSince1970 * 1_000).rounded(.down)
    _BridgeEvents.send(
      Self.name, Self.interaction,
      .object([
        "source": .string(press.source), "target": .string(press.target),
        "timestamp": .number(now), "type": .string("ExpoWidgetsUserInteraction"),
      ]))
  }

  func call(_ method: String, _ arguments: [_BridgeValue], _ reply: _BridgeReply) {
    func argument(_ index: Int) -> _BridgeValue {
      index < arguments.count ? arguments[index] : .null
    }
    do throws(Failure) {
      switch method {
      case "start":
        reply.resolve(
          .string(
            try start(argument(0).text, argument(1), url: argument(2).text, stale: argument(3))))
      case "getInstances": reply.resolve(.array(records.map { .string($0.id.rawValue) }))
      case "update":
        let record = try record(argument(0))
        let content = ActivityContentRecord(
          state: Self.props(argument(1)), staleDate: argument(2).date)
        try submit(.update(ActivityUpdate(id: record.id, content: content)))
        reply.resolve(.null)
      case "end":
        let record = try record(argument(0))
        let content: ActivityContentRecord? =
          argument(2) == .null ? nil : ActivityContentRecord(state: Self.props(argument(2)))
        try submit(
          .end(
            ActivityEnd(
              id: record.id, content: content, dismissal: argument(1).dismissal,
              timestamp: argument(3).date)))
        reply.resolve(.null)
      case "getPushToken":
        reply.resolve(try record(argument(0)).pushToken.map { .string(Self.text($0)) } ?? .null)
      default: throw Failure(code: "ERR_UNKNOWN", message: "\(Self.name) has no '\(method)'")
      }
    } catch {
      reply.reject(.init(code: error.code, message: error.message))
    }
  }

  func changeListeners(of event: String, by change: Int) {}
  func enter(_ phase: _BridgePhase) {}
  func invalidate() {}

  private func start(
    _ name: String?, _ props: _BridgeValue, url: String?, stale: _BridgeValue
  ) throws(Failure) -> String {
    guard let link = ActivityLink.current, let name else { throw Self.unreachable }
    add(name)
    let attributes = JSONValue.record(["url": url.map(JSONValue.text) ?? .null])
    let request = ActivityRequest(
      id: link.newID(), app: link.app, attributesType: name, attributes: attributes.json,
      content: ActivityContentRecord(state: Self.props(props), staleDate: stale.date),
      origin: link.role == .backgroundApp ? .background : .foreground, pushType: .token)
    switch link.submit(.request(request)) {
    case .accepted: return request.id.rawValue
    // An app without the capability starts what is not reached by pushes.
    case .refused(.noPushCapability):
      var request = request
      request.pushType = nil
      try submit(.request(request))
      return request.id.rawValue
    case .refused(let refusal): throw Self.failure(refusal)
    case .unreachable: throw Self.unreachable
    }
  }

  private func submit(_ event: ActivityEvent) throws(Failure) {
    switch ActivityLink.current?.submit(event) {
    case .accepted: return
    case .refused(let refusal): throw Self.failure(refusal)
    case .unreachable, nil: throw Self.unreachable
    }
  }

  /// What runs of all layouts.
  private var records: [ActivityRecord] {
    guard let link = ActivityLink.current else { return [] }
    return names.withLock(\.self).sorted().flatMap { link.records($0) ?? [] }
      .filter { $0.phase.isRunning }
  }

  private func record(_ id: _BridgeValue) throws(Failure) -> ActivityRecord {
    if let record = records.first(where: { .string($0.id.rawValue) == id }) { return record }
    throw Failure(
      code: "ERR_LIVE_ACTIVITY_NOT_FOUND",
      message: "no Live Activity runs with the identifier '\(id.text ?? "")'")
  }

  private static let unreachable = Failure(
    code: "ERR_LIVE_ACTIVITIES_NOT_SUPPORTED", message: "the phone cannot be reached")

  private static func failure(_ refusal: ActivityRefusal) -> Failure {
    Failure(code: "ERR_START_LIVE_ACTIVITY", message: RefusalMessage.text(for: refusal))
  }

  /// The props as JSON; what is none is left out.
  private static func props(_ value: _BridgeValue) -> Data {
    value.text.map { Data($0.utf8) } ?? Data("{}".utf8)
  }

  private static func text(_ token: Data) -> String {
    token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension _BridgeValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A time in milliseconds since 1970; nil: it is none.
  fileprivate var date: Date? {
    if case .number(let time) = self { Date(timeIntervalSince1970: time / 1_000) } else { nil }
  }

  /// What becomes of a card at the end: a record with `type`, and `date` when that is `after`.
  fileprivate var dismissal: DismissalPolicy {
    guard case .object(let fields) = self else { return .default }
    switch (fields["type"], fields["date"]?.date) {
    case (.string("immediate"), _): return .immediate
    case (.string("after"), let date?): return .after(date)
    default: return .default
    }
  }
}
