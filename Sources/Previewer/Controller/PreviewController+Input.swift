import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import PhoneScreen

/// Handling of keys, mouse and paste, on the sheet and in the zoomed preview.
extension PreviewController {
  func handleOnSheet(_ event: TerminalEvent, at now: Moment) {
    if case .mouse(let mouse) = event, inspect(mouse, at: now) { return }
    if var pane = state.pane {
      let request = pane.handle(
        event, in: plan?.pane ?? .init(size: .zero), at: now.date, &state.states)
      state.pane = pane
      isDirty = true
      guard request == .pass else {
        if let request { perform(request, at: now) }
        return
      }
    }
    switch event {
    case .key(let press):
      if let command = SheetKeys.command(for: press) { perform(command, at: now) }
    case .mouse(let mouse): point(mouse, at: now)
    case .paste(let text): paste(text, at: now)
    case .resized, .resumed, .closed, .profile, .focus: break
    }
  }

  /// Handles Esc, states and toggles; passes every other event to the emulator.
  func handleOnStage(_ event: TerminalEvent, at now: Moment) {
    guard let stage else { return }
    if case .key(let press) = event, press.phase != .release,
      let command = SheetKeys.command(for: press)
    {
      switch command {
      case .back where stage.isAsOpened: return leaveStage(at: now)
      case .state, .toggle: return perform(command, at: now)
      case .move, .next, .previous, .first, .last, .page, .zoom, .preset, .widget, .form, .json,
        .toggles, .compare, .inspect, .fit, .rebuild, .clock, .back, .help, .quit, .suspend:
        break
      }
    }
    stage.session.handle(event, at: now)
  }

  private func perform(_ request: PaneRequest, at now: Moment) {
    switch request {
    case .close: show(nil)
    case .show(let presentation): showPart(of: presentation, at: now)
    case .pass: break
    case .showState: showState(at: now)
    case .choose(let choices):
      let before = situation
      choose(choices, at: now)
      if situation != before { say(situation.words, at: now) }
    case .command(let command): perform(command, at: now)
    }
  }

  func perform(_ command: SheetCommand, at now: Moment) {
    isDirty = true
    switch command {
    case .move(let direction): choose { $0.move(direction) }
    case .next, .previous: choose { $0.step(command == .next) }
    case .first, .last: choose { $0.jump(toLast: command == .last) }
    case .page(let forwards): choose { $0.turnPage(forwards) }
    case .zoom: zoom(at: now)
    case .state(let forwards):
      state.states?.step(by: forwards ? 1 : -1)
      showState(at: now)
    case .preset(let preset):
      state.states?.choose(preset)
      showState(at: now)
    case .form, .json: showStates(command == .form ? .form : .json)
    case .toggles: show(.toggles(TogglePane(choices)))
    case .compare:
      guard hasBefore else {
        return say("nothing to compare with before the first save", at: now)
      }
      let (comparison, name, _) = self.comparison
      show(.compare(ComparePane(comparison, before: name, focus: state.focus)))
    case .toggle(let key):
      var choices = self.choices
      guard let words = SheetToggle.turn(key, in: &choices) else { return }
      choose(choices, at: now)
      if case .toggles(var pane) = state.pane {
        pane.choices = choices
        state.pane = .toggles(pane)
      }
      say(SheetToggle.isAboutPhone(key) ? "\(words) · \(situation.words)" : words, at: now)
    case .widget(let forwards):
      guard state.stepWidget(forwards: forwards, now: now.date) else {
        return say("there is one Live Activity with one #Preview", at: now)
      }
      useSettings()
      ask(at: now)
    case .inspect: toggleInspector(at: now)
    case .fit: toggleFit(at: now)
    case .rebuild: reloader.rebuild(at: now)
    case .clock(let key): turn(key, at: now)
    case .back: break
    case .help: show(.help)
    case .quit: quit()
    case .suspend: suspend()
    }
  }

  /// Opens or closes a pane, and lays the sheet out in the remaining room.
  func show(_ pane: PreviewPane?) {
    state.pane = pane
    useSettings()
  }

  /// Pastes JSON as a state, from anywhere on the sheet.
  private func paste(_ text: String, at now: Moment) {
    guard state.states != nil else { return }
    show(.states)
    if state.states?.paste(text, at: now.date) == .changed { showState(at: now) }
  }

  /// Opens a page of the state pane, or closes the pane if it shows this page already.
  private func showStates(_ page: StatePane.Page) {
    guard state.states != nil else { return }
    if case .states = state.pane, state.states?.page == page { return show(nil) }
    state.states?.page = page
    show(.states)
  }

  private func showState(at now: Moment) {
    if let stage, let values = state.values { stage.update(state: values.state) }
    ask(at: now)
  }

  private func choose(_ change: (inout SheetView) -> Void) {
    change(&sheet)
    state.focus = sheet.focus
  }

  private func turn(_ key: ClockKey, at now: Moment) {
    guard let command = key.command(for: clock.reading) else { return }
    do {
      try clock.perform(command, deadline: sheet.nextChangeOfAll)
      sheet.forgetAll()
      ask(at: clock.now())
    } catch {
      say(error.words, at: now)
    }
  }

  /// Focuses the presentation at a click; a click on the focused one zooms it.
  private func point(_ mouse: MouseEvent, at now: Moment) {
    switch mouse.phase {
    case .scrollUp, .scrollDown:
      choose { $0.turnPage(mouse.phase == .scrollDown) }
      isDirty = true
    case .down where mouse.button == .left:
      guard let plan, plan.sheet.contains(mouse.position),
        let presentation = sheet.presentation(at: mouse.position)
      else { return }
      if presentation == state.focus { return zoom(at: now) }
      state.focus = presentation
      isDirty = true
    case .down, .drag, .up, .move: break
    }
  }
}
