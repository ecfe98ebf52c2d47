import CellRaster
import HostProtocol
import PhoneScreen
import ViewArchive

/// What a person does to the screen of the app in front.
extension AppScreens {
  /// Presses a control of the app in front, or begins to edit a field.
  func press(_ id: String, at now: Moment) {
    guard let connection = inFront else { return }
    selection.select(.screen(id))
    endEditing(at: now)
    if case .text(let text, _) = kind(of: id) {
      editor.begin(id, text: text)
      if has(.focus, id) { connection.send(.focus(id, true), at: now) }
    } else {
      connection.send(.press(id), at: now)
    }
    screen.needsFrame = true
  }

  func has(_ gesture: ScreenControl.Gesture, _ id: String) -> Bool {
    inFront?.archive?.controls[id]?.gestures.contains(gesture) ?? false
  }

  /// The selected control of the app in front; nil: none is, or the island is expanded over it.
  private var selected: String? {
    guard isInFront, case .screen(let id) = selection.target else { return nil }
    return id
  }

  /// Presses a control long; false when that does nothing.
  ///
  /// - Parameter id: Nil: the selected one.
  func hold(_ id: String? = nil, at now: Moment) -> Bool {
    perform(.hold, on: id, at: now) { .hold($0) }
  }

  /// Swipes a row to the left; false when that does nothing.
  ///
  /// - Parameter id: Nil: the selected one.
  func swipe(_ id: String? = nil, at now: Moment) -> Bool {
    perform(.swipe, on: id, at: now) { .swipe($0) }
  }

  private func perform(
    _ gesture: ScreenControl.Gesture, on id: String?, at now: Moment,
    _ input: (String) -> ScreenInput
  ) -> Bool {
    guard let connection = inFront, let id = id ?? selected, has(gesture, id) else { return false }
    selection.select(.screen(id))
    connection.send(input(id), at: now)
    screen.needsFrame = true
    return true
  }

  /// Pulls the screen down; false when that does nothing, or the screen is not at its top.
  func refresh(at now: Moment) -> Bool {
    guard let connection = inFront, connection.archive?.canRefresh == true,
      screen.display.page?.isAtTop == true
    else { return false }
    connection.send(.refresh, at: now)
    return true
  }

  /// Closes what is in front in the app, or returns to its screen below; false when there is neither.
  func goBack(at now: Moment) -> Bool {
    guard let connection = inFront, connection.archive?.canGoBack == true else { return false }
    connection.send(.back, at: now)
    return true
  }

  /// Closes the sheet of the app in front when a cell of the terminal shows what is behind it; false
  /// when it does not.
  func closeSheet(at point: CellPoint, _ now: Moment) -> Bool {
    guard let connection = inFront, let cell = screen.display.pageCell(at: point),
      screen.pageInFront?.isBehindSheet(cell) == true
    else { return false }
    connection.send(.closeSheet, at: now)
    return true
  }

  /// Moves the value of the selected control by some steps; false when it has none.
  func adjust(by steps: Int, at now: Moment) -> Bool {
    guard let connection = inFront, let id = selected, kind(of: id) == .adjustable else {
      return false
    }
    connection.send(.adjust(id, steps: steps), at: now)
    return true
  }

  /// Changes the text of the field that is being edited.
  func edit(at now: Moment, _ change: (inout String) -> Void) {
    guard let connection = inFront, let editing = editor.change(change) else { return }
    connection.send(.text(editing.id, editing.text), at: now)
  }

  /// Ends editing as the return key does.
  func submit(at now: Moment) {
    let id = editor.editing?.id
    endEditing(at: now)
    guard let id, let connection = inFront, has(.submit, id) else { return }
    connection.send(.submit(id), at: now)
  }

  func endEditing(at now: Moment) {
    guard let id = editor.end() else { return }
    screen.needsFrame = true
    guard let connection = inFront, has(.focus, id) else { return }
    connection.send(.focus(id, false), at: now)
  }
}
