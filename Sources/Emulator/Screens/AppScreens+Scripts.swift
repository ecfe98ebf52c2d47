import ActivityModel
import CellRaster
import PhoneScreen
import ViewArchive

/// What scripts ask of the app in front.
extension AppScreens {
  func handle(
    _ request: WireCall.Screen, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Screen>
  ) {
    scripts.add(.report(answer), at: now)
  }

  func handle(
    _ request: WireCall.Frame, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Frame>
  ) {
    scripts.add(.frame(request, answer), at: now)
  }

  func handle(
    _ request: WireCall.Press, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Press>
  ) {
    let id = request.control
    guard inFront?.archive?.controls[id] != nil else {
      return answer(.failure(.failed(message: "no such control on the screen")))
    }
    switch request.gesture {
    case .tap:
      press(id, at: now)
      scripts.add(.done(answer), at: now)
    case .hold: settle(hold(id, at: now), "a long press does nothing here", at: now, answer)
    case .swipe: settle(swipe(id, at: now), "a swipe does nothing here", at: now, answer)
    case .drag(let x, let y):
      settle(drag(id, by: .init(x: x, y: y), at: now), "a drag does nothing here", at: now, answer)
    }
  }

  func handle(
    _ request: WireCall.Refresh, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Refresh>
  ) {
    settle(
      refresh(at: now), "nothing on the screen in front can be refreshed", at: now, answer)
  }

  func handle(
    _ request: WireCall.Scroll, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Scroll>
  ) {
    settle(
      scroller.scroll(byPages: request.pages), "no app with a screen is in front", at: now, answer)
  }

  func handle(
    _ request: WireCall.TypeText, at now: Moment, _ answer: @escaping WireAnswer<WireCall.TypeText>
  ) {
    let isEditing = isEditing
    edit(at: now) { $0 = TerminalText.sanitised(request.text) }
    settle(isEditing, "no field is being edited: 'island tap' chooses one", at: now, answer)
  }

  /// Answers a script when the screen shows what it has caused, or at once when that is nothing.
  ///
  /// - Parameter reason: Why the script has caused nothing.
  private func settle(
    _ isDone: Bool, _ reason: String, at now: Moment,
    _ answer: @escaping @MainActor (Result<Void, WireRejection>) -> Void
  ) {
    guard isDone else { return answer(.failure(.failed(message: reason))) }
    scripts.add(.done(answer), at: now)
  }
}
