package import ActivityKit
import Foundation
package import React
import Synchronization

/// The Live Activities of one type that an app's JavaScript starts through a kit, and what its listeners
/// hear of them.
package final class KitActivities<Attributes: ActivityAttributes & Sendable>: Sendable {
  private struct State: Sendable {
    /// The listeners by event.
    var listeners: [String: Int] = [:]
    /// Events that nobody has heard yet, and that are kept.
    var waiting: [(event: String, body: [String: _BridgeValue])] = []
    /// The activities that are watched.
    var watched: Set<String> = []
  }

  /// The name of the kit's native module.
  private let module: String
  private let state = Mutex(State())

  /// More would be of an app that never listens.
  private static var mostWaiting: Int { 1_000 }

  package init(module: String) { self.module = module }

  /// Notes that listeners of an event were added or removed; the first hears what has waited.
  package func changeListeners(of event: String, by change: Int) {
    let due = state.withLock { state in
      state.listeners[event, default: 0] += change
      guard change > 0 else { return [] as [[String: _BridgeValue]] }
      let due = state.waiting.filter { $0.event == event }.map(\.body)
      state.waiting.removeAll { $0.event == event }
      return due
    }
    for body in due { _BridgeEvents.send(module, event, .object(body)) }
  }

  /// True when somebody listens to an event.
  package func hasListeners(of event: String) -> Bool {
    state.withLock { ($0.listeners[event] ?? 0) > 0 }
  }

  /// Sends an event to the app's JavaScript.
  ///
  /// - Parameter isKept: True: it waits when nobody listens; false: it is lost then.
  package func send(_ event: String, _ body: [String: _BridgeValue], isKept: Bool = false) {
    guard hasListeners(of: event) else {
      guard isKept else { return }
      return state.withLock { state in
        state.waiting.append((event, body))
        if state.waiting.count > Self.mostWaiting { state.waiting.removeFirst() }
      }
    }
    _BridgeEvents.send(module, event, .object(body))
  }

  /// Calls back for what happens to an activity, until it is gone. One that is watched already is not
  /// watched twice.
  package func watch(
    _ activity: Activity<Attributes>,
    onState: @escaping @Sendable (ActivityState) -> Void,
    onToken: @escaping @Sendable (String) -> Void
  ) {
    guard state.withLock({ $0.watched.insert(activity.id).inserted }) else { return }
    Task { for await state in activity.activityStateUpdates { onState(state) } }
    Task { for await token in activity.pushTokenUpdates { onToken(Self.text(of: token)) } }
  }

  /// The hexadecimal digits of a token.
  package static func text(of token: Data) -> String {
    token.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
