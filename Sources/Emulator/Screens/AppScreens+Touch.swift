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
      editing = Editing(id: id, text: text)
      if has(.focus, id) { send(.focus(id, true), to: connection, at: now) }
    } else {
      send(.press(id), to: connection, at: now)
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
    send(input(id), to: connection, at: now)
    screen.needsFrame = true
    return true
  }

  /// Pulls the screen down; false when that does nothing, or the screen is not at its top.
  func refresh(at now: Moment) -> Bool {
    guard let connection = inFront, connection.archive?.canRefresh == true,
      screen.display.page?.isAtTop == true
    else { return false }
    send(.refresh, to: connection, at: now)
    return true
  }

  /// Closes what is in front in the app, or returns to its screen below; false when there is neither.
  func goBack(at now: Moment) -> Bool {
    guard let connection = inFront, connection.archive?.canGoBack == true else { return false }
    send(.back, to: connection, at: now)
    return true
  }

  /// Closes the sheet of the app in front when a cell of the terminal shows what is behind it; false
  /// when it does not.
  func closeSheet(at point: CellPoint, _ now: Moment) -> Bool {
    guard let connection = inFront, let cell = screen.display.pageCell(at: point),
      screen.pageInFront?.isBehindSheet(cell) == true
    else { return false }
    send(.closeSheet, to: connection, at: now)
    return true
  }

  /// Moves the value of the selected control by some steps; false when it has none.
  func adjust(by steps: Int, at now: Moment) -> Bool {
    guard let connection = inFront, let id = selected, kind(of: id) == .adjustable else {
      return false
    }
    send(.adjust(id, steps: steps), to: connection, at: now)
    return true
  }

  /// Changes the text of the field that is being edited.
  func edit(at now: Moment, _ change: (inout String) -> Void) {
    guard var editing, let connection = inFront else { return }
    change(&editing.text)
    guard editing != self.editing else { return }
    self.editing = editing
    send(.text(editing.id, editing.text), to: connection, at: now)
  }

  /// Ends editing as the return key does.
  func submit(at now: Moment) {
    let id = editing?.id
    endEditing(at: now)
    guard let id, let connection = inFront, has(.submit, id) else { return }
    send(.submit(id), to: connection, at: now)
  }

  func endEditing(at now: Moment) {
    guard let id = editing?.id else { return }
    editing = nil
    screen.needsFrame = true
    guard let connection = inFront, has(.focus, id) else { return }
    send(.focus(id, false), to: connection, at: now)
  }

  /// Begins or ends editing a field when the app has moved its focus.
  func followFocus(from old: ScreenArchive?, to new: ScreenArchive, of app: String) {
    guard app == front else { return }
    if let id = editing?.id, old?.controls[id]?.isFocused == true,
      new.controls[id]?.isFocused == false
    {
      editing = nil
      screen.needsFrame = true
    }
    let focused = new.controls.first {
      $0.value.isFocused && old?.controls[$0.key]?.isFocused != true && $0.key != editing?.id
    }
    guard let focused, case .text(let text, _) = focused.value.kind else { return }
    editing = Editing(id: focused.key, text: text)
    wantsSelection = focused.key
  }

  /// Scrolls the page of the app in front by so many times its visible height, as far as there is
  /// something; false when there is none.
  func scroll(byPages pages: Int) -> Bool {
    let pages = min(max(pages, -10_000), 10_000)
    return scroll(forwards: pages > 0) { $0 * pages }
  }

  /// Scrolls the screen of the app in front; false when there is none.
  ///
  /// - Parameters:
  ///   - point: The cell of the terminal whose view scrolls; nil: the largest one that can, or the
  ///     whole screen.
  ///   - rows: Returns by how many rows for those that are seen.
  func scroll(forwards: Bool, at point: CellPoint? = nil, by rows: (_ seen: Int) -> Int) -> Bool {
    guard var page = screen.display.page else { return false }
    let cell = point.flatMap(screen.display.pageCell)
    if let found = page.scroll(along: .vertical, at: cell, forwards: forwards) {
      page.scroll(found, to: page.offset(of: found) + rows(page.seenRows(of: found)))
      screen.display.page = page
      screen.needsFrame = true
    }
    return true
  }
}
