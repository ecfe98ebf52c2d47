import ActivityEngine
import ActivityKit
import ActivityModel
import LocalEngine
import PhoneScreen

/// Requests from the control socket.
extension Session {
  /// Handles the pending client requests, and requests archives again where the source of a type
  /// has changed.
  func takeCalls(at now: Moment) {
    if let control {
      for call in control.collect(at: now.uptime) { serve(call, control, at: now) }
    }
    let renewed = desk.takeRenewed()
    if !renewed.isEmpty {
      store.renew(driver.engine.records.filter { renewed.contains($0.attributesType) }.map(\.id))
      askForArchives(at: now)
    }
  }

  private func serve(_ call: ControlServer.Call, _ control: ControlServer, at now: Moment) {
    switch call.call {
    case .observe: control.observe(call)
    case .activities: control.answer(call, .activities(report(at: now)))
    case .tap(let id): control.answer(call, tap(id, at: now))
    case .show(let mode):
      show(mode, at: now)
      control.answer(call, .accepted)
    case .clock(let command):
      do {
        try perform(command)
        control.answer(call, .accepted)
      } catch {
        control.answer(call, .failed(message: error.words))
      }
    case .submit, .records, .authorization, .startToken:
      let answer = call.call.answer(
        from: driver.link(for: call.app), app: call.app, words: RefusalText.words)
      if case .refused(_, let message) = answer {
        note(call.app.isEmpty ? message : "\(call.app): \(message)", at: now)
        needsFrame = true
      }
      control.answer(call, answer)
    }
  }

  /// The two authorization settings: Live Activities and frequent updates.
  var authorization: WireAuthorization {
    let engine = driver.engine
    return WireAuthorization(
      activities: engine.isAuthorized, frequentPushes: engine.areFrequentPushesAllowed)
  }

  /// Returns a report of the phone's state and of all activities.
  func report(at now: Moment) -> ActivityReport {
    let engine = driver.engine
    return ActivityReport(
      now: now.date, clockRate: now.rate, device: engine.device, isLocked: engine.isLocked,
      isLandscape: engine.isLandscape, screen: state.mode,
      foreground: engine.foreground, allowsActivities: engine.isAuthorized,
      allowsFrequentPushes: engine.areFrequentPushesAllowed,
      startTokens: engine.startTokens, activities: engine.listings(name: name(of:)))
  }

  /// Taps an activity where it is shown; nil taps the focused target.
  private func tap(_ id: ActivityID?, at now: Moment) -> WireAnswer {
    guard let id else {
      tap(focusedTarget, at: now)
      return .accepted
    }
    guard driver.engine.record(id) != nil else {
      return .refused(.unknown(id), message: RefusalText.words(for: .unknown(id)))
    }
    tap(isLocked || islandID(id) == nil ? .card(id) : .island(id), at: now)
    return .accepted
  }
}

/// The full-screen list of activities.
extension Session {
  func list(at now: Moment) -> ActivityListScreen? {
    state.listStart.map {
      ActivityListScreen(table: ActivityTable(report(at: now)), first: $0, focus: focus.current)
    }
  }

  /// Scrolls the list that begins with `first`, or closes it; false for actions that the list does
  /// not handle.
  func browse(_ action: InputAction, from first: Int) -> Bool {
    switch action {
    case .command(.selectControl(let forwards)):
      let last = max(driver.engine.records.count - 1, 0)
      state.listStart = min(max(first + (forwards ? 1 : -1), 0), last)
    case .command(.quit), .command(.suspend), .command(.help): return false
    case .press, .drag: break
    case .command, .tap, .longPress, .swipe, .any: state.listStart = nil
    }
    return true
  }
}
